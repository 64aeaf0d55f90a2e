import ViewTreeNumbers

/// The kinds of numbers that Swift distinguishes.
enum NumberKind: Int32, Sendable {
  case int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64
  case double, cgFloat, float

  init?(typeName: String) {
    switch typeName {
    case "Int": self = .int
    case "Double", "Float64", "TimeInterval": self = .double
    case "CGFloat": self = .cgFloat
    case "Float", "Float32": self = .float
    case "Int8": self = .int8
    case "Int16": self = .int16
    case "Int32": self = .int32
    case "Int64": self = .int64
    case "UInt": self = .uint
    case "UInt8": self = .uint8
    case "UInt16": self = .uint16
    case "UInt32": self = .uint32
    case "UInt64": self = .uint64
    default: return nil
    }
  }

  /// The type's name as Swift writes it.
  var typeName: String {
    switch self {
    case .int: "Int"
    case .int8: "Int8"
    case .int16: "Int16"
    case .int32: "Int32"
    case .int64: "Int64"
    case .uint: "UInt"
    case .uint8: "UInt8"
    case .uint16: "UInt16"
    case .uint32: "UInt32"
    case .uint64: "UInt64"
    case .double: "Double"
    case .cgFloat: "CGFloat"
    case .float: "Float"
    }
  }

  var type: StaticType { .named(typeName, []) }

  var isInteger: Bool { rawValue <= Self.uint64.rawValue }

  /// True if numbers of the type round, or overflow before `Int` does. Their operations know the
  /// type, because values don't.
  var isNarrow: Bool {
    switch self {
    case .int, .int64, .double, .cgFloat: false
    default: true
    }
  }

  /// The minimum and maximum integer. For the unsigned 64-bit types, up to `Int.max`, because
  /// larger values aren't supported.
  var bounds: ClosedRange<Int>? {
    switch self {
    case .int, .int64: Int.min...Int.max
    case .int8: Int(Int8.min)...Int(Int8.max)
    case .int16: Int(Int16.min)...Int(Int16.max)
    case .int32: Int(Int32.min)...Int(Int32.max)
    case .uint, .uint64: 0...Int.max
    case .uint8: 0...Int(UInt8.max)
    case .uint16: 0...Int(UInt16.max)
    case .uint32: 0...Int(UInt32.max)
    case .double, .cgFloat, .float: nil
    }
  }
}
