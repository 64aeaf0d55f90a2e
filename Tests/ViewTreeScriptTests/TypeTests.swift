import Testing

@testable import ViewTreeScript

struct TypeTests {
  static let types = ScriptTypes([
    ScriptTypes.Declaration(
      name: "Kind", cases: [.init(name: "small"), .init(name: "wide", payload: ["CGFloat"])],
      methods: [
        .init(
          name: "length", isProperty: true,
          body: .init("switch self { case .small: 1.0; case .wide(let w): w }"))
      ]),
    ScriptTypes.Declaration(
      name: "Box",
      fields: [
        .init(name: "kind", typeName: "Kind"),
        .init(name: "width", typeName: "CGFloat", defaultValue: .init("7")),
        .init(name: "note", typeName: "String?"),
      ],
      methods: [
        .init(
          name: "grow", parameters: [.init(label: "by", name: "amount", typeName: "CGFloat")],
          isMutating: true, body: .init("width += amount")),
        .init(name: "doubled", isProperty: true, body: .init("width * 2")),
        .init(name: "half", body: .init("self.width / 2")),
      ]),
  ])

  static let results = [
    ("Box(kind: .small)", "Box(kind: .small, width: 7.0, note: nil)"),
    ("Box(kind: .wide(3), width: 2).doubled", "4.0"), ("Box(kind: .small).half()", "3.5"),
    ("Kind.wide(3).length / 2", "1.5"), ("Box(kind: .small).kind.length", "1.0"),
    ("Kind.small == .small", "true"), ("Kind.wide(1) == .wide(2)", "false"),
    ("var b = Box(kind: .small)\nb.grow(by: 3)\nreturn b.width", "10.0"),
    ("Box(width: 1)", "missing-script-argument at 'Box(width: 1)'"),
    ("Box(kind: .small, wdth: 1)", "unknown-script-label at 'wdth'"),
    ("Kind.tall", "unknown-script-member at 'tall'"),
    ("Kind.tall(1)", "unknown-script-member at 'tall'"),
    ("Box(kind: .small).wdth", "unknown-script-member at 'wdth'"),
    ("[Box(kind: .small)].map(\\.width)", "[7.0]"),
  ]

  @Test("Declared types check labels, fill defaults and run their methods", arguments: results)
  func declared(text: String, expected: String) {
    let bench = Bench(types: Self.types)
    #expect(Self.types.problems.isEmpty)
    #expect(bench.result(text, as: .closure(parameters: [], inoutFirst: false)) == expected)
  }

  @Test("A method that says no result gives what its body does, to those before it too")
  func laterResult() {
    let types = ScriptTypes([
      ScriptTypes.Declaration(
        name: "Row", fields: [.init(name: "widths", typeName: "[CGFloat]")],
        methods: [
          .init(name: "total", body: .init("widths.indices.map { width($0) }.reduce(0, +) / 2")),
          .init(
            name: "width", parameters: [.init(label: nil, name: "place", typeName: "Int")],
            body: .init("widths[place]")),
        ])
    ])
    #expect(types.problems.isEmpty)
    #expect(Bench(types: types).result("Row(widths: [1, 2]).total() + 0.25") == "1.75")
  }

  @Test("A problem in a method names the text that it is in")
  func bodyProblem() {
    let types = ScriptTypes([
      ScriptTypes.Declaration(
        name: "T", fields: [.init(name: "a", defaultValue: .init("1 +", origin: 4))],
        methods: [.init(name: "m", body: .init("unknown", origin: 5))])
    ])
    #expect(types.problems.map(\.origin) == [4, 5])
  }

  @Test("A failure in a method has the method's origin")
  func bodyFailure() throws {
    let types = ScriptTypes([
      ScriptTypes.Declaration(
        name: "T", fields: [.init(name: "a")],
        methods: [.init(name: "m", body: .init("a / 0", origin: 9))])
    ])
    let program = try #require(
      ScriptCompiler(types: types).compile("T(a: 1).m()", as: .expression, in: ScriptScope())
        .program)
    do {
      _ = try ScriptMachine(types: types).evaluate(program, in: ScriptEnvironment())
      Issue.record("division by zero went through")
    } catch {
      #expect(error.kind == .divisionByZero && error.origin == 9 && error.range == 0..<5)
    }
  }

  @Test("A misspelt name is suggested from what is in scope")
  func suggestion() {
    let bench = Bench(names: [ScopeName("bounds"), ScopeName("idx")])
    let problems = bench.compile("bunds").problems
    let text = problems[0].diagnostic(suggest: { _, candidates in candidates.first }) { _ in nil }
    #expect(text.message == "there is no 'bunds' here")
    #expect(text.help == "did you mean 'bounds'?")
  }

  @Test("An integer literal beside a Double variable is a Double")
  func literalBesideDouble() {
    let bench = Bench(names: [ScopeName("w", typeName: "CGFloat")], values: [.double(2)])
    #expect(bench.result("true ? 10 : w") == "10.0")
    #expect(bench.result("[1, w]") == "[1.0, 2.0]")
  }

  @Test("Equal values hash alike")
  func hashing() {
    let pairs: [(Value, Value)] = [
      (.int(1), .double(1)),
      (.enumCase(EnumValue(name: "zero")), .rect(RectValue(x: 0, y: 0, width: 0, height: 0))),
      (.enumCase(EnumValue(typeName: "A", name: "b")), .enumCase(EnumValue(name: "b"))),
    ]
    for (left, right) in pairs {
      #expect(left == right && left.hashValue == right.hashValue)
    }
  }

  @Test("A dictionary keeps the order of insertion through changes")
  func dictionaryOrder() {
    var dictionary = DictionaryValue()
    for index in 0..<5 { dictionary[.int(index)] = .int(index) }
    dictionary[.int(1)] = nil
    dictionary[.int(0)] = .string("x")
    dictionary[.int(1)] = .int(9)
    #expect(Value.dictionary(dictionary).description == #"[0: "x", 2: 2, 3: 3, 4: 4, 1: 9]"#)
  }
}
