/// The result of a member lookup, cached per name and type of the receiver.
final class MemberLookupCache {
  /// The name and the receiver's type in a lookup.
  struct Question: Hashable {
    let type: String
    let name: String
  }

  /// The name and type that were looked up.
  let question: Question
  /// The method or computed property that a document declares under that name.
  let declared: TypeTable.MethodReference?
  /// The property of that name that a standard type has.
  let property: StandardMember?
  /// The methods and subscripts of that name that a standard type has.
  let methods: [StandardMember]

  init(
    _ question: Question, declared: TypeTable.MethodReference?, _ members: [StandardMember]
  ) {
    self.question = question
    self.declared = declared
    property = members.first { $0.signature.kind == .property }
    methods = members.filter { $0.signature.kind != .property }
  }
}
