/// A type, or a protocol, of the standard library, of Core Graphics or of SwiftUI: what it conforms to and
/// which members it has.
struct StandardType: Sendable {
  let name: String
  /// The generic parameters, such as `Element`.
  let parameters: [String]
  /// What its members are inherited from: `Array` has those of `Sequence`, too.
  let inherited: [String]
  /// The protocols that a value of it conforms to, told of its generic arguments: `Equatable` where all of
  /// them are.
  let conformances: [Conformance]
  /// What stands for `Element` in the members that it inherits, if it is a sequence.
  let element: StaticType?
  /// What stands for `Index`, if it is a collection.
  let index: StaticType?
  /// Whether scripts may use members of it that are not declared here: they are then the host's, or make a
  /// value that is told by its name, such as `Color.red`.
  let isOpen: Bool
  /// The members by name.
  let members: [String: [StandardMember]]
  /// The names of the members in the order of the declaration.
  let memberNames: [String]

  /// A conformance, and whether the generic arguments must conform as well.
  struct Conformance: Sendable {
    let name: String
    let isConditional: Bool

    init(_ name: String, ifArgumentsConform isConditional: Bool = false) {
      self.name = name
      self.isConditional = isConditional
    }
  }

  init(
    _ name: String, parameters: [String] = [], inherits inherited: [String] = [],
    conforms conformances: [Conformance] = [], element: String? = nil, index: String? = nil,
    isOpen: Bool = false, _ members: [StandardMember] = []
  ) {
    self.name = name
    self.parameters = parameters
    self.inherited = inherited
    self.conformances = conformances
    self.element = element.map { SignatureReader.type($0, parameters: parameters) }
    self.index = index.map { SignatureReader.type($0, parameters: parameters) }
    self.isOpen = isOpen
    self.members = Dictionary(grouping: members) { $0.signature.name }
    var names: [String] = []
    for member in members where names.last != member.signature.name {
      names.append(member.signature.name)
    }
    memberNames = names
  }
}
