import SwiftUI

struct PasswordField: View {
    @State private var password = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            SecureField("Password", text: $password)
                .textFieldStyle(.roundedBorder)
            Text("\(password.count) characters")
                .foregroundStyle(.secondary)
        }
    }
}
