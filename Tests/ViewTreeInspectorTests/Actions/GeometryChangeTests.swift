import Testing
import ViewTreeInspector

@Suite("Actions that run when a view's geometry changes")
struct GeometryChangeTests {
  private func evaluated(_ root: String, _ more: String = "") throws -> Evaluated {
    try Evaluated(
      """
      {"viewtree": 1, "window": {"width": 300, "height": 200},
       "state": {"width": 50, "height": 20, "seen": 0, "before": 0, "count": 0}\(more), "root": \(root)}
      """)
  }

  private func bar(_ transform: String, _ action: String) -> String {
    """
    {"view": "Color", "modifiers": [{"frame": {"width": "width", "height": "height"}},
     {"onGeometryChange": {"for": "CGFloat", "of": "\(transform)", "action": "\(action)"}}]}
    """
  }

  private func state(_ name: String, _ evaluated: Evaluated) -> String? {
    (evaluated.inspection.steps.last?.inspection ?? evaluated.inspection).state
      .first { $0.name == name }?.value.description
  }

  @Test("The action runs at first, with the value as both")
  func first() throws {
    let result = try evaluated(
      bar("proxy.size.width", "seen = newValue; before = oldValue; count += 1"))
    #expect(state("seen", result) == "50.0")
    #expect(state("before", result) == "50.0")
    #expect(state("count", result) == "1")
  }

  @Test("It runs again where its closure gives another value, and not where others change")
  func again() throws {
    let steps = #", "steps": [{"set": {"height": 40}}, {"set": {"width": 80}}]"#
    let result = try evaluated(bar("proxy.size.width", "seen = newValue; count += 1"), steps)
    #expect(state("seen", result) == "80.0")
    #expect(state("count", result) == "2")
  }

  @Test("A loop through an action is found: the bar grows by what it is")
  func loop() throws {
    let result = try evaluated(bar("proxy.size.width", "width = newValue + 10"))
    #expect(result.inspection.status != .stable)
  }

  @Test("The geometry of a scroll view is told where it is scrolled, as far as its content goes")
  func scrolled() throws {
    let result = try evaluated(
      """
      {"view": "ScrollView", "id": "scroll",
       "children": {"view": "Color", "modifiers": [{"frame": {"width": 40, "height": 400}}]},
       "modifiers": [{"onScrollGeometryChange": {"for": "CGFloat",
         "of": "geometry.contentOffset.y + geometry.contentSize.height", "action": "seen = newValue"}}]}
      """, #", "steps": [{"scroll": {"scroll": 500}}]"#)
    #expect(state("seen", result) == "600.0")
  }

  @Test("Content starts after its margins, at an offset below 0")
  func margins() throws {
    let result = try evaluated(
      """
      {"view": "ScrollView", "children": {"view": "Color", "modifiers": [{"frame": {"width": 40, "height": 400}}]},
       "modifiers": [{"contentMargins": 20}, {"onScrollGeometryChange": {"for": "CGFloat",
         "of": "geometry.contentOffset.y + geometry.visibleRect.height", "action": "seen = newValue"}}]}
      """)
    // All of 200 is visible, from 20 before the content on.
    #expect(state("seen", result) == "180.0")
  }
}
