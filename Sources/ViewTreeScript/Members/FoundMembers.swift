/// What a name means on values of a type: looked up once by a machine, however often scripts ask.
final class FoundMembers {
  /// Which name, of which type.
  struct Question: Hashable {
    let type: String
    let name: String
  }

  /// What was asked.
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
