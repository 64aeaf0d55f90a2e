import Foundation
import Testing

@testable import ViewTreeSyntax

/// JSONTestSuite, read from the folder that VIEWTREE_JSON_SUITE names.
@Suite("The public JSON suite")
struct JSONSuiteTests {
  static let folder = ProcessInfo.processInfo.environment["VIEWTREE_JSON_SUITE"]

  @Test(
    "Every text that must be accepted is, and every other is refused at a place",
    .enabled(if: folder != nil, "set VIEWTREE_JSON_SUITE to a copy of test_parsing"))
  func suite() throws {
    let folder = try #require(Self.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".json") }
    var wrong: [String] = []
    for name in names {
      let data = try #require(FileManager.default.contents(atPath: folder + "/" + name))
      let tree = JSONReader.read(
        SourceFile(name: name, bytes: Array(data)), limits: ReaderLimits(duplicateKeys: .warning))
      let places = tree.diagnostics.filter { $0.severity == .error && $0.range != nil }
      if name.hasPrefix("y_"), tree.hasErrors { wrong.append(name) }
      if name.hasPrefix("n_"), places.isEmpty { wrong.append(name) }
    }
    #expect(wrong == [])
    #expect(names.count == 318)
  }
}
