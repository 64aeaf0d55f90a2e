import ViewTreeScript

/// A Swift type as a document writes it. It determines if a JSON string is text, and if an integer
/// is a `Double`.
struct DeclaredType: Sendable {
  /// The source text.
  let text: String
  /// The form that its values have in JSON.
  let shape: Shape
  /// True if the document declares the type. An inferred type is only a hint.
  let isWritten: Bool
  /// The type as scripts know it.
  let type: ScriptType

  /// The structure of a type, as far as its text shows.
  indirect enum Shape: Equatable, Sendable {
    case text, integer, floating, bool
    case optional(Shape)
    case array(Shape)
    case dictionary(Shape)
    /// A binding to a value, which no JSON is.
    case binding
    /// A structure of numbers that is made by its labels, such as `CGSize`.
    case numbers(String, labels: [String])
    /// Any other type, by its source text.
    case named(String)
    /// A type that follows from the value.
    case any
  }

  /// The type of a value whose context declares none.
  static let any = DeclaredType(text: "Any", shape: .any, type: .unknown)

  init(_ text: String, _ types: ScriptTypes) {
    self.text = text
    shape = Shape(text.trimmingSpaces[...])
    isWritten = true
    type = types.type(text)
  }

  init(text: String, shape: Shape, type: ScriptType) {
    self.text = text
    self.shape = shape
    isWritten = false
    self.type = type
  }

  /// Creates the type that is inferred from a value. It only affects how later values are read.
  init(following type: ScriptType) {
    self.init(text: type.name, shape: Shape(of: type), type: .unknown)
  }
}

extension DeclaredType.Shape {
  /// Creates the shape of an inferred type.
  fileprivate init(of type: ScriptType) {
    let type = type.unwrapped
    if type == .unknown {
      self = .any
    } else if type == .string {
      self = .text
    } else if type.element != .unknown {
      self = .array(Self(of: type.element))
    } else {
      self = .named(type.name)
    }
  }

  /// Reads the text of a type.
  init(_ text: Substring) {
    if Self.isFunction(text) {
      self = .named(String(text))
    } else if text.hasSuffix("?") {
      self = .optional(Self(text.dropLast()))
    } else if let inside = Self.inside(text, "[", "]") {
      self = Self.collection(inside)
    } else if let inside = Self.inside(text, "(", ")") {
      self = inside.contains(where: { ",:".contains($0) }) ? .named(String(text)) : Self(inside)
    } else if let inside = Self.inside(text, "Optional<", ">") {
      self = .optional(Self(inside))
    } else if let inside = Self.inside(text, "Array<", ">") {
      self = .array(Self(inside))
    } else if text.hasPrefix("Binding<") {
      self = .binding
    } else {
      self = Self.plain(String(text))
    }
  }

  private static func plain(_ name: String) -> Self {
    switch name {
    case "String", "Substring", "LocalizedStringKey": .text
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      .integer
    case "Double", "CGFloat", "Float", "Float32", "Float64", "TimeInterval": .floating
    case "Bool": .bool
    case "CGPoint", "UnitPoint": .numbers(name, labels: ["x", "y"])
    case "CGSize": .numbers(name, labels: ["width", "height"])
    case "CGVector": .numbers(name, labels: ["dx", "dy"])
    case "CGRect": .numbers(name, labels: ["x", "y", "width", "height"])
    case "EdgeInsets": .numbers(name, labels: ["top", "leading", "bottom", "trailing"])
    case "Any", "AnyHashable": .any
    default: .named(name)
    }
  }

  /// The shape of the type inside the brackets of an array or a dictionary.
  private static func collection(_ inside: Substring) -> Self {
    var depth = 0
    for index in inside.indices {
      switch inside[index] {
      case "[", "(", "<": depth += 1
      case "]", ")", ">": depth -= 1
      case ":" where depth == 0:
        return .dictionary(Self(trimmed(inside[inside.index(after: index)...])))
      default: break
      }
    }
    return .array(Self(trimmed(inside)))
  }

  /// True for a function, also for one with an optional result.
  private static func isFunction(_ text: Substring) -> Bool {
    guard text.contains("->") else { return false }
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[", "(", "<": depth += 1
      case "-" where depth == 0: return true
      case ">" where text[..<index].hasSuffix("-"): break
      case "]", ")", ">": depth -= 1
      default: break
      }
    }
    return false
  }

  private static func inside(_ text: Substring, _ start: String, _ end: String) -> Substring? {
    guard text.hasPrefix(start), text.hasSuffix(end), text.count > start.count else { return nil }
    return trimmed(text.dropFirst(start.count).dropLast(end.count))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    String(text).trimmingSpaces[...]
  }

  /// The type without `Optional`.
  var wrapped: Self {
    if case .optional(let wrapped) = self { return wrapped.wrapped }
    return self
  }

  /// True if `nil` is one of the values.
  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// True if a JSON string is text instead of an expression.
  var isText: Bool { wrapped == .text }

  /// The shape of the elements of an array or the values of an object.
  var element: Self {
    switch wrapped {
    case .array(let element), .dictionary(let element): element
    case .numbers: .floating
    default: .any
    }
  }
}
