extension ScriptTypes.Declaration {
  /// The extension with the members that a type has because it conforms to `OptionSet`.
  static func optionSetMembers(of name: String) -> Self {
    var members = Self(name: name, methods: optionSetMethods)
    members.isExtension = true
    members.isWrittenInSwift = true
    return members
  }

  private static let optionSetMethods =
    ScriptTypes.declarations(in: Array(optionSet.utf8), origin: 0).declarations.first?.methods ?? []

  /// The members as the standard library defines them.
  private static let optionSet = """
    extension OptionSet {
      init() { self.init(rawValue: 0) }
      init(arrayLiteral elements: Self...) {
        self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
      }
      init(_ elements: [Self]) { self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue }) }
      var isEmpty: Bool { rawValue == 0 }
      func contains(_ member: Self) -> Bool { isSuperset(of: member) }
      func isSubset(of other: Self) -> Bool { rawValue & other.rawValue == rawValue }
      func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
      func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && self != other }
      func isStrictSuperset(of other: Self) -> Bool { other.isStrictSubset(of: self) }
      func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
      func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
      func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
      func symmetricDifference(_ other: Self) -> Self {
        Self(rawValue: rawValue ^ other.rawValue)
      }
      func subtracting(_ other: Self) -> Self {
        Self(rawValue: rawValue & (rawValue ^ other.rawValue))
      }
      mutating func formUnion(_ other: Self) { self = union(other) }
      mutating func formIntersection(_ other: Self) { self = intersection(other) }
      mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
      mutating func subtract(_ other: Self) { self = subtracting(other) }
      @discardableResult
      mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let old = intersection(member)
        if old == member { return (inserted: false, memberAfterInsert: old) }
        formUnion(member)
        return (inserted: true, memberAfterInsert: member)
      }
      @discardableResult
      mutating func remove(_ member: Self) -> Self? {
        let old = intersection(member)
        subtract(member)
        return old.isEmpty ? nil : old
      }
      @discardableResult
      mutating func update(with member: Self) -> Self? {
        let old = intersection(member)
        formUnion(member)
        return old.isEmpty ? nil : old
      }
    }
    """
}
