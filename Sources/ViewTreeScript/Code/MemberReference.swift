/// The name of a member that is looked up when the script runs.
struct MemberReference {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}
