extension ScriptType {
  /// True if no value can be of both types.
  public func differs(from other: ScriptType) -> Bool { form.differs(from: other.form) }

  /// The name as messages give it, with those of its elements.
  public var name: String { form.wordy }
}

extension StaticType {
  /// True if no value can be of both types. An unknown type differs from no other type, and all
  /// numeric types are treated as equal.
  fileprivate func differs(from other: StaticType) -> Bool {
    switch (unwrapped, other.unwrapped) {
    case (.named(let name, let arguments), .named(let otherName, let others)):
      if NumberKind(typeName: name) != nil, NumberKind(typeName: otherName) != nil { return false }
      if name == "Any" || otherName == "Any" { return false }
      return name != otherName || zip(arguments, others).contains { $0.differs(from: $1) }
    case (.tuple(let elements), .tuple(let others)):
      if elements.isEmpty || others.isEmpty { return false }
      return elements.count != others.count
        || zip(elements, others).contains { $0.type.differs(from: $1.type) }
    case (.named, .tuple(let elements)), (.tuple(let elements), .named): return !elements.isEmpty
    default: return false
    }
  }

  fileprivate var wordy: String {
    switch self {
    case .named("Array", let arguments):
      if arguments[0].isUnknown { return "an array" }
      return arguments[0].numberKind == nil
        ? "an array of \(arguments[0].wordy)" : "an array of numbers"
    case .named("Dictionary", _): return "a dictionary"
    case .named("Anchor", let arguments) where arguments[0].isUnknown: return "an Anchor"
    case .named where numberKind != nil: return "a number"
    case .tuple: return "a tuple"
    default: return description
    }
  }
}
