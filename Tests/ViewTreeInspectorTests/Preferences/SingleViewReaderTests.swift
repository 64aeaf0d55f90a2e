import Testing
import ViewTreeInspector
import ViewTreeNumbers

/// The readers of iOS 13, which know one view only (docs/explanation/layout.md, Groups).
struct SingleViewReaderTests {
  private func a(_ name: String, _ key: String = "L") -> PreferenceView {
    .named(name).writing(name, key)
  }

  @Test("A reader of iOS 13 stands once around a group; one with an alignment at each of its views")
  func readersOnGroups() {
    for isBackground in [false, true] {
      let group = PreferenceView.group(a("a"), a("b"))
      let once = PreferenceDocument(
        root: PreferenceView.stack(
          .leaf, group.reader(isBackground: isBackground, merges: false)
        ).json)
      #expect(once.readings == ["a,b"])
      #expect(once.trace == "a R1(b) reader")
      let each = PreferenceDocument(
        root: PreferenceView.stack(.leaf, group.reader(isBackground: isBackground)).json)
      #expect(each.readings == ["a", "b"])
      #expect(each.log == "a reader b reader")
    }
  }

  @Test("A group that a reader of iOS 13 makes one view is a static child, its views a column")
  func singleGroup() throws {
    let group = PreferenceView.group(a("a", "Z"), .condition(true, .leaf))
    let silent = PreferenceView.stack(
      a("x", "Z"), PreferenceView.group(.condition(true, .leaf)).reader(merges: false)
    ).on("Z")
    // The dynamic stack inside has a slot; the stack around it is static.
    #expect(PreferenceDocument(root: silent.json).readings == ["", ""])
    let read = PreferenceDocument(
      root: PreferenceView.stack(group.reader(.leaf, "Z", merges: false)).json)
    #expect(read.readings == ["a"])
    let inspection = try #require(read.inspection)
    #expect(inspection.path(of: ID(1)) == "VStack/Group")
    #expect(inspection.path(of: ID(2)) == "VStack/Group/Color[0]")
  }

  @Test("A group of one view, and a component of one, keep their reader at that view")
  func readersOnOneView() {
    let group = PreferenceView.group(a("a")).reader(merges: false)
    let document = PreferenceDocument(root: PreferenceView.stack(.leaf, group).json)
    #expect(document.readings == ["a"])
    #expect(document.inspection?.views.count == 4)
    #expect(document.inspection?.path(of: ID(2)) == "VStack/Color[1]")
  }

  @Test("A component with several views has a reader of iOS 13 once")
  func readersOnComponents() {
    let document = PreferenceDocument(
      root: PreferenceView.stack(
        .leaf, PreferenceView("\"view\": \"Two\"").reader(merges: false)
      ).json,
      sections: "\"components\": {\"Two\": {\"body\": [\(a("a").json), \(a("b").json)]}},")
    #expect(document.problems == [])
    #expect(document.readings == ["a,b"])
    #expect(document.inspection?.path(of: ID(2)) == "VStack/Two[1]")
  }
}
