/// The name of a member in compiled code.
struct MemberReference {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}
