import Testing
import ViewTreeDocument
import ViewTreeLayout

@testable import ViewTreeInspector

/// The record of one pass: what would be seen before actions have settled.
struct EarlierPassTests {
  /// A bar that becomes as wide as the box above it when an action is told of the width.
  private static let document = #"""
    {"viewtree": 1, "window": {"width": 100, "height": 100}, "state": {"width": 0, "box": 40},
     "preferenceKeys": {"Width": {"defaultValue": 0, "reduce": "max"}},
     "root": {"view": "VStack", "spacing": 0, "modifiers": [
         {"onPreferenceChange": {"key": "Width", "perform": "width = $0"}}], "children": [
       {"view": "Color", "id": "box", "modifiers": [{"frame": {"width": {"$": "CGFloat(box)"}, "height": 10}},
         {"anchorPreference": {"key": "Width", "value": "bounds", "transform": "box"}}]},
       {"view": "Color", "id": "bar", "modifiers": [{"frame": {"width": {"$": "CGFloat(width)"}, "height": 10}}]}]},
     "steps": [{"set": {"box": 60}}, {"set": {"box": 60}}]}
    """#

  private func inspection(pass: Int) throws -> Inspection {
    var options = InspectionOptions()
    options.passNumber = pass
    return try Evaluated(Self.document, options).inspection
  }

  private func barWidth(_ inspection: Inspection) throws -> Double {
    try Evaluated(inspection).view("bar").frame.width
  }

  @Test("Frames, closures and state are those of the pass; the end is known all the same")
  func passes() throws {
    let first = try inspection(pass: 1)
    #expect(first.pass == 1 && first.passes == 2 && first.status == .stable)
    #expect(try barWidth(first) == 0 && first.state[0].value.description == "0")
    #expect(first.order.allSatisfy { $0.pass == 1 } && first.order.count == 2)
    #expect(first.preferences.map(\.pass) == [1])
    let second = try inspection(pass: 2)
    #expect(try barWidth(second) == 40 && second.state[0].value.description == "40")
    #expect(second.order.isEmpty && second.pass == 2)
  }

  @Test("After a step it is the pass of that step, with what changed since the one before")
  func steps() throws {
    let step = try inspection(pass: 1).steps[0]
    #expect(try step.inspection.pass == 1 && barWidth(step.inspection) == 40)
    #expect(step.changes.map { step.inspection.name(of: $0.view) } == ["VStack", "box"])
    let settled = try inspection(pass: 2).steps[0]
    #expect(try barWidth(settled.inspection) == 60)
    #expect(
      settled.changes.map { settled.inspection.name(of: $0.view) } == ["VStack", "box", "bar"])
  }

  @Test("A document in which nothing can happen has one pass, which can be asked for")
  func quiet() throws {
    var options = InspectionOptions()
    options.passNumber = 1
    let inspection = try Evaluated(
      #"{"viewtree": 1, "window": {"width": 20, "height": 10}, "root": {"view": "Color", "id": "a"}}"#,
      options
    ).inspection
    #expect(inspection.pass == 1 && inspection.passes == 1)
    #expect(try Evaluated(inspection).view("a").frame.width == 20)
  }

  @Test("Where there was no such pass, the record is that of the end, and does not say otherwise")
  func missing() throws {
    let inspection = try inspection(pass: 3)
    #expect(try inspection.pass == nil && barWidth(inspection) == 40)
    // The second step changes nothing: one pass is enough.
    #expect(try self.inspection(pass: 2).steps[1].inspection.pass == nil)
  }
}
