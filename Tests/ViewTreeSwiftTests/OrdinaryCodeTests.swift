import Testing

@testable import ViewTreeSwift

/// Code that most apps have somewhere, which costs no view and no message.
@Suite("Ordinary code")
struct OrdinaryCodeTests {
  /// A file with a preview, without a problem.
  private func sample(_ text: String) -> SwiftSample {
    let sample = SwiftSample(text)
    #expect(sample.problems == [])
    return sample
  }

  @Test("An initializer that passes its content on in a closure shows the content")
  func delegatedContent() {
    let card = """
      struct Card<Header: View, Content: View>: View {
        let header: Header
        let content: Content
        init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
          self.header = header()
          self.content = content()
        }
        init(@ViewBuilder content: () -> Content) where Header == EmptyView {
          self.init { EmptyView() } content: { content() }
        }
        init(_ title: String, @ViewBuilder content: () -> Content) where Header == Text {
          self.init { Text(title) } content: { content() }
        }
        var body: some View { VStack { header; content } }
      }
      #Preview { VStack { Card { Text("a") }; Card("b") { Text("c") } } }
      """
    #expect(sample(card).texts == ["a", "b", "c"])
  }

  @Test("An initializer that passes rows on in a closure shows what the closure makes of a value")
  func delegatedRows() {
    let picture = """
      struct Picture<Content: View>: View {
        let content: (Int?) -> Content
        init(content: @escaping (Int?) -> Content) { self.content = content }
        init(row: @escaping (Int) -> Text, hint: @escaping () -> Text) where Content == AnyView {
          self.init { value in
            if let value { AnyView(row(value)) } else { AnyView(hint()) }
          }
        }
        var body: some View { VStack { content(4); content(nil) } }
      }
      #Preview { Picture { Text("row \\($0)") } hint: { Text("hint") } }
      """
    #expect(sample(picture).texts == ["row 4", "hint"])
  }

  @Test("Insets and edges in variables pad as the written ones")
  func paddingOfVariables() {
    let padded = """
      struct Padded: View {
        let insets: EdgeInsets
        let edges: Edge.Set
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10).padding(insets)
            Color.red.frame(width: 10, height: 10).padding(edges)
            Color.red.frame(width: 10, height: 10).padding(edges, 5)
          }
        }
      }
      #Preview { Padded(insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), edges: .top) }
      """
    let shown = sample(padded).inspection
    // 10 + 1 + 3, 10 + 16, and 10 + 5.
    #expect(shown?.views.first?.frame.size.height == 55)
  }

  @Test("A length becomes insets in an initializer that calls another one")
  func delegatedInsets() {
    let padded = """
      struct Padded<Content: View>: View {
        let insets: EdgeInsets
        let content: Content
        init(insets: EdgeInsets, @ViewBuilder content: () -> Content) {
          self.insets = insets
          self.content = content()
        }
        init(length: CGFloat = 20, @ViewBuilder content: () -> Content) {
          self.init(insets: EdgeInsets(top: length, leading: length, bottom: length, trailing: length)) {
            content()
          }
        }
        var body: some View { content.padding(insets) }
      }
      #Preview { VStack { Padded { Color.red.frame(width: 10, height: 10) } } }
      """
    #expect(sample(padded).inspection?.views.first?.frame.size.height == 50)
  }

  @Test("A switch over an enum of SwiftUI needs no default")
  func switches() {
    let view = """
      struct Shown: View {
        let edge: Edge, axis: Axis, alignment: TextAlignment, mode: ContentMode
        @Environment(\\.colorScheme) var scheme
        var a: Int { switch edge { case .top: 1; case .leading: 2; case .bottom: 3; case .trailing: 4 } }
        var b: Int { switch axis { case .horizontal: 1; case .vertical: 2 } }
        var c: Int { switch alignment { case .leading: 1; case .center: 2; case .trailing: 3 } }
        var d: Int { switch mode { case .fit: 1; case .fill: 2 } }
        var e: Int { switch scheme { case .light: 1; case .dark: 2; @unknown default: 3 } }
        var body: some View { Text("\\(a) \\(b) \\(c) \\(d) \\(e)") }
      }
      #Preview { Shown(edge: .leading, axis: .vertical, alignment: .trailing, mode: .fill) }
      """
    #expect(sample(view).texts == ["2 2 3 2 1"])
  }

  @Test("A switch without one case of an enum of SwiftUI names the case")
  func incompleteSwitch() {
    let view = """
      struct Shown: View {
        let axis: Axis
        var length: Int { switch axis { case .horizontal: 1 } }
        var body: some View { Text("\\(length)") }
      }
      #Preview { Shown(axis: .vertical) }
      """
    #expect(SwiftSample(view).problems.contains { $0.contains("no case for '.vertical'") })
  }

  @Test("The lazy property of a model may be made of the model, and is made once")
  func lazyProperties() {
    let view = """
      final class Child {
        unowned let model: Model
        var count = 0
        init(model: Model) { self.model = model }
        var title: String { count += 1; return "\\(count) of \\(model.title)" }
      }
      final class Model: ObservableObject {
        @Published var title = "a"
        private(set) lazy var child = Child(model: self)
      }
      struct Shown: View {
        @StateObject var model = Model()
        var body: some View { VStack { Text(model.child.title); Text(model.child.title) } }
      }
      #Preview { Shown() }
      """
    #expect(sample(view).texts == ["1 of a", "2 of a"])
  }

  @Test("A branch that is only a member takes its type from the other branch")
  func backgroundOfTwoColors() {
    let view = """
      struct Shown: View {
        let isOn: Bool
        var body: some View {
          Text("a").background(isOn ? Color.blue : .gray)
          Text("b").background(isOn ? .clear : Color.red.opacity(0.5))
        }
      }
      #Preview { Shown(isOn: false) }
      """
    let report = sample(view).report.joined(separator: "\n")
    #expect(report.contains(".background(.gray)"))
    #expect(report.contains(".background(.red.opacity(0.5))"))
  }

  @Test("A member of a value of the environment is read by its key path")
  func memberOfEnvironmentValue() {
    let view = """
      struct Theme { var spacing = Spacing() }
      struct Spacing { var large: CGFloat = 30 }
      extension EnvironmentValues { @Entry var theme = Theme() }
      struct Shown: View {
        @Environment(\\.theme.spacing) private var spacing
        @Environment(\\.dynamicTypeSize.isAccessibilitySize) private var isLarge
        var body: some View {
          VStack(spacing: spacing.large) {
            Color.red.frame(height: isLarge ? 40 : 10)
            Color.red.frame(height: 10)
          }
        }
      }
      #Preview { Shown() }
      """
    #expect(sample(view).inspection?.views.first?.frame.size.height == 50)
  }

  @Test("A font that an extension of Font declares is known by its member")
  func ownFonts() {
    let view = """
      extension Font { static var hero: Font { .system(size: 30) } }
      #Preview { Text("a").font(.hero) }
      """
    #expect(sample(view).report.contains { $0.contains("x36") })
  }

  @Test("Closures of an alert may differ in their parameters")
  func closuresOfAlert() {
    let view = """
      struct Shown: View {
        @State private var name: String? = "b"
        var body: some View {
          Text("a").alert("Title", isPresented: .constant(true), presenting: name) { _ in
            Button("OK") { name = nil }
          } message: { Text("for \\($0)") }
        }
      }
      #Preview { Shown() }
      """
    #expect(sample(view).texts.contains("for b"))
  }

  @Test(
    "Functions of the library are called by the module's name, and extensions of Comparable work")
  func moduleNames() {
    let view = """
      extension Array {
        func parts(of count: Int) -> [[Element]] {
          stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
        }
      }
      extension Comparable {
        func clamped(to limits: ClosedRange<Self>) -> Self {
          min(max(self, limits.lowerBound), limits.upperBound)
        }
      }
      #Preview { Text("\\([1, 2, 3].parts(of: 2).count) \\(42.clamped(to: 0...10))") }
      """
    #expect(sample(view).texts == ["2 10"])
  }

  // MARK: - Gaps

  @Test("A default value that can't be read costs no more than itself")
  func unreadDefault() {
    let view = """
      struct Settings {
        var format: UInt32
        var rate: Double
        init(format: UInt32 = kFormatOfTheSystem, rate: Double = 8) {
          self.format = format
          self.rate = rate
        }
      }
      struct Shown: View {
        var settings: Settings = Settings()
        var body: some View { Text(String(Int(settings.rate))) }
      }
      #Preview { Shown() }
      """
    let sample = SwiftSample(view)
    #expect(
      sample.problems == [
        "4:25 warning swift-hole: a placeholder value is used for 'format': there is no 'kFormatOfTheSystem' here"
      ])
    #expect(sample.texts == ["8"])
  }

  @Test("A placeholder of an enum of SwiftUI is one of its cases")
  func placeholdersOfEnums() {
    let view = """
      struct Shown: View {
        let edge: HorizontalEdge, axis: Axis, insets: EdgeInsets
        var name: String { switch edge { case .leading: "leading"; case .trailing: "trailing" } }
        var body: some View { Text(name + (axis == .vertical ? "!" : "?")).padding(insets) }
      }
      """
    #expect(
      SwiftFolder.texts(
        view + "\nstruct A: View { var body: some View { Shown(edge: n, axis: n, insets: n) } }"
      ).contains("leading!"))
  }

  @Test("A modifier that a trait of another file adds is reported at its name")
  func modifierOfTrait() {
    let traits =
      "extension PreviewTrait where T == Preview.ViewTraits { @MainActor static var sample: Self = .modifier(Sample()) }"
    let preview = "#Preview(traits: .sample) { Text(\"a\") }"
    for files in [
      [("A.swift", traits), ("B.swift", preview)], [("A.swift", preview), ("B.swift", traits)],
    ] {
      #expect(SwiftFolder(files).texts == ["a"])
    }
  }

  @Test(
    "Placeholders are worded by the words of their names",
    arguments: [
      ("userID", "User ID"), ("imageURLString", "Image URL string"), ("lastName", "Last name"),
      ("planB", "Plan B"), ("first_name", "First name"), ("url", "Url"), ("id2", "Id2"),
    ])
  func words(_ name: String, _ words: String) {
    let view = "struct A: View { let \(name): String; var body: some View { Text(\(name)) } }"
    #expect(SwiftFolder.texts(view) == [words])
  }
}
