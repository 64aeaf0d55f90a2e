import Testing

@testable import ViewTreeDocument

@Suite("The declarations of a definition")
struct CallDeclarationTests {
  private static let definitions: [Definition] =
    ViewRegistry.standard.definitions.map { $0 as Definition }
    + ModifierRegistry.standard.definitions.map { $0 as Definition }

  @Test(
    "The name is that of the first declaration",
    arguments: [
      ("func padding(_ length: CGFloat) -> some View", "padding"),
      ("func mask<M: View>(alignment: Alignment) -> some View", "mask"),
      ("extension Image\nfunc resizable() -> Image", "resizable"),
      ("struct VStack<Content: View>: View\ninit()", "VStack"),
      ("struct Color: View, ShapeStyle", "Color"), ("Box", "Box"),
      ("Text\n// read\ninit()", "Text"),
      ("", ""), ("extension", "extension"), ("func ", ""),
    ])
  func name(_ text: String, _ name: String) {
    #expect(CallDeclarations(text: text).name == name)
  }

  @Test("Functions extend the type before them, and those at the end are only read")
  func overloads() {
    let declarations = CallDeclarations(
      text: """
        extension Shape
        func offset(x: CGFloat = 0) -> some Shape
        extension View
        func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
        // read
        func offset(_ length: CGSize) -> some View
        """)
    let written = declarations.overloads(onlyRead: false)
    #expect(written.map(\.receiver) == ["Shape", "View"])
    #expect(written.map(\.parameters.count) == [1, 2])
    let read = declarations.overloads(onlyRead: true)
    #expect(read.map(\.receiver) == ["View"])
    #expect(read.first?.parameters.map(\.name) == ["length"])
    #expect(declarations.head == nil)
  }

  @Test("The initializers of a view follow its head")
  func view() {
    let declarations = CallDeclarations(
      text: "struct Spacer: View\ninit(minLength: CGFloat? = nil)")
    #expect(declarations.head == "struct Spacer: View")
    #expect(declarations.overloads(onlyRead: false).map(\.receiver) == ["Spacer"])
    #expect(CallDeclarations(text: "Box").overloads(onlyRead: false).isEmpty)
  }

  @Test("Each line of each definition is a declaration of its name, and is read")
  func lines() {
    for definition in Self.definitions {
      let declarations = definition.declarations
      let lines = declarations.text.split(separator: "\n").map(String.init)
      let headings = lines.count {
        $0 == "// read" || $0.hasPrefix("extension ") || $0.hasPrefix("struct ")
          || $0 == definition.name
      }
      let overloads = [false, true].flatMap { declarations.overloads(onlyRead: $0) }
      #expect(overloads.count + headings == lines.count, "\(definition.name)")
      let isView = definition is ViewDefinition
      for overload in overloads {
        #expect(overload.name == (isView ? "init" : definition.name), "\(overload.declaration)")
        #expect(
          !overload.parameters.isEmpty || overload.declaration.contains("()"),
          "\(overload.declaration)")
      }
      #expect(
        Set(lines.filter { $0.hasPrefix("func") || $0.hasPrefix("init") }).count == overloads.count)
    }
  }
}
