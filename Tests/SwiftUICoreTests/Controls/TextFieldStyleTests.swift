import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct TextFieldStyleTests {
    @Test("A style of one's own puts the field where it wants, without a border")
    func ownStyle() throws {
        let window = TestWindow(StyledForm())
        let field = try #require(window.controls(RecordingTextField.self).first)
        #expect(window.controls(RecordingTextWidget.self).map(\.string) == [">", "none"])
        #expect(!field.kind.hasBorder)
        field.type("Anna")
        window.turn()
        #expect(window.controls(RecordingTextWidget.self).map(\.string) == [">", "Anna"])
        #expect(field.properties["label"] == "Name")
    }

    @Test("A style may ask for the border of another style")
    func borderInsideStyle() throws {
        let window = TestWindow {
            TextField("Name", text: .constant("")).textFieldStyle(Bordered())
        }
        #expect(try #require(window.controls(RecordingTextField.self).first).kind.hasBorder)
    }

    @Test("The outermost of several styles decides what the inner ones show")
    func severalStyles() throws {
        let window = TestWindow {
            TextField("Name", text: .constant("")).textFieldStyle(Pointed()).textFieldStyle(.roundedBorder)
        }
        #expect(try #require(window.controls(RecordingTextField.self).first).kind.hasBorder)
    }

    @Test("Secret fields stay secret in a style")
    func secretField() throws {
        let window = TestWindow {
            SecureField("Password", text: .constant("")).textFieldStyle(Pointed())
        }
        #expect(try #require(window.controls(RecordingTextField.self).first).kind.isSecure)
    }
}

private struct StyledForm: View {
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name).textFieldStyle(Pointed())
            Text(name.isEmpty ? "none" : name)
        }
    }
}

private struct Pointed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
            Text(">")
            configuration
        }
    }
}

private struct Bordered: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View {
        configuration.textFieldStyle(RoundedBorderTextFieldStyle())
    }
}
