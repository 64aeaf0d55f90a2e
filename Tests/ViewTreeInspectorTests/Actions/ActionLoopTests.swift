import Testing
import ViewTreeInspector

/// Ways on which state comes back to itself through actions and assignments of updates.
struct ActionLoopTests {
  private func lints(_ root: String) -> [String] {
    LintSample(
      document:
        #"{"viewtree": 1, "state": {"w": 10.5}, "root": \#(root)}"#
    ).names
  }

  @Test("A value that is watched and moved by its own action is a loop")
  func onChange() {
    #expect(
      lints(
        #"""
        {"view": "GeometryReader", "as": "g", "content": {"view": "Text", "text": "a",
          "modifiers": [{"onChange": {"of": "g.size.width", "perform": "w = newValue + 1"}}]},
         "modifiers": [{"frame": {"width": "w"}}]}
        """#) == ["feedback-loop"])
  }

  @Test("A measured length that a body assigns and frames itself with is a loop, also put off")
  func body() {
    for text in ["w = g.size.width + 1", "DispatchQueue.main.async { w = g.size.width + 1 }"] {
      #expect(
        lints(
          #"""
          {"view": "GeometryReader", "as": "g", "content": {"view": "Text", "text": "a", "let": {"_": "\#(text)"}},
           "modifiers": [{"frame": {"width": "w"}}]}
          """#) == ["feedback-loop"])
    }
  }

  @Test("Setting an element is no look at the others; changing it by what it was is a loop")
  func elements() {
    func lints(_ assignment: String) -> [String] {
      LintSample(
        document: #"""
          {"viewtree": 1, "state": {"widths": [10.5, 20.5]},
           "root": {"view": "GeometryReader", "as": "g", "content":
             {"view": "Text", "text": "a", "let": {"_": "\#(assignment)"},
              "modifiers": [{"offset": {"x": "widths[1]"}}]}}}
          """#
      ).names
    }
    #expect(lints("widths[1] = g.size.width") == [])
    #expect(lints("(widths[0], widths[1]) = (1, g.size.width)") == [])
    #expect(lints("widths[1] += g.size.width") == ["feedback-loop"])
    // The first element never changes.
    #expect(lints("widths[1] = widths[0] + g.size.width") == [])
  }

  @Test("What only moves what is inside is none")
  func noLoop() {
    #expect(
      lints(
        #"""
        {"view": "GeometryReader", "as": "g", "content": {"view": "Text", "text": "a", "let": {"_": "w = g.size.width"},
          "modifiers": [{"offset": {"x": "w"}}]}}
        """#) == [])
  }
}
