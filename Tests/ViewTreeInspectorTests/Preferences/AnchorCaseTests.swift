import Testing
import ViewTreeInspector
import ViewTreeLayout

/// The documents of Fixtures/preferences about anchors have the numbers of their rules.
struct AnchorCaseTests {
  @Test("An anchor is the view as modified so far", arguments: AnchorCase.modifiers)
  func modifiers(anchorCase: AnchorCase) throws { try check(anchorCase) }

  @Test("A rectangle that is turned twice is the box around a box", arguments: AnchorCase.rotations)
  func rotations(anchorCase: AnchorCase) throws { try check(anchorCase) }

  @Test("Points come back exactly, however they are turned", arguments: AnchorCase.corners)
  func corners(anchorCase: AnchorCase) throws { try check(anchorCase) }

  private func check(_ anchorCase: AnchorCase) throws {
    var options = InspectionOptions()
    options.assignments = anchorCase.settings.map { .init(target: $0.key, value: $0.value) }
    let evaluated = try Evaluated(PreferenceFixture.text(anchorCase.name), options)
    // A reader may resolve an anchor several times: one of them is enough.
    let resolved = evaluated.inspection.anchors.compactMap(\.resolved.first?.value)
    #expect(resolved.count == anchorCase.resolved.count)
    for (found, expected) in zip(resolved, anchorCase.resolved) {
      #expect(isNear(found, expected), "\(found), not \(expected)")
    }
  }

  private func isNear(_ one: AnchorGeometry, _ other: AnchorGeometry) -> Bool {
    switch (one, other) {
    case (.rect(let one), .rect(let other)): one.isNear(other)
    case (.point(let one), .point(let other)):
      abs(one.x - other.x) < 0.001 && abs(one.y - other.y) < 0.001
    case (.list(let one), .list(let other)):
      one.count == other.count && zip(one, other).allSatisfy(isNear)
    default: false
    }
  }
}
