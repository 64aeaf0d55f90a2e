import Foundation
import Testing
import ViewTreeInspector

/// What runs again after each step, and why the rest does not.
struct StepCaseTests {
  private func text(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = StepCase.all.first { $0.name == name }?.folder ?? "steps"
    return try String(
      contentsOf: root.appendingPathComponent("Fixtures/\(folder)/\(name).json"), encoding: .utf8)
  }

  private func inspection(_ name: String, isStrict: Bool = false) throws -> Inspection {
    var options = InspectionOptions()
    options.recordsReduces = true
    options.isStrict = isStrict
    return try Evaluated(text(name), options).inspection
  }

  /// Closures by the ids of their views, or of the first view with one inside them; readers by their
  /// modifiers.
  private func log(_ inspection: Inspection) -> String {
    inspection.order.map { event in
      if event.kind == .reduce { return "R" }
      let modifier = inspection.names.modifiers[event.modifier]
      if modifier.hasSuffix("PreferenceValue") || modifier == "onPreferenceChange" {
        return modifier
      }
      return id(of: event.view, in: inspection)
    }.joined(separator: " ")
  }

  private func id(of view: InspectedReference, in inspection: Inspection) -> String {
    guard case .view(let index) = view else {
      return inspection.path(of: view).split(separator: "/").last.map(String.init) ?? "?"
    }
    let inside = inspection.views[index.index...]
    return inside.lazy.compactMap { inspection.string($0.id) }.first ?? "?"
  }

  @Test(
    "After each step the closures run that the table names", arguments: StepCase.all.map(\.name))
  func runs(name: String) throws {
    let expected = try #require(StepCase.all.first { $0.name == name })
    #expect(try inspection(name).steps.map { log($0.inspection) } == expected.runs)
    #expect(
      try inspection(name, isStrict: true).steps.map { log($0.inspection) }
        == expected.strict ?? expected.runs)
  }

  @Test(
    "Every closure either ran or has one reason, in every step", arguments: StepCase.all.map(\.name)
  )
  func everyClosure(name: String) throws {
    let inspection = try inspection(name)
    for step in inspection.steps {
      let record = step.inspection
      let last = record.order.filter { $0.kind == .closure && $0.pass == record.passes }
      let places =
        last.map { "\($0.view) \($0.modifier) \($0.key)" }
        + record.skipped.map { "\($0.view) \($0.modifier) \($0.key)" }
      #expect(Set(places).count == places.count)
    }
  }

  @Test("A tap moves the border to the month that was tapped")
  func border() throws {
    for name in ["bounds", "points", "array"] {
      let inspection = try inspection("months-of-\(name)-tap")
      for (step, month) in zip(inspection.steps, ["m5", "m11"]) {
        let after = step.inspection
        func content(_ id: String) -> InspectedView? {
          after.views.first { after.string($0.id) == id }
        }
        let (border, month) = try (
          #require(content("border")).content, #require(content(month)).frame
        )
        #expect(abs(border.minX - month.minX) < 0.001 && abs(border.width - month.width) < 0.001)
        // Only what the reader built has changed.
        #expect(
          step.changes.allSatisfy { after.path(of: $0.view).contains("/background/") }
            || name == "points")
      }
    }
  }

  @Test("An equal value stops where it is: the closure ran, nothing above it did")
  func equalValue() throws {
    let step = try #require(try inspection("equal-value-stops").steps.first?.inspection)
    #expect(step.order.map(\.cause) == [.geometry(moved: false, resized: true)])
    #expect(step.skipped.map(\.reason) == [.clean, .equal])
  }

  @Test("Closures tell why they ran again")
  func causes() throws {
    let typing = try #require(try inspection("form-typing").steps.first?.inspection)
    #expect(
      typing.order.filter { $0.kind == .closure }.map(\.cause) == [
        .geometry(moved: true, resized: true), .variable("fieldValue"), .content, .content,
        .content,
      ])
    let switched = try #require(try inspection("form-twitter").steps.first?.inspection)
    #expect(
      switched.order.filter { $0.kind == .closure }.map(\.cause) == [
        .geometry(moved: false, resized: true), .content, .new, .new, .content, .content,
      ])
  }
}
