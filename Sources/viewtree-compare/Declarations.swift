import ViewTreeScript

/// The types and names that all programs can use, for the compiler and for the script language.
struct Declarations {
  /// The types of a small document.
  static let types: [ScriptTypes.Declaration] = [
    ScriptTypes.Declaration(
      name: "Item",
      fields: [
        ScriptTypes.Field(name: "id", typeName: "Int"),
        ScriptTypes.Field(name: "name", typeName: "String"),
        ScriptTypes.Field(
          name: "width", typeName: "CGFloat", defaultValue: ScriptTypes.Source("10")),
        ScriptTypes.Field(
          name: "note", typeName: "String?", defaultValue: ScriptTypes.Source("nil")),
      ],
      methods: [
        ScriptTypes.Method(
          name: "area", resultTypeName: "CGFloat", isProperty: true,
          body: ScriptTypes.Source("width * width")),
        ScriptTypes.Method(
          name: "scaled",
          parameters: [.init(label: "by", name: "factor", typeName: "CGFloat")],
          resultTypeName: "CGFloat", body: ScriptTypes.Source("width * factor")),
        ScriptTypes.Method(
          name: "grow",
          parameters: [.init(label: "by", name: "amount", typeName: "CGFloat")],
          isMutating: true, body: ScriptTypes.Source("width += amount")),
      ]),
    ScriptTypes.Declaration(
      name: "Kind",
      cases: [
        ScriptTypes.Case(name: "plain"), ScriptTypes.Case(name: "field", payload: ["Int"]),
        ScriptTypes.Case(name: "pair", payload: ["Int", "Int"]),
        ScriptTypes.Case(name: "sized", payload: ["CGFloat"]),
        ScriptTypes.Case(name: "named", payload: ["String"]),
      ]),
    ScriptTypes.Declaration(
      name: "Level", cases: ["low", "middle", "high"].map { ScriptTypes.Case(name: $0) }),
  ]

  /// A constant that all programs can read.
  struct Name {
    let name: String
    let type: String
    let value: String
  }

  /// The constants, as the `let`s and parameters of a document would be.
  static let names: [Name] = [
    Name(name: "numbers", type: "[Int]", value: "[4, 1, 3, 1, 5]"),
    Name(name: "widths", type: "[CGFloat]", value: "[10, 20.5, 30]"),
    Name(name: "names", type: "[String]", value: #"["b", "a", "c"]"#),
    Name(name: "table", type: "[String: Int]", value: #"["one": 1, "two": 2]"#),
    Name(
      name: "items", type: "[Item]",
      value: #"[Item(id: 1, name: "x"), Item(id: 2, name: "y", width: 25, note: "n")]"#),
    Name(name: "n", type: "Int", value: "7"),
    Name(name: "width", type: "CGFloat", value: "100"),
    Name(name: "ratio", type: "Double", value: "0.5"),
    Name(name: "title", type: "String", value: #""Hello, World""#),
    Name(name: "isOn", type: "Bool", value: "true"),
    Name(name: "some", type: "Int?", value: "3"),
    Name(name: "missing", type: "Int?", value: "nil"),
    Name(name: "maybe", type: "CGFloat?", value: "nil"),
    Name(name: "kind", type: "Kind", value: "Kind.field(3)"),
    Name(name: "level", type: "Level", value: "Level.middle"),
    Name(name: "rect", type: "CGRect", value: "CGRect(x: 10, y: 20, width: 30, height: 40)"),
    Name(name: "size", type: "CGSize", value: "CGSize(width: 300, height: 200)"),
    Name(name: "point", type: "CGPoint", value: "CGPoint(x: 1, y: 2)"),
  ]

  // MARK: Swift source

  /// The declared types as Swift writes them.
  static var swiftTypes: String { types.map(swift).joined(separator: "\n") }

  /// The constants as members of the type that the programs are methods of.
  static var swiftNames: String {
    names.map { "let \($0.name): \($0.type) = \($0.value)\n" }.joined()
  }

  private static func swift(_ type: ScriptTypes.Declaration) -> String {
    let members =
      type.fields.map(swift) + type.methods.map(swift)
      + type.cases.map { "  case \($0.name)" + payload($0) }
    let keyword = type.cases.isEmpty ? "struct" : "enum"
    return "\(keyword) \(type.name): Hashable, Declared {\n\(members.joined(separator: "\n"))\n}\n"
  }

  private static func payload(_ enumCase: ScriptTypes.Case) -> String {
    enumCase.payload.isEmpty ? "" : "(\(enumCase.payload.joined(separator: ", ")))"
  }

  private static func swift(_ field: ScriptTypes.Field) -> String {
    let value = field.defaultValue.map { " = " + String(decoding: $0.text, as: UTF8.self) } ?? ""
    return "  var \(field.name): \(field.typeName ?? "Any")\(value)"
  }

  private static func swift(_ method: ScriptTypes.Method) -> String {
    let result = method.resultTypeName
    let body = " { \(String(decoding: method.body.text, as: UTF8.self)) }"
    if method.isProperty { return "  var \(method.name): \(result ?? "Any")\(body)" }
    let parameters = method.parameters.map { parameter in
      "\(parameter.label ?? "_") \(parameter.name): \(parameter.typeName ?? "Any")"
    }
    return (method.isMutating ? "  mutating func " : "  func ") + method.name
      + "(\(parameters.joined(separator: ", ")))" + (result.map { " -> \($0)" } ?? "") + body
  }
}
