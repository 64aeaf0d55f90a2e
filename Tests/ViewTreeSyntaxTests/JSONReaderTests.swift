import Testing
import ViewTreeRandom

@testable import ViewTreeSyntax

@Suite("Reading JSON")
struct JSONReaderTests {
  private func ids(_ text: String) -> [String] {
    JSONReader.read(SourceFile(name: "a.json", text: text)).diagnostics.map(\.id)
  }

  @Test(
    "One mistake gives one diagnostic",
    arguments: [
      ("[1 2]", "missing-comma"), ("{\"a\": 1 \"b\": 2}", "missing-comma"),
      ("[1, 2,]", "trailing-comma"), ("{\"a\": 1,}", "trailing-comma"),
      ("[1,,2]", "missing-value"), ("[,]", "missing-value"), ("{\"a\":}", "missing-value"),
      ("{\"a\" 1}", "missing-colon"), ("{\"a\" = 1}", "missing-colon"),
      ("{\"a\", \"b\": 1}", "missing-colon"), ("{\"a\"}", "missing-colon"),
      ("{'a': 1}", "wrong-quotes"), ("['it is']", "wrong-quotes"),
      ("[“it is”, 1]", "wrong-quotes"), ("{a: 1}", "unquoted-key"), ("{1: 1}", "unquoted-key"),
      ("{\"a\": 1} // x", "comment"), ("[1, /* x */ 2]", "comment"), ("# x\n[]", "comment"),
      ("[\"a\tb\"]", "control-character"), ("[\"a\\qb\"]", "invalid-escape"),
      ("[\"\\u12g4\"]", "invalid-unicode-escape"), ("[\"\\ud800\"]", "lone-surrogate"),
      ("[\"\\udc00\\ud800x\"]", "lone-surrogate"),
      ("[01]", "invalid-number"), ("[.5]", "invalid-number"), ("[1.]", "invalid-number"),
      ("[+1]", "invalid-number"), ("[NaN]", "invalid-number"), ("[-Infinity]", "invalid-number"),
      ("[0x10]", "invalid-number"), ("[-]", "invalid-number"), ("[1e]", "invalid-number"),
      ("[1e400]", "number-too-large"), ("[True]", "unknown-literal"),
      ("{\"a\": None, \"b\": 1}", "unknown-literal"), ("[nil]", "unknown-literal"),
      ("{\"a\": [1, 2}", "mismatched-bracket"), ("[1}", "mismatched-bracket"),
      ("{\"a\": [1, 2", "unclosed-bracket"), ("[1,", "unclosed-bracket"),
      ("{\"a\"", "unclosed-bracket"), ("[\"a\n, 1]", "unclosed-string"),
      ("{\"a\": \"b,\n\"c\": 1}", "unclosed-string"), ("[\"a\nb\"]", "line-break-in-string"),
      ("[] []", "text-after-value"), ("[]]", "unmatched-bracket"), ("", "empty-input"),
      (" \n", "empty-input"), ("[\"a\": 1]", "key-in-array"), ("[1, *]", "unexpected-character"),
      ("{\"a\": 1, \"\\u0061\": 2}", "duplicate-key"), ("\u{FEFF}[]", "byte-order-mark"),
    ])
  func oneMistake(text: String, id: String) {
    if ids(text) != [id, id] || id != "lone-surrogate" { #expect(ids(text) == [id]) }
  }

  @Test("All mistakes are reported, in the order of their places")
  func severalMistakes() {
    #expect(
      ids("{\"a\": 01, \"a\": tru,\n \"b\": [1 2],}")
        == [
          "invalid-number", "duplicate-key", "unknown-literal", "missing-comma", "trailing-comma",
        ])
  }

  @Test("Bytes that are not UTF-8 are refused at their offset")
  func invalidUTF8() {
    let tree = JSONReader.read(SourceFile(name: "a", bytes: [0x5B, 0x22, 0xE9, 0x22, 0x5D]))
    #expect(tree.diagnostics.map(\.id) == ["invalid-utf8"])
    #expect(tree.diagnostics.first?.range == SourceRange(2, 3))
  }

  @Test("UTF-16 is named, with and without a mark")
  func utf16() {
    for bytes: [UInt8] in [[0xFF, 0xFE, 0x5B, 0], [0x5B, 0, 0x5D, 0], [0, 0x5B, 0, 0x5D]] {
      let tree = JSONReader.read(SourceFile(name: "a", bytes: bytes))
      #expect(tree.diagnostics.map(\.message) == ["the file is written in UTF-16"])
    }
  }

  @Test("A million open brackets are one mistake")
  func deepNesting() {
    let source = SourceFile(name: "a", bytes: Array(repeating: UInt8(ascii: "["), count: 1_000_000))
    #expect(JSONReader.read(source).diagnostics.map(\.id) == ["unclosed-bracket"])
    let shallow = JSONReader.read(source, limits: ReaderLimits(depth: 10))
    #expect(shallow.diagnostics.map(\.id) == ["nested-too-deeply"])
    #expect(shallow.diagnostics.first?.range == SourceRange(10, 11))
  }

  @Test("Texts that are dense with values are read whole, with mistakes or without")
  func denseTexts() {
    let ones = "[" + String(repeating: "1,", count: 5000) + "1]"
    let tree = JSONReader.read(SourceFile(name: "a", text: ones))
    #expect(tree.nodes.count == 5002)
    #expect(tree.nodes.last?.range == SourceRange(10_001, 10_002))
    #expect(tree.nodes[0].next == 5002)
    // A name that is missing before each list is a value, too; of a hundred problems fifty are missing commas.
    let lists = "{" + String(repeating: "[]", count: 5000) + "}"
    let wrong = JSONReader.read(SourceFile(name: "a", text: lists))
    #expect(wrong.nodes.count == 103)
    #expect(wrong.diagnostics.last?.id == "more-problems")
  }

  @Test("After a hundred problems there is a note that there are more")
  func manyProblems() {
    let tree = JSONReader.read(
      SourceFile(name: "a", text: "[" + String(repeating: "01,", count: 300) + "1]"))
    #expect(tree.diagnostics.count == 101)
    #expect(tree.diagnostics.last?.id == "more-problems")
  }

  @Test("A double key names the first one; a text that is only looked at may have it")
  func duplicateKeys() {
    let source = SourceFile(name: "a", text: "{\"a\": 1, \"b\": 2, \"a\": 3}")
    let diagnostic = JSONReader.read(source).diagnostics.first
    #expect(diagnostic?.range == SourceRange(17, 20))
    #expect(diagnostic?.notes == [.init("first written here", at: SourceRange(1, 4))])
    let limits = ReaderLimits(duplicateKeys: .warning)
    #expect(JSONReader.read(source, limits: limits).diagnostics.map(\.severity) == [.warning])
  }

  @Test("A double key is found among many")
  func duplicateAmongMany() {
    let members = (0..<20_000).map { "\"item_number_\($0)\":0" } + ["\"item_number_77\":1"]
    #expect(ids("{" + members.joined(separator: ",") + "}") == ["duplicate-key"])
  }

  @Test("Of many keys that are alike at both ends, those that are equal are told")
  func duplicateAmongAlike() {
    let members = (10..<40).map { "\"beginning\($0)the ending\":0" }
    #expect(ids("{" + members.joined(separator: ",") + "}") == [])
    let more = members + [members[7], "\"\\u0062eginning39the ending\":1"]
    let text = "{" + more.joined(separator: ",") + "}"
    let tree = JSONReader.read(SourceFile(name: "a", text: text))
    #expect(tree.diagnostics.map(\.id) == ["duplicate-key", "duplicate-key"])
    #expect(tree.diagnostics.first?.notes.first?.range == SourceRange(1 + 7 * 26, 24 + 7 * 26))
  }

  @Test("Any bytes end in a tree, with every node inside its parent")
  func mutatedBytes() {
    let seed = Array(
      "{\"view\": \"VStack\", \"a\": [1, -2.5e3, true, null, \"x\\u00e9\\n\"], \"é\": {}}".utf8)
    var random = SplitMix64(seed: 7)
    for _ in 0..<Rounds.of(5000) {
      var bytes = seed
      for _ in 0...Int(random.next() % 4) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: place)
        default: bytes.insert(seed[Int(random.next() % UInt64(seed.count))], at: place)
        }
      }
      let tree = JSONReader.read(SourceFile(name: "a", bytes: bytes))
      let isSound = tree.nodes.indices.allSatisfy { index in
        let node = tree.nodes[index]
        return node.start <= node.end && Int(node.end) <= bytes.count
          && Int(node.next) > index && Int(node.next) <= tree.nodes.count
      }
      if !isSound { Issue.record("unsound tree for \(bytes)") }
      for index in tree.nodes.indices {
        _ = tree.text(UInt32(index))
        _ = tree.number(UInt32(index))
        _ = tree.count(UInt32(index))
      }
      _ = DiagnosticRenderer(source: tree.source).render(tree.diagnostics)
    }
  }
}
