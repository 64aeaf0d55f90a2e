import Testing
import ViewTreeLayout
import ViewTreeScript

@testable import ViewTreeDocument

/// Arguments that are read by the handles of their parameters.
struct HandleTests {
  /// A definition's parameters with the handles that the code of the definition has.
  private struct Declared {
    let list = ParameterList()
    let width: Handle<Double>
    let isActive: Handle<Bool>
    let mode: Choice<Character>
    let alignment: Handle<VerticalAlignment>
    let content: Handle<TemplateRange>

    init() {
      width = list("width", .number, "Points.")
      isActive = list("isActive", .bool, "Whether.")
      mode = list.choice("mode", [("fit", "a"), ("fill", "b")], "How.")
      alignment = list("alignment", .verticalAlignment, "Where.")
      content = list("content", .content, "The views.")
    }
  }

  private let declared = Declared()

  private func arguments() throws -> EvaluatedArguments {
    EvaluatedArguments(of: try #require(ReadDocument(root: #""Color""#).document))
  }

  @Test("Each parameter gets the next place, and is declared as its handle reads it")
  func places() {
    #expect(declared.width.place == 0)
    #expect(declared.mode.handle.place == 2)
    #expect(declared.content.place == 4)
    #expect(
      declared.list.definitions.map(\.type) == [
        .number, .bool, .option(["fit", "fill"]), .verticalAlignment, .content,
      ])
  }

  @Test("An argument that was not given is nil, whether others were evaluated or not")
  func absent() throws {
    let arguments = try arguments()
    #expect(arguments[declared.width] == nil)
    #expect(arguments[declared.mode] == nil)
    #expect(!arguments.isGiven(declared.width))
    #expect(!arguments.hasContent(declared.content))
    arguments.append(.number(5))
    #expect(arguments[declared.width] == 5)
    #expect(arguments[declared.isActive] == nil)
    #expect(arguments[declared.alignment] == nil)
    #expect(!arguments.isGiven(declared.alignment))
  }

  @Test("Evaluated arguments are read by their handles, as what these say")
  func evaluated() throws {
    let arguments = try arguments()
    arguments.append(.number(2.5))
    arguments.append(.bool(true))
    arguments.append(.option(1))
    arguments.append(.alignment(Alignment(horizontal: .leading, vertical: .bottom)))
    #expect(arguments[declared.width] == 2.5)
    #expect(arguments[declared.isActive] == true)
    #expect(arguments[declared.mode] == "b")
    #expect(arguments[declared.alignment] == .bottom)
  }

  @Test("A value of another kind, and a name beyond all choices, is no argument")
  func otherKinds() throws {
    let arguments = try arguments()
    arguments.append(.bool(true))
    arguments.append(.number(1))
    arguments.append(.option(2))
    #expect(arguments[declared.width] == nil)
    #expect(arguments[declared.isActive] == nil)
    #expect(arguments[declared.mode] == nil)
    #expect(arguments.isGiven(declared.width))
  }

  @Test("Constants are read where the document keeps them")
  func constants() throws {
    let read = ReadDocument(
      root: #"{ "view": "HStack", "alignment": "top", "spacing": 3, "children": ["Color"] }"#)
    let document = try #require(read.document)
    let stack = document.templates[0]
    let definition = ViewRegistry.standard.definitions[stack.view]
    #expect(definition.parameters.map(\.name) == ["alignment", "spacing", "children"])
    let arguments = EvaluatedArguments(of: document)
    arguments.turn(to: stack.firstArgument, count: Int(stack.argumentCount))
    #expect(arguments[Handle<VerticalAlignment>(0)] == .top)
    #expect(arguments[Handle<Double>(1)] == 3)
    #expect(arguments.hasContent(Handle(2)))
    // A handle of another definition finds nothing, whatever stands behind these arguments.
    #expect(arguments[Handle<Double>(3)] == nil)
    #expect(arguments[Handle<Double>(60_000)] == nil)
    #expect(!arguments.hasContent(Handle(60_000)))
  }

  @Test("An argument behind the last one that a modifier was given is absent")
  func modifiers() throws {
    let read = ReadDocument(
      root: #"{ "view": "Color", "modifiers": [{ "offset": { "x": 4 } }, { "padding": 1 }] }"#)
    let document = try #require(read.document)
    let offset = document.modifiers[0]
    #expect(offset.argumentCount == 1)
    guard case .number(4) = document.argument(Handle<Double>(0), of: offset) else {
      Issue.record("the first argument is 4")
      return
    }
    guard case .absent = document.argument(Handle<Double>(1), of: offset) else {
      Issue.record("the second argument was not given")
      return
    }
  }

  @Test("Every view with a binding or an action says what a person does with it")
  func controls() {
    for view in ViewRegistry.standard.definitions {
      let isBound = view.parameters.contains {
        $0.type == .binding || $0.type == .closure(.action)
      }
      #expect(view.control != nil || !isBound, "\(view.name)")
    }
  }

  @Test("What can turn a view says so, and what makes another shape of one")
  func turnsAndWraps() {
    let modifiers = ModifierRegistry.standard.definitions
    #expect(
      modifiers.filter(\.turns).map(\.name) == [
        "rotation3DEffect", "rotationEffect", "transformEffect",
      ])
    let wrapping = modifiers.filter { if case .wraps? = $0.shapeRole { true } else { false } }
    #expect(
      wrapping.map(\.name) == ["inset", "offset", "rotation", "scale", "size", "strokeBorder"])
  }

  @Test("Registries keep their definitions in the order of names, whatever case they have")
  func order() {
    let names = ViewRegistry.standard.definitions.map { $0.name.lowercased() }
    #expect(names == names.sorted())
    let modifiers = ModifierRegistry.standard.definitions.map { $0.name.lowercased() }
    #expect(modifiers == modifiers.sorted())
    #expect(Set(names).count == names.count)
    #expect(Set(modifiers).count == modifiers.count)
  }
}
