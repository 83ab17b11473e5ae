import SwiftUI

struct WebLink: View {
    var body: some View {
        if let swift = URL(string: "https://www.swift.org") {
            Link("Open swift.org", destination: swift)
        }
    }
}
