import Testing

@testable import ViewTreeScript

/// The closures of the articles about view preferences, as their authors wrote them.
struct ArticleTests {
  static let viewTypes = ScriptTypes([
    ScriptTypes.Declaration(
      name: "MyViewType",
      cases: [
        .init(name: "formContainer"), .init(name: "fieldContainer"),
        .init(name: "field", payload: ["Int"]), .init(name: "title"), .init(name: "miniMapArea"),
      ]),
    ScriptTypes.Declaration(
      name: "MyPreferenceData",
      fields: [
        .init(name: "id", defaultValue: .init("UUID()", origin: 1)),
        .init(name: "vtype", typeName: "MyViewType"),
        .init(name: "bounds", typeName: "Anchor<CGRect>"),
      ],
      methods: [
        .init(
          name: "getColor", resultTypeName: "Color",
          body: .init(
            """
            switch vtype {
            case .field(let length):
                return length == 0 ? .red : (length < 3 ? .yellow : .green)
            case .title:
                return .purple
            default:
                return .gray
            }
            """, origin: 2)),
        .init(
          name: "show", resultTypeName: "Bool",
          body: .init(
            """
            switch vtype {
            case .field:
                return true
            case .title:
                return true
            case .fieldContainer:
                return true
            default:
                return false
            }
            """, origin: 3)),
      ]),
  ])

  /// What the texts of the second article tell of themselves.
  private static let textTypes = ScriptTypes([
    ScriptTypes.Declaration(
      name: "MyTextPreferenceData",
      fields: [
        .init(name: "viewIdx", typeName: "Int"),
        .init(name: "bottomTrailing", typeName: "Anchor<CGPoint>?"),
      ])
  ])

  static func anchor(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Value {
    .foreign(FakeAnchor(.rect(RectValue(x: x, y: y, width: width, height: height))))
  }

  static var bench: Bench {
    Bench(
      types: viewTypes,
      names: [
        ScopeName("fieldValue", storage: .state), ScopeName("idx", typeName: "Int"),
        ScopeName("activeIdx", storage: .state), ScopeName("geometry"),
        ScopeName("rects", storage: .state), ScopeName("preferences", storage: .state),
        ScopeName("item"), ScopeName("data"), ScopeName("activeMonth", storage: .state),
      ],
      values: [
        .string("abc"), .int(4), .int(1), .foreign(FakeProxy()), .array([.none, .none]),
        .dictionary(DictionaryValue()), .string("a"), .array([.string("a"), .string("b")]), .int(0),
      ])
  }

  static let transforms = [
    ("{ $0 }", "anchor"), ("[item: geometry[$0].size]", #"["a": CGSize(width: 5.0, height: 6.0)]"#),
    (
      "[MyTextPreferenceData(viewIdx: self.idx, bounds: $0)]",
      "[MyTextPreferenceData(viewIdx: 4, bounds: anchor)]"
    ),
    (
      "{ [MyTextPreferenceData(viewIdx: self.idx, topLeading: $0)] }",
      "[MyTextPreferenceData(viewIdx: 4, topLeading: anchor)]"
    ),
    (
      "{\n    return [MyPreferenceData(vtype: .field(self.fieldValue.count), bounds: $0)]\n}",
      #"[MyPreferenceData(id: UUID(uuidString: "00000000-0000-4000-8000-000000000001"), vtype: .field(3), bounds: anchor)]"#
    ),
    (
      "return [MyPreferenceData.init(vtype: .title, bounds: $0)]",
      #"[MyPreferenceData(id: UUID(uuidString: "00000000-0000-4000-8000-000000000001"), vtype: .title, bounds: anchor)]"#
    ),
    ("{ _ in\n    -self.preferences[item, default: .zero].origin.x\n}", "-0.0"),
    ("MyPreferenceData(vtype: .field(2), bounds: $0).getColor()", ".yellow"),
    ("MyPreferenceData(vtype: .miniMapArea, bounds: $0).show()", "false"),
    (
      "[MyTextPreferenceData(viewIdx: self.idx, rect: geometry.frame(in: .named(\"myZstack\")))]",
      "[MyTextPreferenceData(viewIdx: 4, rect: CGRect(x: 0.0, y: 0.0, width: 300.0, height: 200.0))]"
    ),
  ]

  @Test("The anchor closures of the articles run as written", arguments: transforms)
  func anchorClosure(text: String, expected: String) {
    let kind = ScriptKind.closure(parameters: ["anchor"], inoutFirst: false)
    #expect(Self.bench.result(text, as: kind, [Self.anchor(1, 2, 5, 6)]) == expected)
  }

  static let reductions = [
    ("value.append(contentsOf: nextValue())", "[1]", "[2]", "[1, 2]"),
    ("value = nextValue()", "nil", "3", "3"),
    ("value.merge(nextValue()) { $1 }", "[1: 1, 2: 2]", "[2: 3]", "[1: 1, 2: 3]"),
    (
      "{ (value: inout [Int], nextValue: () -> [Int]) in value = value + nextValue() }", "[1]",
      "[2]", "[1, 2]"
    ),
    ("value += nextValue()", "2", "3", "5"), ("value = max(value, nextValue())", "2.5", "1", "2.5"),
    ("value = value ?? nextValue()", "nil", "3", "3"),
    ("nextValue().forEach { value.append($0) }", "[1]", "[2, 3]", "[1, 2, 3]"),
  ]

  @Test("A reduce function folds into its inout value", arguments: reductions)
  func reduction(text: String, first: String, next: String, expected: String) throws {
    let bench = Self.bench
    let kind = ScriptKind.closure(parameters: ["value", "nextValue"], inoutFirst: true)
    let program = try #require(bench.compile(text, as: kind).program)
    let machine = ScriptMachine(types: bench.types)
    let environment = ScriptEnvironment(values: bench.values)
    var value = try machine.evaluate(try #require(bench.compile(first).program), in: environment)
    let other = try machine.evaluate(try #require(bench.compile(next).program), in: environment)
    try machine.reduce(program, in: environment, value: &value) { other }
    #expect(value.description == expected)
  }

  static let mutations = [
    "value[0].bottomTrailing = anchor", "$0[0].bottomTrailing = $1",
    "{ ( value: inout [MyTextPreferenceData], anchor: Anchor<CGPoint>) in\n    value[0].bottomTrailing = anchor\n}",
  ]

  @Test("A transform fills a field of the value below", arguments: mutations)
  func transform(text: String) throws {
    let bench = Bench(types: Self.textTypes)
    let kind = ScriptKind.closure(parameters: ["value", "anchor"], inoutFirst: true)
    let program = try #require(bench.compile(text, as: kind).program)
    let machine = ScriptMachine(types: bench.types)
    var value = Value.array([
      .nominal(
        NominalValue(
          typeName: "MyTextPreferenceData",
          fields: [("viewIdx", .int(1)), ("bottomTrailing", .none)]))
    ])
    try machine.evaluate(
      program, in: ScriptEnvironment(), mutating: &value, [Self.anchor(0, 0, 1, 1)])
    #expect(value.description == "[MyTextPreferenceData(viewIdx: 1, bottomTrailing: anchor)]")
  }

  @Test("A transform appends to the value below")
  func appendingTransform() throws {
    let bench = Self.bench
    let kind = ScriptKind.closure(parameters: ["value", "anchor"], inoutFirst: true)
    let text = "$0.append(MyPreferenceData(vtype: .fieldContainer, bounds: $1))"
    let program = try #require(bench.compile(text, as: kind).program)
    var value = Value.array([])
    try ScriptMachine(types: bench.types).evaluate(
      program, in: ScriptEnvironment(values: bench.values), mutating: &value,
      [Self.anchor(0, 0, 1, 1)])
    #expect(value.description.hasSuffix("vtype: .fieldContainer, bounds: anchor)]"))
  }

  static let grid = """
    { sizes in
        var newPreferences: [Data.Element: CGRect] = [:]
        var bounds: [CGRect] = []
        for item in self.data {
            let size = sizes[item, default: .zero]
            let rect: CGRect
            if let lastBounds = bounds.last {
                if lastBounds.maxX + size.width > geometry.size.width {
                    let origin = CGPoint(x: 0, y: lastBounds.maxY)
                    rect = CGRect(origin: origin, size: size)
                } else {
                    let origin = CGPoint(x: lastBounds.maxX, y: lastBounds.minY)
                    rect = CGRect(origin: origin, size: size)
                }
            } else {
                rect = CGRect(origin: .zero, size: size)
            }
            bounds.append(rect)
            newPreferences[item] = rect
        }
        self.preferences = newPreferences
    }
    """

  @Test("The grid's closure places the second card in the second row")
  func gridPlacement() throws {
    let bench = Self.bench
    let program = try #require(bench.compile(Self.grid, as: .action(parameters: ["sizes"])).program)
    let environment = ScriptEnvironment(values: bench.values)
    var sizes = DictionaryValue()
    sizes[.string("a")] = .size(SizeValue(width: 200, height: 50))
    sizes[.string("b")] = .size(SizeValue(width: 120, height: 50))
    _ = try ScriptMachine(types: bench.types).evaluate(
      program, in: environment, [.dictionary(sizes)])
    #expect(
      environment.values[5].description
        == #"["a": CGRect(x: 0.0, y: 0.0, width: 200.0, height: 50.0), "b": CGRect(x: 0.0, y: 50.0, width: 120.0, height: 50.0)]"#
    )
  }

  @Test("The article's onPreferenceChange writes into the array of the state")
  func preferenceChange() throws {
    let bench = Self.bench
    let text =
      "{ preferences in\n    for p in preferences {\n        self.rects[p.viewIdx] = p.rect\n    }\n}"
    let program = try #require(
      bench.compile(text, as: .action(parameters: ["preferences"])).program)
    let environment = ScriptEnvironment(values: bench.values)
    let data = Value.nominal(
      NominalValue(typeName: "D", fields: [("viewIdx", .int(1)), ("rect", .int(9))]))
    _ = try ScriptMachine().evaluate(program, in: environment, [.array([data])])
    #expect(environment.values[4].description == "[nil, 9]")
  }

  @Test("Assigning to a binding writes through to the state")
  func bindingWrite() throws {
    let root = ScriptEnvironment(values: [.int(0), .array([.string(""), .string("x")])])
    let names = [
      ScopeName("activeIdx", storage: .state), ScopeName("fieldValues", storage: .state),
    ]
    let compiler = ScriptCompiler()
    let machine = ScriptMachine()
    let outer = ScriptScope().pushing(names)
    func program(_ text: String, _ kind: ScriptKind, _ scope: ScriptScope) throws -> ScriptProgram {
      try #require(compiler.compile(text, as: kind, in: scope).program)
    }
    let month = try machine.evaluate(program("$activeIdx", .expression, outer), in: root)
    let field = try machine.evaluate(program("$fieldValues[1]", .expression, outer), in: root)
    let inner = ScriptEnvironment(parent: root, values: [month, field, .int(5)])
    let scope = outer.pushing([
      ScopeName("activeMonth", storage: .state), ScopeName("fieldValue", storage: .state),
      ScopeName("idx"),
    ])
    _ = try machine.evaluate(
      program(
        "{ self.activeMonth = self.idx; fieldValue += \"y\" }", .action(parameters: []), scope),
      in: inner)
    #expect(root.values.map(\.description) == ["5", #"["", "xy"]"#])
    #expect(
      try machine.evaluate(program("activeMonth == idx", .expression, scope), in: inner)
        == .bool(true))
  }

  static let miniMap = """
    guard let formContainerAnchor = preferences.first(where: { $0.vtype == .formContainer })?.bounds else { return AnyView(EmptyView()) }
    guard let miniMapAreaAnchor = preferences.first(where: { $0.vtype == .miniMapArea })?.bounds else { return AnyView(EmptyView()) }
    let factor = geometry[formContainerAnchor].size.width / (geometry[miniMapAreaAnchor].size.width - 10.0)
    let containerPosition = CGPoint(x: geometry[formContainerAnchor].minX, y: geometry[formContainerAnchor].minY)
    let miniMapPosition = CGPoint(x: geometry[miniMapAreaAnchor].minX, y: geometry[miniMapAreaAnchor].minY)
    return preferences.reversed().map { pref in
      (self.geometry[pref.bounds].minX - containerPosition.x) / factor + miniMapPosition.x
    }
    """

  @Test("The mini map's arithmetic scales the form by two")
  func miniMapArithmetic() throws {
    func data(_ name: String, _ anchor: Value) -> Value {
      .nominal(
        NominalValue(
          typeName: "D", fields: [("vtype", .enumCase(EnumValue(name: name))), ("bounds", anchor)]))
    }
    let form = data("formContainer", Self.anchor(100, 0, 200, 50))
    let area = data("miniMapArea", Self.anchor(10, 0, 110, 50))
    let kind = ScriptKind.closure(parameters: ["preferences"], inoutFirst: false)
    #expect(Self.bench.result(Self.miniMap, as: kind, [.array([form, area])]) == "[-35.0, 10.0]")
    #expect(Self.bench.result(Self.miniMap, as: kind, [.array([])]) == "AnyView(EmptyView())")
  }

  static let borders = """
    let p = preferences.first(where: { $0.viewIdx == self.activeIdx })

    let aTopLeading = p?.topLeading
    let aBottomTrailing = p?.bottomTrailing

    let topLeading = aTopLeading != nil ? geometry[aTopLeading!] : .zero
    let bottomTrailing = aBottomTrailing != nil ? geometry[aBottomTrailing!] : .zero

    return (bottomTrailing.x - topLeading.x, topLeading.y)
    """

  @Test("The border's frame is zero without a preference and the corners' distance with one")
  func border() {
    let kind = ScriptKind.closure(parameters: ["preferences"], inoutFirst: false)
    let corner = Value.foreign(FakeAnchor(.point(PointValue(x: 1, y: 2))))
    let other = Value.foreign(FakeAnchor(.point(PointValue(x: 11, y: 2))))
    let data = Value.nominal(
      NominalValue(
        typeName: "D",
        fields: [("viewIdx", .int(1)), ("topLeading", corner), ("bottomTrailing", other)]))
    #expect(Self.bench.result(Self.borders, as: kind, [.array([])]) == "(0.0, 0.0)")
    #expect(Self.bench.result(Self.borders, as: kind, [.array([data])]) == "(10.0, 2.0)")
  }

  @Test(
    "The state's initial values and the anchor sources of the articles are read",
    arguments: [
      ("Array<CGRect>(repeating: CGRect(), count: 12).count", "12"),
      ("Array<String>(repeating: \"\", count: 5)", #"["", "", "", "", ""]"#),
      (
        "Anchor<CGRect>.Source.rect(CGRect(x: 0, y: 0, width: 100, height: 50))",
        ".rect(CGRect(x: 0.0, y: 0.0, width: 100.0, height: 50.0))"
      ),
      (
        "Anchor<CGPoint>.Source.unitPoint(UnitPoint(x: 10, y: 30))",
        ".unitPoint(UnitPoint(x: 10.0, y: 30.0))"
      ),
      (".init([.topLeading, .bottomTrailing])", ".init([.topLeading, .bottomTrailing])"),
      ("activeIdx == idx ? Color.red : Color.clear", ".clear"), ("360...540", "360...540"),
      ("rects[activeIdx] == nil", "true"), ("$fieldValue", "Binding"),
    ])
  func initialValue(text: String, expected: String) {
    #expect(Self.bench.result(text) == expected)
  }

  @Test("The text of a view interpolates")
  func text() {
    #expect(Self.bench.result(#"Hello \(fieldValue) \(idx + 1)"#, as: .text) == #""Hello abc 5""#)
  }

  @Test("A hack with a dispatch queue runs when the update is over")
  func dispatch() {
    let host = RecordingHost()
    let (before, after) = host.states(
      around: "DispatchQueue.main.async {\n  self.activeIdx = 9\n}", Self.bench)
    #expect(!before.contains("4, 9,"))
    #expect(after.contains("4, 9,"))
  }
}
