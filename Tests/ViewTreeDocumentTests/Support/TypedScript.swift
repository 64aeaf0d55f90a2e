import ViewTreeRandom

/// Random expressions that Swift would accept for the sections of `TypedScript.sections`.
struct TypedScript {
  enum Kind: CaseIterable {
    case number, text, flag, rect, size, item, mode, names, items
  }

  static let sections = #"""
    "state": {"n": 1.5, "s": "Jane", "names": ["Ann"], "flag": true, "rect": {"$": "CGRect.zero"},
      "item": {"$": "Item(name: \"a\", frame: .zero)"}, "items": {"$": "[Item(name: \"a\", frame: .zero)]"}},
    "types": {
      "Mode": {"cases": ["list", "grid(Double)"],
        "methods": {"isList": "switch self { case .list: return true; case .grid: return false }"}},
      "Item": {"fields": {"name": "String", "frame": "CGRect", "mode": "Mode = .list"},
        "methods": {"area": {"parameters": {"_ scale": "Double"}, "body": "frame.width * scale"},
          "named": {"parameters": {"name": "String"}, "body": "Item(name: name, frame: frame)"}}}
    }
    """#

  private var random: SplitMix64

  init(seed: Int) {
    random = SplitMix64(seed: UInt64(seed))
  }

  /// An action: names with values of all types, and what is done with them.
  mutating func action() -> String {
    var lines = ["func twice(_ a: Double, by b: Double = 2) -> Double { a * b }"]
    lines.append("let join = { (a: String, b: String) -> String in a + b }")
    for number in 0..<3 + random.below(4) {
      let kind = Kind.allCases[random.below(Kind.allCases.count)]
      lines.append("let v\(number) = \(expression(kind, 3))")
    }
    lines.append("s = \(expression(.text, 3))")
    lines.append("item = \(expression(.item, 3))")
    let payload = "case .grid(let a): n = twice(a)"
    lines.append(
      "switch (\(expression(.mode, 2))) { case .list: n = \(expression(.number, 2)); \(payload) }")
    lines.append(
      "for (k, one) in (\(expression(.items, 2))).enumerated() { n = one.area(n); _ = k }")
    lines.append(
      "if let one = (\(expression(.items, 1))).first, case .grid(let a) = one.mode { n = a }")
    return lines.joined(separator: "\n")
  }

  mutating func expression(_ kind: Kind, _ depth: Int) -> String {
    let choices = depth > 0 ? Self.composed(kind) : Self.simple(kind)
    var text = choices[random.below(choices.count)]
    for (hole, inner) in Self.holes {
      while let place = text.range(ofFirst: hole) {
        text.replaceSubrange(place, with: expression(inner, depth - 1))
      }
    }
    return text
  }

  /// What a letter in brackets stands for.
  private static let holes: [(String, Kind)] = [
    ("⟨n⟩", .number), ("⟨s⟩", .text), ("⟨b⟩", .flag), ("⟨r⟩", .rect), ("⟨z⟩", .size),
    ("⟨i⟩", .item),
    ("⟨m⟩", .mode), ("⟨N⟩", .names), ("⟨I⟩", .items),
  ]

  private static func simple(_ kind: Kind) -> [String] {
    switch kind {
    case .number: ["n", "1.5", "2.0"]
    case .text: ["s", "\"b\""]
    case .flag: ["flag", "true"]
    case .rect: ["rect", "CGRect.zero"]
    case .size: ["rect.size", "CGSize(width: n, height: 1)"]
    case .item: ["item"]
    case .mode: ["Mode.list", "Mode.grid(n)", "item.mode"]
    case .names: ["names", "[\"c\", s]"]
    case .items: ["items", "[item]"]
    }
  }

  private static func composed(_ kind: Kind) -> [String] {
    switch kind {
    case .number:
      [
        "(⟨n⟩ + ⟨n⟩)", "max(⟨n⟩, ⟨n⟩)", "⟨r⟩.width", "⟨z⟩.height", "⟨r⟩.origin.x", "⟨r⟩.midY",
        "Double(⟨s⟩.count)", "⟨i⟩.area(⟨n⟩)", "(⟨b⟩ ? ⟨n⟩ : ⟨n⟩)", "twice(⟨n⟩)",
        "twice(⟨n⟩, by: ⟨n⟩)",
        "⟨I⟩.map { Double($0.frame.width) }.reduce(0) { $0 + $1 }", "⟨n⟩.rounded(.up)",
        "⟨I⟩.reduce(0.0) { sum, one in sum + one.frame.size.height }", "Double(⟨N⟩.count)",
        "Double(⟨I⟩.map(\\.frame.maxX).max() ?? 2)",
      ]
    case .text:
      [
        "⟨i⟩.name", "(⟨s⟩ + ⟨s⟩)", "⟨s⟩.uppercased()", "(⟨N⟩.first ?? ⟨s⟩)",
        "⟨N⟩.joined(separator: ⟨s⟩)", "join(⟨s⟩, ⟨s⟩)",
        "(⟨N⟩.first(where: { $0.hasPrefix(s) }) ?? ⟨s⟩)",
        "\"\\(⟨n⟩) of \\(⟨s⟩)\"", "String(⟨s⟩.prefix(1))",
      ]
    case .flag:
      [
        "(⟨n⟩ < ⟨n⟩)", "⟨N⟩.isEmpty", "⟨s⟩.hasPrefix(⟨s⟩)", "(⟨m⟩ == .list)", "(.grid(⟨n⟩) != ⟨m⟩)",
        "⟨m⟩.isList()", "⟨N⟩.contains(⟨s⟩)", "⟨I⟩.allSatisfy { $0.frame.isEmpty }", "!(⟨b⟩)",
        "(⟨b⟩ && ⟨b⟩)", "⟨r⟩.intersects(⟨r⟩)",
      ]
    case .rect:
      [
        "⟨i⟩.frame", "⟨r⟩.union(⟨r⟩)", "CGRect(x: ⟨n⟩, y: 0, width: ⟨n⟩, height: 5)",
        "CGRect(origin: ⟨r⟩.origin, size: ⟨z⟩)", "(⟨I⟩.map(\\.frame).first ?? ⟨r⟩)",
        "⟨I⟩.reduce(CGRect.zero) { $0.union($1.frame) }", "⟨r⟩.insetBy(dx: ⟨n⟩, dy: 1)",
      ]
    case .size: ["⟨r⟩.size", "CGSize(width: ⟨n⟩, height: ⟨n⟩)", "⟨i⟩.frame.size"]
    case .item:
      [
        "Item(name: ⟨s⟩, frame: ⟨r⟩)", "Item(name: ⟨s⟩, frame: .zero, mode: .grid(⟨n⟩))",
        "⟨i⟩.named(name: ⟨s⟩)", "(⟨I⟩.last ?? ⟨i⟩)", "(⟨b⟩ ? ⟨i⟩ : ⟨i⟩)",
        "Item(name: ⟨s⟩, frame: ⟨r⟩, mode: ⟨b⟩ ? .list : ⟨m⟩)",
      ]
    case .mode: ["⟨i⟩.mode", "Mode.grid(⟨n⟩)", "(⟨I⟩.first?.mode ?? .list)"]
    case .names:
      [
        "[⟨s⟩, ⟨s⟩]", "⟨N⟩.map { $0 + ⟨s⟩ }", "⟨I⟩.map(\\.name)", "⟨N⟩.filter { $0.count > 1 }",
        "⟨N⟩.sorted()", "(⟨N⟩ + ⟨N⟩)", "⟨s⟩.split(separator: \" \").map(String.init)",
        "⟨I⟩.compactMap { $0.name }",
      ]
    case .items:
      [
        "[⟨i⟩]", "⟨I⟩.filter { $0.frame.width < ⟨n⟩ }", "(⟨I⟩ + [⟨i⟩])",
        "⟨N⟩.map { Item(name: $0, frame: ⟨r⟩) }", "⟨I⟩.sorted { $0.name < $1.name }",
        "Array(⟨I⟩.dropFirst())", "zip(⟨N⟩, ⟨I⟩).map { $1.named(name: $0) }",
      ]
    }
  }
}

extension String {
  /// Where a text first stands.
  fileprivate func range(ofFirst part: String) -> Range<String.Index>? {
    firstRange(of: part)
  }
}
