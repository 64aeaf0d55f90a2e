import ViewTreeLanguageServer
import ViewTreeSyntax

/// An argument of a tool.
struct ContextArgument: Sendable {
  /// The kinds of values.
  enum Kind: Sendable {
    case text, number, texts
    case choice([String])
    /// Steps for views, each a word of `stepWords` with a value: `tap=Buy`.
    case steps

    /// The JSON Schema of the values.
    var schema: [(String, OrderedJSON)] {
      switch self {
      case .text: [("type", "string")]
      case .number: [("type", "integer"), ("minimum", 1)]
      case .texts:
        [("type", "array"), ("items", ["type": "string"]), ("minItems", 1), ("maxItems", 12)]
      case .choice(let words):
        [("type", "string"), ("enum", .list(words.map { .text($0) }))]
      case .steps:
        [
          ("type", "array"), ("items", ["type": "string", "pattern": .text(Self.stepPattern)]),
          ("maxItems", 20),
        ]
      }
    }

    /// True if a value is of the kind.
    func takes(_ value: JSONNode) -> Bool {
      switch self {
      case .text: value.text != nil
      case .number: value.integer.map { $0 > 0 } ?? false
      case .texts:
        value.elements.map { (1...12).contains($0.count) && $0.allSatisfy { $0.text != nil } }
          ?? false
      case .choice(let words): value.text.map { words.contains($0) } ?? false
      case .steps:
        value.elements.map {
          $0.count <= 20 && $0.allSatisfy { $0.text.map(Self.isStep) ?? false }
        } ?? false
      }
    }

    /// The options of commands that are steps.
    private static let stepWords = ["tap", "toggle", "type", "slide", "drag", "scroll", "wait"]
    private static let stepPattern = "^(\(stepWords.joined(separator: "|")))=."

    /// True if the text is a step.
    private static func isStep(_ text: String) -> Bool {
      stepWords.contains { text.hasPrefix($0 + "=") && text.count > $0.count + 1 }
    }

    /// The kind in a message.
    var words: String {
      switch self {
      case .text: "a text"
      case .number: "a number above 0"
      case .texts: "an array of 1 to 12 strings"
      case .steps: "an array of up to 20 steps such as tap=Buy or scroll=ScrollView=0,300"
      case .choice(let words): "one of \(words.joined(separator: ", "))"
      }
    }
  }

  let name: String
  let kind: Kind
  let summary: String
  let isRequired: Bool
  /// True if an empty text is a value.
  let mayBeEmpty: Bool

  init(
    _ name: String, _ kind: Kind, required: Bool = false, mayBeEmpty: Bool = false,
    _ summary: String
  ) {
    self.mayBeEmpty = mayBeEmpty
    self.name = name
    self.kind = kind
    self.summary = summary
    isRequired = required
  }

  /// The devices and text sizes of a check that names none.
  static let usualDevices = ["iPhoneSE", "iPhone17", "iPad"]
  static let usualTextSizes = ["large", "accessibility3"]

  static let file = ContextArgument(
    "file", .text, required: true,
    "Path inside the folder, such as Card.swift, or a preview from screens, such as "
      + "Card.swift#ProductCard."
  )
  static let root = ContextArgument("root", .text, "Name of the view to show.")
  static let view = ContextArgument(
    "view", .text, "View by its text, id, path, or line, such as Buy or Card.swift:20.")
  static let device = ContextArgument("device", .text, "Device, such as iPhone17.")
  static let textSize = ContextArgument(
    "text_size", .text, "Text size, such as large or accessibility3.")
  static let steps = ContextArgument(
    "steps", .steps,
    "Steps to run first, in order: tap=VIEW, toggle=VIEW, type=VIEW=TEXT, slide=VIEW=NUMBER, "
      + "drag=VIEW=X,Y, scroll=VIEW=X,Y, wait=SECONDS."
  )
  static let budget = ContextArgument(
    "budget", .number, "Maximum length of the answer, in tokens (default: 1500).")
}
