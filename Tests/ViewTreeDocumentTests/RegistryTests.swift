import Testing

@testable import ViewTreeDocument

@Suite("Names of views and modifiers")
struct RegistryTests {
  @Test("Each name is that of its definition, once, in the order of small letters")
  func names() {
    let (views, modifiers) = (ViewRegistry.standard, ModifierRegistry.standard)
    #expect(views.names == views.definitions.map(\.name))
    #expect(modifiers.names == modifiers.definitions.map(\.name))
    for names in [views.names, modifiers.names] {
      #expect(names == names.sorted { $0.lowercased() < $1.lowercased() })
      #expect(Set(names).count == names.count)
    }
  }

  @Test("Each row of a table is found by its name")
  func rows() {
    let tables = [
      ModifierDefinition.neutral, ModifierDefinition.accessibility, ModifierDefinition.interactions,
      ModifierDefinition.looks, ModifierDefinition.presentations, ModifierDefinition.styles,
      ModifierDefinition.ofLists, ModifierDefinition.ofBars, ModifierDefinition.barLooks,
      ModifierDefinition.ofShapes, ModifierDefinition.ofTouches,
    ]
    for row in tables.joined() { #expect(ModifierRegistry.standard[row.name] === row) }
    for row in ViewDefinition.shapes + ViewDefinition.fillings {
      #expect(ViewRegistry.standard[row.name] === row)
    }
    #expect(ViewRegistry.standard["Sphere"] == nil)
  }
}
