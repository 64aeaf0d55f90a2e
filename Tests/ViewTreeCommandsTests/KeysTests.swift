import Testing

@testable import ViewTreeCommands

@Suite("viewtree keys")
struct KeysTests {
  private func keys(_ words: String..., of document: String = KeyDocuments.all) -> CommandRun {
    CommandRun(["keys"] + words + ["-"], input: document)
  }

  @Test("Text tells per key default, reduce, who writes, changes and reads, and what leads nowhere")
  func text() {
    let expected = """
      <stdin>  390x844 @2x  stable after 1 pass

      Names  line 4
        default  []
        reduce   append
        writers
          preference  red  line 15  not used: preference in line 16, an outer modifier of the same view, sets the same key and replaces it
          preference  red  line 16
        transformers
          transformPreference  late  line 23  not instantiated
        readers
          onPreferenceChange  VStack  line 25
        dead end: preference in line 15: the writer in line 16 encloses it and replaces its value

      Nobody  line 5
        default  nil
        reduce   let next = nextValue() value = next ?? value
        dead end: it is declared but never used

      Deaf  line 6
        default  0
        reduce   max
        writers
          preference  red  line 17  not used: no enclosing view reads this key
        dead end: it is written but never read

      Mute  line 7
        default  0
        reduce   max
        readers
          onPreferenceChange  VStack/Color[1]  line 21  not run: no view inside can have a value for this key, so the action does not run
        dead end: it is read but never written: its readers get the default

      Split  line 8
        default  [Int]()
        reduce   append
        writers
          preference  red  line 18  not used: no enclosing view reads this key
        readers
          onPreferenceChange  VStack/Color[1]  line 20  not run: no view inside can have a value for this key, so the action does not run
        dead end: preference in line 18: no reader encloses it, so no view can get its value
        dead end: onPreferenceChange in line 20: no view inside it can have a value

      """
    let run = keys()
    #expect(run.output == expected && run.error.isEmpty && run.status == .fine)
  }

  @Test("Columns are as wide as their longest entry")
  func columns() {
    let lines = keys(of: Samples.two).outputLines
    #expect(
      lines.filter { $0.hasPrefix("    ") } == [
        "    anchorPreference  a  line 13",
        "    overlayPreferenceValue  HStack  line 20",
        "    onPreferenceChange      HStack  line 24",
        "    anchorPreference  a  line 15  not run: no enclosing view reads this key",
      ])
  }

  @Test("A component that is in the tree is told once more for each branch that is not live")
  func components() {
    #expect(
      keys(of: KeyDocuments.twoRows).outputLines.filter { $0.contains("preference  ") } == [
        "    preference  VStack/Row/Color  line 7",
        "    preference  Row               line 12  not instantiated",
      ])
    let both = CommandRun(["keys", "--set", "on=true", "-"], input: KeyDocuments.twoRows)
    #expect(
      both.outputLines.filter { $0.contains("preference  ") } == [
        "    preference  VStack/Row[0]/Color  line 7",
        "    preference  VStack/Row[1]/Color  line 7",
      ])
  }

  @Test("JSON numbers the modifiers of a key and says where each value goes")
  func json() {
    let run = keys("--format", "json", "--key=Names")
    #expect(
      run.output == """
        {
          "viewtree": 1,
          "source": "<stdin>",
          "window": { "width": 390, "height": 844, "scale": 2 },
          "status": "stable",
          "passes": 1,
          "keys": [
            {
              "key": "Names",
              "line": 4,
              "defaultValue": "[]",
              "reduce": "append",
              "writers": [
                { "n": 0, "modifier": "preference", "view": "VStack/Color[0]", "id": "red", "line": 15, "status": "overridden", "by": "VStack/Color[0]", "byId": "red", "byEvent": "preference", "byLine": 16, "plain": true, "next": 1, "deadEnd": "replaced" },
                { "n": 1, "modifier": "preference", "view": "VStack/Color[0]", "id": "red", "line": 16, "status": "ran", "plain": true, "next": 3 }
              ],
              "transformers": [
                { "n": 2, "modifier": "transformPreference", "view": "Text", "id": "late", "line": 23, "status": "not-instantiated" }
              ],
              "readers": [
                { "n": 3, "modifier": "onPreferenceChange", "view": "VStack", "line": 25, "status": "ran" }
              ]
            }
          ],
          "diagnostics": []
        }

        """)
    #expect(keys("--format=json").output.contains("\n      \"deadEnd\": \"never-written\"\n"))
  }

  @Test("DOT has a cluster for each key and an arrow for each way of a value")
  func dot() {
    #expect(
      keys("--format", "dot", "--key", "Names").output == #"""
        digraph preferences {
          rankdir=BT;
          node [shape=box];
          subgraph cluster_0 {
            label="Names";
            k0u0 [label="preference\nred\nline 15", color=red];
            k0u1 [label="preference\nred\nline 16"];
            k0u2 [label="onPreferenceChange\nVStack\nline 25", shape=ellipse];
            k0u3 [label="transformPreference\nlate\nline 23", style="rounded,dashed"];
            k0u0 -> k0u1 [style=dashed, label="replaced"];
            k0u1 -> k0u2;
          }
        }

        """#)
    #expect(
      keys("--format=dot").output.contains("    k1 [shape=plaintext, label=\"not used\"];\n"))
  }

  @Test("Quotes, backslashes and control characters in names are quoted in DOT")
  func quoting() {
    let document = KeyDocuments.twoRows.replacing("\"K\"", with: #""a\"b\\c\nd""#)
    let output = keys("--format=dot", of: document).output
    #expect(output.contains(#"label="a\"b\\c\\u{a}d";"#), "\(output)")
  }

  @Test("Every format is the same on every run, and goes to a file")
  func repeatable() {
    let folder = TemporaryFolder()
    let document = folder.file("all.json", KeyDocuments.all)
    for format in ["text", "json", "dot"] {
      let first = CommandRun(["keys", "--format", format, document])
      let file = folder.path + "/out"
      let second = CommandRun(["keys", "--format", format, "--output", file, document])
      #expect(first.output == folder.text("out") && second.output.isEmpty && first.status == .fine)
    }
  }

  @Test("A key of the system that the document uses is shown, and can be chosen")
  func systemKeys() {
    let title = Samples.document(Samples.color("{ \"navigationTitle\": \"x\" }"))
    for options in [["--key", "SwiftUI.NavigationTitleKey"], []] {
      let lines = CommandRun(["keys"] + options + ["-"], input: title).outputLines
      #expect(lines.contains("SwiftUI.NavigationTitleKey  of the system"))
      #expect(
        lines.last
          == "    navigationTitle  Color  line 1  not run: no enclosing view reads this key")
    }
  }

  @Test("Without keys it says so; a wrong key, a second file and a wrong document are refused")
  func refused() {
    #expect(
      keys(of: Samples.document("\"Spacer\"")).outputLines.last == "no preference keys")
    #expect(keys("--key", "Nams").error.contains("did you mean 'Names'?"))
    #expect(CommandRun(["keys", "a", "b"]).error.contains("'b' is one file too many"))
    #expect(keys("--view=VStack").error.contains("unknown option '--view'"))
    #expect(keys("--format=svg").error.contains("it can be: text, json, dot"))
    let wrong = keys(of: "{}")
    #expect(wrong.status == .unusable && wrong.output.isEmpty)
  }
}
