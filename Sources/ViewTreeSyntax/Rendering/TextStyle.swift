/// A style of text on a terminal.
///
/// The raw value is the byte that marks its start in a report (``StyleMarks``).
package enum TextStyle: UInt8, Sendable {
  case bold = 1
  case red
  case green
  case cyan
  case boldRed
  case boldGreen
  case boldYellow
  case boldCyan

  /// The style of the names of documents and views.
  package static let name = TextStyle.bold
  /// The style of sizes.
  package static let size = TextStyle.cyan
  /// The style of warnings and of the number of problems.
  package static let problem = TextStyle.boldYellow

  /// The style of a severity.
  package init(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: self = .boldRed
    case .warning: self = .problem
    case .note: self = .boldCyan
    }
  }

  /// The ANSI sequence that starts the style.
  package var start: StaticString {
    switch self {
    case .bold: "\u{1b}[1m"
    case .red: "\u{1b}[31m"
    case .green: "\u{1b}[32m"
    case .cyan: "\u{1b}[36m"
    case .boldRed: "\u{1b}[1;31m"
    case .boldGreen: "\u{1b}[1;32m"
    case .boldYellow: "\u{1b}[1;33m"
    case .boldCyan: "\u{1b}[1;36m"
    }
  }

  /// The ANSI sequence that ends every style.
  package static let end: StaticString = "\u{1b}[0m"

  /// A text between the ANSI sequences of the style.
  package func painted(_ text: String) -> String { "\(start)\(text)\(Self.end)" }
}
