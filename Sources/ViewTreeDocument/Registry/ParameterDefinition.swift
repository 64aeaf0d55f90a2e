import ViewTreeLayout

/// One argument of a view or a modifier: its label, what it may be, and a sentence about it.
public final class ParameterDefinition: Sendable {
  /// SwiftUI's label, or the name of SwiftUI's parameter where there is no label.
  public let name: String
  /// What the argument may be.
  public let type: ParameterType
  /// Whether SwiftUI writes it without a label, so that it may be given alone.
  public let isUnlabelled: Bool
  /// Whether it has to be given.
  public let isRequired: Bool
  /// Whether a number has to be above 0 and finite.
  public let isPositive: Bool
  /// The value with which the modifier changes nothing, if there is one.
  public let neutral: Neutral?
  /// The argument that may be given in place of one that has to be given.
  let alternative: String?
  /// The axes along which it may change sizes and places; both if it doesn't say.
  public let axes: AxisSet
  /// What SwiftUI calls the value that it takes in place of the text, such as `Text(`.
  let swiftForm: String?
  /// Another name that is accepted.
  public let alias: String?
  /// One sentence for the reference.
  public let summary: String

  /// A value with which a modifier changes nothing of what is drawn.
  public enum Neutral: Equatable, Sendable {
    /// A number: points, a factor, or radians.
    case number(Double)
    /// True or false.
    case bool(Bool)
  }

  /// What a closure's parameters are called unless the document names them.
  var nameDefaults: [String]? {
    if case .parameterName(let names) = type { return names }
    return nil
  }

  /// Whether a literal is a `LocalizedStringKey`, in which Markdown counts (docs/text.md, Literals).
  public var isLocalizedKey: Bool { type == .styledText || swiftForm == Self.textForm }

  /// True if `{"$": …}` is an expression here. For `any`, the declared type decides. Content has views only.
  var takesExplicitExpression: Bool {
    switch type {
    case .any, .content: false
    default: !isLocalizedKey
    }
  }

  /// What SwiftUI calls a text that stands for the key of one.
  static let textForm = "Text("

  /// Whether it is a number and nothing else.
  var takesOnlyNumbers: Bool { type == .number || type == .integer }

  /// Makes a parameter.
  public init(
    _ name: String, _ type: ParameterType, unlabelled: Bool = false, required: Bool = false,
    orElse alternative: String? = nil, positive: Bool = false, alias: String? = nil,
    along axes: AxisSet = .both, neutral: Neutral? = nil, orAs swiftForm: String? = nil,
    _ summary: String
  ) {
    self.name = name
    self.type = type
    isUnlabelled = unlabelled
    isRequired = required
    self.alternative = alternative
    isPositive = positive
    self.axes = axes
    self.alias = alias
    self.swiftForm = swiftForm
    self.neutral = neutral
    self.summary = summary
  }
}
