import Foundation
import Testing

@testable import viewtree_compare

/// Swift files that viewtree and the compiler parse.
@Suite("Swift files, parsed by viewtree and by the compiler")
struct FileCheckTests {
  @Test("The compiler's output gives the first error of each file")
  func errors() {
    let output = """
      a/One.swift:3:7: error: expected '{' in struct
      1 | struct
      a/One.swift:9:1: error: extraneous '}' at top level
      b.swift:1:1: warning: unused
      b.swift:2:5: error: unterminated string literal

      """
    #expect(
      FileCheck.errors(in: output) == [
        "a/One.swift": "3:7: error: expected '{' in struct",
        "b.swift": "2:5: error: unterminated string literal",
      ])
  }

  @Test("A problem of viewtree has its line, and a file without one has none")
  func problem() {
    #expect(FileCheck.problem(in: Array("struct A {}\n".utf8)) == nil)
    #expect(FileCheck.problem(in: Array("let a = 1\nstruct A {".utf8)) == "2: '{' is not closed")
  }

  @Test("A file that both parse is no difference, and neither is one that both refuse")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("Good", "struct A {}\n"), ("Bad", "struct A {\n"), ("Script", "print(1)\n"),
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).swift"))
    }
    let compiler = try SwiftCompiler()
    defer { compiler.removeFolder() }
    let check = try FileCheck([folder.path], compiler)
    #expect(check.isFine && check.entries.map { $0.compiler == nil } == [false, true, true])
    #expect(
      check.words == "3 files, 2 parsed by Swift, 2 of these by viewtree, 0 differences\n")
  }
}
