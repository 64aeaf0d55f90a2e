/// One overload of a view or a modifier in Swift: a declaration of SwiftUI, split into its parts.
///
/// The parameters are in Swift's order. The name of each one is the name of the document's
/// argument: `title` in `_ title: LocalizedStringKey` is the argument `title` of the definition.
public struct CallOverload: Sendable {
  /// The kind of value that a parameter accepts, as far as it affects the spelling of a call.
  public enum Form: Equatable, Sendable {
    /// Any value.
    case value
    /// A literal of text: `LocalizedStringKey`, `String`.
    case text
    /// A `Text` that shows a string.
    case shownText
    /// A closure with a number of parameters.
    case closure(parameters: Int)
    /// A view builder closure with a number of parameters.
    case builder(parameters: Int)
    /// Views that are an expression.
    case view
  }

  /// A parameter of the call.
  public struct Parameter: Sendable {
    /// The label at the call, or `nil` for `_`.
    public let label: String?
    /// The name after the label.
    public let name: String
    /// The source text of the type, without attributes.
    public let type: String
    /// The kind of value that the parameter accepts.
    public let form: Form
    /// True if a call may omit the parameter.
    public let hasDefault: Bool

    /// True if Swift allows the argument as a trailing closure.
    public var isFunction: Bool {
      switch form {
      case .closure, .builder: true
      case .value, .text, .shownText, .view: false
      }
    }

    /// The indices of the definition's arguments that it represents: one, or the parts of its type.
    public func arguments(of definition: Definition) -> [Int] {
      if let place = namedArgument(of: definition) { return [place] }
      return (CallOverload.parts[type] ?? []).compactMap { part in
        definition.parameters.firstIndex { $0.name == part.argument }
      }
    }

    /// The argument of a definition that has its name, or its label.
    func namedArgument(of definition: Definition) -> Int? {
      if name == CallOverloads.unseen { return nil }
      let parameters = definition.parameters
      for name in [name, label].compactMap(\.self) {
        if let place = parameters.firstIndex(where: { $0.name == name || $0.alias == name }) {
          return place
        }
      }
      return nil
    }
  }

  /// The types whose parts a document gives one by one: its argument, and the member of the type.
  public static let parts: [String: [(argument: String, member: String)]] = [
    "EdgeInsets": same("top", "leading", "bottom", "trailing"),
    "CGAffineTransform": same("a", "b", "c", "d", "tx", "ty"),
    "CGPoint": same("x", "y"),
    "CGSize": [("x", "width"), ("y", "height")],
    "RectangleCornerRadii": ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"].map {
      ("\($0)Radius", $0)
    },
  ]

  private static func same(_ names: String...) -> [(argument: String, member: String)] {
    names.map { ($0, $0) }
  }

  /// The extended type, a protocol for most modifiers: `View`, `Shape`, `Image`.
  public let receiver: String
  /// The declaration as SwiftUI has it.
  public let declaration: String
  /// The function's name, `init` for views.
  public let name: String
  /// The source text of the result type.
  public let result: String?
  /// The parameters, in order.
  public let parameters: [Parameter]
}
