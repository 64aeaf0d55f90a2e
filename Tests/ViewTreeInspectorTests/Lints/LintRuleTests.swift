import Testing
import ViewTreeRandom

/// Each lint tells its mistake, and what only looks like it is no finding.
struct LintRuleTests {
  private func preference(_ key: String, _ value: String = "1") -> String {
    #"{"preference": {"key": "\#(key)", "value": \#(value)}}"#
  }

  private func watch(_ key: String) -> String {
    #"{"onPreferenceChange": {"key": "\#(key)", "perform": "_ = value"}}"#
  }

  private func color(_ modifiers: String...) -> String {
    #"{"view": "Color", "modifiers": [\#(modifiers.joined(separator: ", "))]}"#
  }

  private func stack(_ children: String..., modifiers: String = "") -> String {
    #"{"view": "VStack", "children": [\#(children.joined(separator: ", "))], "modifiers": [\#(modifiers)]}"#
  }

  // MARK: - reducer-drops-value

  @Test("A default that changes nothing is no finding, whatever the reduce is called")
  func identities() {
    for (key, value) in [("L", "[1]"), ("N", "7")] {
      let sample = LintSample(
        stack(color(preference(key, value)), color(preference(key, value)), modifiers: watch(key)))
      #expect(sample.names == [])
    }
  }

  @Test("The side on which a value is lost is told, and how to keep it")
  func sides() {
    let last = LintSample(
      stack(color(preference("Z")), color(preference("Z")), modifiers: watch("Z")))
    #expect(last.findings.contains { $0.message.hasSuffix("if the default comes after it") })
    #expect(last.words("reducer-drops-value") == [#""value = nextValue()""#])
    #expect(last.notes("reducer-drops-value") == [#""nil""#])
    let first = LintSample(
      stack(color(preference("F")), color(preference("F")), modifiers: watch("F")))
    #expect(first.findings.contains { $0.message.hasSuffix("if the default comes before it") })
    #expect(first.findings.contains { $0.help?.contains("value = value ?? nextValue()") == true })
  }

  @Test("A key that only ever has its default, or whose reduce fails, is no finding")
  func nothingToTry() {
    let defaults = LintSample(stack(color(preference("Z", "null")), modifiers: watch("Z")))
    #expect(defaults.names == [])
    let failing = LintSample(
      document: """
        {"viewtree": 1,
         "preferenceKeys": {"K": {"defaultValue": 0, "reduce": "value = value / nextValue()"}},
         "root": \(stack(color(preference("K", "0")), modifiers: watch("K")))}
        """)
    #expect(failing.names == [])
  }

  // MARK: - dynamic-default

  private func dynamicDefaults(_ root: String) -> [String] {
    LintSample(root).words("dynamic-default")
  }

  @Test("A container that may change loses the last value to its default, however it may change")
  func dynamicContainers() {
    let written = color(preference("Z"))
    for dynamic in [
      #"{"if": false, "then": "Color"}"#, #"{"if": true, "then": "Color"}"#,
      #"{"forEach": "0..<2", "as": "n", "content": "Color"}"#,
      #"{"view": "AnyView", "children": "Color"}"#,
      #"{"view": "Color", "modifiers": [{"id": "x"}]}"#,
    ] {
      let inner = #"{"view": "HStack", "children": [\#(dynamic)]}"#
      #expect(
        dynamicDefaults(stack(written, inner, modifiers: watch("Z"))) == [#""HStack""#],
        "\(dynamic)")
      // In front of the value, the default is replaced itself.
      #expect(dynamicDefaults(stack(inner, written, modifiers: watch("Z"))) == [])
      // Without another operand nothing is lost.
      #expect(dynamicDefaults(stack(inner, "\"Color\"", modifiers: watch("Z"))) == [])
    }
  }

  @Test("An overlay that may change takes part after its view, a background before it")
  func dynamicSecondaries() {
    func tree(_ modifier: String, _ key: String) -> String {
      color(
        preference(key), #"{"\#(modifier)": {"content": {"if": true, "then": "Color"}}}"#,
        watch(key))
    }
    #expect(dynamicDefaults(tree("overlay", "Z")) == [#""overlay""#])
    #expect(dynamicDefaults(tree("background", "Z")) == [])
    #expect(dynamicDefaults(tree("overlay", "F")) == [])
    #expect(dynamicDefaults(tree("background", "F")) == [#""background""#])
    #expect(
      LintSample(tree("overlay", "Z")).notes("dynamic-default") == [
        #""if""#, #""value = nextValue()""#,
      ])
  }

  @Test("What comes of transformers and nested folds is worked out again")
  func nestedFolds() {
    let added = #"{"transformPreference": {"key": "Z", "transform": "$0 = ($0 ?? 0) + 1"}}"#
    let left = stack(color(preference("Z")), color(preference("Z", "2")), modifiers: added)
    let right = #"{"view": "HStack", "children": [{"if": false, "then": "Color"}]}"#
    let sample = LintSample(stack(left, right, modifiers: watch("Z")))
    #expect(sample.words("dynamic-default") == [#""HStack""#])
    #expect(
      sample.findings.contains { finding in
        finding.notes.contains {
          $0.message == "with that default, 'reduce' gives nil; without it, 3"
        }
      })
  }

  // MARK: - two-writers-one-view, write-hidden-by-ancestor

  @Test("Of three writers on a view two are lost; a reader in between saves what is further in")
  func writers() {
    let one = preference("L", "[1]")
    #expect(
      LintSample(color(one, one, one, watch("L"))).words("two-writers-one-view").count == 2)
    #expect(LintSample(color(one, watch("L"), one, watch("L"))).names == [])
    #expect(LintSample(color(one, preference("N"), watch("L"), watch("N"))).names == [])
    let transformer = #"{"transformPreference": {"key": "L", "transform": "$0.append(1)"}}"#
    #expect(LintSample(color(one, transformer, watch("L"))).names == [])
    #expect(
      LintSample(color(transformer, one, watch("L"))).words("two-writers-one-view") == [
        #""transformPreference""#
      ])
  }

  @Test("An outer writer with an anchor is mended by a transformer with an anchor")
  func anchorWriters() {
    let anchor = #"{"anchorPreference": {"key": "L", "value": ".bounds", "transform": "[1]"}}"#
    let sample = LintSample(color(preference("L", "[1]"), anchor, watch("L")))
    #expect(sample.findings.map(\.id).contains("two-writers-one-view"))
    #expect(sample.findings.contains { $0.help?.contains(" transformAnchorPreference,") == true })
  }

  @Test("A writer is hidden only if it is wherever its component is used")
  func hidden() {
    let row = #""components": {"Row": {"body": \#(color(preference("L", "[1]")))}},"#
    let outer = preference("L", "[2]")
    let covered = stack("\"Row\"", modifiers: outer)
    let sample = LintSample(stack(covered, modifiers: watch("L")), row)
    #expect(sample.names == ["write-hidden-by-ancestor"])
    #expect(sample.words("write-hidden-by-ancestor") == [#""preference""#])
    #expect(LintSample(stack(covered, "\"Row\"", modifiers: watch("L")), row).names == [])
    let read = stack("\"Row\"", modifiers: "\(watch("L")), \(outer)")
    #expect(LintSample(stack(read, modifiers: watch("L")), row).names == [])
  }

  @Test("A writer on a component's view covers that of the component's body")
  func componentBodies() {
    let row = #""components": {"Row": {"body": \#(color(preference("L", "[1]")))}},"#
    let used = #"{"view": "Row", "modifiers": [\#(preference("L", "[2]")), \#(watch("L"))]}"#
    #expect(LintSample(used, row).names == ["write-hidden-by-ancestor"])
  }

  // MARK: - per-view-modifier

  private func group(_ children: String...) -> String {
    #"{"view": "Group", "children": [\#(children.joined(separator: ", "))], "modifiers": [\#(preference("L", "[1]"))]}"#
  }

  @Test("A group of one view, or one that stands alone, is modified once")
  func groups() {
    let two = group("\"Color\"", "\"Divider\"")
    #expect(LintSample(stack(two, modifiers: watch("L"))).names == ["per-view-modifier"])
    #expect(LintSample(stack(group("\"Color\""), modifiers: watch("L"))).names == [])
    #expect(
      LintSample(stack(group("\"Color\"", "\"EmptyView\""), modifiers: watch("L"))).names == [])
    let overlay = #"{"overlay": {"content": \#(two)}}"#
    #expect(LintSample(color(overlay, watch("L"))).names == [])
    let root = two.dropLast(2) + ", \(watch("L"))]}"
    #expect(LintSample(String(root)).names == [])
  }

  @Test("Loops, branches and components of several views count as what they may give")
  func severalViews() {
    let loop = #"{"forEach": "0..<1", "as": "n", "content": "Color"}"#
    #expect(LintSample(stack(group(loop), modifiers: watch("L"))).names == ["per-view-modifier"])
    let branch = #"{"if": true, "then": "Color", "else": ["Color", "Color"]}"#
    #expect(LintSample(stack(group(branch), modifiers: watch("L"))).names == ["per-view-modifier"])
    let pair = #""components": {"Pair": {"body": ["Color", "Color"]}},"#
    let used = #"{"view": "Pair", "modifiers": [\#(preference("L", "[1]"))]}"#
    #expect(LintSample(stack(used, modifiers: watch("L")), pair).names == ["per-view-modifier"])
    #expect(
      LintSample(stack(group("\"Pair\""), modifiers: watch("L")), pair).names == [
        "per-view-modifier"
      ])
  }

  // MARK: - rotated-anchor

  private func rotated(
    by angle: Int, inside: Bool = true, source: String = ".bounds", value: String = "geometry[a[0]]"
  ) -> String {
    let rotation = #"{"rotationEffect": ".degrees(\#(angle))"}"#
    let reader = #"""
      {"overlayPreferenceValue": {"key": "L", "as": "a", "content": {"view": "GeometryReader", "as": "geometry",
        "content": {"view": "Color", "let": {"x": "\#(value)"}}}}}
      """#
    let writer = #"{"anchorPreference": {"key": "L", "value": "\#(source)", "transform": "[$0]"}}"#
    let frame = #"{"frame": {"width": 40, "height": 20}}"#
    return inside
      ? color(frame, writer, reader, rotation) : color(frame, writer, rotation, reader)
  }

  @Test(
    "A rectangle grows in a rotation around both, but not by right angles, and not from outside")
  func rotations() {
    #expect(LintSample(rotated(by: 10)).words("rotated-anchor") == [#""anchorPreference""#])
    #expect(
      LintSample(rotated(by: 10)).notes("rotated-anchor") == [
        #""GeometryReader""#, #""rotationEffect""#,
      ])
    for angle in [0, 90, 180, -90] { #expect(LintSample(rotated(by: angle)).names == []) }
    #expect(LintSample(rotated(by: 10, inside: false)).names == [])
    #expect(LintSample(rotated(by: 10, source: ".center")).names == [])
    #expect(
      LintSample(rotated(by: 45, source: ".init([.bounds])", value: "geometry[a[0]]"))
        .words("rotated-anchor") == [#""anchorPreference""#])
  }

  // MARK: - duplicate-id, unused-state, unused-component

  @Test("Ids of elements are compared within one loop; without ids places tell elements apart")
  func elementIDs() {
    func loop(_ data: String, _ id: String = #", "id": "\\.self""#, _ content: String = "\"Color\"")
      -> String
    { #"{"forEach": "\#(data)", "as": "n"\#(id), "content": \#(content)}"# }
    #expect(LintSample(stack(loop("[1, 1]"))).words("duplicate-id") == [#""\\.self""#])
    #expect(LintSample(stack(loop("[1, 1]", ""))).names == [])
    #expect(LintSample(stack(loop("[1, 2]"), loop("[1, 2]"))).names == [])
    #expect(LintSample(stack(loop("0..<2", "", loop("[1, 2]")))).names == [])
    #expect(LintSample(stack(loop("0..<2", "", loop("[1, 1]")))).words("duplicate-id").count == 1)
  }

  @Test("A variable is used if any script names it: an action, a binding, a reduce, an argument")
  func stateUse() {
    let state = #""state": {"n": 0, "text": "", "width": 5, "never": 1},"#
    let root = stack(
      color(#"{"onTapGesture": "n = 1"}"#, #"{"frame": {"width": "width"}}"#),
      #"{"view": "TextField", "text": "$text"}"#)
    #expect(LintSample(root, state).words("unused-state") == [#""never""#])
  }

  @Test("A component that only uses itself is not used")
  func recursiveComponent() {
    let components =
      #""components": {"A": {"body": {"view": "VStack", "children": [{"if": "1 > 2", "then": "A"}]}}},"#
    #expect(LintSample("\"Color\"", components).words("unused-component") == [#""A""#])
  }

  // MARK: - All

  @Test("Documents in YAML are pointed to as exactly")
  func yaml() {
    let sample = LintSample(
      document: """
        viewtree: 1
        state:
          spare: 0
        root:
          view: VStack
          children:
            - view: Color
              id: a
            - view: Color
              id: 'a'
        """, name: "test.yaml")
    #expect(sample.words("unused-state") == ["spare"])
    #expect(sample.words("duplicate-id") == ["'a'"])
  }

  @Test("Findings come by their places, and are the same on every run")
  func order() {
    let root = stack(
      color(preference("L", "[1]")), color(preference("Z"), preference("Z"), watch("Z")),
      modifiers: preference("L", "[2]"))
    let sample = LintSample(root, #""state": {"b": 1, "a": 1},"#)
    let starts = sample.findings.compactMap { $0.range?.start }
    #expect(starts == starts.sorted() && starts.count == sample.findings.count)
    #expect(sample.findings == LintSample(root, #""state": {"b": 1, "a": 1},"#).findings)
  }

  @Test("A hundred thousand writers in a fold with defaults, and ten thousand inside one another")
  func scale() {
    let depth = Rounds.of(10_000)
    let result = onDeepStack { () -> [String] in
      let loop =
        #"{"forEach": "0..<\#(Rounds.of(50_000))", "as": "n", "content": [\#(self.color(self.preference("Z"))), {"view": "HStack", "children": [{"if": false, "then": "Color"}]}]}"#
      let wide = LintSample(self.stack(loop, modifiers: self.watch("Z")))
      var text = self.color(self.preference("L", "[1]"))
      for _ in 0..<depth { text = self.stack(text, modifiers: self.preference("L", "[1]")) }
      let deep = LintSample(self.stack(text, modifiers: self.watch("L")))
      return [
        "\(wide.words("dynamic-default").count)",
        "\(deep.words("write-hidden-by-ancestor").count)",
      ]
    }
    #expect(result == ["1", "\(depth)"])
  }
}
