import Testing

/// The lints about `reduce`, types, coordinate spaces and anchors.
struct LintValueTests {
  private func key(_ reduce: String, default defaultValue: String = "0", value: String)
    -> LintSample
  {
    LintSample(
      document: """
        {"viewtree": 1, "state": {"n": 0}, "lints": {"reducer-drops-value": "allow", "feedback-loop": "allow", "reduce-never-assigns": "warn"},
         "preferenceKeys": {"K": {"defaultValue": \(defaultValue), "reduce": "\(reduce)"}},
         "root": {"view": "Color", "modifiers": [\(value),
           {"onPreferenceChange": {"key": "K", "perform": "n += 1"}}]}}
        """)
  }

  private func writing(_ value: String) -> String {
    #"{"preference": {"key": "K", "value": \#(value)}}"#
  }

  // MARK: - reduce-never-assigns

  @Test(
    "A reduce that assigns nothing to 'value' is found",
    arguments: [
      "value + nextValue()", "nextValue()", "", "value",
      "var copy = value; copy += nextValue()", "if value > 3 { nextValue() }",
    ])
  func assignsNothing(reduce: String) {
    #expect(key(reduce, value: writing("1")).words("reduce-never-assigns") == ["\"\(reduce)\""])
  }

  @Test(
    "One that assigns, changes, or drops a value on purpose is not",
    arguments: [
      "value += nextValue()", "value = max(value, nextValue())", "_ = nextValue()", "_ = value",
      "first", "sum", "if value > 3 { value = nextValue() }",
      "let next = nextValue(); value = next",
    ])
  func assigns(reduce: String) {
    #expect(key(reduce, value: writing("1")).words("reduce-never-assigns") == [])
  }

  @Test("A method that changes the value, or a part of it, is an assignment")
  func changes() {
    for reduce in ["value.append(contentsOf: nextValue())", "value[0] = nextValue()[0]"] {
      #expect(
        key(reduce, default: "[1]", value: writing("[1]")).words("reduce-never-assigns") == [])
    }
  }

  // MARK: - value-of-another-type

  @Test(
    "A value that cannot have the default's type is found",
    arguments: [
      ("0", #"{"$": "\"three\""}"#), ("0", "true"), ("0", "[1]"), ("[1]", #"{"$": "[\"one\"]"}"#),
      (#"{"$": "\"a\""}"#, "1"),
      ("0", #"{"$": "CGSize(width: 1, height: 2)"}"#),
      (#"{"$": "CGSize.zero"}"#, #"{"$": "1 + 2"}"#),
    ])
  func types(defaultValue: String, value: String) {
    let sample = key("value = nextValue()", default: defaultValue, value: writing(value))
    #expect(sample.words("value-of-another-type") == [#""preference""#])
    #expect(sample.notes("value-of-another-type") == [defaultValue])
  }

  @Test(
    "What may have it is none: whole numbers and fractions, nil, an empty list, what is not known",
    arguments: [
      ("0", "1.5"), ("0.5", "1"), ("null", #""three""#), ("[]", #"["one"]"#), (#"["one"]"#, "[]"),
      ("0", #"{"$": "n"}"#), ("0", #"{"$": "n > 3 ? 1 : nil"}"#), ("[0.5]", "[1]"),
    ])
  func alike(defaultValue: String, value: String) {
    let sample = key("value = nextValue()", default: defaultValue, value: writing(value))
    #expect(sample.names == [])
  }

  @Test("The closure of an anchor writer counts, that of a transformer does not")
  func anchors() {
    func anchor(_ transform: String) -> String {
      #"{"anchorPreference": {"key": "K", "value": ".bounds", "transform": "\#(transform)"}}"#
    }
    func sample(_ value: String) -> LintSample {
      key("value = nextValue()", default: "0", value: value)
    }
    #expect(sample(anchor("[$0]")).words("value-of-another-type") == [#""anchorPreference""#])
    #expect(sample(anchor("3")).names == [])
  }

  // MARK: - unknown-coordinate-space

  private func space(_ name: String, around: String = "", beside: String = "") -> LintSample {
    LintSample(
      """
      {"view": "VStack", "children": [
        {"view": "Color", "modifiers": [\(beside)]},
        {"view": "GeometryReader", "as": "geometry", "content": {"view": "Color", "modifiers": [
          {"opacity": "geometry.frame(in: \(name)).minY"}]}}], "modifiers": [\(around)]}
      """, #""state": {"list": "list"},"#)
  }

  private func names(_ name: String) -> String { #"{"coordinateSpace": {"name": "\#(name)"}}"# }

  @Test("A name that no view around has is found, and where it is instead")
  func spaces() {
    let list = #".named(\"list\")"#
    #expect(space(list).words("unknown-coordinate-space") == [#"\"list\""#])
    #expect(space(list, around: names("list")).words("unknown-coordinate-space") == [])
    let beside = space(list, beside: names("list"))
    #expect(beside.words("unknown-coordinate-space") == [#"\"list\""#])
    #expect(beside.notes("unknown-coordinate-space") == [#""GeometryReader""#, #""list""#])
    #expect(space(".global").words("unknown-coordinate-space") == [])
    #expect(space(".local").words("unknown-coordinate-space") == [])
  }

  @Test("A name that is nearly one of the document's is told with it")
  func misspelt() {
    let sample = space(#".named(\"lists\")"#, around: names("list"))
    #expect(
      sample.findings.first { $0.id == "unknown-coordinate-space" }?.help == "did you mean 'list'?")
  }

  @Test("Where a document works out a name, only what the pass tells counts")
  func computed() {
    let list = #".named(\"list\")"#
    #expect(space(list, around: names(#"\\(list)"#)).words("unknown-coordinate-space") == [])
    #expect(
      space(list, beside: names(#"\\(list)"#)).words("unknown-coordinate-space").count == 1)
  }

  @Test("A closure that never ran is looked at too")
  func dead() {
    let sample = LintSample(
      """
      {"if": "on", "then": {"view": "GeometryReader", "as": "geometry", "content":
        {"view": "Color", "modifiers": [{"opacity": "geometry.frame(in: .named(\\"list\\")).minY"}]}}}
      """, #""state": {"on": false},"#)
    #expect(sample.words("unknown-coordinate-space") == [#"\"list\""#])
  }

  // MARK: - anchor-elsewhere

  private static let writer =
    #"{"anchorPreference": {"key": "L", "value": ".bounds", "transform": "[$0]"}}"#
  private static let keeping = #"{"onPreferenceChange": {"key": "L", "perform": "kept = value"}}"#
  private static let reader = #"""
    {"view": "GeometryReader", "as": "geometry", "content": {"forEach": "kept", "id": "\\.self", "as": "anchor",
      "content": {"view": "Color", "modifiers": [{"frame": {"width": "geometry[anchor].width"}}]}}}
    """#

  private func anchor(_ root: String) -> [String] {
    LintSample(
      root, #""state": {"kept": []}, "lints": {"all": "allow", "anchor-elsewhere": "warn"},"#
    )
    .words("anchor-elsewhere")
  }

  @Test("An anchor is found that a GeometryReader beside its view resolves")
  func beside() {
    #expect(
      anchor(
        """
        {"view": "VStack", "children": [{"view": "Color", "modifiers": [\(Self.writer)]}, \(Self.reader)],
         "modifiers": [\(Self.keeping)]}
        """) == [#""anchorPreference""#])
  }

  @Test(
    "In an overlay of a view around it, in one of its own, and in a reader around it all is well")
  func covered() {
    let view = #"{"view": "Color", "modifiers": [\#(Self.writer)]}"#
    #expect(
      anchor(
        """
        {"view": "VStack", "children": [\(view)],
         "modifiers": [{"overlay": \(Self.reader)}, \(Self.keeping)]}
        """) == [])
    #expect(
      anchor(
        """
        {"view": "Color", "modifiers": [\(Self.writer), {"background": \(Self.reader)}, \(Self.keeping)]}
        """) == [])
    #expect(
      anchor(
        """
        {"view": "GeometryReader", "as": "geometry", "content": {"view": "VStack", "children": [\(view),
          {"forEach": "kept", "id": "\\\\.self", "as": "anchor", "content":
            {"view": "Color", "modifiers": [{"frame": {"width": "geometry[anchor].width"}}]}}]},
         "modifiers": [\(Self.keeping)]}
        """) == [])
  }

  @Test("An overlay covers what is further in, not what lies over it")
  func order() {
    let over = #"{"overlay": {"view": "Color", "modifiers": [\#(Self.writer)]}}"#
    let reading = #"{"overlay": \#(Self.reader)}"#
    #expect(
      anchor(#"{"view": "Color", "modifiers": [\#(over), \#(reading), \#(Self.keeping)]}"#) == [])
    #expect(
      anchor(#"{"view": "Color", "modifiers": [\#(reading), \#(over), \#(Self.keeping)]}"#)
        == [#""anchorPreference""#])
  }
}
