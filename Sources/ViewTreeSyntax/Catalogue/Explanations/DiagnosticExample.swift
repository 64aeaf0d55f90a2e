/// A text and the command that answers it with one diagnostic.
public struct DiagnosticExample: Sendable {
  /// The options and the name of the command, with `-` where the text comes from standard input.
  public let words: [String]
  /// The text.
  public let bytes: [UInt8]
  /// The displayed text, if it differs from the bytes.
  public let shown: String

  package init(_ words: [String], _ text: String, bytes: [UInt8]? = nil, shown: String? = nil) {
    self.words = words
    self.bytes = bytes ?? Array(text.utf8)
    self.shown = shown ?? text
  }

  /// Any JSON text.
  static func json(_ text: String, shown: String? = nil) -> DiagnosticExample {
    DiagnosticExample(["parse", "-"], text, shown: shown)
  }

  /// Any YAML text.
  static func yaml(_ text: String) -> DiagnosticExample {
    DiagnosticExample(["parse", "--input", "yaml", "-"], text)
  }

  /// A whole document.
  static func document(_ text: String, shown: String? = nil) -> DiagnosticExample {
    DiagnosticExample(["inspect", "-"], text, shown: shown)
  }

  /// A document with this root.
  static func root(_ text: String) -> DiagnosticExample {
    document("{ \"viewtree\": 1, \"root\": \(text) }")
  }

  /// A document that runs a script when its view appears.
  static func action(_ script: String, shown: String? = nil) -> DiagnosticExample {
    func text(_ script: String) -> String {
      let escaped = script.map { character in
        character == "\"" || character == "\\" ? "\\\(character)" : String(character)
      }
      return """
        { "viewtree": 1, "state": { "n": 0 },
          "root": { "view": "Color", "modifiers": [{ "onAppear": "\(escaped.joined())" }] } }
        """
    }
    return document(text(script), shown: shown.map(text))
  }

  /// A document that a lint finds fault with.
  package static func lint(allowing other: String? = nil, _ text: String) -> DiagnosticExample {
    DiagnosticExample(["lint"] + (other.map { ["--allow", $0] } ?? []) + ["-"], text)
  }

  /// A Swift file that a lint finds fault with.
  package static func swiftLint(_ text: String) -> DiagnosticExample {
    DiagnosticExample(["lint", "--input", "swift", "-"], text)
  }
}
