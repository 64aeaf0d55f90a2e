import Testing
import ViewTreeRandom

@testable import ViewTreeSyntax

@Suite("Canonical layout")
struct FormatterTests {
  private func tree(_ text: String, _ syntax: SourceSyntax) -> SyntaxTree {
    syntax.read(SourceFile(name: "test", text: text))
  }

  private func format(
    _ text: String, from source: SourceSyntax, to target: SourceSyntax? = nil
  ) -> String {
    do {
      let bytes = try DocumentFormatter.format(
        tree(text, source), from: source, to: target ?? source)
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      switch error {
      case .comment(let diagnostic): return "\(diagnostic.id) \(diagnostic.range?.start ?? 0)"
      case .differs: return "differs"
      }
    }
  }

  // MARK: - JSON

  @Test("An object and a list are on one line where they fit, the document itself never")
  func jsonLines() {
    #expect(
      format(#"{"a":{"b":[1,2],"c":{}},"d":[]}"#, from: .json) == """
        {
          "a": { "b": [1, 2], "c": {} },
          "d": []
        }

        """)
    #expect(format("[ ]", from: .json) == "[]\n")
    #expect(format(#" "a" "#, from: .json) == "\"a\"\n")
  }

  @Test("A line holds 100 columns with the comma behind it, and not one more")
  func jsonWidth() {
    // Two spaces, `"a": [1, "…"]` with 12 columns besides the text, and the comma.
    for (count, isOnOneLine) in [(85, true), (86, false)] {
      let text = String(repeating: "é", count: count)
      let lines = format("{\"a\": [1, \"\(text)\"], \"b\": 1}", from: .json).split(separator: "\n")
      #expect((lines.count == 4) == isOnOneLine)
      if isOnOneLine { #expect(lines[1].count == 100) }
    }
  }

  @Test("Strings have the fewest escapes, numbers the fewest digits, and stay as whole as they are")
  func jsonScalars() {
    #expect(
      format(#"["\u0041\/é\n", 2.50, 360.0, 1e3, 10, 1E30, -0, 0.0]"#, from: .json)
        == "[\n  \"A/é\\n\",\n  2.5,\n  360.0,\n  1000.0,\n  10,\n  1e30,\n  -0,\n  0.0\n]\n")
  }

  // MARK: - YAML

  @Test("Collections of scalars are in brackets where they fit, all others have lines")
  func yamlLines() {
    let json = #"""
      { "window": { "width": 390, "scale": 2.0 }, "root": { "view": "VStack", "children": [
        "Spacer", { "view": "Text", "text": "Hello \\(name)" }, { "if": "on", "then": [] } ],
        "modifiers": ["fixedSize", { "padding": 10 }, { "onTapGesture": "a = 1\nb = 2" }] } }
      """#
    #expect(
      format(json, from: .json, to: .yaml) == #"""
        window: { width: 390, scale: 2.0 }
        root:
          view: VStack
          children:
            - Spacer
            - { view: Text, text: Hello \(name) }
            - { if: on, then: [] }
          modifiers:
            - fixedSize
            - padding: 10
            - onTapGesture: |-
                a = 1
                b = 2

        """#)
  }

  @Test(
    "Text that would read differently is in quotes",
    arguments: [
      ("", "''"), ("null", "'null'"), ("1.5", "'1.5'"), ("it's", "it's"), ("- a", "'- a'"),
      ("a: b", "'a: b'"), ("a #b", "'a #b'"), ("'a'", "'''a'''"), ("a\u{7F}", #""a\u007f""#),
      ("a, b", "a, b"), (" a", "' a'"), ("a\\b", "a\\b"), ("...", "'...'"), ("$0", "$0"),
    ])
  func quotes(text: String, written: String) {
    var json = ByteBuffer()
    json.appendJSONString(text)
    #expect(format("{\"a\": \(json.text)}", from: .json, to: .yaml) == "a: \(written)\n")
  }

  @Test("Comments stay before the entry that they stand before, and behind what they stand behind")
  func comments() {
    let text = """
      # first
      viewtree:   1   # version

      root: # the tree
         # a stack
         view:  VStack
         children: [ "Spacer", # a gap
            Divider ]
         modifiers:
         # inner
         - # most of all
           padding:
             # points
             10
         - frame: {width: 1} # wide
      # last
      """
    let formatted = """
      # first
      viewtree: 1 # version
      root: # the tree
        # a stack
        view: VStack
        children:
          - Spacer # a gap
          - Divider
        modifiers:
          # inner
          # most of all
          # points
          - padding: 10
          - frame: { width: 1 } # wide
      # last

      """
    let once = format(text, from: .yaml)
    #expect(once == formatted)
    #expect(format(once, from: .yaml) == once)
  }

  @Test("A # in text, in quotes or in a literal is no comment")
  func noComments() {
    let text = "a: b#c\nd: \"#e\"\nf: |\n  # g\n  h\ni: '#'\n"
    #expect(YAMLComment.all(in: tree(text, .yaml)).isEmpty)
    #expect(format(text, from: .yaml) == "a: b#c\nd: '#e'\nf: |\n  # g\n  h\ni: '#'\n")
  }

  @Test("A comment behind the indicator of a literal moves before the key")
  func literalComment() {
    #expect(
      format("a:\n  b: | # c\n    d\n    e\n", from: .yaml)
        == "a:\n  # c\n  b: |\n    d\n    e\n")
  }

  @Test("Anchors and aliases are written out")
  func aliases() {
    #expect(format("a: &x [1] # one\nb: *x\n", from: .yaml) == "a: [1] # one\nb: [1]\n")
  }

  @Test("A comment that JSON has no place for is named, and so is one that is too deep")
  func lostComments() {
    #expect(format("a: 1\nb: 2 # c\n", from: .yaml, to: .json) == "comment-has-no-place 10")
    let deep = String(repeating: "[", count: 70)
    let text = "\(deep)1, # c\n2\(String(repeating: "]", count: 70))"
    #expect(format(text, from: .yaml) == "comment-has-no-place 73")
  }

  // MARK: - Properties

  @Test(
    "What is written reads as the same tree, in both languages, and formatting it again changes nothing"
  )
  func roundTrips() {
    for seed in 1...Rounds.of(1500) {
      var random = RandomValue(seed: UInt64(seed))
      let json = random.value()
      let source = tree(json, .json)
      #expect(source.diagnostics.isEmpty, "\(json)")
      for target in SourceSyntax.allCases where target != .swift {
        let once = format(json, from: .json, to: target)
        #expect(once != "differs", "\(json)")
        #expect(source.hasSameValues(as: tree(once, target)), "\(json)\n\(once)")
        #expect(format(once, from: target) == once, "\(json)\n\(once)")
        // And back.
        let other: SourceSyntax = target == .json ? .yaml : .json
        #expect(source.hasSameValues(as: tree(format(once, from: target, to: other), other)))
      }
    }
  }

  @Test("Wherever comments stand, they are kept, each once, or one of them is named")
  func randomComments() {
    var kept = 0
    for seed in 1...Rounds.of(1000) {
      var random = RandomValue(seed: UInt64(seed))
      let lines = format(random.value(), from: .json, to: .yaml).split(separator: "\n")
      let text = lines.enumerated().map { place, line in
        switch random.below(4) {
        case 0: "\(line) # \(place)\n"
        case 1: "# \(place)\n\(line)\n"
        case 2: "      # \(place)\n\(line)\n"
        default: "\(line)\n"
        }
      }.joined()
      let source = tree(text, .yaml)
      // In a literal, what looks like a comment may be too little indented.
      if source.hasErrors { continue }
      let once = format(text, from: .yaml)
      if once.hasPrefix("comment-has-no-place") { continue }
      #expect(source.hasSameValues(as: tree(once, .yaml)), "\(text)")
      #expect(format(once, from: .yaml) == once, "\(text)\n\(once)")
      let comments = YAMLComment.all(in: source).map { $0.text(in: source.source) }
      let result = tree(once, .yaml)
      let others = YAMLComment.all(in: result).map { $0.text(in: result.source) }
      #expect(comments.count == others.count && Set(comments) == Set(others), "\(text)\n\(once)")
      kept += comments.count
    }
    #expect(kept >= Rounds.of(1000))
  }

  @Test("Trees are the same only with the same keys in the same order and numbers as whole")
  func sameValues() {
    func same(_ first: String, _ second: String) -> Bool {
      tree(first, .json).hasSameValues(as: tree(second, .json))
    }
    #expect(same(#"{"a":[1.50,"b"]}"#, #"{ "a": [1.5, "\u0062"] }"#))
    #expect(!same("1", "1.0") && !same("1", "2") && !same("1.5", "1.25"))
    #expect(!same(#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#) && !same("[[1],2]", "[[1,2]]"))
    #expect(!same(#""a""#, #""b""#) && !same("null", "false") && !same("[1]", "[1,1]"))
  }

  @Test("10,000 levels have text of a length in proportion, in both languages")
  func deep() {
    let depth = 10_000
    let text =
      String(repeating: "{\"a\":[", count: depth) + "1" + String(repeating: "]}", count: depth)
    for target in SourceSyntax.allCases where target != .swift {
      let formatted = format(text, from: .json, to: target)
      #expect(formatted != "differs" && formatted.utf8.count < 100 * depth * 6)
      #expect(format(formatted, from: target) == formatted)
    }
  }
}
