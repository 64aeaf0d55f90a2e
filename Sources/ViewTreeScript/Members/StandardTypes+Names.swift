/// The names of members over all types, for receivers of unknown type.
extension StandardTypes {
  /// True if a name is that of a protocol.
  static func isProtocol(_ name: String) -> Bool { refinements[name] != nil }

  /// The protocols that a protocol refines, directly or indirectly.
  static func refined(_ name: String) -> [String] {
    refinements[name, default: []].flatMap { [$0] + refined($0) }
  }

  /// All names of members, in alphabetical order.
  static let sortedMemberNames: [String] = allMemberNames.sorted()

  /// The names of all members that no type itself is needed for.
  static let allMemberNames: Set<String> = {
    var found: Set<String> = []
    for name in names {
      guard let type = named(name) else { continue }
      for (member, forms) in type.members where forms.contains(where: { !$0.signature.isStatic }) {
        found.insert(member)
      }
    }
    return found
  }()

  /// The names of the methods that change their receivers.
  static let changingNames: Set<String> = {
    var found: Set<String> = []
    for name in names {
      guard let type = named(name) else { continue }
      for (member, forms) in type.members where forms.contains(where: { $0.signature.isMutating }) {
        found.insert(member)
      }
    }
    return found
  }()
}
