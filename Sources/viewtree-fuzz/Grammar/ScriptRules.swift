/// Scripts that are mostly valid: values of all kinds, changed and passed in every way, with
/// extreme numbers and lengths.
enum ScriptRules {
  static let all: [String: [String]] = {
    var rules = declarations
    for more in [statements, numbers, texts, lists, others] {
      rules.merge(more) { first, _ in first }
    }
    return rules
  }()

  /// A script declares only the names in its lines, so that short scripts stay short.
  private static let declarations: [String: [String]] = [
    "program": [
      "«n?var n»«k?var k»«x?var x»«b?var b»«t?var t»«l?var l»«m?var m»«w?var w»«d?var d»«s?var s»"
        + "«o?var o»«c?var c»«p?var p»«q?var q»«u?var u»«P?type P»«E?type E»«r?var r»«e?var e»"
        + "«tree?var tree»«f?func f»«h?func h»«g?func g»«lines»\nreturn «result»"
    ],
    "var n": ["var n = 3\n", "var n = «#9»\n", "var n = 9223372036854775807\n"],
    "var k": ["let k = 2\n"],
    "var x": ["var x = 1.5\n", "var x: CGFloat = 2\n"], "var b": ["var b = true\n"],
    "var t": ["var t = \"ab\"\n", "var t = \"\"\n", "var t = \"é\\u{301}\"\n"],
    "var l": ["var l = [3, 1, 2]\n", "var l: [Int] = []\n", "var l = Array(0..<«#60»)\n"],
    "var m": ["var m = [[1], [2, 3]]\n"], "var w": ["var w = [\"b\", \"a\"]\n"],
    "var d": ["var d = [\"a\": 1, \"b\": 2]\n"], "var s": ["var s: Set<Int> = [1, 2]\n"],
    "var o": ["var o: Int? = nil\n", "var o: Int? = «#9»\n"],
    "var c": ["var c = Color.red\n"], "var p": ["var p = CGPoint(x: 1, y: 2)\n"],
    "var q": ["var q = [Any]()\n"],
    "var u": ["let u: (Int) -> Int = { $0 &+ «int» }\n", "let u = { (a: Int) in n &+ a }\n"],
    "var r": ["var r = P()\n"], "var e": ["var e = E.one(«int»)\n", "var e: E = .zero\n"],
    "var tree": [
      "indirect enum T { case leaf, node(T, T) }\nvar tree = T.leaf\n"
        + "for _ in 0..<«#40» { tree = .node(tree, tree) }\n"
    ],
    "type P": [
      "struct P { var a = 1; var l = [1]; mutating func grow() { l += l; a &+= 1 } }\n",
      "struct P: Hashable { var a = 1; var l = [1]; var z: Int { a &+ l.count }; mutating func grow() { l.append(z) } }\n",
      "struct P { var a = 1 { didSet { l.append(a) } }; var l = [1]; mutating func grow() { a &+= 1 } }\n",
      "struct P { var a = «int»; var l = [1]; subscript(i: Int) -> Int { l[i] }; mutating func grow() { l[«small»] = a } }\n",
    ],
    "type E": [
      "enum E { case zero, one(Int), two([Int]) }\n",
      "enum E: Hashable { case zero, one(Int), two([Int]); var z: Int { switch self { case .zero: 0\ncase .one(let a): a\ncase .two(let a): a.count } } }\n",
    ],
    "func f": [
      "func f(_ a: Int = 1) -> Int { a &+ 1 }\n",
      "func f(_ a: Int = «#9», _ g: Int = 2) -> Int { a > «#40» ? a : f(a &+ 1, g) &+ «int» }\n",
      "func f(_ a: Int = 1) -> Int { var z = a\n«line»\nreturn z &+ n }\n",
      "func f(_ a: Int = n) -> Int { func z(_ b: Int = a) -> Int { b &+ n }\nreturn z() }\n",
      "func f(_ a: Int...) -> Int { a.reduce(«int», &+) }\n",
    ],
    "func h": ["func h(_ a: inout [Int]) { a.append(«int»)\n«line» }\n"],
    "func g": ["func g<V>(_ a: V) -> [V] { [a, a] }\n"],
    "result": [
      "«int»", "n", "t", "l", "m", "d", "s", "o", "c", "p", "q", "«text»", "«list»", "«any»",
    ],
  ]

  private static let statements: [String: [String]] = [
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
      "h(&l)", "let y = «any»\nq.append(y)", "«loop»", "«loop»", "«branch»", "«branch»",
      "let z = l\nl.append(1)\nn = z.count", "defer { n &+= 1 }", "_ = «any»",
      "r.a = «int»", "r.l[«small»] &+= «int»", "e = .two(«list»)", "m[«small»].append(«int»)",
      "o? &+= 1", "(n, l) = («int», «list»)", "p = CGPoint(x: «double», y: x)",
      "let v = { n &+= «int» }\nv()\nv()", "var v = l[...]\nv.removeAll()\nl += v",
      "l[...] = [«int»]",
      "l.removeSubrange(«range»)", "t.removeAll { $0 == \"a\" }", "l.sort { $0 > $1 }",
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
      "switch e { case .zero: «line»\ncase .one(let z): n = z\ncase .two(let z): l = z }",
      "if case .one(let z) = e { n &+= z }", "guard let y = «int?» else { return «result» }\nn = y",
      "switch l.count { case ..<2: «line»\ncase let z where z > «int»: n = z\ndefault: break }",

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
      "Int(x)", "u(«int»)", "r.a", "r.l[«small»]", "r[«small»]", "r.z", "e.z", "g(«int»).count",
      "l[«small»...].count", "(r.l.first ?? k)", "(if «bool» { «int» } else { «int» })",
      "n.advanced(by: «int»)", "n.quotientAndRemainder(dividingBy: «int»).remainder",
      "n.multipliedReportingOverflow(by: «int»).partialValue", "[«list», l].map(\\.count).max()!",
      "l.map(u).reduce(0, &+)", "Int.random(in: «range»)", "(«text»).count", "w[«small»].count",
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
      "{ «int» }", "g(«any»)", "g(g(l))", "l.map { [$0] }", "Optional(«any»)", "(1, «any», b)",
      "l.sorted { «test» && $1 > «int» }", "l.map { $0 > 1 ? nil : $0 }", "w.map(\\.count)", "u",
      "l.reduce(into: [:]) { $0[$1, default: 0] += 1 }", "d.filter { $0.value > «int» }",
      "l.min { $0 > $1 } as Any", "Array(t)", "t.utf8.map { $0 }",
      "stride(from: x, to: «double», by: 0.5).map { $0 }",
      "l.prefix { «test» }", "l.drop { «test» }", "s.union(«list»)", "s.subtracting(«list»)",
    ]
  ]
}
