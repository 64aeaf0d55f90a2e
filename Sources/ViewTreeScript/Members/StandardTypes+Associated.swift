/// Associated types: the `Element` of `[Int]` is `Int`.
extension StandardTypes {
  /// The associated type of a type, such as `Element`, `Index`, `SubSequence`, `Bound` or `Stride`.
  /// `nil` if there is none.
  static func associated(_ name: String, of type: StaticType) -> StaticType? {
    guard case .named(let typeName, let arguments) = type, let standard = named(typeName) else {
      return nil
    }
    let found: StaticType? =
      switch name {
      case "Element": standard.element
      case "Index": standard.index
      case "SubSequence": standard.subsequence
      case "Stride": type.numberKind.map { $0.isInteger ? .int : type }
      case "Magnitude": type.numberKind.map { $0.magnitudeKind.type }
      default: standard.parameters.contains(name) ? .parameter(name) : nil
      }
    return found.map { standard.filled($0, arguments) }
  }
}

extension StandardType {
  /// A type with the generic parameters of this one replaced by arguments.
  func filled(_ type: StaticType, _ arguments: [StaticType]) -> StaticType {
    guard arguments.count == parameters.count else { return type }
    return type.mapped { part in
      guard case .parameter(let name) = part, let place = parameters.firstIndex(of: name) else {
        return nil
      }
      return arguments[place]
    }
  }
}
