import Foundation
import Testing

@testable import ViewTreeDocument

@Suite("Parameters that follow from declarations")
struct ParameterOutlineTests {
  private func row(_ swift: String, _ parameters: ParameterOutline...) -> [ParameterDefinition] {
    let overloads = CallDeclarations(text: swift).overloads(onlyRead: false)
    return parameters.map { $0.definition(in: overloads) }
  }

  @Test("Type, label and need are those of the declaration")
  func derived() {
    let parameters = row(
      "func a(_ x: CGFloat, on y: Bool = true, z: Color?) -> some View",
      .init("x", "Points."), .init("y", "True by default."), .init("z", "The color."))
    #expect(parameters.map(\.type) == [.number, .bool, .style])
    #expect(parameters.map(\.isUnlabelled) == [true, false, false])
    // Neither a default nor an optional needs a value.
    #expect(parameters.map(\.isRequired) == [true, false, false])
  }

  @Test("An argument is required if each overload requires it")
  func overloads() {
    let parameters = row(
      """
      func a(isPresented: Binding<Bool>, @ViewBuilder content: () -> C) -> some View
      func a(isPresented: Binding<Bool>, item: Int) -> some View
      """, .init("isPresented", "The visibility of the bar."),
      .init("content", "The views."),
      .init("item", "A number."))
    #expect(parameters.map(\.isRequired) == [true, false, false])
    #expect(parameters.map(\.type) == [.presented, .content, .integer])
  }

  @Test("An outline says what differs, and all of an argument that Swift lacks")
  func own() {
    let parameters = row(
      "func a(_ style: S, perform: @escaping (A) -> Void) -> some View",
      .init("style", .option(["plain"]), unlabelled: false, required: false, "The style."),
      .init("as", .parameterName(default: ["a"]), "Its name."),
      .init("action", alias: "perform", "The action."))
    #expect(parameters[0].type == .option(["plain"]))
    #expect(!parameters[0].isUnlabelled && !parameters[0].isRequired)
    #expect(!parameters[1].isUnlabelled && !parameters[1].isRequired)
    #expect(parameters[2].type == .closure(.valueAction) && parameters[2].isRequired)
  }

  @Test("No row says again what its declaration says")
  func redundant() {
    for definition in ModifierRegistry.standard.definitions {
      let overloads = definition.declarations.overloads(onlyRead: false)
      for outline in definition.outlines {
        let bare = ParameterOutline(outline.name, alias: outline.alias, outline.summary)
          .definition(in: overloads)
        #expect(outline.type != bare.type, "\(definition.name).\(outline.name)")
        #expect(outline.isUnlabelled != bare.isUnlabelled, "\(definition.name).\(outline.name)")
        #expect(outline.isRequired != bare.isRequired, "\(definition.name).\(outline.name)")
      }
    }
  }

  @Test("Threads that use a definition first at the same time get the same parameters")
  func threads() {
    for _ in 0..<50 {
      let definition = ModifierDefinition.drawn(
        "func blur(radius: CGFloat, opaque: Bool = false) -> some View", "Blurs.",
        .init("radius", "Points."), .init("opaque", "True for an opaque blur."))
      let found = Found()
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        found.add(ObjectIdentifier(definition.parameterTable))
      }
      #expect(found.tables.count == 1)
    }
  }

  private final class Found: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var tables: Set<ObjectIdentifier> = []

    func add(_ table: ObjectIdentifier) {
      lock.lock()
      tables.insert(table)
      lock.unlock()
    }
  }
}
