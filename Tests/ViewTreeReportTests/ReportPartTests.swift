import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeRandom
import ViewTreeSyntax

@testable import ViewTreeReport

@Suite("A report says the same whether one thread writes it or several")
struct ReportPartTests {
  /// All reports of an inspection that have long lists.
  private func reports(_ inspection: Inspection, _ options: ReportOptions) -> [String] {
    [
      TextReport.inspect(inspection, options), JSONReport.inspect(inspection, options),
      TextReport.order(inspection, options), JSONReport.order(inspection, options),
    ].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether reports in parts of so many rows are those that one thread writes at once.
  private func isSame(
    _ inspection: Inspection, _ options: ReportOptions, threads: Int, partSize: Int
  ) -> Bool {
    var parts = options
    (parts.threads, parts.partSize) = (threads, partSize)
    return reports(inspection, parts) == reports(inspection, options)
  }

  /// Seven views of which one hands on its opacity, in a window that shows them all.
  private let opacity = """
    {"viewtree": 1, "root": {"view": "VStack", "modifiers": [{"opacity": 0.5}], "children": [
      {"view": "Text", "text": "a"}, {"view": "HStack", "children": ["Spacer", {"view": "Text", "text": "b"}]},
      {"view": "Color", "modifiers": [{"padding": 2}, "hidden", {"frame": {"width": 8}}]}, "Spacer"]}}
    """

  @Test("Wherever a part begins", arguments: 1...9, 2...4)
  func beginnings(partSize: Int, threads: Int) throws {
    let inspection = try Sample(opacity).inspection
    #expect(inspection.views.count == 7)
    #expect(isSame(inspection, ReportOptions(), threads: threads, partSize: partSize))
  }

  @Test("Nothing is left out, and nothing is there twice")
  func views() throws {
    var options = ReportOptions()
    (options.threads, options.partSize) = (3, 2)
    let text = try Sample(opacity).text(options)
    let names = text.split(separator: "\n").dropFirst(2).prefix(7).map {
      String($0.drop { $0 == " " }.prefix { $0 != " " })
    }
    #expect(names == ["VStack", "Text", "HStack", "Spacer", "Text", "Color", "Spacer"])
  }

  @Test("What is cut off at a limit is cut off soon after it with several threads, too")
  func limit() throws {
    var options = ReportOptions()
    options.byteLimit = 100
    let whole = try Sample(opacity).text()
    #expect(whole.utf8.count > 250)
    #expect(try Sample(opacity).text(options).utf8.count > 100)
    (options.threads, options.partSize) = (2, 1)
    let parts = try Sample(opacity).text(options).utf8.count
    #expect(parts > 100 && parts < whole.utf8.count)
  }

  @Test("Fixtures, with all that rows may have, in parts of one and of three rows")
  func fixtures() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")
    var details = ReportOptions()
    (details.showsModifiers, details.showsProposals, details.showsPixels) = (true, true, true)
    var some = ReportOptions()
    (some.views, some.depth) = ([ID(1 as UInt32), ID(3 as UInt32)], 1)
    var count = 0
    let folders = ["articles", "bars", "idioms", "layout", "navigation"]
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
      name.hasSuffix(".json") && folders.contains(where: name.hasPrefix)
    }
    for name in Rounds.some(of: names.sorted()) {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      guard let document = DocumentReader.read(SourceFile(name: name, text: text)).document,
        let inspection = Inspector.inspect(document).inspection
      else { continue }
      for options in [ReportOptions(), details, some] {
        for partSize in [1, 3] {
          #expect(isSame(inspection, options, threads: 2, partSize: partSize), "\(name)")
        }
      }
      count += 1
    }
    #expect(count > Rounds.of(10, least: 5))
  }
}
