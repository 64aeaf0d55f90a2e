/// What is known of a value's type before anything runs.
///
/// An optional has the type of what it may hold. What is not certain is `unknown`, of which nothing
/// is ever said.
indirect enum StaticType: Hashable, Sendable {
  case unknown, void
  /// `Int`, `Double` and `CGFloat`: a literal may become any of them.
  case number
  case bool, string, range
  case point, size, rect, vector, unitPoint, edgeInsets, angle
  case array(StaticType)
  case dictionary(StaticType, StaticType)
  /// A tuple; `labels` are `nil` where they are not known.
  case tuple([StaticType], labels: [String?]?)
  /// A type that the document declares.
  case declared(String)
  /// An `Anchor` of a value.
  case anchor(StaticType)
  case proxy, dimensions, subview, spacing, proposedSize
  /// A function of the code that is being checked, by its index.
  case function(Int32)
  /// A method of a declared type taken as a function.
  case method(type: Int, index: Int)
  /// A function without parameters, such as `nextValue`.
  case supplier(StaticType)

  /// What a written type means.
  init(_ note: TypeNote, _ types: TypeTable) {
    switch note {
    case .any, .function: self = .unknown
    case .double, .int: self = .number
    case .string: self = .string
    case .bool: self = .bool
    case .range: self = .range
    case .point: self = .point
    case .size: self = .size
    case .rect: self = .rect
    case .vector: self = .vector
    case .unitPoint: self = .unitPoint
    case .edgeInsets: self = .edgeInsets
    case .angle: self = .angle
    case .array(let element): self = .array(StaticType(element, types))
    case .dictionary(let key, let value):
      self = .dictionary(StaticType(key, types), StaticType(value, types))
    case .tuple(let elements): self = .tuple(elements.map { StaticType($0, types) }, labels: nil)
    case .anchor(let value): self = .anchor(StaticType(value, types))
    case .named(let name): self = types.index(name) == nil ? Self.host(name) : .declared(name)
    }
  }

  /// The types of values that the evaluation hands to scripts.
  private static func host(_ name: String) -> StaticType {
    switch name {
    case "GeometryProxy": .proxy
    case "ViewDimensions": .dimensions
    case "LayoutSubview", "LayoutSubviews.Element", "Subviews.Element": .subview
    case "LayoutSubviews", "Subviews": .array(.subview)
    case "ViewSpacing": .spacing
    case "ProposedViewSize": .proposedSize
    default: .unknown
    }
  }

  /// The type of a constant.
  init(_ value: Value) {
    switch value {
    case .int, .double: self = .number
    case .string: self = .string
    case .bool: self = .bool
    case .range: self = .range
    case .point: self = .point
    case .size: self = .size
    case .rect: self = .rect
    case .vector: self = .vector
    case .unitPoint: self = .unitPoint
    case .edgeInsets: self = .edgeInsets
    case .angle: self = .angle
    case .array(let elements): self = .array(Self.shared(elements.lazy.map { StaticType($0) }))
    case .dictionary(let dictionary):
      self = .dictionary(
        Self.shared(dictionary.keys.lazy.map { StaticType($0) }),
        Self.shared(dictionary.values.lazy.map { StaticType($0) }))
    default: self = .unknown
    }
  }

  /// The type that all have; `unknown` if they differ.
  static func shared(_ types: some Sequence<StaticType>) -> StaticType {
    var found: StaticType?
    for type in types {
      guard let known = found else {
        found = type
        continue
      }
      if known != type { return .unknown }
    }
    return found ?? .unknown
  }

  var isUnknown: Bool { self == .unknown }

  /// The type of the elements that a loop goes over.
  var element: StaticType {
    switch self {
    case .array(let element): element
    case .dictionary(let key, let value): .tuple([key, value], labels: ["key", "value"])
    case .range: .number
    case .string: .string
    default: .unknown
    }
  }

  /// Whether the methods of arrays can be called.
  var isCollection: Bool {
    switch self {
    case .array, .dictionary, .string, .range: true
    default: false
    }
  }

  /// Without what has a meaning inside of one script only.
  var outside: StaticType {
    switch self {
    case .function, .method, .supplier: .unknown
    case .array(let element): .array(element.outside)
    case .dictionary(let key, let value): .dictionary(key.outside, value.outside)
    case .tuple(let elements, let labels): .tuple(elements.map(\.outside), labels: labels)
    default: self
    }
  }

  /// The name as messages give it.
  var name: String {
    switch self {
    case .number: "a number"
    case .bool: "Bool"
    case .string: "String"
    case .range: "Range"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .vector: "CGVector"
    case .unitPoint: "UnitPoint"
    case .edgeInsets: "EdgeInsets"
    case .angle: "Angle"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .tuple: "the tuple"
    case .declared(let name): name
    case .anchor: "Anchor"
    case .proxy: "GeometryProxy"
    case .dimensions: "ViewDimensions"
    case .subview: "LayoutSubview"
    case .spacing: "ViewSpacing"
    case .proposedSize: "ProposedViewSize"
    case .function, .method, .supplier: "the function"
    case .unknown, .void: "the value"
    }
  }
}
