import Testing

@testable import ViewTreeScript

/// Classes that inherit from other classes. The compiler is asked about
/// `Fixtures/scripts/inheritance.list`.
struct InheritanceTests {
  private static let kind = ScriptKind.closure(parameters: [], inoutFirst: false)

  private func result(_ text: String) -> String { Bench().result(text, as: Self.kind) }

  @Test(
    "An object has the properties and methods of its superclass, and those that it overrides",
    arguments: [
      ("class A { var n = 1 }; class B: A { var m = 2 }; let b = B(); return b.n * 10 + b.m", "12"),
      ("class B: A { }; class A { var n = 7 }; return B().n", "7"),
      (
        "class A { func f() -> Int { 1 }; func g() -> Int { f() * 10 } }; class B: A { override func f() -> Int { super.f() + 1 } }; let a: A = B(); return a.g()",
        "20"
      ),
      (
        "class A { var title: String { \"a\" } }; class B: A { override var title: String { \"b\" + super.title } }; return (B() as A).title",
        "\"ba\""
      ),
    ])
  func overrides(text: String, value: String) { #expect(result(text) == value) }

  @Test(
    "An initializer calls one of the superclass, by itself if that has no parameters",
    arguments: [
      (
        "class A { let n: Int; init(n: Int) { self.n = n } }; class B: A { let m: Int; init() { m = 5; super.init(n: 2) } }; return B().n + B().m",
        "7"
      ),
      (
        "class A { var log = [\"x\"]; init() { log.append(\"A\") } }; class B: A { init(n: Int) { } }; return B(n: 1).log",
        "[\"x\", \"A\"]"
      ),
      (
        "class A { let n: Int; init(n: Int) { self.n = n } }; class B: A { var m = 4 }; return B(n: 3).n * B(n: 3).m",
        "12"
      ),
    ])
  func initializers(text: String, value: String) { #expect(result(text) == value) }

  @Test(
    "An object is an instance of its superclasses, and two subclasses have a common type",
    arguments: [
      ("class A { }; class B: A { }; return [A(), B()].map { $0 is B }", "[false, true]"),
      (
        "class A { var n = 3 }; class B: A { }; class C: A { }; return [B(), C()].map(\\.n)",
        "[3, 3]"
      ),
      (
        "class A<T> { let x: T; init(_ x: T) { self.x = x } }; class B: A<Int> { }; return B(4).x + 1",
        "5"
      ),
    ])
  func types(text: String, value: String) { #expect(result(text) == value) }

  @Test(
    "What a class can't do with a superclass is reported",
    arguments: [
      "class A { var n = 1 }; class B: A { override var n: Int { get { 2 } set { } } }; return B().n",
      "class A { class func f() -> Int { 1 } }; class B: A { override class func f() -> Int { 2 } }; return B.f()",
      "class A: B { }; class B: A { }; return 1",
      "class A { func f() { } }; class B: A { func f() { } }; return 1",
    ])
  func obstacles(text: String) { #expect(result(text).hasPrefix("unsupported-in-scripts")) }

  @Test("A method may have variadic parameters before labeled ones")
  func variadic() {
    let type = "struct P { static func f(_ n: Int..., by m: Int) -> Int { n.reduce(0, +) * m } }; "
    #expect(result(type + "return P.f(1, 2, by: 10)") == "30")
  }

  @Test("A closure in a property is called without self")
  func closures() {
    #expect(
      result(
        "class A { let f: (Int) -> Int = { $0 + 1 }; func g() -> Int { f(2) } }; return A().g()")
        == "3")
  }

  @Test("A chain that starts with an implicit member has the declared type that its place expects")
  func chains() {
    let type =
      "struct P { var n: Int; static let one = P(n: 1); func plus(_ m: Int) -> P { P(n: n + m) } }; "
    #expect(result(type + "let p: P = .one.plus(2).plus(3); return p.n") == "6")
  }
}
