import Foundation
import Testing
import ViewTreeSyntax

@testable import ViewTreeListing

@Suite("Listings that measure themselves")
struct HarnessTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func fixture(_ name: String) throws -> String {
    let path = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name).json")
    return try String(contentsOf: path, encoding: .utf8)
  }

  private func harness(_ text: String, _ host: HarnessHost = .xctest) throws -> String {
    let tree = JSONReader.read(SourceFile(name: "a.json", text: text))
    return String(decoding: try #require(Harness.write(tree, for: host).bytes), as: UTF8.self)
  }

  /// The listing with its probes, without what every harness brings along.
  private func listed(_ text: String) throws -> String {
    let whole = try harness(text)
    let end = try #require(whole.firstRange(of: HarnessSupport.mark))
    return String(whole[..<end.lowerBound])
  }

  @Test(
    "A listing with its probes is the one that is kept; VIEWTREE_UPDATE_PAGES=1 keeps the present one",
    arguments: [
      "articles/form", "components/modifier-of-the-documents-own",
      "components/content-sees-its-own-place", "steps/grid-gets-a-card",
    ])
  func golden(name: String) throws {
    let text = try listed(try fixture(name))
    let file = name.split(separator: "/").last ?? ""
    let golden = Self.folder.appendingPathComponent("Goldens/\(file).harness.txt")
    if ProcessInfo.processInfo.environment["VIEWTREE_UPDATE_PAGES"] != nil {
      try text.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: golden, encoding: .utf8))
  }

  @Test(
    "Without a harness nothing of it is in the listing",
    arguments: ["articles/form", "steps/grid-gets-a-card"])
  func plain(name: String) throws {
    let text = listing(try fixture(name))
    #expect(!text.contains("Probe") && !text.contains("probe"))
  }

  @Test("The hash is that of the listing without the harness")
  func hash() throws {
    let text = try fixture("articles/form")
    let hash = SHA256.hexadecimal(Array(listing(text).utf8))
    for host in HarnessHost.allCases {
      #expect(try harness(text, host).contains("(\"document\", \"\(hash)\")"))
    }
  }

  @Test("A test has a window with the safe area, a program one off screen")
  func hosts() throws {
    let text = """
      { "viewtree": 1, "layoutDirection": "rightToLeft",
        "window": { "width": 390, "height": 844, "safeArea": { "top": 59 } }, "root": "Color" }
      """
    let test = try harness(text)
    #expect(test.contains("final class ViewTreeMeasurement: XCTestCase {"))
    #expect(test.contains("UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))"))
    #expect(test.contains("top: 59 - own.top, left: 0 - own.left"))
    #expect(
      test.contains(
        "rootView: ContentView()\n          .environment(\\.layoutDirection, .rightToLeft))"))
    let program = try harness(text, .macos)
    #expect(program.contains("@main\n") && program.contains("styleMask: .borderless"))
    #expect(!program.contains("#Preview") && !test.contains("#Preview"))
  }

  @Test("A proposal is asked by a layout instead of a window's")
  func proposal() throws {
    let text = """
      { "viewtree": 1, "proposal": { "width": null, "height": 100 }, "root": "Color" }
      """
    let whole = try harness(text)
    #expect(whole.contains("proposal: ProposedViewSize(width: nil, height: 100)"))
    #expect(whole.contains("private struct ProbedProposal: Layout {"))
    #expect(try !harness("{ \"viewtree\": 1, \"root\": \"Color\" }").contains("ProbedProposal:"))
  }

  @Test("What stands in a group's modifiers, or is presented elsewhere, has no place")
  func outside() throws {
    let text = try listed(
      """
      { "viewtree": 1, "components": { "Badge": { "body": "Circle" } },
        "root": { "view": "VStack", "children": [
          { "view": "Group", "children": ["Color", "Divider"],
            "modifiers": [{ "background": { "view": "Badge" } }] },
          { "view": "Text", "text": "a",
            "modifiers": [{ "sheet": { "isPresented": false, "content": ["Badge", "Color"] } }] }] } }
      """)
    #expect(text.components(separatedBy: ".unprobed()").count == 3)
    #expect(text.contains("Circle()\n      .probed(0, \"Circle\")"))
    #expect(text.contains("Divider()\n          .probed("))
  }

  @Test("An expression that is all of a closure is returned behind the statement that tells")
  func closures() throws {
    let text = try listed(
      """
      { "viewtree": 1, "preferenceKeys": { "K": { "type": "[Anchor<CGRect>]", "defaultValue": [],
          "reduce": "append" } },
        "root": { "view": "Color", "modifiers": [
          { "anchorPreference": { "key": "K", "value": ".bounds", "transform": "[$0]" } },
          { "backgroundPreferenceValue": { "key": "K", "content": "Color" } }] } }
      """)
    #expect(
      text.contains(
        "      .anchorPreference(key: K.self, value: .bounds) {\n"
          + "        Probe.ran(\"anchorPreference\", \"K\", \"Color\", 0)\n"
          + "        return [$0]\n"))
    #expect(text.contains("let _ = Probe.ran(\"backgroundPreferenceValue\", \"K\", \"Color\", 0)"))
    #expect(text.contains("    Probe.reduced(\"K\")\n    value.append(contentsOf: nextValue())\n"))
  }

  @Test("Steps are handed over as far as assignments say them")
  func steps() throws {
    let text = try listed(
      """
      { "viewtree": 1, "state": { "n": 0 },
        "root": { "view": "Text", "id": "t", "text": "\\\\(n)" },
        "steps": [{ "set": { "n": 2 } }, { "perform": "n += 1" }, { "wait": 0.5 }, { "tap": "t" },
          { "set": { "n": 5 } }] }
      """)
    #expect(
      text.contains(
        """
            let _ = ProbedRun.take([
              { n = 2 },
              { n += 1 },
              { Probe.wait(0.5) },
            ])
        """))
  }

  @Test("A declaration with a name of the harness is told")
  func names() {
    let tree = JSONReader.read(
      SourceFile(
        name: "a.json",
        text: """
          { "viewtree": 1, "components": { "Probe": { "body": "Color" } }, "root": "Probe" }
          """))
    #expect(Listing.write(tree).bytes != nil)
    let refused = Harness.write(tree, for: .macos)
    #expect(refused.bytes == nil && refused.diagnostics.map(\.id) == ["listing-no-swift"])
  }
}
