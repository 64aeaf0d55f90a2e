import Foundation
import Testing
import ViewTreeInspector
import ViewTreeReport

/// Reports of documents with steps, in text and in JSON.
struct StepReportTests {
  private static let document = #"""
    {"viewtree": 1, "window": {"width": 100, "height": 50},
     "preferenceKeys": {"W": {"defaultValue": [], "reduce": "append"}},
     "state": {"on": false, "n": 0},
     "root": {"view": "HStack", "spacing": 0, "children": [
       {"view": "Color", "id": "a", "modifiers": [
         {"frame": {"width": "on ? 30 : 10", "height": 10}},
         {"anchorPreference": {"key": "W", "value": ".bounds", "transform": "[on ? 30 : 10]"}}]},
       {"if": "on", "then": {"view": "Color", "id": "b", "modifiers": [{"frame": {"width": 20, "height": 10}}]}}],
      "modifiers": [{"onPreferenceChange": {"key": "W", "perform": "n = value[0]"}}]},
     "steps": [{"set": {"on": true}}, {"perform": "on = false"}]}
    """#

  @Test("Each step tells what has another value, what ran and why, what changed")
  func text() throws {
    let text = try Sample(Self.document).text()
    let steps = text.components(separatedBy: "\nStep ")
    #expect(steps.count == 3)
    // The row is 10 wide in a window of 100, then 30 + 20.
    #expect(
      steps[1] == """
        1: set on = true  stable after 1 pass

        Preferences
        W for onPreferenceChange of HStack: 0 reduces
          30  from a

        Order
        1  anchorPreference W  a  because on changed
        2  onPreferenceChange W  HStack

        Changed
        HStack  45 20  10x10  to  25 20  50x10
        a  45 20  10x10  to  25 20  30x10
        b  new at  55 20  20x10

        Anchors
        1  .bounds of a  25 20  30x10

        State
        on = true
        n = 30

        """)
    #expect(steps[2].contains("b  gone from  55 20  20x10\n"))
  }

  @Test("A step alone has the whole report as it stands after it")
  func oneStep() throws {
    let sample = try Sample(Self.document)
    var options = ReportOptions()
    options.step = 1
    let lines = sample.text(options).components(separatedBy: "\n")
    #expect(lines[1] == "after step 1: set on = true")
    #expect(
      lines.contains("  Color[0] #a  25 20  30x10") || lines.contains("  Color #a  25 20  30x10"))
    #expect(lines.contains("n = 30") && !lines.contains { $0.hasPrefix("Step ") })
    options.step = 0
    #expect(!sample.text(options).contains("step"))
  }

  @Test("JSON has an entry for each step with all that stands after it")
  func json() throws {
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(Sample(Self.document).json().utf8)) as? [String: Any])
    let steps = try #require(report["steps"] as? [[String: Any]])
    #expect(steps.map { $0["action"] as? String } == ["set", "perform"])
    #expect(steps.map { $0["text"] as? String } == ["set on = true", "perform on = false"])
    #expect(steps.map { ($0["views"] as? [Any])?.count } == [3, 2])
    #expect(steps.map { ($0["state"] as? [String: Any])?["n"] as? Int } == [30, 10])
    let reran = try #require(steps[0]["reran"] as? [[String: Any]])
    #expect(reran.map { $0["because"] as? String } == ["variable", nil])
    #expect(reran[0]["variable"] as? String == "on")
    let changed = try #require(steps[0]["changed"] as? [[String: Any]])
    #expect(
      changed.map { $0["view"] as? String } == ["HStack", "HStack/Color[0]", "HStack/Color[1]"])
    #expect(changed[2]["before"] is NSNull)
  }
}
