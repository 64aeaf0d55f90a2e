import Foundation
import Testing
import ViewTreeInspector
import ViewTreeReport

@Suite("The JSON report")
struct JSONReportTests {
  /// The names of an object's members in their order, for objects on a line of their own.
  private func keys(_ text: String, indentation: Int) -> [String] {
    let start = String(repeating: " ", count: indentation) + "\""
    let lines = text.split(separator: "\n").filter { $0.hasPrefix(start) }
    return lines.map { String($0.split(separator: "\"")[1]) }
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("The keys of the report come in one order")
  func keyOrder() throws {
    let text = try Sample(Sample.anchors).json()
    #expect(
      keys(text, indentation: 2) == [
        "viewtree", "source", "window", "status", "passes", "views", "preferences", "order",
        "skipped", "anchors", "state", "steps", "diagnostics",
      ])
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for start in [
      "{ \"path\": \"HStack/Color[0]\", \"view\": \"Color\", \"id\": \"a\", \"depth\": 1, "
        + "\"frame\": { \"x\": 0, \"y\": 0, \"width\": 50, \"height\": 50 }, \"content\": ",
      "{ \"key\": \"Items\", \"reader\": { \"view\": \"HStack\", "
        + "\"modifier\": \"overlayPreferenceValue\" }, \"pass\": 2, \"value\": [",
      "{ \"n\": 1, \"event\": \"anchorPreference\", \"key\": \"Items\", "
        + "\"view\": \"HStack/Color[0]\", \"id\": \"a\", \"pass\": 1 }",
      "{ \"event\": \"anchorPreference\", \"key\": \"Unread\", \"view\": \"HStack/Color[0]\", "
        + "\"reason\": \"unread-key\", \"pass\": 2 }",
      "{ \"anchor\": 1, \"source\": \".bounds\", \"view\": \"HStack/Color[0]\", \"global\": "
        + "{ \"x\": 0, \"y\": 0, \"width\": 50, \"height\": 50 }, \"resolved\": "
        + "[{ \"in\": \"HStack/overlay/GeometryReader\", \"value\": ",
    ] {
      #expect(lines.contains { $0.hasPrefix(start) }, "\(start)")
    }
  }

  @Test("The report is JSON in which anchors have numbers and values their types")
  func structure() throws {
    let report = try object(Sample(Sample.anchors).json())
    let preferences = try #require(report["preferences"] as? [[String: Any]])
    let items = try #require(preferences.last?["value"] as? [[String: Any]])
    #expect(items.map { $0["$type"] as? String } == ["Item", "Item"])
    #expect(items.map { ($0["bounds"] as? [String: Int])?["$anchor"] } == [1, 2])
    #expect(preferences.last?["writers"] as? [String] == ["HStack/Color[0]", "HStack/Color[1]"])
    let anchors = try #require(report["anchors"] as? [[String: Any]])
    #expect(anchors.map { $0["source"] as? String } == [".bounds", ".topLeading"])
    #expect(anchors[1]["global"] as? [String: Int] == ["x": 60, "y": 0])
    #expect(report["state"] as? [String: Int] == ["count": 2])
  }

  @Test("Views of earlier passes are named by their paths, too")
  func earlierPasses() throws {
    let report = try object(Sample(Sample.anchors).json())
    let order = try #require(report["order"] as? [[String: Any]])
    let first = order.filter { $0["pass"] as? Int == 1 }.map { $0["view"] as? String }
    #expect(first == ["HStack/Color[0]", "HStack/Color[1]", "HStack", "HStack"])
  }

  @Test("Every fact of the text report is in the JSON report")
  func sameFacts() throws {
    let sample = try Sample(Sample.anchors)
    let report = try object(sample.json())
    func count(_ key: String) -> Int { (report[key] as? [Any])?.count ?? -1 }
    func lines(_ title: String) -> Int {
      let section = sample.text().components(separatedBy: "\n\n").first { $0.hasPrefix(title) }
      return (section?.split(separator: "\n").count ?? 1) - 1
    }
    #expect(count("views") == lines("Views") && count("views") == 5)
    #expect(count("order") == lines("Order") && count("order") == 4)
    #expect(count("skipped") == lines("Skipped") && count("skipped") == 5)
    // A line for each anchor, and one for each place where it was resolved.
    #expect(count("anchors") == 2 && lines("Anchors") == 3)
    // Two readers in two passes, each with a line and two elements.
    #expect(count("preferences") == 4 && lines("Preferences") == 12)
    #expect((report["state"] as? [String: Any])?.count == lines("State"))
  }

  @Test("A proposal stands instead of the window, with null for what is not proposed")
  func proposal() throws {
    var options = InspectionOptions()
    options.proposal = .init(width: nil, height: .infinity)
    let report = try Sample(Sample.anchors, options).json()
    #expect(
      report.contains(
        "\"proposal\": { \"width\": null, \"height\": \"infinity\", \"scale\": 2 },\n"))
    #expect(!report.contains("\"window\""))
  }

  @Test("Reduces have a depth and no number")
  func reduces() throws {
    var recording = InspectionOptions()
    recording.recordsReduces = true
    var options = ReportOptions()
    options.showsReduces = true
    let report = try object(Sample(Sample.anchors, recording).json(options))
    let events = try #require(report["order"] as? [[String: Any]])
    let reduces = events.filter { $0["event"] as? String == "reduce" }
    #expect(reduces.count == 1 && reduces.allSatisfy { $0["n"] == nil && $0["depth"] != nil })
  }

  @Test("No control character gets out raw, and none is lost")
  func controlCharacters() throws {
    let sample = try Sample(
      root: """
        { "view": "Text", "id": "i\\u001b\\u202e", "text": "\\u001b[2J\\u009b\\u2028 “é”",
          "size": { "width": 1, "height": 1 } }
        """,
      "\"state\": { \"value\": \"\\u001b\\u0085\" }, ")
    for report in [sample.text(), sample.json()] {
      let unsafe = report.unicodeScalars.filter {
        ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value)
          || [0x2028, 0x202E].contains($0.value)
      }
      #expect(unsafe.isEmpty && report.contains("“é”"))
    }
    let view = try #require((object(sample.json())["views"] as? [[String: Any]])?.first)
    #expect(view["id"] as? String == "i\u{1b}\u{202e}")
    #expect(view["text"] as? String == "\u{1b}[2J\u{9b}\u{2028} “é”")
  }

  @Test("A state that does not settle comes with the way on which it changes itself")
  func cycle() throws {
    let view = """
      { "view": "Color", "id": "a", "modifiers": [
        { "preference": { "key": "K", "value": { "$": "x" } } },
        { "onPreferenceChange": { "key": "K", "perform": "x = value + 1" } }] }
      """
    let keys = #""preferenceKeys": { "K": { "defaultValue": 0, "reduce": "sum" } },"#
    let sample = try Sample(root: view, "\(keys) \"state\": { \"x\": 0 }, ")
    #expect(
      sample.text().contains("\nloop: x -> preference K of a -> onPreferenceChange K of a -> x\n"))
    let json = sample.json()
    for entry in [
      #"{ "kind": "state", "name": "x", "line": 1 }"#,
      #"{ "kind": "preference", "name": "K", "view": "a", "line": 2 }"#,
      #"{ "kind": "action", "name": "K", "view": "a", "line": 3 }"#,
    ] {
      #expect(json.contains(entry))
    }
    #expect(
      !(try Sample(
        root: view.replacing("x = value", with: "_ = value"), "\(keys) \"state\": { \"x\": 0 }, "
      ).json().contains("cycle")))
  }
}
