import Testing
import ViewTreeInspector

/// The rule of iOS 13 by which a live branch that writes nothing counts as the default
/// (docs/explanation/preferences.md, Dynamic containers).
@Suite("Compatibility with iOS 13")
struct CompatibilityTests {
  private func document(_ root: PreferenceView, _ compat: String = "ios13") -> PreferenceDocument {
    PreferenceDocument(root: root.json, sections: "\"compat\": \"\(compat)\",")
  }

  @Test("A live branch that writes nothing counts as the default, so the last value is lost")
  func silentBranch() {
    let root = PreferenceView.stack(
      .named("a").writing("a", "Z"), .condition(true, .leaf)
    ).on("Z")
    #expect(document(root).readings == [""])
    #expect(document(root).trace == "a R1() action")
    #expect(document(root, "current").readings == ["a"])
    #expect(document(root, "current").log == "a action")
  }

  @Test("A false condition is no operand in either")
  func falseCondition() {
    let root = PreferenceView.stack(
      .named("a").writing("a", "Z"), .condition(false, .leaf)
    ).on("Z")
    for compat in ["ios13", "current"] {
      #expect(document(root, compat).readings == ["a"])
      #expect(document(root, compat).log == "a action")
    }
  }

  @Test("Each of several live children without a value causes a reduce with nil; the others none")
  func optionalChildren() {
    let silent = PreferenceView.condition(true, .leaf)
    let root = PreferenceView.stack(
      .named("a").writing("a", "N"), silent, .condition(false, .leaf), silent, silent
    ).on("N")
    #expect(document(root).trace == "a R1() R2() R3() action")
    #expect(document(root).readings == ["nil"])
    #expect(document(root, "current").log == "a action")
  }

  @Test("A branch that writes is its own value, folded inside the branch")
  func writingBranch() {
    let root = PreferenceView.stack(
      .named("a").writing("a"),
      .condition(true, .named("b").writing("b"), .leaf, .named("c").writing("c"))
    ).on()
    #expect(document(root).readings == ["a,b,c"])
    #expect(document(root).trace == "a R1(b R2(c)) action")
  }

  @Test("Elements of a loop and branches with nothing in them are no operands")
  func loops() {
    let root = PreferenceView.stack(
      .named("a").writing("a", "Z"),
      PreferenceView(#""forEach": "0..<2", "content": {"view": "Color"}"#), .condition(true)
    ).on("Z")
    #expect(document(root).readings == ["a"])
  }

  @Test("A branch keeps the zIndex of its view")
  func zIndex() {
    let front = PreferenceView.named("a").writing("a").adding(#"{"zIndex": 1}"#)
    let root = PreferenceView.stack(.condition(true, front), .named("b").writing("b")).on()
    #expect(document(root).readings == ["b,a"])
  }

  @Test("The option decides instead of the document, and the inspection knows")
  func option() throws {
    let text = """
      {"viewtree": 1, "compat": "current",
       "preferenceKeys": {"Z": {"defaultValue": [], "reduce": "value = nextValue()"}},
       "root": \(PreferenceView.stack(.named("a").writing("a", "Z"), .condition(true, .leaf)).on("Z").json)}
      """
    var options = InspectionOptions()
    options.compatibility = .ios13
    let inspection = try Evaluated(text, options).inspection
    #expect(inspection.compatibility == .ios13)
    #expect(inspection.preferences.map(\.value.description) == ["[]"])
  }

  @Test("Another name is an error that offers the ones there are")
  func wrongName() {
    let document = document(.leaf, "iOS12")
    #expect(document.problems.count == 1)
  }
}
