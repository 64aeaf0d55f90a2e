import Testing

@testable import ViewTreeScript

/// What differed from the Swift compiler, and what it says.
@Suite("Scripts mean what they mean in Swift")
struct MeaningTests {
  private static var bench: Bench {
    let types = ScriptTypes([
      ScriptTypes.Declaration(
        name: "Item",
        fields: [
          ScriptTypes.Field(name: "id", typeName: "Int"),
          ScriptTypes.Field(name: "width", typeName: "CGFloat"),
        ],
        methods: [
          ScriptTypes.Method(
            name: "scaled", parameters: [.init(label: "by", name: "factor", typeName: "CGFloat")],
            resultTypeName: "CGFloat", body: ScriptTypes.Source("width * factor"))
        ]),
      ScriptTypes.Declaration(
        name: "Kind", cases: [ScriptTypes.Case(name: "sized", payload: ["CGFloat"])]),
    ])
    let values: [(ScopeName, Value)] = [
      (ScopeName("maybe", typeName: "CGFloat?"), .none),
      (ScopeName("width", typeName: "CGFloat"), .double(100)),
      (ScopeName("n", typeName: "Int"), .int(7)),
      (ScopeName("some", typeName: "Int?"), .int(3)),
      (ScopeName("word", typeName: "String?"), .string("ab")),
      (ScopeName("numbers", typeName: "[Int]"), .array([.int(4), .int(1), .int(3)])),
      (ScopeName("names", typeName: "[String]"), .array([.string("b"), .string("a")])),
    ]
    return Bench(types: types, names: values.map(\.0), values: values.map(\.1))
  }

  private static let closure = ScriptKind.closure(parameters: [], inoutFirst: false)

  static let literals = [
    ("let x: CGFloat = 100 / 8; return x", "12.5"),
    ("let x: CGFloat = n > 3 ? 1 / 2 : 1; return x", "0.5"),
    ("(maybe ?? 5) / 2", "2.5"), ("let w = maybe ?? 10; return w / 4", "2.5"),
    ("var y: CGFloat = 0; y += 5 / 2; return y", "2.5"),
    ("var y: CGFloat = 8; y = 1 / 2; return y", "0.5"),
    ("var a: [CGFloat] = []; a.append(1 / 2); return a", "[0.5]"),
    ("var a: [CGFloat] = [1]; a += [2]; a.insert(3, at: 0); return a", "[3.0, 1.0, 2.0]"),
    ("[CGFloat](repeating: 1 / 2, count: 2)", "[0.5, 0.5]"),
    ("let a: [CGFloat] = [1 / 2, 1]; return a + [2]", "[0.5, 1.0, 2.0]"),
    ("var t: [String: CGFloat] = [:]; t[\"a\", default: 0] += 3; return t", #"["a": 3.0]"#),
    ("let t: [String: CGFloat] = [:]; return t[\"b\", default: 3] / 2", "1.5"),
    ("let (a, b): (Double, Int) = (1, 2); return (a / 2, b)", "(0.5, 2)"),
    ("let f: (CGFloat) -> CGFloat = { $0 / 2 }; return f(3)", "1.5"),
    ("let f: () -> CGFloat = { 1 / 2 }; return f()", "0.5"),
    ("let x: CGFloat = { 1 / 2 }(); return x", "0.5"),
    ("func one() -> CGFloat { if n > 3 { return 1 / 4 }; return 1 }; return one()", "0.25"),
    ("func half(_ x: CGFloat = 1 / 2) -> CGFloat { x }; return half()", "0.5"),
    ("func half(_ x: CGFloat) -> CGFloat { x }; return half(1 / 2)", "0.5"),
    ("Item(id: 1, width: 1 / 2).width", "0.5"), ("Item(id: 1, width: 3).scaled(by: 1 / 2)", "1.5"),
    ("let k: Kind = .sized(1 / 2); return k", ".sized(0.5)"),
    ("let r: ClosedRange<CGFloat> = 0...5; return r.upperBound / 2", "2.5"),
    ("CGPoint(x: 1 / 2, y: 1).x", "0.0"), ("CGPoint(x: 1 / 2, y: width).x", "0.5"),
    ("let x: Int = .max; return x == Int.max", "true"),
  ]

  @Test("A literal is what its place asks for", arguments: literals)
  func literal(text: String, expected: String) {
    #expect(Self.bench.result(text, as: Self.closure) == expected)
  }

  static let members = [
    ("Swift.max(1, 2)", "2"), ("String(255, radix: 16)", #""ff""#),
    ("String(255, radix: 16, uppercase: true)", #""FF""#), ("Int(\"ff\", radix: 16)", "255"),
    ("String(reflecting: \"a\")", #""\"a\"""#), ("Optional(3)", "3"), ("Optional<Int>.none", "nil"),
    ("String(Character(\"a\"))", #""a""#),
    ("\"a,,b\".split(separator: \",\", omittingEmptySubsequences: false)", #"["a", "", "b"]"#),
    ("\"a,b,c\".split(separator: \",\", maxSplits: 1)", #"["a", "b,c"]"#),
    ("\"a1b\".split { $0 == \"1\" }", #"["a", "b"]"#),
    ("\"xax\".trimmingCharacters(in: CharacterSet(charactersIn: \"x\"))", #""a""#),
    ("var s = \"abc\"; s.removeLast(2); return s", #""a""#),
    ("var s = \"abc\"; s.removeAll { $0 == \"b\" }; return s", #""ac""#),
    ("var s = \"a\"; s.append(contentsOf: [\"b\", \"c\"]); return s", #""abc""#),
    ("[[1], [2]].joined(separator: [0])", "[1, 0, 2]"), ("numbers.drop { $0 > 3 }", "[1, 3]"),
    ("numbers.prefix { $0 > 3 }", "[4]"), ("word.map { $0 + \"!\" }", #""ab!""#),
    ("names.first.map { $0 + $0 }", #""bb""#), ("\"\\(some)\"", #""Optional(3)""#),
    ("\"\\(names.first)\"", #""Optional(\"b\")""#), ("\"\\(maybe)\"", #""nil""#),
    ("String(describing: some)", #""Optional(3)""#), ("\"\\(some ?? 0)\"", #""3""#),
    ("var t = (x: 1, y: 2); t = (3, 4); return t", "(x: 3, y: 4)"),
    ("\"\"\"\n  a \\\n  b\n  \"\"\"", #""a b""#),
    ("Array(numbers.dropFirst())[0]", "1"), ("numbers.dropLast()[0]", "4"),
    ("numbers[0..<2][1]", "1"), ("numbers.dropFirst()[1]", "1"),
    ("numbers.dropFirst()[0]", "index-out-of-range at 'numbers.dropFirst()[0]'"),
    ("let s = numbers[1...]; return s.startIndex", "1"),
    ("let s: Set<Int> = [1, 1]; return s.count", "1"),
    ("let a: UInt8 = 200; return a", "200"), ("UInt8.max", "255"),
    ("let a: UInt8 = 200; return a + 56", "arithmetic-overflow at 'a + 56'"),
    ("var a = [1, 2, 3, 4]; a.remove(atOffsets: [0, 2]); return a", "[2, 4]"),
    ("var a = [1, 2, 3, 4]; a.move(fromOffsets: [0], toOffset: 3); return a", "[2, 3, 1, 4]"),
    ("var a = [1, 2]; let s: IndexSet = [1]; a.remove(atOffsets: s); return a", "[1]"),
    ("var a = [1]; a.remove(atOffsets: [1])", "index-out-of-range at 'a.remove(atOffsets: [1])'"),
    ("var c = 0; let f = { [c] in c }; c = 5; return f()", "0"),
    ("var c = 0; let f = { c }; c = 5; return f()", "5"),
  ]

  @Test("Members do what they do in Swift", arguments: members)
  func member(text: String, expected: String) {
    #expect(Self.bench.result(text, as: Self.closure) == expected)
  }

  static let refused = [
    ("names.joined(with: \",\")", "unknown-script-label at 'with'"),
    ("names.joined(\",\")", "wrong-script-arguments at 'joined(\",\")'"),
    ("numbers.firstIndex(3)", "wrong-script-arguments at 'firstIndex(3)'"),
    ("numbers.dropFirst(n: 2)", "unknown-script-label at 'n'"),
    ("String(5, base: 2)", "unknown-script-label at 'base'"),
    ("Item(id: 1, width: 3).scaled(2)", "missing-script-argument at 'scaled(2)'"),
    ("func f(x: Int) -> Int { x }; return f(1)", "missing-script-argument at 'f(1)'"),
    ("let f = { (x: Int) in x }; return f(x: 1)", "unknown-script-label at 'x'"),
    ("Item(width: 2, id: 1)", "wrong-script-arguments at 'id'"),
    ("width.rounded(.upward)", "unknown-script-member at 'upward'"),
    ("let x: Int = 2.5; return x", "script-type-mismatch at '2.5'"),
    ("let x: CGFloat = n; return x", "script-type-mismatch at 'n'"),
    ("let x: String = 5; return x", "script-type-mismatch at '5'"),
    ("var a = [1]; a.append(\"b\"); return a", "script-type-mismatch at '\"b\"'"),
    ("func f() -> Int { \"a\" }; return f()", "script-type-mismatch at '\"a\"'"),
    ("max(n, width)", "script-type-mismatch at 'width'"),
    ("sqrt(n)", "script-type-mismatch at 'n'"),
    ("n.rounded()", "unknown-script-member at 'rounded'"),
    ("some + 1", "unsupported-in-scripts at 'some'"),
    ("names.first.count", "unsupported-in-scripts at 'names.first'"),
    ("let a: UInt8 = 256; return a", "not-representable at '256'"),
    ("CGFlot(5)", "unknown-script-function at 'CGFlot'"),
    ("(1, 2) == (1, 2, 3)", "unlike-types at '(1, 2) == (1, 2, 3)'"),
  ]

  @Test("What Swift does not compile is refused", arguments: refused)
  func refusal(text: String, expected: String) {
    #expect(Self.bench.result(text, as: Self.closure) == expected)
  }
}
