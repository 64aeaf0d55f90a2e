import ViewTreeLayout

/// One parameter of a view or a modifier: its label, its type, and a sentence about it.
public final class ParameterDefinition: Sendable {
  /// SwiftUI's label, or the name of SwiftUI's parameter where there is no label.
  public let name: String
  /// The type of the argument.
  public let type: ParameterType
  /// True if SwiftUI has no label for it, so its value can be written alone.
  public let isUnlabelled: Bool
  /// True if it's required.
  public let isRequired: Bool
  /// True if a number must be positive and finite.
  public let isPositive: Bool
  /// The value with which the modifier has no effect, if there is one.
  public let neutral: Neutral?
  /// An argument that may replace a required one.
  let alternative: String?
  /// The axes along which it may change sizes and positions. Both by default.
  public let axes: AxisSet
  /// The type that SwiftUI accepts instead of the text, such as `Text(`.
  let swiftForm: String?
  /// Another name that is accepted.
  public let alias: String?
  /// One sentence for the reference.
  public let summary: String

  /// A value with which a modifier has no visible effect.
  public enum Neutral: Equatable, Sendable {
    /// A number: points, a factor, or radians.
    case number(Double)
    /// True or false.
    case bool(Bool)
  }

  /// The default names of a closure's parameters.
  var nameDefaults: [String]? {
    if case .parameterName(let names) = type { return names }
    return nil
  }

  /// True if a literal is a `LocalizedStringKey`, which may contain Markdown
  /// (docs/explanation/text.md, Literals).
  public var isLocalizedKey: Bool { type == .styledText || swiftForm == Self.textForm }

  /// True if `{"$": …}` is an expression for the parameter itself, and its meaning doesn't depend
  /// on a type or a view.
  var takesExplicitExpression: Bool {
    switch type {
    case .any, .content, .textView: false
    default: !isLocalizedKey
    }
  }

  /// SwiftUI's type for a localized key.
  static let textForm = "Text("

  /// Creates a parameter.
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
