import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreeGolden
@testable import ViewTreeListing

/// A harness and the reader of what it prints agree on which views are measured, and where they stand.
@Suite("Places of probes")
struct MeasuredPlaceTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The probes of a listing: the word in which each says that its view stands, by the number of its entry.
  private func probes(_ text: String) -> [Int: String?] {
    var probes: [Int: String?] = [:]
    for match in text.matches(of: /\.probed\((\d+), "[^"]*"(?:, in: "([^"]*)")?\)/) {
      probes[Int(match.1) ?? -1] = .some(match.2.map { String($0) })
    }
    return probes
  }

  @Test(
    "Each view of a report that is measured has a probe, with the word under which it stands",
    arguments: ["components", "forms", "navigation", "order", "popover", "steps"])
  func places(folder: String) throws {
    let path = Self.fixtures.appendingPathComponent(folder).path
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    where name.hasSuffix(".json") {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
      let tree = JSONReader.read(SourceFile(name: name, bytes: Array(bytes)))
      guard let listing = Harness.write(tree, for: .macos).bytes,
        let document = DocumentReader.decode(tree).document
      else { continue }
      let probes = probes(String(decoding: listing, as: UTF8.self))
      var inspection: Inspection?
      DeepStack.run { inspection = Inspector.inspect(document).inspection }
      let evaluated = try #require(inspection)
      for view in MeasuredView.all(in: evaluated, of: document) {
        let syntax = evaluated.views[view.index].syntax
        let number = try #require(document.templates.firstIndex { $0.syntax == syntax })
        guard let word = probes[number] else {
          Issue.record("\(folder)/\(name): \(view.path) has no probe")
          continue
        }
        count += 1
        // What is handed in, or stands in a body, gets its word where it is shown.
        if let word { #expect(MeasuredPath(view.path).word == word, "\(folder)/\(name)") }
      }
    }
    #expect(count > 4)
  }
}
