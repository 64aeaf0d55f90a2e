import Testing

@testable import ViewTreeScript

@Suite("The names that a script can see")
struct ScopeTests {
  /// A level with one name, and in it one whose names came one by one.
  private static func scope(of count: Int) -> ScriptScope {
    var scope = ScriptScope().pushing([ScopeName("around", type: .axis)]).pushing([])
    for number in 0..<count { scope = scope.adding(ScopeName("n\(number)")) }
    return scope
  }

  @Test(
    "Names that come one by one stand in one level, in their order",
    arguments: [1, 2, 3, 16, 17, 18, 100])
  func places(count: Int) throws {
    let scope = Self.scope(of: count)
    for number in 0..<count {
      let found = try #require(scope.lookUp("n\(number)"))
      #expect(found.framesUp == 0 && found.index == number && found.name.name == "n\(number)")
    }
    let around = try #require(scope.lookUp("around"))
    #expect(around.framesUp == 1 && around.index == 0)
    #expect(scope.lookUp("n\(count)") == nil)
    #expect(scope.names(atMost: .max) { _ in true } == (0..<count).map { "n\($0)" } + ["around"])
  }

  @Test("Of two names that are equal the later one is seen, in whatever parts they came")
  func laterNames() throws {
    let scope = Self.scope(of: 40).adding(ScopeName("n3", type: .axis))
    #expect(try #require(scope.lookUp("n3")).index == 40)
    #expect(scope.type(framesUp: 0, index: 40) == ScriptType.axis.form)
    #expect(scope.type(framesUp: 0, index: 3) == .unknown)
    #expect(scope.type(framesUp: 1, index: 0) == ScriptType.axis.form)
    #expect(scope.type(framesUp: 0, index: 41) == .unknown)
    let long = ScriptScope().pushing((0..<50).map { ScopeName("m\($0 % 25)") })
    #expect(try #require(long.lookUp("m7")).index == 32)
  }

  @Test("A scope that names are added to stays as it is")
  func sharing() {
    let scope = Self.scope(of: 5)
    _ = scope.adding(ScopeName("later"))
    #expect(scope.lookUp("later") == nil && scope.names(atMost: .max) { _ in true }.count == 6)
  }
}
