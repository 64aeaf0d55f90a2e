/// What is known of a variable's type before anything runs; most often nothing.
public struct ScriptType: Hashable, Sendable {
  let form: StaticType

  init(_ form: StaticType) {
    self.form = form
  }

  /// A type of which nothing is known, and nothing is said.
  public static let unknown = ScriptType(.unknown)
  /// `GeometryProxy`.
  public static let geometryProxy = ScriptType(.proxy)
  /// `ViewDimensions`.
  public static let viewDimensions = ScriptType(.dimensions)
  /// `Anchor<CGRect>`.
  public static let rectAnchor = ScriptType(.anchor(.rect))
  /// `Anchor<CGPoint>`.
  public static let pointAnchor = ScriptType(.anchor(.point))

  /// The type of a constant.
  public init(of value: Value) {
    form = StaticType(value)
  }

  /// The type of the elements that a loop over a value of this type goes over.
  public var element: ScriptType { ScriptType(form.element) }

  /// The type of a function without parameters that returns a value of this type.
  public var supplier: ScriptType { ScriptType(.supplier(form)) }
}

extension ScriptTypes {
  /// What a type's text means; for a binding, that of the value that it stands for.
  public func type(_ text: String) -> ScriptType {
    var text = text
    if text.hasPrefix("Binding<"), text.hasSuffix(">") {
      text = String(text.dropFirst("Binding<".count).dropLast())
    }
    return ScriptType(StaticType(TypeReader.note(text), table))
  }
}
