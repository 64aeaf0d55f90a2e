/// A type or a protocol of the standard library, of Core Graphics or of SwiftUI, with its
/// conformances and members.
///
/// A reference, because the checker passes it around at every member.
final class StandardType: Sendable {
  let name: String
  /// The generic parameters, such as `Element`.
  let parameters: [String]
  /// The types that it inherits members from: `Array` inherits those of `Sequence`.
  let inherited: [String]
  /// The types of these names and their own ancestors, the nearest first.
  let ancestors: [StandardType]
  /// The protocols that a value of it conforms to, some only if its generic arguments do. Members
  /// inherited from any other protocol don't apply.
  let conformances: [Conformance]
  /// The type for `Element` in inherited members, if it's a sequence.
  let element: StaticType?
  /// The type for `Index`, if it's a collection.
  let index: StaticType?
  /// The type for `SubSequence`, if it's a collection.
  let subsequence: StaticType?
  /// True if scripts may use members that aren't declared here. The host provides them, or they
  /// make a value known only by name, such as `Color.red`.
  let isOpen: Bool
  /// The names of all cases of an enum without payloads, which a `switch` may list.
  let cases: [String]?
  /// The members by name.
  let members: [String: [StandardMember]]
  /// The names of the members in the order of the declaration.
  let memberNames: [String]

  /// A conformance, with its condition on the generic arguments.
  struct Conformance: Sendable {
    let name: String
    /// The protocol that all generic arguments must conform to. `nil` if the type always conforms.
    let requirement: String?

    init(_ name: String, ifArgumentsConformTo requirement: String? = nil) {
      self.name = name
      self.requirement = requirement
    }

    /// Conformances for all generic arguments.
    static func always(_ names: String...) -> [Conformance] { names.map { Conformance($0) } }

    /// Conformances where the generic arguments conform as well.
    static func conditional(_ names: String...) -> [Conformance] {
      names.map { Conformance($0, ifArgumentsConformTo: $0) }
    }
  }

  init(
    _ name: String, parameters: [String] = [], inherits inherited: [String] = [],
    conforms conformances: [Conformance] = [], element: String? = nil, index: String? = nil,
    subsequence: String? = nil, isOpen: Bool = false, cases: [String]? = nil,
    _ members: [StandardMember] = []
  ) {
    self.name = name
    self.parameters = parameters
    self.inherited = inherited
    ancestors = Self.ancestors(inherited)
    self.conformances = conformances
    self.element = element.map { SignatureReader.type($0, parameters: parameters) }
    self.index = index.map { SignatureReader.type($0, parameters: parameters) }
    self.subsequence = subsequence.map { SignatureReader.type($0, parameters: parameters) }
    self.isOpen = isOpen
    self.cases = cases
    self.members = Dictionary(grouping: members, by: \.name)
    var names: [String] = []
    for member in members where names.last != member.name {
      names.append(member.name)
    }
    memberNames = names
  }
  private static func ancestors(_ names: [String]) -> [StandardType] {
    var ancestors: [StandardType] = []
    var names = names
    var place = 0
    while place < names.count {
      if !ancestors.contains(where: { $0.name == names[place] }),
        let ancestor = StandardTypes.named(names[place])
      {
        ancestors.append(ancestor)
        names += ancestor.inherited
      }
      place += 1
    }
    return ancestors
  }
}
