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

  @Test("A definition is found by its name, and is the same each time")
  func search() {
    #expect(ModifierRegistry.standard["padding"] === ModifierDefinition.padding)
    #expect(ViewRegistry.standard["VStack"] === ViewDefinition.vStack)
    #expect(ViewRegistry.standard["Sphere"] == nil)
  }
}
