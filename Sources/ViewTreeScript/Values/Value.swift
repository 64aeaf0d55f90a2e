/// A dynamically typed Swift value.
///
/// An optional that is not nil is just its value. `Double`, `CGFloat` and `Float` are all `double`.
/// A value takes 24 bytes; what is larger is boxed.
public enum Value {
  /// What a statement or a function without a result yields.
  case void
  /// Swift's `nil`.
  case none
  /// A `Bool`.
  case bool(Bool)
  /// An `Int`.
  case int(Int)
  /// A `Double`, `CGFloat` or `Float`.
  case double(Double)
  /// A `String`.
  case string(String)
  /// An `Array`.
  case array([Value])
  /// A `Dictionary` that remembers the order of insertion.
  case dictionary(DictionaryValue)
  /// A tuple of two or more elements.
  case tuple(TupleValue)
  /// A range of `Int` or `Double`.
  indirect case range(RangeValue)
  /// A value of a struct type, made by calling the type.
  case nominal(NominalValue)
  /// An enum case or an implicit member such as `.red`.
  case enumCase(EnumValue)
  /// A `CGPoint`.
  case point(PointValue)
  /// A `CGSize`.
  case size(SizeValue)
  /// A `CGVector`.
  case vector(VectorValue)
  /// A `UnitPoint`.
  case unitPoint(PointValue)
  /// A `CGRect`.
  indirect case rect(RectValue)
  /// An `EdgeInsets`.
  indirect case edgeInsets(EdgeInsetsValue)
  /// An `Angle`, in radians.
  case angle(Double)
  /// A closure or function.
  case function(FunctionValue)
  /// A `Binding`, made with `$name`.
  case binding(BindingValue)
  /// A type, such as `MyKey.self`.
  case type(TypeValue)
  /// A value of the host, such as an anchor or a geometry proxy.
  case foreign(any ForeignValue)
}

extension Value {
  /// Whether this is `nil`.
  @inlinable
  public var isNone: Bool {
    if case .none = self { return true }
    return false
  }

  /// The name of the value's type as Swift writes it, for messages.
  public var typeName: String {
    switch self {
    case .void: "Void"
    case .none: "nil"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .tuple: "tuple"
    case .range: "Range"
    case .nominal(let value): value.typeName
    case .enumCase(let value): value.typeName ?? "'.\(value.name)'"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .vector: "CGVector"
    case .unitPoint: "UnitPoint"
    case .rect: "CGRect"
    case .edgeInsets: "EdgeInsets"
    case .angle: "Angle"
    case .function: "function"
    case .binding: "Binding"
    case .type(let value): value.name + ".Type"
    case .foreign(let value): value.typeName
    }
  }
}
