import Testing

@testable import ViewTreeDocument

@Suite("The calls of SwiftUI")
struct CallOverloadTests {
  @Test("A declaration is read into labels, names, types and forms")
  func declaration() {
    let shape = CallOverload(
      "func task<I: Equatable>(id: I, in range: ClosedRange<Int> = 0...1, _ action: @escaping (A, [B: C]) -> Void, @ViewBuilder content: () -> V) -> some View where I: B",
      on: "View")
    #expect(shape.name == "task" && shape.result == "some View")
    #expect(shape.parameters.map(\.label) == ["id", "in", nil, "content"])
    #expect(shape.parameters.map(\.name) == ["id", "range", "action", "content"])
    #expect(shape.parameters.map(\.hasDefault) == [false, true, false, false])
    #expect(
      shape.parameters.map(\.form)
        == [.value, .value, .closure(parameters: 2), .builder(parameters: 0)])
    #expect(shape.parameters[1].type == "ClosedRange<Int>")
  }

  @Test("Attributes, optional closures, types inside of types and defaults with brackets are read")
  func unusual() {
    let shape = CallOverload(
      "init<A: Hashable>(data: [A], @TableColumnBuilder<Value,Never> columns: @escaping () -> C, source: Anchor<A>.Source = .point(x: 0, y: [1, 2]), payload unused: any B.Type, onDismiss: (() -> Void)? = nil, start: @escaping @Sendable () async -> Void = {}, inside: (inout A, Int) -> Bool, bars: Bar...)",
      on: "Table")
    #expect(shape.name == "init" && shape.result == nil)
    #expect(
      shape.parameters.map(\.name)
        == ["data", "columns", "source", "unused", "onDismiss", "start", "inside", "bars"])
    #expect(
      shape.parameters.map(\.type) == [
        "[A]", "() -> C", "Anchor<A>.Source", "any B.Type", "(() -> Void)?", "() async -> Void",
        "(inout A, Int) -> Bool", "Bar...",
      ])
    #expect(
      shape.parameters.map(\.form) == [
        .value, .builder(parameters: 0), .value, .value, .closure(parameters: 0),
        .closure(parameters: 0), .closure(parameters: 2), .value,
      ])
    #expect(
      shape.parameters.map(\.hasDefault) == [false, false, true, false, true, true, false, false])
  }

  @Test(
    "Text that is no declaration ends the reading",
    arguments: [
      "", "func", "func a(", "init(_", "func a(_ b: (", "func a<", "init(@", "init(a: [B = ",
      "func a(b: C<",
    ])
  func unfinished(_ text: String) {
    #expect(CallOverload(text, on: "View").parameters.count <= 1)
  }

  /// Arguments that no call of Swift has: the document's own, and those that the listing writes otherwise.
  private static let own: Set = [
    "size", "as", "Picker.value", "ScrollView.contentOffset", "Color.color", "onReceive.every",
    "Path.path", "TableColumn.alignment", "TableColumn.idealWidth", "TableColumn.maxWidth",
    "TableColumn.minWidth", "TableColumn.width", "Text.text", "Text.verbatim",
  ]

  @Test("Every argument of every definition is one of a call, or the document's own")
  func complete() {
    func missing(_ definition: Definition, _ shapes: [CallOverload]) -> [String] {
      let known = Set(
        shapes.flatMap { shape in shape.parameters.flatMap { $0.arguments(of: definition) } })
      return definition.parameters.indices.filter { !known.contains($0) }
        .map { definition.parameters[$0].name }
        .filter { !Self.own.contains($0) && !Self.own.contains("\(definition.name).\($0)") }
        .map { "\(definition.name).\($0)" }
    }
    let views = ViewRegistry.standard.definitions.filter { $0.name != "Box" }
    // Whoever writes Swift makes these two of other parts.
    #expect(views.filter { CallOverloads.shapes(of: $0).isEmpty }.map(\.name) == ["Path", "Text"])
    #expect(views.flatMap { missing($0, CallOverloads.shapes(of: $0)) } == [])
    let modifiers = ModifierRegistry.standard.definitions
    #expect(modifiers.filter { CallOverloads.shapes(of: $0).isEmpty }.map(\.name) == [])
    #expect(modifiers.flatMap { missing($0, CallOverloads.shapes(of: $0)) } == [])
  }

  @Test("The form is chosen by the arguments that are given")
  func choice() {
    let padding = ModifierRegistry.standard.definitions.first { $0.name == "padding" }
    guard let padding else { return #expect(Bool(false)) }
    let shapes = CallOverloads.shapes(of: padding)
    func chosen(_ names: String...) -> String? {
      let places = Set(
        names.compactMap { name in padding.parameters.firstIndex { $0.name == name } })
      return CallOverloads.choice(shapes, for: places, of: padding)?.parameters.map(\.name)
        .joined(separator: " ")
    }
    #expect(chosen("length") == "length")
    #expect(chosen("edges") == "edges length")
    #expect(chosen() == "edges length")
    #expect(chosen("top", "leading") == "insets")
    #expect(chosen("top", "length") == nil)
  }
}
