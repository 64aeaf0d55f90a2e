import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Previews as Xcode has them: each in a window of its own, with its names and traits.
@Suite("Previews")
struct PreviewTests {
  private static let views = """
    struct Card: View {
      let title: String
      var body: some View { Text(title) }
    }

    """

  private func provider(_ previews: String) -> String {
    "\(Self.views)struct Card_Previews: PreviewProvider {\n  static var previews: some View {\n\(previews)\n  }\n}\n"
  }

  /// The texts that a preview shows, with the window.
  private func shown(_ text: String, _ preview: String, _ options: SwiftOptions = SwiftOptions())
    -> String
  {
    var options = options
    options.preview = preview
    let sample = SwiftSample(text, options)
    guard let inspection = sample.inspection else { return sample.problems.joined() }
    let window = inspection.window
    let size =
      window.proposal.map { "proposal \(Int($0.width ?? 0))x\(Int($0.height ?? 0))" }
      ?? "\(Int(window.width))x\(Int(window.height))"
    let texts = inspection.views.compactMap { inspection.string($0.text) }
    return "\(texts.joined(separator: ",")) \(size)"
  }

  private func names(_ text: String) -> [String] {
    SwiftScreens(SourceFile(name: "Card.swift", text: text)).previews
  }

  @Test("Each view of a provider, of its groups and of its loops over literals is a preview")
  func groups() {
    let text = provider(
      """
      Group {
        Card(title: "a")
        Group { Card(title: "b"); Card(title: "c") }
      }
      ForEach(["d", "e"], id: \\.self) { name in Card(title: name) }
      Card(title: "f")
      """)
    #expect((1...6).map { shown(text, String($0)) } == "abcdef".map { "\($0) 390x844" })
    #expect(names(text) == ["Card", "Card-2", "Card-3", "Card-4", "Card-5", "Card-6"])
    #expect(SwiftSample(text).report.contains { $0.contains("Text \"a\"") })
    #expect(shown(text, "7").contains("there is no preview '7'"))
  }

  @Test("With a root, a preview must show it")
  func previewOfRoot() {
    let text =
      Self.views + """
        struct Row: View { let title: String; var body: some View { Text(title) } }
        #Preview("card") { VStack { Card(title: "c") } }
        #Preview("row") { Row(title: "r") }
        #Preview("other") { Card(title: "o") }
        """
    #expect(shown(text, "other", SwiftOptions(root: "Card")) == "o 390x844")
    #expect(shown(text, "card", SwiftOptions(root: "Card")) == "c 390x844")
    #expect(
      shown(text, "row", SwiftOptions(root: "Card"))
        == "- error swift-unknown-preview: the preview 'row' doesn't show Card")
  }

  @Test("Modifiers of a group apply to each of its views, and so do those of a loop")
  func modifiersOfGroups() {
    let text = provider(
      "Group { Card(title: \"a\"); Card(title: \"b\") }.frame(width: 7).previewLayout(.fixed(width: 30, height: 40))"
    )
    for (preview, title) in [("1", "a"), ("2", "b")] {
      #expect(shown(text, preview) == "\(title) 30x40")
      let sample = SwiftSample(text, SwiftOptions(preview: preview))
      #expect(sample.report.contains { $0.hasPrefix("Card  11.5 ") }, "\(sample.report)")
    }
  }

  @Test("Traits set the window: a size, none, a device, and how it is turned")
  func traits() {
    func window(_ traits: String) -> String {
      shown("#Preview(\"a\", traits: \(traits)) { Text(\"t\") }", "1")
    }
    #expect(window(".fixedLayout(width: 375, height: 40)") == "t 375x40")
    #expect(window(".sizeThatFitsLayout") == "t proposal 390x844")
    #expect(window(".landscapeLeft") == "t 844x390")
    #expect(window(".landscapeRight, .sizeThatFitsLayout") == "t proposal 844x390")
    #expect(window(".portrait, .defaultLayout") == "t 390x844")
    func modified(_ modifiers: String) -> String {
      shown(provider("Card(title: \"t\")\(modifiers)"), "1")
    }
    #expect(modified(".previewLayout(.sizeThatFits)") == "t proposal 390x844")
    #expect(modified(".previewLayout(PreviewLayout.fixed(width: 3, height: 4))") == "t 3x4")
    #expect(modified(".previewInterfaceOrientation(.landscapeLeft)") == "t 844x390")
    #expect(modified(".previewDevice(\"iPhone 15 Pro\")") == "t 393x852")
    #expect(
      modified(".previewDevice(PreviewDevice(rawValue: \"iPhone SE (3rd generation)\"))")
        == "t 375x667")
    #expect(modified(".previewDevice(\"iPad Pro (11-inch) (4th generation)\")") == "t 834x1210")
    #expect(
      modified(".previewDevice(\"iPhone 8\").previewInterfaceOrientation(.landscapeRight)")
        == "t 667x375")
  }

  @Test("An option's window is what traits turn, and settings come before traits")
  func precedence() throws {
    let text = "#Preview(traits: .landscapeLeft) { Text(\"t\") }"
    let device = try #require(Device.window(named: "iPhone 16"))
    #expect(shown(text, "1", SwiftOptions(window: device)) == "t 852x393")
    let comment = "/* viewtree\nwindow: { width: 20, height: 30 }\n*/\n"
    #expect(shown(comment + text, "1") == "t 20x30")
  }

  @Test("An unknown device is a warning, and the window stays as it is")
  func unknownDevice() {
    let text = provider("Card(title: \"t\").previewDevice(\"Apple Vision Pro\")")
    let sample = SwiftSample(text)
    #expect(
      sample.problems == [
        "7:32 warning unknown-device: there is no device 'Apple Vision Pro'"
      ])
    #expect(shown(text, "1") == "t 390x844")
  }

  @Test("A loop over devices makes a preview for each, and its name may be in the title")
  func devices() {
    let text = provider(
      """
      ForEach(["iPhone 15", "iPhone 8"], id: \\.self) { device in
        Card(title: "t").previewDevice(PreviewDevice(rawValue: device)).previewDisplayName("On \\(device)")
      }
      """)
    #expect(names(text) == ["On-iPhone-15", "On-iPhone-8"])
    #expect(shown(text, "On iPhone 15") == "t 393x852")
    #expect(shown(text, "On-iPhone-8") == "t 375x667")
  }

  @Test("A loop over colour schemes makes two previews, whose names say which is dark")
  func schemes() {
    let text = provider(
      "ForEach(ColorScheme.allCases, id: \\.self) { Card(title: \"t\").preferredColorScheme($0) }")
    let named = provider(
      "ForEach(ColorScheme.allCases, id: \\.self) { scheme in Card(title: \"t\").preferredColorScheme(scheme) }"
    )
    #expect(names(named) == ["Card", "Card-dark"])
    #expect(SwiftSample(named).result.diagnostics.allSatisfy { $0.severity == .note })
    #expect(names(text).count == 1)
  }

  @Test("Statements before 'return' run, and belong to the view that is returned")
  func setup() {
    let text = """
      final class Model: ObservableObject { @Published var name = "old" }
      struct Row: View { @ObservedObject var model: Model; var body: some View { Text(model.name) } }
      struct Row_Previews: PreviewProvider {
        static var previews: some View {
          let model = Model()
          model.name = "new"
          return Group { Row(model: model); Row(model: model).previewDisplayName("Second") }
        }
      }
      """
    #expect(shown(text, "1") == "new 390x844")
    #expect(shown(text, "Second") == "new 390x844")
    #expect(shown(text, "Row_Previews") == "new 390x844")
  }

  @Test("A trait's modifier is around the view, with the context that it makes once")
  func modifiersOfTraits() {
    let text = """
      @Observable final class Model { var name = "shared" }
      struct Sample: PreviewModifier {
        static func makeSharedContext() async throws -> Model { Model() }
        func body(content: Content, context: Model) -> some View {
          VStack { content.environment(context); Text("below") }
        }
      }
      extension PreviewTrait where T == Preview.ViewTraits {
        static var sample: Self { .modifier(Sample()) }
      }
      struct Row: View {
        @Environment(Model.self) private var model
        var body: some View { Text(model.name) }
      }
      #Preview("one", traits: .modifier(Sample())) { Row() }
      #Preview("two", traits: .fixedLayout(width: 100, height: 50), .sample) { Row() }
      """
    #expect(shown(text, "one") == "shared,below 390x844")
    #expect(shown(text, "two") == "shared,below 100x50")
  }

  @Test("A context that can't be made has a placeholder")
  func unknownContext() {
    let text = """
      import SwiftData
      struct Sample: PreviewModifier {
        static func makeSharedContext() async throws -> ModelContainer {
          let container = try ModelContainer(for: Item.self)
          for item in Item.samples { container.mainContext.insert(item) }
          return container
        }
        func body(content: Content, context: ModelContainer) -> some View {
          content.modelContainer(context)
        }
      }
      #Preview(traits: .modifier(Sample())) { Text("row") }
      """
    #expect(shown(text, "1") == "row 390x844")
  }

  @Test("A loop over the cases of an enum or over numbers makes a preview for each")
  func loopsOverCases() {
    let text =
      "enum Kind: String, CaseIterable { case small, large; case huge }\n"
      + provider(
        """
        ForEach(Kind.allCases, id: \\.self) { kind in
          Card(title: kind.rawValue).previewDisplayName("\\(kind)")
        }
        ForEach(5..<7) { number in Card(title: "\\(number)") }
        """)
    #expect(
      (1...5).map { shown(text, String($0)) }
        == ["small", "large", "huge", "5", "6"].map { "\($0) 390x844" })
    #expect(names(text) == ["small", "large", "huge", "Card", "Card-2"])
  }

  @Test("The query of a preview has three objects")
  func queriesOfPreviews() {
    let text = """
      import SwiftData
      @Model final class Item { var title: String; init(title: String) { self.title = title } }
      #Preview {
        @Previewable @Query var items: [Item]
        ForEach(items) { Text($0.title) }
      }
      """
    #expect(shown(text, "1") == "Title 1,Title 2,Title 3 390x844")
  }

  @Test("Loops and conditions that prepare the object of a preview run once")
  func loopsOfPreviews() {
    let text = """
      @Observable final class Cart { var items: [String] = []; var isOpen = false }
      struct CartView: View {
        var cart: Cart
        var body: some View {
          VStack { ForEach(cart.items, id: \\.self) { Text($0) }; Text("\\(cart.isOpen)") }
        }
      }
      #Preview {
        let cart = Cart()
        let names = ["a", "b"]
        for name in names { cart.items.append(name) }
        if names.count > 1 { cart.isOpen = true } else { cart.items = [] }
        return CartView(cart: cart)
      }
      """
    let sample = SwiftSample(text)
    let texts = sample.inspection.map { shown in shown.views.compactMap { shown.string($0.text) } }
    #expect(texts == ["a", "b", "true"], "\(sample.problems)")
    #expect(sample.inspection?.passes == 1)
  }

  @Test("A number, a title, a provider and a view each choose a preview")
  func choosing() {
    let text =
      provider("Card(title: \"a\").previewDisplayName(\"The first\")\nCard(title: \"b\")")
      + "#Preview(\"Dark mode\") { Card(title: \"c\") }\n"
    #expect(names(text) == ["The-first", "Card", "Dark-mode"])
    for (name, title) in [
      ("The first", "a"), ("The-first", "a"), ("Card_Previews", "a"), ("2", "b"), ("Card", "b"),
      ("Dark mode", "c"), ("3", "c"),
    ] {
      #expect(shown(text, name) == "\(title) 390x844", "\(name)")
    }
  }

  @Test("A note tells of other previews, unless something chose the one that is shown")
  func note() {
    let text = "#Preview(\"one\") { Text(\"a\") }\n#Preview(\"two\") { Text(\"b\") }\n"
    #expect(
      SwiftSample(text).problems == [
        "1:1 note swift-other-previews: the preview 'one' is shown, there is 1 other"
      ])
    #expect(SwiftSample(text, SwiftOptions(preview: "1")).problems.isEmpty)
    #expect(SwiftSample("/* viewtree\npreview: two\n*/\n" + text).problems.isEmpty)
    #expect(SwiftSample("#Preview { Text(\"a\") }").problems.isEmpty)
  }

  @Test("The preview of a view shows it as a root, and one around it does not")
  func ownPreview() {
    let own = provider("Card(title: \"own\").padding()")
    #expect(SwiftSample(own, SwiftOptions(root: "Card")).json.contains("\"own\""))
    let around = provider("VStack { Card(title: \"around\") }")
    #expect(!SwiftSample(around, SwiftOptions(root: "Card")).json.contains("around"))
  }

  @Test("The preview of a widget is no screen")
  func widget() {
    let text =
      "#Preview(as: .systemSmall) { W() } timeline: { Entry() }\n#Preview { Text(\"a\") }\n"
    #expect(names(text) == ["Text"])
  }

  @Test("Names are those of the file, whichever files it is read with")
  func files() {
    let files = ["A", "B"].map { name in
      SourceFile(name: "\(name).swift", text: "#Preview { Text(\"\(name)\") }\n")
    }
    let program = SwiftProgram(SourceFile(name: "App", files: files))
    for name in ["A", "B"] {
      let options = SwiftOptions(preview: "Text", file: "\(name).swift")
      let result = SwiftDocumentReader.read(program, options: options)
      #expect(result.diagnostics.isEmpty)
      let texts = result.document.flatMap { Inspector.inspect($0).inspection }
        .map { inspection in inspection.views.compactMap { inspection.string($0.text) } }
      #expect(texts == [name])
    }
  }

  @Test("A preview is named after its view as written, though other files have a view of that name")
  func sameViews() {
    let files = ["A", "B"].map { name in
      SourceFile(
        name: "\(name).swift",
        text: """
          struct \(name)_Previews: PreviewProvider {
            struct Shown: View { var body: some View { Text("\(name)") } }
            static var previews: some View { Shown() }
          }
          """)
    }
    let program = SwiftProgram(SourceFile(name: "App", files: files))
    for name in ["A", "B"] {
      let options = SwiftOptions(preview: "Shown", file: "\(name).swift")
      let result = SwiftDocumentReader.read(program, options: options)
      let texts = result.document.flatMap { Inspector.inspect($0).inspection }
        .map { inspection in inspection.views.compactMap { inspection.string($0.text) } }
      #expect(texts == [name])
    }
  }

  @Test("A program that reuses parsed files reads as a new one, whichever file changes")
  func reuse() {
    var texts = [
      "struct A: View { var body: some View { B(title: \"a\") } }\n#Preview { A() }\n",
      "struct B: View { let title: String; var body: some View { Text(title) } }\n",
      "private struct C { let count = 1 }\n",
    ]
    func source() -> SourceFile {
      let files = zip(["A", "B", "C"], texts).map { name, text in
        SourceFile(name: "\(name).swift", text: text)
      }
      return SourceFile(name: "A.swift#A", files: files)
    }
    let edits = [
      (1, "Text(title)", "Text(title).bold()"), (0, "\"a\"", "\"other\""),
      (2, "private struct C", String(repeating: "// long\n", count: 300) + "private struct C"),
      (1, "Text(title).bold()", "Unknown(title)"), (0, "B(title", "B(titel"),
      (0, "B(titel", "B(title"), (1, "Unknown(title)", "Text(title"),
    ]
    var program = SwiftProgram(source())
    for (file, old, new) in edits {
      texts[file] = texts[file].replacing(old, with: new)
      program = SwiftProgram(source(), reusing: program)
      let options = SwiftOptions(preview: "A", file: "A.swift")
      let reused = SwiftDocumentReader.read(program, options: options)
      let fresh = SwiftDocumentReader.read(SwiftProgram(source()), options: options)
      #expect(reused.diagnostics == fresh.diagnostics)
      #expect((reused.document == nil) == (fresh.document == nil))
      let views = [reused, fresh].map { result in
        result.document.flatMap { Inspector.inspect($0).inspection }
          .map { inspection in inspection.views.compactMap { inspection.string($0.text) } }
      }
      #expect(views[0] == views[1])
    }
  }
}
