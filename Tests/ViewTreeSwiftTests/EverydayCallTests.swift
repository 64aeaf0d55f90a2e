import Testing

@testable import ViewTreeSwift

/// Calls as people write them every day, which have to be read without a word.
struct EverydayCallTests {
  /// A file whose body has some lines.
  private func sample(_ body: String, _ others: String = "") -> SwiftSample {
    SwiftSample(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var isOn = true
        var body: some View {
          VStack {
      \(body)
          }
        }
      }
      \(others)
      """)
  }

  @Test(
    "A condition chooses between a member and nil, or between lists of edges",
    arguments: [
      #"Text("a").fontWeight(isOn ? .bold : nil)"#,
      #"Text("a").font(isOn ? .title : nil)"#,
      #"Text("a").font(isOn ? nil : .title)"#,
      #"Text("a").foregroundColor(isOn ? .red : nil)"#,
      #"Text("a").padding(isOn ? [.leading] : [.top, .bottom])"#,
      #"Text("a").padding(isOn ? .leading : .trailing, 5)"#,
      #"Button("a", role: isOn ? .destructive : nil) { isOn = false }"#,
      #"Color.red.ignoresSafeArea(edges: isOn ? .top : .bottom)"#,
    ])
  func conditions(line: String) {
    let sample = sample(line)
    #expect(sample.problems == [])
    #expect(sample.result.document != nil)
  }

  @Test("A list with children has a closed group for each element that has some")
  func outline() {
    let sample = sample(
      "List([Node(id: \"Root\", kids: [Node(id: \"Leaf\")]), Node(id: \"Alone\")], children: \\.kids) { Text($0.id) }",
      "struct Node: Identifiable { var id: String; var kids: [Node]? }")
    #expect(sample.problems == [])
    let report = sample.report.joined(separator: "\n")
    #expect(report.components(separatedBy: "DisclosureGroup").count == 2, "\(report)")
    #expect(report.contains("Text \"Root\"") && report.contains("Text \"Alone\""))
    #expect(!report.contains("Leaf"))
  }

  @Test(
    "A constant selection counts, also one that a listing would write for none",
    arguments: [
      (".constant(0)", "0", "1"), (".constant(false)", "false", "true"),
      (#".constant("")"#, #""""#, #""a""#),
    ])
  func constantSelection(selection: String, chosen: String, other: String) {
    let sample = sample(
      """
      Picker("Size", selection: \(selection)) { Text("Large").tag(\(other)); Text("Small").tag(\(chosen)) }
      """)
    #expect(sample.problems == [])
    let lines = sample.report.filter { $0.contains("Text \"") }
    #expect(lines.contains { $0.contains("Large") && $0.contains("not shown") }, "\(lines)")
    #expect(lines.contains { $0.contains("Small") && !$0.contains("not shown") }, "\(lines)")
  }

  @Test("A method that returns a changed copy of a view changes its arguments")
  func changedCopies() {
    let sample = sample(
      """
      Card(title: "a").inset(by: 3).titled("b").twice(5)
      Card(title: "c")
      """,
      """
      struct Card: View {
        var title: String
        private var inset: CGFloat = 1
        init(title: String) { self.title = title }
        var body: some View { Text("\\(title) \\(Int(inset))") }
        func inset(by inset: CGFloat) -> Self {
          var copy = self
          copy.inset = inset
          return copy
        }
      }
      extension Card {
        func titled(_ title: String) -> Card { var new = self; new.title = title; return new }
        func twice(_ n: CGFloat) -> some View { var new = self; new.inset = n * 2; return new }
      }
      """)
    #expect(sample.problems == [])
    let report = sample.report.joined(separator: "\n")
    #expect(report.contains(#"Text "b 10""#) && report.contains(#"Text "c 1""#), "\(report)")
  }

  @Test("The title of a section may be any string")
  func sectionTitles() {
    let sample = sample(
      "Section(title) { Text(\"row\") }; Section(title.uppercased()) {}", "let title = \"Title\"")
    #expect(sample.problems == [])
    let report = sample.report.joined(separator: "\n")
    #expect(report.contains(#"Text "Title""#) && report.contains(#"Text "TITLE""#), "\(report)")
  }

  @Test("A navigation view with two views has two columns, of which a phone shows the first")
  func navigationColumns() {
    let columns = sample("NavigationView { Text(\"list\"); Text(\"detail\") }")
    #expect(columns.problems == [])
    let report = columns.report.joined(separator: "\n")
    #expect(report.contains(#"Text "list""#) && !report.contains(#"Text "detail""#), "\(report)")
  }

  @Test(
    "The message for a search without results has the words of the system",
    arguments: [
      ("ContentUnavailableView.search", "No Results"),
      (#"ContentUnavailableView.search(text: "foo")"#, "No Results for “foo”"),
      ("ContentUnavailableView.search(text: query)", "No Results for “tea”"),
    ])
  func searchMessages(line: String, title: String) {
    let sample = sample("let query = \"te\" + \"a\"\n\(line)")
    #expect(sample.problems == [])
    #expect(
      sample.report.joined(separator: "\n").contains("ContentUnavailableView \"\(title)\""),
      "\(sample.report)")
  }

  @Test("A container value may be a literal, and makes its container dynamic")
  func containerValues() {
    let sample = SwiftSample(
      """
      import SwiftUI
      struct L: PreferenceKey {
        static var defaultValue = "none"
        static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
      }
      extension ContainerValues { @Entry var isPinned = false }
      struct ContentView: View {
        @State private var got = ""
        var body: some View {
          VStack {
            Text("a").preference(key: L.self, value: "A").containerValue(\\.isPinned, true)
            Color.clear
          }
          .onPreferenceChange(L.self) { got = $0 }
        }
      }
      """)
    #expect(sample.problems == [])
    // The silent sibling gives the default, and the last value wins.
    #expect(sample.report.joined(separator: "\n").contains(#"got = "none""#))
  }

  @Test("A constant binding has its value, in views of the file and in controls")
  func constantBindings() {
    let sample = sample(
      """
      Counter(count: .constant(5), chosen: .constant(nil))
      Toggle("a", isOn: .constant(true))
      """,
      """
      struct Counter: View {
        @Binding var count: Int
        @Binding var chosen: Int?
        var body: some View { Text("\\(count + 1) \\(chosen ?? 3)") }
      }
      """)
    #expect(sample.problems == [])
    let report = sample.report.joined(separator: "\n")
    #expect(report.contains(#"Text "6 3""#))
    #expect(report.contains(#"Toggle "a""#))
    #expect(report.contains("isOn: true"))
  }

  @Test("A name that is like a type of SwiftUI may be another file's: what uses it is left out")
  func foreignNames() {
    let sample = sample(
      """
      Text("b").foregroundColor(Colors.primary)
      """)
    #expect(
      sample.problems == [
        "7:27 warning swift-hole: the modifier 'foregroundColor' is skipped: viewtree does not know 'Colors'"
      ])
    let own = self.sample(
      """
      Text("b").foregroundColor(Palete.primary)
      """, "enum Palette { static let primary = Color.red }")
    #expect(own.result.document == nil)
  }

  @Test("An initialiser in an extension may call the one that takes the properties")
  func memberwiseInitialiser() {
    let sample = sample(
      """
      Badge(count: 3)
      Badge(text: "a", size: 20)
      """,
      """
      struct Badge: View {
        let text: String
        var size: CGFloat = 10
        var body: some View { Text(text).frame(width: size) }
      }
      extension Badge {
        init(count: Int) { self.init(text: "\\(count)", size: 2 * 15) }
      }
      """)
    #expect(sample.problems == [])
    let report = sample.report.joined(separator: "\n")
    #expect(report.contains(#"Text "3""#) && report.contains("30x20.5"))
    #expect(report.contains(#"Text "a""#) && report.contains("20x20.5"))
  }

  @Test("A layout may have types inside of it and an initialiser of its own")
  func layoutWithTypes() {
    let sample = sample(
      """
      Lined(gap: 10) {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 30, height: 20)
      }
      """,
      """
      struct Lined: Layout {
        let gap: CGFloat
        init(gap: CGFloat = 4) { self.gap = gap }
        struct Line {
          var length: CGFloat = 0
          mutating func add(_ width: CGFloat, _ gap: CGFloat) { length += width + (length > 0 ? gap : 0) }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          var line = Line()
          for subview in subviews { line.add(subview.sizeThatFits(.unspecified).width, gap) }
          return CGSize(width: line.length, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          var x = bounds.minX
          for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width + gap
          }
        }
      }
      """)
    #expect(sample.problems == [])
    #expect(sample.report.joined(separator: "\n").contains("Lined  165 412  60x20"))
  }

  @Test("A structure of the file is stood in for by its properties, where no view is shown")
  func standInForStructure() {
    let sample = SwiftSample(
      """
      import SwiftUI

      struct Price { let amount: Double; let tags: [String] }
      struct Item: Identifiable { let id: UUID; let name: String; let price: Price; var note: String? }
      struct Row: View {
        let item: Item
        var body: some View { Text("[\\(item.name)] \\(item.price.tags.count)") }
      }
      """)
    #expect(sample.problems.count == 1)
    #expect(sample.problems.first?.contains("swift-stand-ins") == true)
    #expect(sample.report.joined(separator: "\n").contains(#"Text "[Name] 1""#))
  }

  @Test(
    "What is said of changes, or done by another file's functions, is no view and in nobody's way")
  func effects() {
    let sample = sample(
      """
      let _ = Self._printChanges()
      let _ = Logger.shared.log("body")
      Text("a")
      """)
    #expect(sample.problems.count == 1)
    #expect(sample.problems.first?.hasPrefix("8:9 warning swift-hole") == true)
    #expect(sample.report.joined(separator: "\n").contains(#"Text "a""#))
  }

  @Test(
    "A text that is looked up in a table of translations is its key",
    arguments: [
      #"Text(LocalizedStringKey("key"))"#, #"Text(String(localized: "key"))"#,
      #"Text(NSLocalizedString("key", comment: ""))"#, #"Text("key", comment: "a key")"#,
    ])
  func localized(line: String) {
    let sample = sample(line)
    #expect(sample.problems == [])
    #expect(sample.report.joined(separator: "\n").contains(#"Text "key""#))
  }

  @Test("What makes other values of those of a publisher is told, and nothing is received")
  func changedPublishers() {
    let timer = "Timer.publish(every: 1, on: .main, in: .common).autoconnect()"
    let plain = sample("Text(\"a\").onReceive(\(timer)) { _ in isOn = false }")
    #expect(plain.problems == [])
    let changed = sample("Text(\"a\").onReceive(\(timer).map { _ in 2 }) { _ in isOn = false }")
    #expect(changed.problems.count == 1)
    #expect(changed.problems.first?.contains("'map'") == true)
  }

  @Test("A modifier that nobody knows leaves the view as it is, with and without 'self' before it")
  func unknownModifierOfSelf() {
    for call in ["sparkle()", "self.sparkle()"] {
      let sample = sample(
        "Text(\"a\").shining()",
        "extension View { func shining() -> some View { \(call).padding(4) } }")
      #expect(sample.problems.count == 1)
      #expect(sample.problems.first?.contains("swift-unknown-modifier") == true)
      #expect(sample.report.joined(separator: "\n").contains(#"Text "a""#))
    }
  }

  @Test("State of another file's type is left out, and what uses it; the rest is read")
  func foreignState() {
    let sample = SwiftSample(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var panel: Panel? = Panel.first
        var body: some View {
          VStack {
            Text("a")
            Text(panel == nil ? "none" : "some")
          }
        }
      }
      """)
    #expect(sample.problems.allSatisfy { $0.contains(" warning ") })
    #expect(
      sample.problems.contains(
        "4:38 warning swift-hole: 'panel' is skipped: viewtree does not know 'Panel'"))
    #expect(sample.report.joined(separator: "\n").contains(#"Text "a""#))
  }

  @Test(
    "A key from a string is shown with its Markdown, also in the text of an AttributedString",
    arguments: [
      "Text(.init(words))", "Button(.init(words)) {}", #"Text(.init("one **two**"))"#,
      #"Text(try! AttributedString(markdown: "one **two**"))"#,
      "Text((try? AttributedString(markdown: words)) ?? AttributedString(words))",
    ])
  func markdown(line: String) {
    let sample = sample(
      "Inner(words: \"one **two**\")",
      "struct Inner: View { let words: String; var body: some View { \(line) } }")
    #expect(sample.problems == [])
    let report = sample.report.joined(separator: "\n")
    #expect(report.contains(#""one two""#), "\(report)")
  }

  @Test(
    "A Color has the color of any of its initializers",
    arguments: [
      "Color(.systemRed)", "Color(uiColor: .label)", "Color(UIColor.systemGreen)",
      "Color(UIColor.systemGreen.withAlphaComponent(0.5))",
      "Color(hue: 0.5, saturation: 1, brightness: 1)", "Color(hex: 255)",
    ])
  func colors(line: String) {
    let sample = sample(
      line, "extension Color { init(hex: Int) { self.init(red: 0, green: 0, blue: 1) } }")
    #expect(sample.problems == [])
    let report = sample.report.joined(separator: "\n")
    #expect(report.contains(".green") || report.contains("Color("), "\(report)")
  }

  @Test("The old modifier colorScheme sets the value of the environment")
  func colorScheme() {
    let sample = sample(
      "Inner().colorScheme(.dark)",
      """
      struct Inner: View {
        @Environment(\\.colorScheme) var scheme
        var body: some View { Text(scheme == .dark ? "night" : "day") }
      }
      """)
    #expect(sample.problems == [])
    #expect(sample.report.contains { $0.contains("night") })
  }

  @Test("An angle that isn't finite is named so")
  func infiniteAngle() {
    let sample = sample(#"Text("a").rotationEffect(.degrees(.infinity))"#)
    #expect(
      sample.problems.contains { $0.contains("'angle' needs a finite Angle") }, "\(sample.problems)"
    )
  }
}
