import Testing
import ViewTreeInspector
import ViewTreeRandom

/// A modifier around a component or a group is around all of its body, conditions and loops included.
struct EnvironmentMatrixTests {
  /// The texts that a document shows, with the sizes of the bare views.
  private func texts(_ document: String) throws -> [(text: String, size: String)] {
    let evaluated = try Evaluated(document)
    return evaluated.views(named: "Text").map {
      (evaluated.inspection.string($0.text) ?? "", "\($0.content.size)")
    }
  }

  @Test(
    "A body reads what a modifier around it sets, as the same body in a stack does",
    arguments: Rounds.some(of: EnvironmentMatrix.keys, EnvironmentMatrix.containers))
  func bodies(key: EnvironmentMatrix.Key, container: EnvironmentMatrix.Container) throws {
    let matrix = EnvironmentMatrix(key: key)
    let all = Array(EnvironmentMatrix.bodies.indices)
    if container.holdsOne {
      for body in all {
        let shown = try texts(matrix.document(container, [body], [EnvironmentMatrix.ways[0]]))
        #expect(shown.map(\.text) == EnvironmentMatrix.bodies[body].texts)
      }
      return
    }
    let ways = EnvironmentMatrix.ways
    let inStacks = try texts(
      matrix.document(container, all, ways.map { _ in EnvironmentMatrix.stack }))
    let shown = try texts(matrix.document(container, all, ways))
    let expected = Array(repeating: EnvironmentMatrix.bodies.flatMap(\.texts), count: ways.count)
    #expect(
      shown.map(\.text)
        == Array(repeating: expected.flatMap(\.self), count: container.count).flatMap(\.self))
    #expect(shown.map(\.text) == inStacks.map(\.text))
    #expect(shown.map(\.size) == inStacks.map(\.size))
  }
}
