import Testing

@testable import ViewTreeScript

/// Functions, types and files.
extension GrammarTests {
  @Test(
    "Functions have generics, labels, defaults and variadics",
    arguments: [
      (
        "func f<T: Comparable>(_ a: T, by b: inout Int, c: Int..., d: () -> Void = {}) throws -> T where T: Hashable, U.V == Int { a }; 1",
        "{(func f<T: Comparable>(_ a: T, by b: inout Int, c: Int..., d: (() -> Void) = {}) throws -> T where T : Hashable, U.V == Int {a}) 1}"
      ),
      (
        "func f(@ViewBuilder content: @escaping () -> Content) { }; 1",
        "{(func f(@ViewBuilder @escaping content: (() -> Content)) {}) 1}"
      ),
    ])
  func functions(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "Declarations pasted in the place of a closure are read whole",
    arguments: [
      (
        "static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }",
        "(static func reduce(value: inout CGFloat, nextValue: (() -> CGFloat)) {(+= value (call nextValue))})"
      ),
      ("func getColor() -> Color { .red }", "(func getColor() -> Color {.red})"),
      ("static let defaultValue: CGFloat = 0", "static let defaultValue: CGFloat = 0"),
      (#"var body: some View { Text("a") }"#, #"var body: (some View) {get {(call Text "a")}}"#),
      ("func f() -> Int { 1 }; return f()", "{(func f() -> Int {1}) (return (call f))}"),
      ("let a = 1", "{let a = 1}"),
      ("struct P { var x = 1 }", "declarations (struct P {var x = 1})"),
      ("struct P { var x = 1 }; return P().x", "{(struct P {var x = 1}) (return ((call P).x))}"),
      (
        "static let a = 1\nstatic func f() {}",
        "declarations static let a = 1; (static func f() {})"
      ),
    ])
  func pasted(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "A closure may be without its braces",
    arguments: [
      ("value, next in value += next()", "{(_ value, _ next) in (+= value (call next))}"),
      ("{ value, next in value += next() }", "{(_ value, _ next) in (+= value (call next))}"),
      ("$0 + 1", "{$1 in (+ $0 1)}"),
      ("", "{}"),
    ])
  func entries(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "Types have members of every kind",
    arguments: [
      (
        "struct S<T>: A, B where T: C { let x = 1; init?(x: Int) {} }",
        "(struct S<T>: A, B where T : C {let x = 1; (func init?(x: Int) {})})"
      ),
      (
        "enum E: Int { case a = 1, b; indirect case c(x: Int, E = .a) }",
        "(enum E: Int {case a = 1, case b; indirect case c(x: Int, _: E = .a)})"
      ),
      (
        "struct S { subscript(i: Int) -> Int { get { 1 } set(v) {} } subscript(at i: Int) -> Int { i } }",
        "(struct S {(func subscript(_ i: Int) -> Int {get {1} set(v) {}}); (func subscript(at i: Int) -> Int {get {i}})})"
      ),
      (
        "struct S { static func < (a: S, b: S) -> Bool { true } }",
        "(struct S {(static func <(a: S, b: S) -> Bool {true})})"
      ),
      (
        "class C { deinit {}; override func f() {}; class func g() {} }",
        "(class C {(func deinit() {}); (override func f() {}); (class func g() {})})"
      ),
      (
        "extension [Int] where Element == Int { var x: Int { count } }",
        "(extension [Int] where Element == Int {var x: Int {get {count}}})"
      ),
      (
        "protocol P { associatedtype A: B; var x: Int { get set }; func f() }",
        "(protocol P {(associatedtype A); var x: Int {}; (func f())})"
      ),
      (
        #"struct S { @State private var x = 1; @Environment(\.a) var y; private(set) var z: Int }"#,
        "(struct S {@State private var x = 1; @Environment(…) var y; private(set) var z: Int})"
      ),
      (
        "struct S { var x = 1 { willSet(n) { n } didSet { oldValue } }; var y: Int { get { 1 } set { newValue } } }",
        "(struct S {var x = 1 {willSet(n) {n} didSet {oldValue}}; var y: Int {get {1} set {newValue}}})"
      ),
      ("actor A { nonisolated let x = 1 }", "(class A {nonisolated let x = 1})"),
    ])
  func members(text: String, expected: String) {
    #expect(SyntaxPrinter.declarations(text) == expected)
  }

  @Test(
    "A file holds declarations, imports and statements",
    arguments: [
      (
        "import SwiftUI\n\n@main struct A: App { }\n#Preview(\"a\") { A() }",
        #"(@main struct A: App {}); (#Preview "a" trailing {(call A)})"#
      ),
      ("typealias A<B> = [B]\nprint(1)", "(typealias A<B> = [B]); (call print 1)"),
      ("@available(iOS 15, *) let x = 1", "@available let x = 1"),
      ("infix operator **: P\nlet x = 1", "let x = 1"),
    ])
  func files(text: String, expected: String) {
    #expect(SyntaxPrinter.declarations(text) == expected)
  }

  @Test(
    "Of #if the branch for iOS is read",
    arguments: [
      (
        "#if os(iOS)\nlet a = 1\n#elseif os(macOS)\nlet a = 2\n#else\nlet a = 3\n#endif",
        "let a = 1"
      ),
      ("#if !DEBUG || os(macOS)\nlet a = 1\n#else\nlet a = 2\n#endif", "let a = 2"),
      ("#if canImport(SwiftUI) && swift(>=5.9)\nlet a = 1\n#endif", "let a = 1"),
    ])
  func conditionalBranches(text: String, expected: String) {
    #expect(SyntaxPrinter.declarations(text) == expected)
  }

  @Test(
    "Of #if the branch for iOS is read, in statements",
    arguments: [
      ("x\n  .a()\n#if os(macOS)\n  .b()\n#endif\n  .c()", "{(call ((call (x.a)).c))}")
    ])
  func conditionalBranchesOfStatements(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "Types have every form",
    arguments: [
      ("Int", "Int"),
      ("[String: [Int?]]", "[String: [Int?]]"),
      ("(a: Int, _ b: String) -> (Int, Int)", "((Int, String) -> (Int, Int))"),
      ("() throws -> Void", "(() -> Void)"),
      ("some View", "(some View)"),
      ("any P & Q", "(any (P & Q))"),
      ("A.B<C>.D", "A.B<C>.D"),
      ("Int.Type", "Int.Type"),
      ("@escaping (inout Int, Int...) -> Int??", "((inout Int, Int...) -> Int??)"),
      ("Int!", "Int!"),
      ("((Int))", "Int"),
      ("()", "()"),
    ])
  func typeForms(text: String, expected: String) {
    #expect(SyntaxPrinter.type(text) == expected)
  }
}
