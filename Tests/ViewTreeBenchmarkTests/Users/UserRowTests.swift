import Testing

@testable import viewtree_benchmark

@Suite("Tasks of users")
struct UserRowTests {
  @Test("Each task has a name of its own, a program beside it and a goal")
  func rows() {
    let rows = UserRow.all(in: "/inputs")
    #expect(Set(rows.map(\.name)).count == rows.count)
    for row in rows {
      #expect(row.task.first == "viewtree" && !row.peer.isEmpty && row.goal > 0)
    }
  }

  @Test("A folder is compared with all of its files")
  func folder() throws {
    let row = try #require(
      UserRow.all(in: "/inputs").first { $0.name == "folder of 100 Swift files" })
    #expect(row.task == ["viewtree", "inspect", "/inputs/100/Sources/App/File0.swift"])
    #expect(row.peer.prefix(3) == ["swiftc", "-frontend", "-parse"] && row.peer.count == 103)
  }
}
