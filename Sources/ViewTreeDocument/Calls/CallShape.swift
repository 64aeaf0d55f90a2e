/// One way in which Swift calls a view or a modifier: a declaration of SwiftUI, read into its parts.
///
/// The parameters stand in Swift's order. Which argument of a document each of them is, is told by its
/// name: `title` in `_ title: LocalizedStringKey` is the argument `title` of the definition.
public struct CallShape: Sendable {
  /// What a parameter takes, as far as the spelling of a call depends on it.
  public enum Form: Equatable, Sendable {
    /// Any value.
    case value
    /// A literal of text: `LocalizedStringKey`, `String`.
    case text
    /// A `Text` that shows a text.
    case shownText
    /// A closure with so many parameters.
    case closure(parameters: Int)
    /// Views in a closure with so many parameters.
    case builder(parameters: Int)
    /// Views that are an expression.
    case view
  }

  /// A parameter of the call.
  public struct Parameter: Sendable {
    /// The label at the call; `nil` for `_`.
    public let label: String?
    /// The name behind the label.
    public let name: String
    /// The type as written, without attributes.
    public let type: String
    /// What it takes.
    public let form: Form
    /// Whether the call may leave it out.
    public let hasDefault: Bool

    /// Whether Swift may write it behind the parentheses.
    public var isFunction: Bool {
      switch form {
      case .closure, .builder: true
      case .value, .text, .shownText, .view: false
      }
    }

    /// The arguments of a definition that it stands for: one, or those that its type is made of.
    public func arguments(of definition: Definition) -> [Int] {
      let parameters = definition.parameters
      for name in [name, label].compactMap(\.self) {
        if let place = parameters.firstIndex(where: { $0.name == name || $0.alias == name }) {
          return [place]
        }
      }
      return (CallShape.parts[type] ?? []).compactMap { part in
        parameters.firstIndex { $0.name == part }
      }
    }
  }

  /// The types whose parts a document gives one by one.
  public static let parts = [
    "EdgeInsets": ["top", "leading", "bottom", "trailing"],
    "CGAffineTransform": ["a", "b", "c", "d", "tx", "ty"],
  ]

  /// The type that has it, a protocol for most modifiers: `View`, `Shape`, `Image`.
  public let receiver: String
  /// The declaration as SwiftUI has it.
  public let declaration: String
  /// The function's name, `init` for views.
  public let name: String
  /// The type that a call gives, as written.
  public let result: String?
  /// The parameters, in order.
  public let parameters: [Parameter]
}
