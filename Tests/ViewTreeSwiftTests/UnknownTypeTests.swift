import Testing

@testable import ViewTreeSwift

/// Types that a Swift file names and does not declare: another file may.
struct UnknownTypeTests {
  @Test("A type that may be another file's is a warning, once, and the file is read")
  func warning() {
    let sample = SwiftSample(
      """
      import SwiftUI

      struct Item {
        var panel: Panel?
        var others: [Panel] = []
      }

      struct ContentView: View {
        let item: Item? = nil
        var body: some View { Text(item == nil ? "none" : "some") }
      }
      """)
    #expect(sample.problems == ["4:14 warning unknown-script-name: there is no 'Panel' here"])
    #expect(sample.result.document != nil)
  }

  @Test("A value of a foreign type has what it is made with; what asks for more is left out")
  func missingMember() {
    let sample = SwiftSample(
      """
      struct ContentView: View {
        let badge = Badge(label: "new", rank: 2)
        var body: some View {
          VStack {
            Text(badge.label)
            Text(badge.title)
            ForEach(0..<badge.count) { _ in Text("one") }
            Color.red.onAppear { print(badge.isEmpty) }
          }
        }
      }
      """)
    #expect(
      sample.problems == [
        "6:12 warning swift-hole: 'Text' is taken as a Box: Badge has no member 'title'",
        "7:19 warning swift-hole: the views of this 'ForEach' are left out: Badge has no member 'count'",
        "8:34 warning swift-hole: this action is not run: Badge has no member 'isEmpty'",
      ])
    #expect(
      sample.inspection?.views.map { sample.inspection?.names.views[Int($0.name)] ?? "" } == [
        "VStack", "Text", "Box", "Color",
      ])
  }
}
