import Testing

@testable import ViewTreeSyntax

@Suite("Reading YAML")
struct YAMLReaderTests {
  private func read(_ text: String, _ limits: ReaderLimits = .standard) -> SyntaxTree {
    YAMLReader.read(SourceFile(name: "test.yaml", text: text), limits: limits)
  }

  @Test("Each style of YAML has the value that JSON writes")
  func values() {
    let table: [(String, String)] = [
      ("a: 1\nb:\n- x\n- y: ~\n", #"{"a":1,"b":["x",{"y":null}]}"#),
      ("- - 1\n  - 2\n- {a: b, c}\n", #"[[1,2],{"a":"b","c":null}]"#),
      ("a: |\n  x\n   y\n\nb: >-\n  x\n  y\n", #"{"a":"x\n y\n","b":"x y"}"#),
      (#"["a\x41", 'it''s', plain text]"#, #"["aA","it's","plain text"]"#),
      ("[0o17, 0x1F, +12, .5, 007, true, \"1\"]", #"[15,31,12,0.5,7,true,"1"]"#),
      ("a: &x [1]\nb: *x\n", #"{"a":[1],"b":[1]}"#),
      ("%YAML 1.2\n---\n? a\n: b # c\n...\n", #"{"a":"b"}"#), ("{}", "{}"),
    ]
    for (text, json) in table {
      #expect(String(decoding: CanonicalJSON.write(read(text)), as: UTF8.self) == json + "\n")
    }
  }

  @Test("What is not supported is refused by name at its place")
  func refusals() {
    let table: [(String, String, SourceRange)] = [
      ("a: !!str 1", "yaml-tag", SourceRange(3, 8)),
      ("a:\n  <<: 1", "yaml-merge-key", SourceRange(5, 7)),
      ("[a]: 1", "yaml-collection-as-key", SourceRange(3, 4)),
      (": 1", "yaml-null-key", SourceRange(0, 1)),
      ("%TAG ! x\n---\na", "yaml-directive", SourceRange(0, 8)),
      ("a\n---\nb", "yaml-several-documents", SourceRange(2, 5)),
      ("a: .inf", "invalid-number", SourceRange(3, 7)),
      ("a: *b", "yaml-unknown-alias", SourceRange(3, 5)),
      ("&a [*a]", "yaml-recursive-alias", SourceRange(4, 6)),
      ("a: 1\na: 2", "duplicate-key", SourceRange(5, 6)),
      ("a: b: c", "yaml-collection-on-line", SourceRange(3, 5)),
      ("a:\n\t- b", "yaml-tab", SourceRange(3, 4)),
    ]
    for (text, id, range) in table {
      let first = read(text).diagnostics.first
      #expect(first?.id == id && first?.range == range, "\(text)")
    }
  }

  @Test("A double key is found among many, however it is written, and no other")
  func duplicateAmongMany() {
    let members = (0..<1_000).map { "key\($0): 0\n" }.joined()
    #expect(read(members).diagnostics.isEmpty)
    let tree = read(members + "\"key\\x377\": 1\n")
    #expect(tree.diagnostics.map(\.id) == ["duplicate-key"])
    #expect(
      tree.diagnostics.first?.notes.first?.range
        == SourceRange(10 * 8 + 67 * 9, 10 * 8 + 67 * 9 + 5))
  }

  @Test(
    "Double keys are found among few, however they are written; keys with the same ends are none")
  func duplicateAmongFew() {
    let doubles = [
      "a: 1\n'a': 2", "\"\\x61\": 1\na: 2", "{a: 1, b: 2, a: 3}", "'': 1\n\"\": 2",
      "? a\n: 1\n? a\n",
      "beginning of a long key: 1\nb: 2\n'beginning of a long key': 3",
    ]
    for text in doubles {
      #expect(read(text).diagnostics.map(\.id) == ["duplicate-key"], "\(text)")
    }
    let others = [
      "a: 1\nb: 2", "'': 1\na: 2\naa: 3\naaa: 4", "a: {a: {a: 1}, b: {a: 2}}",
      "beginning-1-endofkey: 1\nbeginning-2-endofkey: 2",
    ]
    for text in others { #expect(read(text).diagnostics.isEmpty, "\(text)") }
  }

  @Test("A character that YAML does not print is found wherever it stands")
  func unprintable() {
    for place in 0..<70 {
      for (character, isPlain) in [("\u{7F}", false), ("\u{1}", false), ("\t", true), ("é", true)] {
        let text =
          "k: \"" + String(repeating: "x", count: place) + character
          + String(repeating: "y", count: 70 - place) + "\"\n"
        #expect(
          read(text).diagnostics.map(\.id) == (isPlain ? [] : ["control-character"]),
          "\(place)")
      }
    }
  }

  @Test("A key has 1,024 characters at most, unless it begins with a question mark")
  func longKeys() {
    // Characters are counted, not their bytes.
    for character in ["k", "é"] {
      let longest = String(repeating: character, count: 1_024)
      for text in ["\(longest): 1", "[\(longest): 1]", "a: 1\n\(longest): 1", "? \(longest)k\n: 1"]
      {
        #expect(read(text).diagnostics.isEmpty, "\(text.prefix(10))")
      }
      for text in ["\(longest)k: 1", "[\(longest)k: 1]", "a: 1\n\(longest)k: 1"] {
        #expect(read(text).diagnostics.map(\.id) == ["yaml-key-too-long"], "\(text.prefix(10))")
      }
      // In braces a reader knows that a key comes.
      #expect(read("{\(longest)k: 1}").diagnostics.isEmpty)
    }
  }

  @Test("Aliases of long texts stand for as much as the texts are long")
  func longAliases() {
    func ids(_ length: Int) -> [String] {
      let text =
        "- &a " + String(repeating: "x", count: length) + "\n"
        + String(repeating: "- *a\n", count: 8)
      return YAMLReader.read(
        SourceFile(name: "a.yaml", text: text), limits: ReaderLimits(aliasNodes: 100)
      ).diagnostics.map(\.id)
    }
    // Eight values; with 160 letters each is ten more, with 320 twenty.
    #expect(ids(8) == [])
    #expect(ids(160) == [])
    #expect(ids(320) == ["yaml-aliases-too-large"])
  }

  @Test("Aliases of aliases are refused where they stand for too much")
  func expansion() {
    var text = "- &a0 [x, x]\n"
    for level in 1...40 { text += "- &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(read(text).diagnostics.map(\.id) == ["yaml-aliases-too-large"])
  }

  @Test("A depth beyond the limit is refused, and a great depth within it is read")
  func depth() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(read(deep).diagnostics == [])
    #expect(read(String(repeating: "- ", count: 100_000)).diagnostics == [])
    #expect(read(deep, ReaderLimits(depth: 9)).diagnostics.map(\.id) == ["nested-too-deeply"])
  }

  @Test("A byte of a block scalar or of folded quotes leads back to its line")
  func places() {
    let block = read("a: |\n  one\n  two\n")
    // "two" starts at offset 4 of the text and at offset 13 of the source.
    #expect(block.sourceRange(ofTextRange: 4..<7, in: 2) == SourceRange(13, 16))
    let quoted = read("a: \"x\\ty\n  z\"")
    #expect((0..<6).map { quoted.sourceOffset(ofTextOffset: $0, in: 2) } == [4, 5, 7, 8, 11, 12])
  }

  @Test("The language is told from the ending, or else from the first line")
  func syntax() {
    let table: [(String, String, SourceSyntax)] = [
      ("a.yml", "{}", .yaml), ("a.json", "a: 1", .json), ("<stdin>", "# c\n{}", .yaml),
      ("<stdin>", "viewtree: 1", .yaml), ("<stdin>", "{\"viewtree\": 1}", .json),
      ("<stdin>", "nul", .json),
    ]
    for (name, text, syntax) in table {
      #expect(SourceSyntax(of: SourceFile(name: name, text: text)) == syntax)
    }
  }
}
