/// Text and the command that reports a single diagnostic about it.
///
/// Errors that Swift files can have are shown in Swift.
public struct DiagnosticExample: Sendable {
  /// The options and the name of the command, with `-` where the text comes from standard input.
  public let words: [String]
  /// The text.
  public let bytes: [UInt8]
  /// The displayed text, if it differs from the bytes.
  public let shown: String
  /// The corrected statements, and the whole text with them. `nil` if the fix is only described.
  public let fixed: (statements: String, text: String)?

  package init(
    _ words: [String], _ text: String, bytes: [UInt8]? = nil, shown: String? = nil,
    fixed: (statements: String, text: String)? = nil
  ) {
    self.words = words
    self.bytes = bytes ?? Array(text.utf8)
    self.shown = shown ?? text
    self.fixed = fixed
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

  /// A Swift file whose view runs statements when it appears.
  ///
  /// - Parameter fixed: statements without the error.
  static func action(_ statements: String, fixed: String) -> DiagnosticExample {
    func text(_ statements: String) -> String {
      let lines = statements.split(separator: "; ").map { "      \($0)\n" }.joined()
      return """
        import SwiftUI

        struct Counter: View {
          @State private var n = 0

          var body: some View {
            Color.red.onAppear {
        \(lines)    }
          }
        }
        """
    }
    return DiagnosticExample(
      ["inspect", "--input", "swift", "-"], text(statements), fixed: (fixed, text(fixed)))
  }

  /// A Swift file whose view has these members, after other declarations.
  ///
  /// - Parameter fixed: members without the error.
  static func view(
    after others: String = "", _ members: String, fixed: String
  ) -> DiagnosticExample {
    func text(_ members: String) -> String {
      let lines = members.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
      let others = others.isEmpty ? "" : "\(others)\n\n"
      return "import SwiftUI\n\n\(others)struct Example: View {\n\(lines)}\n"
    }
    return DiagnosticExample(
      ["inspect", "--input", "swift", "-"], text(members), fixed: (fixed, text(fixed)))
  }

  /// A document that runs a script when its view appears: an error that stops documents, and that
  /// leaves a gap in Swift files.
  static func script(_ script: String, shown: String? = nil) -> DiagnosticExample {
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
