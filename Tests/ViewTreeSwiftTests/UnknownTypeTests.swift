import Testing
import ViewTreeDocument
import ViewTreeSyntax

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
    #expect(sample.problems == ["4:14 warning unknown-script-name: viewtree does not know 'Panel'"])
    // As JSON the document has to take these names, too.
    let takesUnknown = sample.result.document.map { document in
      document.tree.members(0).contains { document.tree.text($0.key) == "unknown" }
    }
    #expect(takesUnknown == true)
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
        "6:12 warning swift-hole: the text is assumed to be \"Title\": Badge has no member 'title'",
        "7:19 warning swift-hole: this loop shows three views: Badge has no member 'count'",
        "8:34 warning swift-hole: this action is not run: Badge has no member 'isEmpty'",
      ])
    #expect(
      sample.inspection?.views.map { sample.inspection?.names.views[$0.name] ?? "" } == [
        "VStack", "Text", "Text", "Text", "Text", "Text", "Color",
      ])
  }

  @Test("A condition on a value of a foreign type shows the branch with more views")
  func conditions() {
    let sample = SwiftSample(
      """
      struct Screen: View {
        let user: User
        var body: some View {
          VStack {
            if user.isAdmin { Text("admin") } else { Text("user") }
            if let photo = user.photo { Image(photo) }
            if case .on = user.mode { Text("on") }
            switch user.role { case .guest: Text("guest"); default: Text("other") }
            user.isEmpty ? Text("empty") : Text("full")
          }
        }
      }
      #Preview { Screen(user: .sample) }
      """)
    #expect(shownTexts(sample) == ["admin", "on", "guest", "empty"])
    #expect(
      sample.problems.map { $0.split(separator: " ")[0] } == [
        "2:13", "5:15", "6:22", "7:26", "8:14", "9:7",
      ])
  }

  @Test("What a view is given from another file is stood in for, by its type if that is known")
  func givenValues() {
    let sample = SwiftSample(
      """
      struct Screen: View {
        let order: Order
        let title: String
        let width: CGFloat
        @Binding var isOn: Bool
        var body: some View {
          VStack { Text("title \\(title)."); Toggle("on", isOn: $isOn); Text(order.title) }
        }
      }
      #Preview {
        NavigationStack {
          Screen(order: Order.sample, title: Strings.title, width: Theme.width, isOn: Store.shared.$isOn)
        }
      }
      """)
    #expect(shownTexts(sample) == ["title Title.", "Title"])
    #expect(sample.problems.filter { $0.contains("a placeholder value is used for") }.count == 4)
    #expect(!sample.problems.contains { $0.contains(" error ") })
  }

  @Test("Objects of foreign classes are not handed down, and titles of foreign texts are left out")
  func objectsAndTitles() {
    let sample = SwiftSample(
      """
      struct Screen: View {
        var body: some View {
          Form {
            Section(Strings.title) { Text("one") }
            Text("two").environment(Store()).environment(Store.shared)
          }
        }
      }
      """)
    #expect(shownTexts(sample) == ["one", "two"])
    #expect(
      sample.problems == [
        "4:15 warning swift-hole: the argument 'title' is skipped: viewtree does not know 'Strings'",
        "5:19 warning swift-argument-left-out: 'Store()' of 'environment' is skipped",
        "5:40 warning swift-argument-left-out: 'Store.shared' of 'environment' is skipped",
      ])
  }

  @Test("A view with content does without a foreign argument, and another has a stand-in")
  func optionalArguments() {
    let sample = SwiftSample(
      """
      struct Screen: View {
        var body: some View {
          VStack(spacing: Theme.gap) {
            TabView(selection: Router.tab) { Text("one") }
            Text("two".localized)
            Color(hex: "#fff")
            Image(asset: .logo)
            Spacer(minLength: Theme.gap)
          }
        }
      }
      """)
    let names = sample.inspection?.views.map { view in
      sample.inspection?.names.views[view.name] ?? ""
    }
    #expect(names == ["VStack", "TabView", "Text", "Text", "Color", "Image", "Spacer"])
    #expect(
      sample.problems == [
        "3:21 warning swift-hole: the argument 'spacing' is skipped: viewtree does not know 'Theme'",
        "4:26 warning swift-hole: the argument 'selection' is skipped: viewtree does not know 'Router'",
        "5:18 warning swift-hole: the text is assumed to be \"Localized\": String has no member 'localized'",
        "6:7 warning swift-unknown-call: no overload of 'Color' takes 'Color(hex:)': "
          + "its arguments are skipped",
        "7:7 warning swift-unknown-call: no overload of 'Image' takes 'Image(asset:)': a placeholder is shown",
        "8:25 warning swift-hole: the argument 'minLength' is skipped: viewtree does not know 'Theme'",
      ])
  }

  @Test("A protocol of the file is the type of whatever conforms to it")
  func protocols() {
    let sample = SwiftSample(
      """
      protocol Theme { var size: CGFloat { get } }
      struct Large: Theme { let size: CGFloat = 30 }
      struct Small: Theme { let size: CGFloat = 10 }
      struct ThemeKey: EnvironmentKey { static let defaultValue: any Theme = Large() }
      extension EnvironmentValues {
        var theme: any Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
      }
      struct ContentView: View {
        @Environment(\\.theme) var theme
        @State var own: any Theme = Small()
        func twice(_ theme: some Theme) -> CGFloat { theme.size * 2 }
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(height: theme.size)
            Color.blue.frame(height: own.size)
            Color.green.frame(height: twice(Large()))
          }
        }
      }
      """)
    #expect(sample.problems == [])
    #expect(sample.inspection?.views.dropFirst(2).map(\.frame.height) == [30, 10, 60])
  }

  @Test("A formatted text of what is not there is the words of its name")
  func formattedText() {
    let sample = SwiftSample(
      """
      struct Screen: View {
        var body: some View {
          VStack { Text("one"); Text(Store.total, format: .number) }
        }
      }
      """)
    #expect(shownTexts(sample) == ["one", "Total"])
    #expect(
      sample.problems == [
        "3:32 warning swift-hole: a placeholder is shown for 'Text': viewtree does not know 'Store'"
      ])
  }

  private func shownTexts(_ sample: SwiftSample) -> [String] {
    guard let inspection = sample.inspection else { return [] }
    return inspection.views.filter { inspection.names.views[$0.name] == "Text" }
      .compactMap { inspection.string($0.text) }
  }
}
