import Testing

@testable import ViewTreeScript

struct ExpressionTests {
  static var bench: Bench {
    Bench(
      names: [
        ScopeName("g"), ScopeName("bounds"), ScopeName("n", storage: .state),
        ScopeName("w"), ScopeName("names"), ScopeName("optional"), ScopeName("sizes"),
        ScopeName("item"), ScopeName("p"),
      ],
      values: [
        .foreign(FakeProxy()),
        .foreign(FakeAnchor(.rect(RectValue(x: 10, y: 20, width: 30, height: 40)))), .int(3),
        .double(2.5), .array([.string("a"), .string("b")]), .none, .dictionary(DictionaryValue()),
        .string("key"),
        .nominal(NominalValue(typeName: "Data", fields: [("x", .int(1)), ("y", .none)])),
      ])
  }

  static let literals = [
    ("1_000", "1000"), ("0xFF", "255"), ("0b101", "5"), ("1.5e3", "1500.0"), ("-4", "-4"),
    ("-9223372036854775808", "-9223372036854775808"), (#""a\n\u{41}""#, #""a\nA""#),
    (#""x\(1 + 2)y\("z")""#, #""x3yz""#), ("[1, 2]", "[1, 2]"), ("[1, 2.5]", "[1.0, 2.5]"),
    ("[:]", "[:]"), (#"["a": 1, "b": 2]"#, #"["a": 1, "b": 2]"#), ("0..<3", "0..<3"),
    ("(1, b: 2)", "(1, b: 2)"), ("nil", "nil"), ("true", "true"), ("1 + 2 * 3", "7"),
    ("(1 + 2) * 3", "9"), ("7 / 2", "3"), ("-7 % 3", "-1"), ("7.0 / 2", "3.5"), ("1.0 / 0", "inf"),
    ("1 < 2 && 2 < 3 || false", "true"), ("!true", "false"), ("1 == 1.0", "true"),
    ("true ? 1 : 2", "1"), ("false ? 1 : 2.5", "2.5"), ("true ? 1 : 2.5", "1.0"),
    (".red", ".red"), (".field(3)", ".field(3)"), ("Color(white: 0.5)", "Color(white: 0.5)"),
    (".red.opacity(0.5)", ".red.opacity(0.5)"), ("Int.max", "9223372036854775807"),
    ("CGFloat.infinity", "inf"), ("Data(a: 1, b: .two)", "Data(a: 1, b: .two)"),
    ("Data(a: [1])", "Data(a: [1])"), ("\"\"\"\n  a\n   b\n  \"\"\"", #""a\n b""#),
    ("Array<String>(repeating: \"\", count: 2)", #"["", ""]"#),
    (
      "[CGRect](repeating: CGRect(), count: 1)", "[CGRect(x: 0.0, y: 0.0, width: 0.0, height: 0.0)]"
    ),
    ("Dictionary<String, [Int]>()", "[:]"), ("[String: Int]()", "[:]"),
    ("UUID() == UUID()", "false"),
    ("\"é\".count", "1"), ("MyKey.self", "MyKey"), ("1 is Int", "true"), ("3 as CGFloat", "3.0"),
    ("\"\\(1.0) \\([1, 2]) \\(nil ?? \"x\")\"", #""1.0 [1, 2] x""#),
  ]

  @Test("Literals and operators have Swift's values", arguments: literals)
  func literal(text: String, expected: String) {
    #expect(Self.bench.result(text) == expected)
  }

  static let members = [
    ("g[bounds].width / 2", "15.0"), ("g.size.width - 1", "299.0"),
    ("g.frame(in: .global).minX", "7.0"), ("g.frame(in: .named(\"x\")).minX", "0.0"),
    ("w * 2", "5.0"), ("n * 2", "6"), ("w * (1 / 2)", "1.25"), ("names.count", "2"),
    ("names[1]", #""b""#),
    ("optional?.x.y", "nil"), ("optional ?? 4", "4"), ("optional == nil", "true"),
    ("optional.map { $0 + 1 }", "nil"), ("p.x", "1"), ("p.y?.z", "nil"), ("self.p.x", "1"),
    ("-sizes[item, default: .zero].origin.x", "-0.0"),
    ("optional != nil ? g[optional!.bounds] : .zero", ".zero"),
    ("(true ? .zero : g[bounds]).size.width", "0.0"),
    ("CGRect.zero == .zero", "true"), ("g[bounds] == .zero", "false"), (".zero + 2.5", "2.5"),
    ("CGRect(origin: .zero, size: g.size).maxX", "300.0"),
    ("CGRect(x: 0, y: 1, width: 2, height: 3).insetBy(dx: 1, dy: 1).isEmpty", "true"),
    ("g[bounds].union(CGRect(x: 0, y: 0, width: 1, height: 1)).maxY", "60.0"),
    ("names.map { $0 + \"!\" }", #"["a!", "b!"]"#),
    ("names.enumerated().map { \"\\($0)\\($1)\" }", #"["0a", "1b"]"#),
    ("names.first(where: { $0 == \"b\" })?.count", "1"),
    ("names.reduce(\"\") { $0 + $1 }", #""ab""#),
    ("[1, 2, 3].reduce(0, +)", "6"), ("[0.5, 2].reduce(0) { $0 + $1 }", "2.5"),
    ("[3, 1, 2].sorted()", "[1, 2, 3]"),
    ("[3, 1, 2].sorted(by: >)", "[3, 2, 1]"), ("[3, 1, 2].sorted { $0 > $1 }", "[3, 2, 1]"),
    ("[3, 1].max()", "3"), ("[Int]().max() ?? 7", "7"),
    ("[1, 2, 3][1...]", "[2, 3]"), ("[1, 2, 3].filter { $0 > 1 }.count", "2"),
    ("[[1], [2]].flatMap { $0 }", "[1, 2]"),
    ("[1, nil].compactMap { $0 }", "[1]"), ("(0..<3).map { $0 * $0 }", "[0, 1, 4]"),
    ("[1, 2].contains(2)", "true"),
    ("[1, 2].contains { $0 > 5 }", "false"),
    ("zip([1, 2], [\"a\", \"b\"]).map { ($1, $0) }", #"[("a", 1), ("b", 2)]"#),
    ("[p].map(\\.x)", "[1]"), ("min(1, 2.5)", "1.0"), ("max(2, 3)", "3"), ("abs(-2)", "2"),
    ("sqrt(16)", "4.0"), ("2.5.rounded()", "3.0"),
    ("2.5.rounded(.down)", "2.0"), ("Int(2.9)", "2"), ("Double(n) / 2", "1.5"),
    ("String(describing: n)", #""3""#), ("\"a,b\".split(separator: \",\")", #"["a", "b"]"#),
    ("[\"a\": 1].mapValues { $0 + 1 }", #"["a": 2]"#),
    ("[\"a\": 1].merging([\"a\": 2]) { $1 }", #"["a": 2]"#),
    ("stride(from: 0, to: 6, by: 2).map { $0 }", "[0, 2, 4]"),
    ("names.joined(separator: \"-\")", #""a-b""#), ("[1,2,3].reversed()", "[3, 2, 1]"),
    ("[1,2,3].prefix(2)", "[1, 2]"), ("n.isMultiple(of: 3)", "true"),
    ("[2: \"x\"][2]", #""x""#), ("[2: \"x\"][3]", "nil"), ("p.x > 0 ? \"yes\" : \"no\"", #""yes""#),
    ("w == .infinity", "false"),
    ("[1, 2, 3].reduce(into: [:]) { $0[$1] = $1 * 2 }", "[1: 2, 2: 4, 3: 6]"),
    ("if n > 2 { 1 } else { 2 }", "1"),
  ]

  @Test("Members, methods and host values work as in Swift", arguments: members)
  func member(text: String, expected: String) {
    #expect(Self.bench.result(text) == expected)
  }

  static let proposals = [
    ("ProposedViewSize(width: 3, height: nil)", "ProposedViewSize(width: 3.0, height: nil)"),
    ("ProposedViewSize(CGSize(width: 3, height: 4)).height", "4.0"),
    ("ProposedViewSize.unspecified.width", "nil"), ("ProposedViewSize.zero.width", "0.0"),
    ("ProposedViewSize.infinity.height == .infinity", "true"),
    ("ProposedViewSize.zero == .zero", "true"),
    ("ProposedViewSize.zero == .unspecified", "false"),
    ("ProposedViewSize.unspecified != .zero", "true"),
    ("ProposedViewSize(width: nil, height: 4).replacingUnspecifiedDimensions().width", "10.0"),
    (
      "ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: .zero).height", "0.0"
    ),
    (".init(width: 3, height: nil)", "ProposedViewSize(width: 3.0, height: nil)"),
    (".init(width: 3, height: 4)", "CGSize(width: 3.0, height: 4.0)"),
    ("ProposedViewSize.max", "unknown-script-member at 'max'"),
    ("ProposedViewSize(width: 3)", "wrong-script-arguments at 'ProposedViewSize(width: 3)'"),
    (
      "CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 3, y: 4))",
      "CGPoint(x: 4.0, y: 6.0)"
    ),
    (
      "CGPoint(x: 1, y: 2).applying(CGAffineTransform(scaleX: 3, y: 4))",
      "CGPoint(x: 3.0, y: 8.0)"
    ),
    ("CGPoint(x: 0, y: -2).applying(CGAffineTransform(rotationAngle: 0)).y", "-2.0"),
  ]

  @Test("Proposals and moved points are values as in SwiftUI", arguments: proposals)
  func proposal(text: String, expected: String) {
    #expect(Self.bench.result(text) == expected)
  }

  static let problems = [
    ("1 +", "unexpected-script-word at ''"),
    ("foo + bar", "unknown-script-name at 'foo'; unknown-script-name at 'bar'"),
    ("n.foo", "unknown-script-member at 'n.foo'"),
    ("9223372036854775807 + 1", "arithmetic-overflow at '9223372036854775807 + 1'"),
    ("n / 0", "division-by-zero at 'n / 0'"), ("n % 0", "division-by-zero at 'n % 0'"),
    ("n + w", "mixed-number-types at 'n + w'"),
    ("names[2]", "index-out-of-range at 'names[2]'"),
    ("names[-1]", "index-out-of-range at 'names[-1]'"),
    ("optional!", "unwrapped-nil at 'optional!'"),
    ("optional.x", "unwrapped-nil at 'optional.x'"), ("n ? 1 : 2", "not-a-boolean at 'n'"),
    ("Int(1e300)", "not-representable at 'Int(1e300)'"),
    ("n == \"3\"", "unlike-types at 'n == \"3\"'"), ("\"a\" + 1", "unlike-types at '\"a\" + 1'"),
    ("99999999999999999999", "script-number-too-large at '99999999999999999999'"),
    ("\"abc", "unterminated-script-string at '\"abc'"),
    ("\"\\q\"", "invalid-script-escape at '\\q'"), ("3...1", "invalid-script-range at '3...1'"),
    ("n()", "not-callable at 'n()'"),
    ("[1].removeLast()", "not-assignable at '[1]'"), ("1 < 2 < 3", "unexpected-script-word at '<'"),
    ("CGRect(x: 1, y: 2)", "wrong-script-arguments at 'CGRect(x: 1, y: 2)'"),
    ("min(1)", "wrong-script-arguments at 'min(1)'"), ("12abc", "invalid-script-number at '12abc'"),
    ("/* x", "unterminated-script-comment at '/*'"), ("g[n]", "script-type-mismatch at 'g[n]'"),
    ("g.foo", "unknown-script-member at 'g.foo'"),
    ("CGRect.foo", "unknown-script-member at 'foo'"),
    ("-(-9223372036854775807 - 1)", "arithmetic-overflow at '-(-9223372036854775807 - 1)'"),
  ]

  @Test("A wrong expression is answered with its problem and place", arguments: problems)
  func problem(text: String, expected: String) {
    #expect(Self.bench.result(text) == expected)
  }
}
