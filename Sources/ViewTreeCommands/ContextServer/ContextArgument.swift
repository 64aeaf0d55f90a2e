import ViewTreeLanguageServer
import ViewTreeSyntax

/// An argument of a tool.
struct ContextArgument: Sendable {
  /// The kinds of values.
  enum Kind: Sendable {
    case text, number, texts

    /// The JSON Schema of the values.
    var schema: [(String, OrderedJSON)] {
      switch self {
      case .text: [("type", "string")]
      case .number: [("type", "integer"), ("minimum", 1)]
      case .texts: [("type", "array"), ("items", ["type": "string"])]
      }
    }

    /// True if a value is of the kind.
    func takes(_ value: JSONNode) -> Bool {
      switch self {
      case .text: value.text != nil
      case .number: value.integer.map { $0 > 0 } ?? false
      case .texts: value.elements.map { $0.allSatisfy { $0.text != nil } } ?? false
      }
    }

    /// The kind in a message.
    var words: String {
      switch self {
      case .text: "a text"
      case .number: "a number above 0"
      case .texts: "a list of texts"
      }
    }
  }

  let name: String
  let kind: Kind
  let summary: String
  let isRequired: Bool

  init(_ name: String, _ kind: Kind, required: Bool = false, _ summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
    isRequired = required
  }

  static let file = ContextArgument(
    "file", .text, required: true,
    "Path below the folder, such as Card.swift, or a preview: Card.swift#ProductCard.")
  static let root = ContextArgument("root", .text, "Name of the view to show.")
  static let view = ContextArgument(
    "view", .text, "View by its text, id, path or line, such as Buy or Card.swift:20.")
  static let device = ContextArgument("device", .text, "Device, such as iPhone17.")
  static let textSize = ContextArgument(
    "text_size", .text, "Text size, such as large or accessibility3.")
  static let budget = ContextArgument(
    "budget", .number, "Greatest length of the answer, in tokens (default: 1500).")
}
