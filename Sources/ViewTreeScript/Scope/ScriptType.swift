/// The static type of a variable, which is most often unknown.
public struct ScriptType: Hashable, Sendable {
  let form: StaticType

  init(_ form: StaticType) {
    self.form = form
  }

  /// An unknown type, which causes no errors.
  public static let unknown = ScriptType(.unknown)
  /// `GeometryProxy`.
  public static let geometryProxy = ScriptType(.named("GeometryProxy", []))
  /// `ScrollGeometry`.
  public static let scrollGeometry = ScriptType(.named("ScrollGeometry", []))
  /// The content of a `visualEffect`.
  public static let visualEffect = ScriptType(.named("EmptyVisualEffect", []))
  /// `Axis`.
  public static let axis = ScriptType(.named("Axis", []))
  /// `ScrollTransitionPhase`.
  public static let scrollTransitionPhase = ScriptType(.named("ScrollTransitionPhase", []))
  /// `ScrollViewProxy`.
  public static let scrollViewProxy = ScriptType(.named("ScrollViewProxy", []))
  /// `TimelineViewDefaultContext`.
  public static let timeline = ScriptType(.named("TimelineViewDefaultContext", []))
  /// `AsyncImagePhase`.
  public static let imagePhase = ScriptType(.named("AsyncImagePhase", []))
  /// `ViewDimensions`.
  public static let viewDimensions = ScriptType(.named("ViewDimensions", []))
  /// `Anchor<CGRect>`.
  public static let rectAnchor = ScriptType(.named("Anchor", [.rect]))
  /// `Anchor<CGPoint>`.
  public static let pointAnchor = ScriptType(.named("Anchor", [.point]))
  /// `String`.
  public static let string = ScriptType(.string)
  /// `LocalizedStringKey`, whose text is Markdown.
  public static let localizedKey = ScriptType(.localizedKey)
  /// `CGFloat`, a number of points.
  public static let length = ScriptType(.cgFloat)
  /// `Bool`.
  public static let bool = ScriptType(.bool)

  /// The type of a constant. It's unknown for an integer, because a document uses integers for any
  /// numeric type.
  public init(of value: Value) {
    form = Self.form(value)
  }

  private static func form(_ value: Value) -> StaticType {
    switch value {
    case .bool: .bool
    case .double: .double
    case .string: .string
    case .array(let elements): .array(shared(elements))
    case .dictionary(let dictionary):
      .dictionary(shared(dictionary.keys), shared(dictionary.values))
    case .tuple(let tuple):
      .tuple(
        tuple.elements.enumerated().map { place, element in
          StaticType.TupleElement(label: tuple.labels?[place], type: part(element))
        })
    case .nominal(let nominal):
      nominal.shape.declaration >= 0 ? .named(nominal.typeName, []) : .unknown
    case .enumCase(let enumCase): enumCase.typeName.map { .named($0, []) } ?? .unknown
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .vector, .unitPoint, .edgeInsets, .angle: .named(value.typeName, [])
    default: .unknown
    }
  }

  /// The type of a part of a value. The numeric type of a number in it is unknown.
  private static func part(_ value: Value) -> StaticType {
    if case .double = value { return .unknown }
    return form(value)
  }

  /// The common type of all elements, or nil.
  private static func shared(_ elements: [Value]) -> StaticType {
    guard let first = elements.first.map(part) else { return .unknown }
    return elements.allSatisfy { part($0) == first } ? first : .unknown
  }

  /// The type of a constant on its own: an integer is an `Int`.
  public init(exactly value: Value) {
    switch value {
    case .int: self.init(.int)
    case .array(let elements)
    where elements.allSatisfy({ if case .int = $0 { true } else { false } }):
      self.init(.array(elements.isEmpty ? .unknown : .int))
    default: self.init(of: value)
    }
  }

  /// The type that an optional wraps, or the type itself if it isn't an optional.
  public var unwrapped: ScriptType { ScriptType(form.wrapped ?? form) }

  /// The element type of a loop over a value of this type.
  public var element: ScriptType {
    // Checks common types first, which avoids creating the tables of members.
    if case .named("Array", let arguments) = form, arguments.count == 1 {
      return ScriptType(arguments[0])
    }
    if form.numberKind != nil || form == .bool { return .unknown }
    let checker = TypeChecker(types: TypeTable([]), scope: ScriptScope(), origin: 0)
    return ScriptType(checker.element(of: form) ?? .unknown)
  }

  /// The type of the anchor that a source of this type makes.
  public var anchorOfSource: ScriptType {
    guard case .named("Anchor.Source", let value) = form, value.first?.isUnknown == false else {
      return .unknown
    }
    return ScriptType(.named("Anchor", value))
  }

  /// The type of a function without parameters that returns a value of this type.
  public var supplier: ScriptType { ScriptType(.function([], form)) }

  /// The type of a binding's value, or the type itself if it isn't a binding.
  public var bound: ScriptType {
    guard case .named("Binding", let value) = form, let value = value.first else { return self }
    return ScriptType(value)
  }

  /// The type of a binding to a value of this type.
  public var binding: ScriptType { ScriptType(.named("Binding", [form])) }

  /// The type in Swift, with `_` for unknown parts.
  public var description: String { form.description }
}

extension ScriptTypes {
  /// The type that the text denotes. For a binding, the type of its value.
  public func type(_ text: String) -> ScriptType {
    var text = text
    if text.hasPrefix("Binding<"), text.hasSuffix(">") {
      text = String(text.dropFirst("Binding<".count).dropLast())
    }
    return ScriptType(TypeReader.type(text, table))
  }

  /// True if values of a type conform to a protocol. Unknown types are assumed to conform.
  public func conforms(_ type: ScriptType, to protocolName: String) -> Bool {
    TypeChecker(types: table, scope: ScriptScope(), origin: 0).conforms(
      type.form, to: protocolName)
  }

  /// True if values of a type contain values of a named type, also in their stored properties.
  public func values(of type: ScriptType, contain name: String) -> Bool {
    var seen: Set<String> = []
    func contains(_ type: StaticType) -> Bool {
      switch type {
      case .named(name, _): return true
      case .named(let typeName, let arguments):
        if arguments.contains(where: contains) { return true }
        guard let entry = table.entry(typeName), seen.insert(typeName).inserted else {
          return false
        }
        return entry.fields.contains { contains($0.type) }
          || entry.cases.contains { $0.payload.contains { contains($0.type) } }
      case .tuple(let elements): return elements.contains { contains($0.type) }
      default: return false
      }
    }
    return contains(type.form)
  }
}
