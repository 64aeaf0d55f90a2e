import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

@testable import ViewTreeGolden

@Suite("Reports of format 2 beside those of today")
struct FormatMigrationTests {
  static let document = """
    {"viewtree": 1, "window": {"width": 100, "height": 50}, "state": {"on": false},
     "root": {"view": "HStack", "spacing": 0, "children": [
       {"view": "Color", "id": "a", "color": "red", "modifiers": [
         {"frame": {"width": "on ? 30 : 10", "height": 10}}, {"padding": 5}]},
       {"view": "Text", "text": "Ag", "id": "t", "modifiers": [{"offset": {"x": 2, "y": 3}}]}]},
     "steps": [{"set": {"on": true}}]}
    """

  /// What format 2 said of the document: the first rectangle of a view was its frame.
  static let old = """
    a.json  100x50 @2x  stable after 1 pass

    Views
    HStack  29.5 14.75  41x20.5
      Color #a  29.5 15  20x20
      Text #t "Ag"  49.5 14.75  21x20.5  content at 51.5 17.75

    State
    on = false

    Step 1: set on = true  stable after 1 pass

    Changed
    HStack  29.5 14.75  41x20.5  to  19.5 14.75  61x20.5
    a  29.5 15  20x20  to  19.5 15  40x20
    t  49.5 14.75  21x20.5  to  59.5 14.75  21x20.5

    State
    on = true

    """

  private func changes(_ old: String, document: String = Self.document) throws -> [String] {
    let source = SourceFile(name: "a.json", text: document)
    let read = try #require(DocumentReader.read(source).document)
    let inspection = try #require(Inspector.inspect(read).inspection)
    return FormatMigration(
      old: Array(old.utf8), new: TextReport.inspect(inspection), words: ["inspect"],
      report: { _ in JSONReport.inspect(inspection) }
    ).changes.map(BehaviourWords.line)
  }

  @Test("What has not changed is found not to have, although every line is another")
  func same() throws {
    #expect(try changes(Self.old) == [])
  }

  @Test("Of every number of the old report a change is found")
  func everyNumber() throws {
    var count = 0
    var place = Self.old.startIndex
    while let start = Self.old[place...].firstIndex(where: \.isNumber) {
      let end = Self.old[start...].firstIndex { !$0.isNumber && $0 != "." } ?? Self.old.endIndex
      let wrong = Self.old.replacingCharacters(in: start..<end, with: "7.25")
      #expect(try !changes(wrong).isEmpty, "\(wrong)")
      count += 1
      place = end
    }
    // 4 in the first line, 12 and 2 in the tree, 2 of the step, 24 in its changes.
    #expect(count == 44)
  }

  @Test("A view that moves is told, and one that only got another colour is not")
  func changed() throws {
    let moved = Self.document.replacing("\"y\": 3", with: "\"y\": 4")
    let found = try changes(Self.old, document: moved)
    #expect(found == ["Text #t  moved by 0 1"])
    let coloured = Self.document.replacing("red", with: "blue")
    #expect(try changes(Self.old, document: coloured) == [])
  }

  @Test("A step that changed nothing and now moves a view is told")
  func silentStep() throws {
    let start = try #require(Self.old.range(of: "Changed\n"))
    let end = try #require(Self.old.range(of: "State\non = true"))
    var silent = Self.old
    silent.removeSubrange(start.lowerBound..<end.lowerBound)
    #expect(try !changes(silent).isEmpty)
    // One line of three left out is found, too.
    let line = "a  29.5 15  20x20  to  19.5 15  40x20\n"
    #expect(try !changes(Self.old.replacing(line, with: "")).isEmpty)
  }

  @Test(
    "What is listed is compared: a new finding, another cause of a skipped closure, an entry more")
  func lists() {
    func isSame(_ old: String, _ new: String, _ command: String = "inspect") -> Bool {
      FormatMigration(
        old: Array(old.utf8), new: Array(new.utf8), words: [command], report: { _ in nil }
      ).changes.isEmpty
    }
    let finding = "a.json:1:2: warning: two ids [duplicate-id]\n"
    #expect(isSame(finding, finding, "lint"))
    #expect(!isSame(finding, finding + "a.json:3:4: warning: another [other]\n", "lint"))
    let head = "a.json  9x9 @2x  stable after 2 passes\n\n"
    func skipped(_ reason: String) -> String {
      head + "Skipped\n-  anchorPreference K  x  pass 2  \(reason)\n"
    }
    let replaced = "sets the same key and replaces everything below it"
    #expect(!isSame(skipped("overridden: y \(replaced)"), skipped("overridden: z \(replaced)")))
    let atHome =
      "overridden: preference in line 3, further out on the same view, sets the same key and replaces it"
    #expect(isSame(skipped("overridden: x \(replaced)"), skipped(atHome)))
    #expect(!isSame(skipped("overridden: y \(replaced)"), skipped(atHome)))
    #expect(
      isSame(
        skipped("clean: nothing that it uses has changed since it last ran"),
        skipped("clean: nothing that it uses has changed since pass 1")))
    func reading(_ lines: String...) -> String {
      head + "Preferences\nK for onPreferenceChange of x, pass 2: 1 reduce\n"
        + lines.map { "  \($0)\n" }.joined()
    }
    let entries = reading("\"a\": 1  from a", "\"b\": 2  from b")
    #expect(isSame(reading("[\"a\": 1, \"b\": 2]"), entries))
    #expect(isSame(reading("[\"a\": 1, \"b… (2 entries)"), entries))
    #expect(!isSame(reading("[\"a\": 1, \"b… (3 entries)"), entries))
    #expect(!isSame(reading("[\"a\": 1, \"b\": 3]"), entries))
    let anchor = "Anchors\n1  .bounds of x  0 0  1x1\n"
    #expect(!isSame(head, head + anchor))
  }

  @Test("Of a text that was cut, what there was has to be its beginning")
  func cut() {
    func changes(_ old: String, _ new: String) -> [String] {
      func report(_ text: String) -> [UInt8] {
        Array("a.json  9x9 @2x  stable after 1 pass\n\nViews\nText \"\(text)\"  0 0  9x9\n".utf8)
      }
      return FormatMigration(
        old: report(old), new: report(new), words: ["inspect"], report: { _ in nil }
      ).changes.map(BehaviourWords.line)
    }
    #expect(changes("Hello wo…", "Hello world") == [])
    #expect(changes("Hello Wo…", "Hello world").count == 1)
    #expect(changes("Hello world…", "Hello world").count == 1)
  }
}
