import Foundation
import Testing
import ViewTreeDocument
import ViewTreeRequests

@testable import ViewTreeGolden

@Suite("Golden files of format 2, whatever words made them")
struct OlderGoldenTests {
  /// A view with a frame and padding, of which a step makes the frame wider; it writes its bounds.
  static let document = """
    {"viewtree": 1, "window": {"width": 100, "height": 50}, "state": {"on": false},
     "preferenceKeys": {"K": {"defaultValue": "[]", "reduce": "append"}},
     "root": {"view": "Color", "id": "a", "color": "red", "modifiers": [
       {"frame": {"width": "on ? 30 : 10", "height": 10}},
       {"anchorPreference": {"key": "K", "value": ".bounds", "transform": "[$0]"}}, {"padding": 5},
       {"onPreferenceChange": {"key": "K", "perform": ""}}]},
     "steps": [{"set": {"on": true}}]}
    """

  /// What of an older golden file does not hold of a document today.
  private func changes(
    _ old: String, _ words: String, document: String = Self.document
  ) throws -> [String] {
    let path = NSTemporaryDirectory() + "viewtree-\(UUID().uuidString).json"
    try Data(document.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    func report(_ words: [String]) -> [UInt8]? {
      ReportMaker.commands.report(document: path, name: "a.json", words: words).bytes
    }
    let words = words.split(separator: " ").map(String.init)
    let migration = FormatMigration(
      old: Array(old.utf8), new: try #require(report(words)), words: words, report: report)
    return migration.changes.map(BehaviourWords.line)
  }

  /// Holds that a report is migrated, and that it is not with any one of its numbers changed; those after
  /// `except` are no facts of their own.
  private func holdsEachNumber(
    _ old: String, _ words: String, document: String = Self.document, except: [String] = []
  ) throws -> Int {
    #expect(try changes(old, words, document: document) == [])
    var count = 0
    var place = old.startIndex
    while let start = old[place...].firstIndex(where: { $0.isASCII && $0.isNumber }) {
      let end = old[start...].firstIndex { !$0.isNumber && $0 != "." } ?? old.endIndex
      defer { place = end }
      guard !except.contains(where: old[..<start].hasSuffix) else { continue }
      let wrong = old.replacingCharacters(in: start..<end, with: "73")
      #expect(try !changes(wrong, words, document: document).isEmpty, "\(wrong)")
      count += 1
    }
    return count
  }

  @Test("Lines with pixels, proposals and modifiers have the pixels behind what was proposed")
  func pixels() throws {
    let old = """
      a.json  100x50 @2x  stable after 1 pass

      Views
      HStack  29.5 14.75  41x20.5  proposed 100x50  pixels 29.5 15  41x20.5
        Color #a  29.5 15  20x20  proposed 50x50  pixels 29.5 15  20x20
            content  34.5 20  10x10  proposed 10x10  pixels 34.5 20  10x10
            .frame  34.5 20  10x10  proposed 40x40  pixels 34.5 20  10x10
            .padding  29.5 15  20x20  proposed 50x50  pixels 29.5 15  20x20
        Text #t "Ag"  49.5 14.75  21x20.5  proposed 80x50  pixels 49.5 15  21x20.5  content at 51.5 17.75
            content  51.5 17.75  21x20.5  proposed 80x50  pixels 51.5 18  21x20.5
            .offset  49.5 14.75  21x20.5  proposed 80x50  pixels 49.5 15  21x20.5

      """
    let document = """
      {"viewtree": 1, "window": {"width": 100, "height": 50},
       "root": {"view": "HStack", "spacing": 0, "children": [
         {"view": "Color", "id": "a", "color": "red", "modifiers": [
           {"frame": {"width": 10, "height": 10}}, {"padding": 5}]},
         {"view": "Text", "text": "Ag", "id": "t", "modifiers": [{"offset": {"x": 2, "y": 3}}]}]}}
      """
    // 4 in the first line, 10 for each of 8 lines, 2 where the text is drawn.
    let count = try holdsEachNumber(
      old, "inspect --pixels --proposals --modifiers", document: document)
    #expect(count == 86)
  }

  @Test("Pixels alone stand behind the frame, and where a view is drawn behind them")
  func pixelsAlone() throws {
    let old = """
      a.json  100x50 @2x  stable after 1 pass

      Views
      Text #t "Ag"  39.5 14.75  21x20.5  pixels 39.5 15  21x20.5  content at 41.5 17.75

      """
    let document = """
      {"viewtree": 1, "window": {"width": 100, "height": 50},
       "root": {"view": "Text", "text": "Ag", "id": "t", "modifiers": [{"offset": {"x": 2, "y": 3}}]}}
      """
    #expect(try holdsEachNumber(old, "inspect --pixels", document: document) == 14)
  }

  @Test("What one step changed is held against the frames before and after it")
  func shownStep() throws {
    let old = """
      a.json  100x50 @2x  stable after 1 pass
      after step 1: set on = true

      Views
      Color #a  30 15  40x20

      Preferences
      K for onPreferenceChange of a: 0 reduces
        anchor 1  from a

      Order
      1  anchorPreference K  a  because its view moved and was resized
      2  onPreferenceChange K  a

      Anchors
      1  .bounds of a  35 20  30x10

      State
      on = true

      Changed
      a  40 15  20x20  to  30 15  40x20

      """
    // 4 in the first line, the step, 4 of the view, 2 of the value, 2 closures, 5 of the anchor, 8 of the
    // change.
    #expect(try holdsEachNumber(old, "inspect --step 1") == 26)
    let silent = old.replacing("\nChanged\na  40 15  20x20  to  30 15  40x20\n", with: "")
    #expect(try !changes(silent, "inspect --step 1").isEmpty)
  }

  static let json = """
    {
      "viewtree": 1, "source": "a.json", "window": { "width": 100, "height": 50, "scale": 2 },
      "status": "stable", "passes": 1,
      "views": [
        { "path": "Color", "view": "Color", "id": "a", "depth": 0, "frame": { "x": 40, "y": 15, "width": 20, "height": 20 }, "content": { "x": 45, "y": 20, "width": 10, "height": 10 }, "modifiers": [{ "name": "frame", "frame": { "x": 45, "y": 20, "width": 10, "height": 10 } }, { "name": "anchorPreference", "frame": { "x": 45, "y": 20, "width": 10, "height": 10 } }, { "name": "padding", "frame": { "x": 40, "y": 15, "width": 20, "height": 20 } }, { "name": "onPreferenceChange", "frame": { "x": 40, "y": 15, "width": 20, "height": 20 } }] }
      ],
      "preferences": [
        { "key": "K", "reader": { "view": "Color", "modifier": "onPreferenceChange" }, "pass": 1, "value": [{ "$anchor": 1 }], "writers": ["Color"], "reduces": 0 }
      ],
      "order": [
        { "n": 1, "event": "anchorPreference", "key": "K", "view": "Color", "pass": 1 },
        { "n": 2, "event": "onPreferenceChange", "key": "K", "view": "Color", "pass": 1 }
      ],
      "skipped": [],
      "anchors": [
        { "anchor": 1, "source": ".bounds", "view": "Color", "global": { "x": 45, "y": 20, "width": 10, "height": 10 }, "resolved": [] }
      ],
      "state": { "on": false },
      "steps": [
        {
          "step": 1, "action": "set", "text": "set on = true", "status": "stable", "passes": 1,
          "views": [
            { "path": "Color", "view": "Color", "id": "a", "depth": 0, "frame": { "x": 30, "y": 15, "width": 40, "height": 20 }, "content": { "x": 35, "y": 20, "width": 30, "height": 10 }, "modifiers": [{ "name": "frame", "frame": { "x": 35, "y": 20, "width": 30, "height": 10 } }, { "name": "anchorPreference", "frame": { "x": 35, "y": 20, "width": 30, "height": 10 } }, { "name": "padding", "frame": { "x": 30, "y": 15, "width": 40, "height": 20 } }, { "name": "onPreferenceChange", "frame": { "x": 30, "y": 15, "width": 40, "height": 20 } }] }
          ],
          "preferences": [
            { "key": "K", "reader": { "view": "Color", "modifier": "onPreferenceChange" }, "pass": 1, "value": [{ "$anchor": 1 }], "writers": ["Color"], "reduces": 0 }
          ],
          "order": [
            { "n": 1, "event": "anchorPreference", "key": "K", "view": "Color", "pass": 1 },
            { "n": 2, "event": "onPreferenceChange", "key": "K", "view": "Color", "pass": 1 }
          ],
          "skipped": [],
          "anchors": [
            { "anchor": 1, "source": ".bounds", "view": "Color", "global": { "x": 35, "y": 20, "width": 30, "height": 10 }, "resolved": [] }
          ],
          "state": { "on": true },
          "reran": [
            { "n": 1, "because": "resized" }
          ],
          "diagnostics": [],
          "changed": [
            { "view": "Color", "before": { "x": 40, "y": 15, "width": 20, "height": 20 }, "after": { "x": 30, "y": 15, "width": 40, "height": 20 } }
          ]
        }
      ],
      "diagnostics": []
    }
    """

  @Test("JSON with steps has its own list of why closures ran again, and coarser reasons")
  func jsonSteps() throws {
    let command = "inspect --format json"
    // The version of the report, and the only pass.
    let exceptions = ["\"viewtree\": ", "\"pass\": "]
    // 4 of the first lines, then of each evaluation 25 of the view, 2 of the value, 2 closures and 5 of the
    // anchor; of the step its number, its passes, the one that ran again and 8 of the change.
    #expect(try holdsEachNumber(Self.json, command, except: exceptions) == 4 + 2 * 34 + 11)
    let moved = Self.json.replacing("\"because\": \"resized\"", with: "\"because\": \"moved\"")
    let found = try changes(moved, command)
    #expect(found.count == 1 && found[0].contains("its view moved"), "\(found)")
    let silent = Self.json.replacing(", \"because\": \"resized\"", with: "")
    #expect(try changes(silent, command).count == 1)
  }

  @Test("JSON of order and keys calls views by their paths, and has no remarks")
  func paths() throws {
    let order = """
      {
        "viewtree": 1, "source": "a.json", "window": { "width": 100, "height": 50, "scale": 2 },
        "status": "stable", "passes": 1, "step": 1, "action": "set", "text": "set on = true",
        "order": [
          { "n": 1, "event": "anchorPreference", "key": "K", "view": "Color", "pass": 1, "value": [{ "$anchor": 1 }] },
          { "n": 2, "event": "onPreferenceChange", "key": "K", "view": "Color", "pass": 1, "value": [{ "$anchor": 1 }] }
        ],
        "skipped": [],
        "viewTreeOrder": [
          { "place": 1, "event": "anchorPreference", "key": "K", "view": "Color", "n": 1 },
          { "place": 2, "event": "onPreferenceChange", "key": "K", "view": "Color", "n": 2 }
        ]
      }
      """
    let words = "order --format json --tree --step 1"
    let exceptions = ["\"viewtree\": ", "\"pass\": "]
    #expect(try holdsEachNumber(order, words, except: exceptions) == 13)
    #expect(try !changes(order.replacing("\"Color\"", with: "\"Text\""), words).isEmpty)
    let keys = """
      {
        "viewtree": 1, "source": "a.json", "window": { "width": 100, "height": 50, "scale": 2 },
        "status": "stable", "passes": 1,
        "keys": [
          {
            "key": "K", "line": 2, "defaultValue": "[]", "reduce": "append",
            "writers": [
              { "n": 0, "modifier": "anchorPreference", "view": "Color", "line": 5, "status": "ran", "next": 1 }
            ],
            "transformers": [],
            "readers": [
              { "n": 1, "modifier": "onPreferenceChange", "view": "Color", "line": 6, "status": "ran" }
            ]
          }
        ]
      }
      """
    #expect(try holdsEachNumber(keys, "keys --format json", except: exceptions) == 10)
    let ran = "\"status\": \"ran\", \"next\""
    let skipped = keys.replacing(ran, with: "\"status\": \"clean\", \"next\"")
    #expect(try !changes(skipped, "keys --format json").isEmpty)
  }

  @Test("A single value had nobody who wrote it, also where modifiers are listed")
  func origins() throws {
    let old = """
      a.json  100x50 @2x  stable after 1 pass

      Views
      Color #a  0 0  100x50
          content  5 5  90x40
          .anchorPreference  5 5  90x40
          .padding  0 0  100x50
          .onPreferenceChange  0 0  100x50

      Preferences
      K for onPreferenceChange of a: 0 reduces
        anchor 1

      Order
      1  anchorPreference K  a
      2  onPreferenceChange K  a

      Anchors
      1  .bounds of a  5 5  90x40

      """
    let document = """
      {"viewtree": 1, "window": {"width": 100, "height": 50},
       "preferenceKeys": {"K": {"reduce": "first"}},
       "root": {"view": "Color", "id": "a", "modifiers": [
         {"anchorPreference": {"key": "K", "value": ".bounds", "transform": "$0"}}, {"padding": 5},
         {"onPreferenceChange": {"key": "K", "perform": ""}}]}}
      """
    // 4 in the first line, 20 of the view, 2 of the value, 2 closures, 5 of the anchor.
    #expect(try holdsEachNumber(old, "inspect --modifiers", document: document) == 33)
    // Another writer than the one who is told today is a difference.
    let other = old.replacing("  anchor 1\n", with: "  anchor 1  from b\n")
    #expect(try changes(other, "inspect --modifiers", document: document).count == 1)
  }

  @Test("A view that is measured and not shown had frames of nothing, and the same modifiers")
  func notShown() throws {
    let document = """
      {"viewtree": 1, "window": {"width": 100, "height": 50},
       "root": {"view": "ViewThatFits", "children": [
         {"view": "Color", "id": "a", "modifiers": [{"frame": {"width": 200, "height": 10}}]},
         {"view": "Color", "id": "b", "modifiers": [{"frame": {"width": 20, "height": 10}}]}]}}
      """
    func old(_ modifier: String, _ frame: String = "0 0  0x0") -> String {
      """
      a.json  100x50 @2x  stable after 1 pass

      Views
      ViewThatFits  40 20  20x10  proposed 100x50
        Color #a  0 0  0x0  proposed nilxnil
            content  0 0  0x0  proposed nilxnil
            .\(modifier)  \(frame)  proposed nilxnil
        Color #b  40 20  20x10  proposed 100x50
            content  40 20  20x10  proposed 20x10
            .frame  40 20  20x10  proposed 100x50

      """
    }
    let words = "inspect --proposals --modifiers"
    #expect(try changes(old("frame"), words, document: document) == [])
    #expect(try !changes(old("padding"), words, document: document).isEmpty)
    #expect(try !changes(old("frame", "0 0  0x1"), words, document: document).isEmpty)
  }

  @Test("A warning above the step of a report is told below it today")
  func remarks() throws {
    let document = """
      {"viewtree": 1, "window": {"width": 100, "height": 50}, "state": {"w": 10.0},
       "root": {"view": "Color", "modifiers": [{"frame": {"width": "w", "height": 10}}]},
       "steps": [{"set": {"w": -5}}]}
      """
    let old = """
      a.json  100x50 @2x  stable after 1 pass
      warning: width of 'frame' is -5: it counts as 0  at 2:42
      after step 1: set w = -5

      Views
      Color  50 20  0x10

      State
      w = -5

      Changed
      Color  45 20  10x10  to  50 20  0x10

      """
    #expect(try changes(old, "inspect --step 1", document: document) == [])
    let other = old.replacing("is -5: it", with: "is -6: it")
    #expect(try changes(other, "inspect --step 1", document: document).count == 2)
  }
}
