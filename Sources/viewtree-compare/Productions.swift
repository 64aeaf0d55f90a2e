/// Templates for random expressions.
enum Productions {
  /// Names and literals of each type, which need no other expressions.
  static func leaves(_ type: GeneratedType) -> [Template] { leafTable[type] ?? [] }

  /// Expressions of each type with others in them.
  static func expressions(_ type: GeneratedType) -> [Template] { table[type] ?? [] }

  private static let leafTable = templates([
    .int: ["«#21»"], .double: ["«#40».5", "«#40».25"], .length: ["«#40».5", "«#40».25"],
    .bool: ["«true|false»"],
    .string: [#""""#, #""a""#, #""bc""#, #""Zoë""#, #""x y""#, #""7""#, #""one""#],
    .character: [#"Character("«a|B|7|é»")"#], .byte: ["UInt8(«#200»)"],
    .integers: ["[«#9», «#9»]"], .lengths: ["widths"], .strings: ["names"],
    .optional: ["«some|missing»"], .word: ["names.«first|last»"], .span: ["maybe"],
    .set: ["Set([«#9», «#9», «#5»])", "Set<Int>()"], .table: [#"["a": «#9», "b": 2]"#, "table"],
    .slice: ["numbers[«1...|..<3|1..<4»]"], .range: ["(«#3»..<«#9»)"],
    .matrix: ["[numbers, [«#9»]]"],
    .pair: [#"(«#9», "p")"#], .item: [#"Item(id: «#9», name: "i")"#, "items[«#2»]"],
    .items: ["items"],
    .kind: ["kind", "Kind.plain", "Kind.field(«#9»)", "Kind.sized(«#9».5)", #"Kind.named("k")"#],
    .level: ["level", "Level.«low|middle|high»"], .function: ["abs", "{ $0 + «#9» }"],
  ])

  private static let table = templates(
    ProductionLists.numbers.merging(ProductionLists.texts) { $0 + $1 }
      .merging(ProductionLists.collections) { $0 + $1 }
      .merging(ProductionLists.values) { $0 + $1 })

  private static func templates(
    _ patterns: [GeneratedType: [String]]
  ) -> [GeneratedType: [Template]] {
    patterns.mapValues { $0.map { Template($0) } }
  }
}
