import Foundation
import Testing
import ViewTreeInspector

@testable import ViewTreeGolden

@Suite("Documents in folders")
struct DocumentFinderTests {
  let folder = TemporaryFolder()

  private var found: [String] {
    ((try? DocumentFinder([folder.path]))?.documents(in: folder.path) ?? [])
      .map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test("A document is one wherever its key stands, in every language")
  func keys() {
    let members = (0..<2000).map { "\"key\($0)\": { \"viewtree\": \($0) }, " }.joined()
    folder.write("late.json", "{ \(members)\"viewtree\": 1, \"root\": \"Color\" }")
    folder.write("none.json", "{ \(members)\"root\": \"Color\" }")
    folder.write("late.jsonc", "/* \(members) */ { \"viewtree\": 1 }")
    let lines = (0..<2000).map { "key\($0):\n  viewtree: 1\n" }.joined()
    folder.write("late.yaml", lines + "viewtree: 1\n")
    folder.write("none.yml", lines)
    #expect(found == ["late.json", "late.jsonc", "late.yaml"])
  }

  @Test("A document with a mistake is one; other files, reports, golden files and schemas are none")
  func others() {
    folder.write("half.json", "{ \"viewtree\": 1, \"root\": {")
    folder.write("package.json", "{ \"dependencies\": { \"viewtree\": \"1.0\" } }")
    folder.write("list.json", "[{ \"viewtree\": 1 }]")
    folder.write("report.json", "{\n  \"viewtree\": 1,\n  \"source\": \"a.json\"\n}\n")
    folder.write("a.inspect.json", "{\"viewtree-golden\": \"2: inspect\",\n  \"viewtree\": 1\n}\n")
    folder.write("a.schema.json", "{ \"viewtree\": 1 }")
    folder.write("a.txt", "{ \"viewtree\": 1 }")
    folder.write(".hidden.json", "{ \"viewtree\": 1 }")
    folder.makePipe("pipe.json")
    #expect(found == ["half.json"])
  }

  @Test("What is in folders below comes in the order of names; links lead nowhere else")
  func folders() {
    let elsewhere = TemporaryFolder()
    elsewhere.write("a.json", "{ \"viewtree\": 1 }")
    folder.makeFolder("b")
    for name in ["c.json", "b/a.json", "a.json"] { folder.write(name, "{ \"viewtree\": 1 }") }
    folder.link("d.json", to: elsewhere.path + "/a.json")
    folder.link("e", to: elsewhere.path)
    folder.link("f.json", to: "c.json")
    #expect(found == ["a.json", "b/a.json", "c.json", "f.json"])
  }

  @Test("Looking for 20 documents with 40 golden files asks the system at most 11 times a file")
  func calls() {
    let place = GoldenFolder()
    for number in 0..<20 { place.addDocument("\(number).json") }
    _ = place.check([""], .update)
    let calls = CallCounter()
    let found = SystemCall.$faults.withValue(SystemCall.Faults { calls.count($0) }) {
      GoldenCheck(GoldenCheckOptions(), maker: EchoMaker()).list([place.folder.path])
    }
    #expect(found.count == 40)
    #expect(calls.total <= 11 * 60)
  }
}

/// Counts calls of the system, and lets them succeed.
private final class CallCounter: @unchecked Sendable {
  // The lock guards the number.
  private let lock = NSLock()
  private(set) var total = 0
  /// The kind of the calls. `nil` for all.
  private let kind: SystemCall?

  init(of kind: SystemCall? = nil) { self.kind = kind }

  func count(_ call: SystemCall) -> Int32? {
    if kind == nil || call == kind { lock.withLock { total += 1 } }
    return nil
  }
}
