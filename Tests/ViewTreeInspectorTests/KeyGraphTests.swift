import Testing
import ViewTreeRandom

/// What leads nowhere is told from all branches and all uses of components, not only from those that are
/// live.
struct KeyGraphTests {
  private func deadEnds(_ root: String, _ members: String = "") -> [String] {
    let graph = KeyGraphSample(root, members)
    return graph.deadEnds
  }

  private let writer =
    #"{"view": "Color", "modifiers": [{"preference": {"key": "K", "value": [1]}}]}"#
  private let reader = #"{"onPreferenceChange": {"key": "K", "perform": "_ = value"}}"#

  @Test("A writer with a reader above it is no dead end, in whatever branch it stands")
  func fine() {
    #expect(
      deadEnds(#"{"view": "VStack", "children": [\#(writer)], "modifiers": [\#(reader)]}"#) == [])
    let hidden = #"{"if": false, "then": \#(writer)}"#
    #expect(
      deadEnds(#"{"view": "VStack", "children": [\#(hidden)], "modifiers": [\#(reader)]}"#) == [])
  }

  @Test("A reader hands its value on if somebody above asks for it")
  func handedOn() {
    let inner = #"""
      {"view": "HStack", "id": "inner", "children": [\#(writer)], "modifiers": [\#(reader)]}
      """#
    func handedOn(_ modifiers: String) -> [String] {
      let outer = #""id": "outer", "children": [\#(inner)], "modifiers": [\#(modifiers)]"#
      return KeyGraphSample(#"{"view": "VStack", \#(outer)}"#).handedOn
    }
    #expect(handedOn(reader) == ["inner"])
    #expect(handedOn("") == [])
    #expect(handedOn(#"{"preference": {"key": "K", "value": [2]}}, \#(reader)"#) == [])
  }

  @Test("A writer beside its reader is a dead end, and so is the reader")
  func beside() {
    let beside = #"{"view": "Text", "text": "x", "modifiers": [\#(reader)]}"#
    #expect(
      deadEnds(#"{"view": "VStack", "children": [\#(writer), \#(beside)]}"#) == [
        "preference nobodyAboveReads", "onPreferenceChange nothingInside",
      ])
    let branch = #"{"if": false, "then": \#(writer)}"#
    #expect(
      deadEnds(#"{"view": "VStack", "children": [\#(beside), \#(branch)]}"#) == [
        "onPreferenceChange nothingInside", "preference nobodyAboveReads",
      ])
  }

  @Test("A component is a dead end only if it is one wherever it stands")
  func components() {
    let row = #""components": {"Row": {"body": \#(writer)}},"#
    let read = #"{"view": "VStack", "children": ["Row"], "modifiers": [\#(reader)]}"#
    #expect(deadEnds(#"{"view": "VStack", "children": ["Row", \#(read)]}"#, row) == [])
    let late = #"{"if": false, "then": \#(read)}"#
    #expect(deadEnds(#"{"view": "VStack", "children": ["Row", \#(late)]}"#, row) == [])
    let apart = #"{"view": "Color", "modifiers": [\#(reader)]}"#
    #expect(
      deadEnds(#"{"view": "VStack", "children": ["Row", "Row", \#(apart)]}"#, row) == [
        "preference nobodyAboveReads", "preference nobodyAboveReads",
        "onPreferenceChange nothingInside",
      ])
  }

  @Test("A writer around replaces what is inside, but not what a reader in between has read")
  func replaced() {
    let outer = #"{"preference": {"key": "K", "value": [2]}}"#
    func tree(_ modifiers: String) -> String {
      #"{"view": "VStack", "children": [\#(writer)], "modifiers": [\#(modifiers)]}"#
    }
    #expect(deadEnds(tree("\(outer), \(reader)")) == ["preference replaced"])
    #expect(deadEnds(tree("\(reader), \(outer), \(reader)")) == [])
    let transformer = #"{"transformPreference": {"key": "K", "transform": "$0.append(3)"}}"#
    #expect(deadEnds(tree("\(transformer), \(reader)")) == [])
    #expect(
      deadEnds(tree("\(transformer), \(outer), \(reader)")) == [
        "preference replaced", "transformPreference replaced",
      ])
  }

  @Test("What the secondary of a reader writes is read above it only with an alignment")
  func secondaries() {
    func tree(_ alignment: String) -> String {
      """
      {"view": "Color", "modifiers": [{"preference": {"key": "K", "value": [1]}},
        {"overlayPreferenceValue": {"key": "K", \(alignment)"content": \(writer)}}, \(reader)]}
      """
    }
    #expect(deadEnds(tree("")) == ["preference nobodyAboveReads"])
    #expect(deadEnds(tree(#""alignment": "top", "#)) == [])
  }

  @Test("What a sheet presents is a root of its own, presented or not")
  func presentations() {
    for isPresented in ["true", "false"] {
      let sheet = #"{"sheet": {"isPresented": \#(isPresented), "content": \#(writer)}}"#
      let tree =
        #"{"view": "VStack", "children": [\#(writer)], "modifiers": [\#(sheet), \#(reader)]}"#
      #expect(deadEnds(tree) == ["preference nobodyAboveReads"])
    }
  }

  @Test("A reader of iOS 13 stands once around a group, and keeps what is inside")
  func madeSingle() {
    let overlay = #"{"overlayPreferenceValue": {"key": "K", "content": "Color"}}"#
    let group =
      #"{"view": "Group", "children": [\#(writer), \#(writer)], "modifiers": [\#(overlay)]}"#
    let sample = LintSample(
      document: """
        {"viewtree": 1, "preferenceKeys": {"K": {"defaultValue": "[]", "reduce": "append"}},
         "root": {"view": "VStack", "children": [\(group), "Color"]}}
        """)
    #expect(sample.findings == [])
  }

  @Test("Keys of the system are not the document's, so nothing is told of them")
  func systemKeys() {
    let title = #"{"view": "Color", "modifiers": [{"navigationTitle": "x"}]}"#
    let sample = LintSample(
      document: #"{"viewtree": 1, "root": {"view": "NavigationView", "children": \#(title)}}"#)
    #expect(sample.findings == [])
    let alone = LintSample(document: #"{"viewtree": 1, "root": \#(title)}"#)
    #expect(alone.findings == [])
  }

  @Test("A component inside itself comes to an end")
  func recursion() {
    let tree =
      #"{"view": "VStack", "children": [\#(writer), {"if": "n > 0", "then": {"view": "Tree", "n": {"$": "n - 1"}}}], "modifiers": [\#(reader)]}"#
    let components = #""components": {"Tree": {"parameters": {"n": "Int"}, "body": \#(tree)}},"#
    #expect(deadEnds(#"{"view": "Tree", "n": 3}"#, components) == [])
  }

  @Test("A hundred thousand writers side by side and ten thousand inside one another are told")
  func scale() {
    let (width, depth) = (Rounds.of(100_000), Rounds.of(10_000))
    let result = onDeepStack { () -> [String] in
      let loop = #"{"forEach": "0..<\#(width)", "as": "e", "content": \#(self.writer)}"#
      let wide = KeyGraphSample(
        #"{"view": "VStack", "children": [\#(loop)], "modifiers": [\#(self.reader)]}"#)
      var text = self.writer
      for _ in 0..<depth {
        text =
          #"{"view": "VStack", "children": [\#(text)], "modifiers": [{"preference": {"key": "K", "value": [1]}}]}"#
      }
      let deep = KeyGraphSample(
        #"{"view": "VStack", "children": [\#(text)], "modifiers": [\#(self.reader)]}"#)
      return ["\(wide.uses) \(wide.deadEnds.count)", "\(deep.uses) \(deep.deadEnds.count)"]
    }
    #expect(result == ["\(width + 1) 0", "\(depth + 2) \(depth)"])
  }
}
