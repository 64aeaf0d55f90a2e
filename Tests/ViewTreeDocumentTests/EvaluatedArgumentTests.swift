import Testing
import ViewTreeDocument

/// The arguments of a view as a pass hands them to what it makes.
struct EvaluatedArgumentTests {
  @Test("An argument that nobody gave is absent, whether the others were evaluated or not")
  func absent() throws {
    let document = try #require(ReadDocument(root: #""Color""#).document)
    var arguments = EvaluatedArguments(of: document)
    #expect(arguments.number(3) == nil)
    arguments.turn(to: 0, count: 0)
    arguments.append(.number(5))
    #expect(arguments.number(0) == 5)
    #expect(arguments.number(1) == nil)
  }
}
