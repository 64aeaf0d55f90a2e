/// The name of a member that is looked up at run time.
struct MemberReference {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}
