/// The name of a member, looked up once among those that the language knows.
struct MemberReference {
  let name: String
  let known: MemberName?

  init(_ name: String) {
    self.name = name
    self.known = MemberName(rawValue: name)
  }
}
