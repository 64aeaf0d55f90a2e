/// Templates for random statements that change a variable.
extension Productions {
  /// The changes of a variable of a type, which is the hole `@`.
  static func changes(_ type: GeneratedType) -> [Template] { changeTable[type] ?? [] }

  private static let changeTable: [GeneratedType: [Template]] = patterns.mapValues {
    $0.map { Template($0) }
  }

  private static let patterns: [GeneratedType: [String]] = [
    .int: [
      "«@» «+|-|*»= «int»", "«@» /= «2|3»", "«@» %= 7", "«@» = -«@»", "«@» &= 15", "«@» <<= 1",
    ],
    .double: ["«@» «+|-|*|/»= «double»", "«@».round()", "«@».negate()"],
    .length: ["«@» «+|-|*|/»= «length»", "«@».round(.up)", "«@» += «double$»"],
    .byte: ["«@» &+= «byte»", "«@» >>= 1", "«@» += 1", "«@» -= 1"],
    .bool: ["«@».toggle()"],
    .string: [
      "«@» += «string»", "«@».append(«string0»)", "«@».removeAll { $0 == \"o\" }",
      "if !«@».isEmpty { «@».removeLast() }", "«@».insert(\"!\", at: «@».startIndex)",
      "«@».append(«character»)", "«@» = «@».uppercased()",
    ],
    .integers: [
      "«@».sort()", "«@».sort(by: >)", "«@».reverse()", "_ = «@».popLast()",
      "if !«@».isEmpty { «@».removeFirst() }", "«@».insert(«int», at: 0)", "«@» += [«int»]",
      "«@»[«#4»] = «int»", "«@»[«#3»] += «int»", "«@».removeAll «int→bool»", "«@».append(«int»)",
      "«@».append(contentsOf: «integers»)", "«@».swapAt(0, «#3»)", "«@».remove(at: «#3»)",
      "«@»[«#2»..<2] = «slice0»", "«@».removeSubrange(«#2»..<«#4»)",
      "if let i = «@».firstIndex(of: «int0») { «@»[i] = «int0» }", "«@» = «@».filter «int→bool»",
      "for i in «@».indices { «@»[i] *= 2 }", "«@».removeLast(«#3»)",
      "«@».replaceSubrange(0..<1, with: [«int0»])",
    ],
    .lengths: ["«@».sort()", "«@».append(«length»)", "«@»[«#3»] *= 2", "«@» += [1, «length0»]"],
    .strings: [
      "«@».sort()", "«@».append(«string»)", "«@»[«#3»] += «string0»",
      "«@».removeAll { $0.isEmpty }",
      "«@» += «strings»",
    ],
    .optional: [
      "«@»? += 1", "if let x = «@» { «@» = x > 3 ? nil : x + 1 }", "«@» = nil", "«@»! -= 1",
    ],
    .word: ["«@»?.append(«string0»)", "«@» = nil", "«@»? += \"!\""],
    .span: ["«@»? *= 2", "«@» = «length»"],
    .set: [
      "«@».insert(«int»)", "«@».remove(«int0»)", "«@».formUnion(«set»)", "«@».subtract(«set»)",
      "«@».formIntersection(«set»)", "if «@».insert(«#5»).inserted { «@».insert(99) }",
    ],
    .table: [
      "«@»[«string0»] = «int»", "«@»[«string0», default: 0] += «int0»", "«@»[«string0»] = nil",
      "«@».removeValue(forKey: «string0»)", "«@».merge(«table») { $1 - $0 }",
      "«@»[«string0»]? += 5",
      "«@».updateValue(«int0», forKey: «string0»)",
    ],
    .slice: [
      "«@».removeFirst()", "«@».append(«int0»)", "«@»[«@».startIndex] = «int0»", "«@».sort()",
    ],
    .range: ["«@» = «range»"],
    .matrix: [
      "«@».append(«integers»)", "«@»[0].append(«int0»)", "«@»[«#2»][«#2»] += «int0»",
      "«@».removeAll { $0.isEmpty }", "for i in «@».indices { «@»[i].reverse() }",
    ],
    .pair: ["«@».0 += «int0»", "«@».1 += «string0»", "«@» = («@».0 * 2, «string0»)"],
    .item: [
      "«@».width += «length»", "«@».grow(by: «length0»)", "«@».name += «string0»",
      "«@».note = «word»",
      "«@».note?.append(\"?\")", "«@».id = «int»", "«@»[keyPath: \\.id] += «int0»",
    ],
    .items: [
      "«@».append(«item»)", "«@»[0].grow(by: «length0»)", "«@»[«#2»].name += «string0»",
      "«@».sort { $0.width > $1.width }", "for i in «@».indices { «@»[i].width /= 2 }",
      "«@».removeAll { $0.note == nil }",
    ],
    .kind: ["if case .field(let row) = «@» { «@» = .field(row + 1) }", "«@» = .plain"],
    .level: ["«@» = .«low|high»"],
  ]
}
