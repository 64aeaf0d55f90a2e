extension ScriptType {
  /// Whether no value can be of both types.
  public func differs(from other: ScriptType) -> Bool { form.differs(from: other.form) }

  /// The name as messages give it, with those of its elements.
  public var name: String { form.fullName }
}

extension StaticType {
  /// Whether no value can be of both types; what is not known may be anything.
  fileprivate func differs(from other: StaticType) -> Bool {
    switch (self, other) {
    case (.unknown, _), (_, .unknown), (.void, _), (_, .void): false
    case (.array(let element), .array(let otherElement)): element.differs(from: otherElement)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      key.differs(from: otherKey) || value.differs(from: otherValue)
    case (.tuple(let elements, _), .tuple(let others, _)):
      elements.count != others.count || zip(elements, others).contains { $0.differs(from: $1) }
    case (.anchor(let value), .anchor(let otherValue)): value.differs(from: otherValue)
    case (.function, _), (_, .function), (.method, _), (_, .method), (.supplier, _),
      (_, .supplier):
      false
    default: self != other
    }
  }

  fileprivate var fullName: String {
    switch self {
    case .array(.unknown): "an array"
    case .array(.number): "an array of numbers"
    case .array(let element): "an array of \(element.name)"
    case .dictionary: "a dictionary"
    case .tuple: "a tuple"
    case .anchor(let value): value.isUnknown ? "an Anchor" : "Anchor<\(value.name)>"
    default: name
    }
  }
}
