/// A dynamically typed Swift value.
///
/// An optional that isn't nil is just its value, unless that is an optional itself. `Double`,
/// `CGFloat` and `Float` are all `double`, `String`, `Substring` and `Character` all `string`,
/// indices of a string `int`. A value takes 24 bytes. Larger values are boxed.
public enum Value {
  /// The result of a statement or a function without a result.
  case void
  /// Swift's `nil`.
  case none
  /// An optional that wraps an optional: `.some(nil)`.
  indirect case some(Value)
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
  /// An `ArraySlice`.
  case slice(SliceValue)
  /// A `Set` that remembers the order of insertion.
  case set(SetValue)
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
  /// True if this is `nil`.
  @inlinable
  public var isNone: Bool {
    if case .none = self { return true }
    return false
  }

  /// The elements of an array, of a slice or of a set.
  public var elements: [Value]? {
    switch self {
    case .array(let elements): elements
    case .slice(let slice): slice.elements
    case .set(let set): set.elements
    default: nil
    }
  }

  /// The name of the value's type as Swift writes it, for messages.
  public var typeName: String {
    switch self {
    case .void: "Void"
    case .none: "nil"
    case .some: "Optional"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .array: "Array"
    case .slice: "ArraySlice"
    case .set: "Set"
    case .dictionary: "Dictionary"
    case .tuple: "tuple"
    case .range(let value): value.typeName
    case .nominal(let value): value.shape.shownName
    case .enumCase(let value): value.shape.shownName ?? "'.\(value.name)'"
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
