/// The files of a new app, by their paths.
struct AppTemplate {
    let name: String
    let identifier: String

    init(name: String, identifier: String?) {
        self.name = name
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        self.identifier = identifier ?? "org.example." + String(letters)
    }

    /// The type that starts the app.
    private var appType: String {
        let name = ModuleName.valid(name)
        return (name.first?.uppercased() ?? "") + name.dropFirst() + "App"
    }

    var files: [(path: String, text: String)] {
        let source = name + "/"
        return [
            ("\(name).xcodeproj/project.pbxproj", ProjectTemplate(name: name, identifier: identifier).text),
            (source + "\(appType).swift", appSource),
            (source + "ContentView.swift", Self.viewSource),
            (source + "Localizable.xcstrings", Self.texts),
            (source + "Assets.xcassets/Contents.json", Self.catalog),
            (source + "Assets.xcassets/AccentColor.colorset/Contents.json", Self.accentColor),
            (source + "Assets.xcassets/AppIcon.appiconset/Contents.json", Self.appIcon),
            ("README.md", readme),
            (".gitignore", "xcuserdata/\nDerivedData/\n"),
        ]
    }

    private var appSource: String {
        """
        import SwiftUI

        @main
        struct \(appType): App {
            var body: some Scene {
                WindowGroup {
                    ContentView()
                }
            }
        }

        """
    }

    private static let viewSource = """
        import SwiftUI

        struct ContentView: View {
            @State private var count = 0

            var body: some View {
                VStack(spacing: 16) {
                    Text("Hello, world!")
                        .font(.largeTitle)
                    Text("\\(count) clicks")
                        .foregroundStyle(.secondary)
                    Button("Click me") {
                        count += 1
                    }
                    .buttonStyle(.borderedProminent)
                }
                .padding()
            }
        }

        #Preview {
            ContentView()
        }

        """

    private var readme: String {
        """
        # \(name)

        On Linux: `segler run`, in this folder. On a Mac: open `\(name).xcodeproj` in Xcode.

        """
    }

    private static let texts = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld clicks" : {
              "localizations" : {
                "de" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Klick" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Klicks" } }
                    }
                  }
                },
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld click" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld clicks" } }
                    }
                  }
                }
              }
            },
            "Click me" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Klick mich" } }
              }
            },
            "Hello, world!" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo, Welt!" } }
              }
            }
          },
          "version" : "1.0"
        }

        """

    private static let catalog = """
        {
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """

    private static let accentColor = """
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "srgb",
                "components" : { "alpha" : "1.000", "blue" : "0.894", "green" : "0.518", "red" : "0.208" }
              },
              "idiom" : "universal"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """

    private static let appIcon = """
        {
          "images" : [
            {
              "idiom" : "universal",
              "platform" : "ios",
              "size" : "1024x1024"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """
}
