/// Scripts that are right more often than not: values of all kinds, changed and handed about in every way, with
/// numbers and lengths that hurt.
enum ScriptRules {
  static let all: [String: [String]] = {
    var rules = statements
    for more in [numbers, texts, lists, others] { rules.merge(more) { first, _ in first } }
    return rules
  }()

  private static let statements: [String: [String]] = [
    "program": [
      """
      var n = 3, k = 2, x = 1.5, b = true
      var t = "ab", l = [3, 1, 2], m = [[1], [2, 3]], w = ["b", "a"], d = ["a": 1, "b": 2]
      var s: Set<Int> = [1, 2], o: Int? = nil, c = Color.red, p = CGPoint(x: 1, y: 2), q = [Any]()
      «types»
      «functions»
      «lines»
      return «result»
      """
    ],
    "result": [
      "n", "t", "l", "m", "d", "s", "o", "c", "p", "q", "«int»", "«text»", "«list»", "«any»",
    ],
    "types": [
      "", "",
      "struct P { var a = 1; var l = [1]; mutating func grow() { l += l; a &+= 1 } }\nvar r = P()",
      "enum E { case zero, one(Int), two([Int]) }\nvar e = E.one(«int»)",
      "indirect enum T { case leaf, node(T, T) }\nvar tree = T.leaf\nfor _ in 0..<«#40» { tree = .node(tree, tree) }",
    ],
    "functions": [
      "", "",
      "func f(_ a: Int = «#9», _ g: Int = 2) -> Int { a > «#40» ? a : f(a &+ 1, g) &+ «int» }",
      "func f(_ a: Int = 1) -> Int { var z = a\n«line»\nreturn z &+ n }",
      "func h(_ a: inout [Int]) { a.append(«int»)\n«line» }",
      "func g<V>(_ a: V) -> [V] { [a, a] }",
    ],
    "lines": ["«line»", "«line»\n«lines»", "«line»\n«line»\n«lines»"],
    "line": [
      "n = «int»", "n «+=|-=|&+=|*=» «int»", "l = «list»", "t = «text»", "t += «text»",
      "b = «bool»",
      "l.append(«int»)", "l += «list»", "w.append(«text»)", "m.append(«list»)", "d[«text»] = «int»",
      "d[«text»] = nil", "d[«text», default: 0] += «int»", "s.insert(«int»)", "s.remove(«int»)",
      "o = «int?»", "x = «double»", "q.append(«any»)", "q = [q, q]", "m[«small»] = «list»",
      "l[«small»] = «int»", "if !l.isEmpty { l[0] = «int» }", "l.sort()", "l.reverse()",
      "l.removeAll { «test» }",
      "if !l.isEmpty { l.removeLast() }", "if !l.isEmpty { l.removeFirst() }",
      "l.insert(«int», at: 0)",
      "l.swapAt(0, 0)", "c = c.opacity(«double»)", "p.x = «double»", "print(«any»)", "r.grow()",
      "r.l = l",
      "h(&l)", "let y«#9» = «any»\nq.append(y0)", "«loop»", "«loop»", "«branch»", "«branch»",
      "let z = l\nl.append(1)\nn = z.count", "defer { n &+= 1 }", "_ = «any»",
    ],
    "loop": [
      "for i in 0..<«count» { «line» }", "for i in 0..<«count» { «line»\nn = i }",
      "for i in l { «line»\nif i > «int» { «break|continue» } }", "for v in w { t += v }",
      "for (a, z) in d { n &+= z\nt += a }", "while n < «count» { n &+= 1\n«line» }",
      "repeat { n &+= 1\n«line» } while n < «count»",
      "outer: for i in l { for j in l { if i == j { continue outer }\n«line» } }",
      "l.forEach { n = n &+ $0 }", "for v in «list».map({ $0 }) { n = v }",
      "for i in stride(from: «int», to: «int», by: «1|2|-1|3»)  { n = i }",
    ],
    "branch": [
      "if «bool» { «line» } else { «line» }", "if let y = o { n = y }",
      "if let y = «int?», y > 1 { «line» }",
      "switch n { case 0: «line»\ncase 1...9: «line»\ndefault: «line» }",
      "switch t { case \"a\": «line»\ndefault: «line» }", "guard «bool» else { return n }",
      "do { «line» }",
      "switch (n, b) { case (1, true): «line»\ncase (_, false): «line»\ndefault: «line» }",
    ],
    "count": ["9", "«#60»", "900", "20000", "n", "l.count", "t.count"],
  ]

  private static let numbers: [String: [String]] = [
    "int": [
      "n", "k", "«#9»", "1", "-1", "9223372036854775807", "-9223372036854775808",
      "4611686018427387904",
      "(«int» «&+|&-|&*» «int»)", "(«int» «+|-|*|/|%» «int»)", "(«int» «<<|>>|&|^» «small»)",
      "l.count", "t.count",
      "m.count", "d.count", "l[«small»]", "(l.first ?? «int»)", "(l.max() ?? 0)", "l.reduce(0, &+)",
      "l.reduce(«int») { $0 &+ $1 }", "(d[«text»] ?? «int»)", "d.values.reduce(0, &+)",
      "Int(«double»)",
      "(Int(«text») ?? 0)", "(o ?? «int»)", "o!", "min(«int», «int»)", "max(«int», «int»)",
      "abs(«int»)",
      "(«range»).count", "(«range»).reduce(0) { $0 &+ $1 }", "(b ? «int» : «int»)", "f(«int»)",
      "f()",
      "{ «int» }()", "{ (a: Int) in a &+ «int» }(«int»)", "(l.firstIndex(of: «int») ?? 0)",
      "s.count",
      "zip(l, l).map { $0 &+ $1 }.reduce(0, &+)", "(l.last ?? 1)", "t.utf8.count", "n.signum()",
      "Int(x)",
    ],
    "small": ["0", "1", "«#9»", "-1", "l.count", "l.count - 1", "63", "64"],
    "int?": [
      "nil", "n", "l.first", "l.randomElement()", "d[«text»]", "Int(«text»)", "l.min()", "o",
    ],
    "double": [
      "x", "1", "0.5", "1e308", "-1e308", "«int»«.|»", "Double(«int»)",
      "(«double» «+|-|*|/» «double»)",
      "x.rounded()", "pow(«double», «double»)", "hypot(«double», «double»)", ".infinity", ".nan",
      "p.x", "x.squareRoot()",
    ],
    "bool": [
      "b", "true", "n < «int»", "«int» == «int»", "«text» == «text»", "«text» < «text»",
      "l.isEmpty", "l == «list»",
      "l.contains(«int»)", "t.hasPrefix(«text»)", "t.contains(«text»)", "«bool» && «bool»", "!b",
      "o == nil",
      "(«range»).contains(«int»)", "s.contains(«int»)", "l.allSatisfy { «test» }", "d == d",
      "m == m", "x < «double»",
    ],
    "test": ["$0 > 1", "$0 == «int»", "$0 % 2 == 0", "b", "l.contains($0)"],
    "range": [
      "0..<n", "0..<«#60»", "0...«int»", "«int»..<«int»", "-1...9223372036854775806",
      "0..<9223372036854775807",
    ],
  ]

  private static let texts: [String: [String]] = [
    "text": [
      "t", "\"a\"", "\"\"", "\"é\\u{301}\"", "\"\\(n)\"", "\"\\(«any»)\"", "(«text» + «text»)",
      "t.uppercased()",
      "String(«int»)", "String(t.reversed())", "String(t.prefix(«small»))", "String(t.dropFirst())",
      "t.replacingOccurrences(of: «text», with: «text»)", "w.joined()",
      "w.joined(separator: «text»)",
      "String(repeating: «text», count: «count»)", "t.capitalized",
      "String(format: \"%«.3f|d|5d|@|s|%|.99f»\", «any»)",
      "t.trimmingCharacters(in: .whitespaces)", "String(describing: «any»)", "(w.first ?? t)",
      "t.debugDescription",
      "t.components(separatedBy: «text»).joined()", "\"\\(«int», specifier: \"%d\")\"",
      "t.padding(toLength: «small», withPad: \"x\", startingAt: 0)",
    ]
  ]

  private static let lists: [String: [String]] = [
    "list": [
      "l", "[]", "[1]", "[«int», «int»]", "l.map { $0 &+ «int» }", "l.filter { «test» }",
      "l.sorted()",
      "l.reversed()", "(«list» + «list»)", "Array(«range»)",
      "Array(repeating: «int», count: «count»)",
      "Array(l.prefix(«small»))", "Array(l.dropFirst(«small»))", "Array(s).sorted()",
      "m.flatMap { $0 }",
      "Array(m.joined())", "(m.first ?? l)", "m[«small»]", "l.compactMap { $0 }",
      "(«range»).map { $0 }",
      "l.enumerated().map { $0.offset &+ $0.element }", "Array(d.values).sorted()",
      "Array(l[«small»...])",
      "l.map { a in l.map { $0 &* a }.reduce(0, &+) }", "zip(l, l).map { $0.0 }",
      "[Int](l.shuffled())",
      "l.indices.map { l[$0] }", "l.split(separator: «int»).map { $0.count }",
      "Array(l.lazy.map { $0 })",
    ]
  ]

  private static let others: [String: [String]] = [
    "any": [
      "n", "«int»", "«text»", "«list»", "«bool»", "«double»", "m", "d", "s", "o as Any", "c", "p",
      "q", "(n, t)",
      "[«list», l]", "[«text»: «any»]", "Array(repeating: «any», count: «#40»)", "Array(zip(l, w))",
      "tree", "e", "r",
      "l as Any", "Dictionary(grouping: l) { $0 % 2 }", "d.mapValues { $0 &+ 1 }", "Set(«list»)",
      "[1, \"a\", nil] as [Any?]",
      "d.sorted { $0.key < $1.key }.map { $0.value }", "Mirror(reflecting: l)", "\\P.a",
      "{ «int» }",
    ]
  ]
}
