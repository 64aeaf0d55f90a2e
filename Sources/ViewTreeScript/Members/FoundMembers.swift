/// What a name means on values of a standard type: looked up once by a machine, however often scripts ask.
final class FoundMembers {
  /// Which name, of which type.
  struct Question: Hashable {
    let type: String
    let name: String
  }

  /// What was asked.
  let question: Question
  /// The property of that name.
  let property: StandardMember?
  /// The methods and subscripts of that name.
  let methods: [StandardMember]

  init(_ question: Question, _ members: [StandardMember]) {
    self.question = question
    property = members.first { $0.signature.kind == .property }
    methods = members.filter { $0.signature.kind != .property }
  }
}
