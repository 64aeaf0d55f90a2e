import Testing

/// The lints about texts, siblings, controls and the window: what is a fault, and what is meant.
struct LintLayoutTests {
  private func sample(_ root: String, _ lint: String) -> LintSample {
    LintSample(root, #""lints": {"\#(lint)": "warn", "key-never-read": "allow"},"#)
  }

  private func boxes(_ modifier: String, container: String = "VStack", spacing: Int = 0) -> String {
    """
    {"view": "\(container)", \(container == "ZStack" ? "" : "\"spacing\": \(spacing),") "children": [
      {"view": "Box", "id": "a", "size": {"width": 20, "height": 20}, "modifiers": [\(modifier)]},
      {"view": "Box", "id": "b", "size": {"width": 20, "height": 20}}]}
    """
  }

  // MARK: - siblings-overlap

  @Test("A box of 20 in a frame of 10 stands over by 5 on each side, onto the one below")
  func overlap() {
    let found = sample(boxes(#"{"frame": {"height": 10}}"#), "siblings-overlap")
    #expect(found.words("siblings-overlap") == [#""Box""#])
  }

  @Test("What stands over by as much as the spacing covers nothing")
  func spaced() {
    let found = sample(boxes(#"{"frame": {"height": 10}}"#, spacing: 5), "siblings-overlap")
    #expect(found.words("siblings-overlap") == [])
  }

  @Test(
    "What is moved or let over on purpose is no finding",
    arguments: [
      #"{"offset": {"y": 10}}"#, #"{"padding": {"edges": "bottom", "length": -10}}"#,
      #"{"scaleEffect": 2}"#, #"{"frame": {"height": 10}}, "clipped""#,
      #"{"frame": {"height": 10}}, "hidden""#,
      #"{"overlay": {"view": "Box", "size": {"width": 50, "height": 50}}}"#,
    ])
  func meant(modifier: String) {
    #expect(sample(boxes(modifier), "siblings-overlap").words("siblings-overlap") == [])
  }

  @Test("In a stack with a negative spacing, and in a ZStack, views overlap on purpose")
  func containers() {
    let negative = sample(boxes("", spacing: -5), "siblings-overlap")
    let layers = sample(
      boxes(#"{"frame": {"height": 10}}"#, container: "ZStack"), "siblings-overlap")
    #expect(negative.words("siblings-overlap") == [] && layers.words("siblings-overlap") == [])
  }

  // MARK: - text-cut

  @Test("A line of 20.5 points is cut by a frame of 19.5, and not by one of 20")
  func cut() {
    func found(_ height: Double) -> [String] {
      let text = #"{"view": "Text", "text": "A", "modifiers": [{"frame": {"height": \#(height)}}]}"#
      return sample(text, "text-cut").words("text-cut")
    }
    #expect(found(19.5) == [#""Text""#] && found(20) == [])
  }

  @Test("A frame around a stack cuts the texts in it; one around a scroll view does not")
  func frames() {
    func found(_ view: String) -> [String] {
      let content = #"{"view": "Text", "text": "A", "modifiers": ["fixedSize"]}"#
      let root = """
        {"view": "\(view)", \(view == "ScrollView" ? "\"content\": \(content)" : "\"children\": [\(content)]"),
         "modifiers": [{"frame": {"height": 10}}]}
        """
      return sample(root, "text-cut").words("text-cut")
    }
    #expect(found("VStack") == [#""Text""#] && found("ScrollView") == [])
  }

  // MARK: - text-truncated

  @Test("A text that has all its lines is not truncated")
  func whole() {
    let text = #"{"view": "Text", "text": "A title that is wide"}"#
    #expect(sample(text, "text-truncated").words("text-truncated") == [])
  }

  @Test("A truncated text of two lines is reported with both")
  func lines() {
    let text =
      #"{"view": "Text", "text": "Stoneware Espresso Set for Six People", "modifiers": ["#
      + #"{"font": {"size": 12}}, {"frame": {"width": 60, "height": 30}}]}"#
    let finding = sample(text, "text-truncated").findings.first { $0.id == "text-truncated" }
    #expect(
      finding?.message
        == "this text is truncated to 'Stonewar', 'e Espres…', without 'so Set for Six People'")
  }

  // MARK: - outside-window

  @Test("A box of 120 leaves a window of 100; a colour may, and what is offset is meant to")
  func outside() {
    func found(_ view: String, _ modifiers: String) -> [String] {
      sample(#"{"view": "\#(view)", \#(modifiers)}"#, "outside-window").words("outside-window")
    }
    let wide = #"{"frame": {"width": 120}}"#
    #expect(found("Box", #""size": {"width": 120, "height": 20}"#) == [#""Box""#])
    #expect(found("Box", #""size": {"width": 100, "height": 20}"#) == [])
    #expect(found("Color", #""modifiers": [\#(wide)]"#) == [])
    #expect(
      found("Box", #""size": {"width": 9, "height": 9}, "modifiers": [{"offset": {"x": 99}}]"#)
        == [])
  }

  // MARK: - small-control

  @Test("A control of 44 by 44 is large enough, one of 43 is not")
  func controls() {
    func found(_ side: Int) -> [String] {
      let label = """
        {"view": "Box", "size": {"width": \(side), "height": 44}}
        """
      let button = #"{"view": "Button", "action": "", "label": \#(label)}"#
      return sample(button, "small-control").words("small-control")
    }
    #expect(found(44) == [] && found(43) == [#""Button""#])
  }

  // MARK: - under-bar

  @Test("A text is under a tab bar if the content ignores the safe area and doesn't scroll")
  func bars() {
    func found(_ modifiers: String, _ container: String = "VStack") -> [String] {
      let tab = """
        {"view": "TabView", "children": [{"view": "\(container)", "children": ["Spacer",
          {"view": "Text", "text": "Footer"}], "modifiers": [\(modifiers)]}]}
        """
      return sample(tab, "under-bar").words("under-bar")
    }
    #expect(found(#""ignoresSafeArea""#) == [#""Text""#])
    #expect(found("") == [])
    #expect(found(#"{"background": {"view": "Color", "modifiers": ["ignoresSafeArea"]}}"#) == [])
    #expect(found(#""ignoresSafeArea", {"offset": {"y": 5}}"#) == [])
  }
}
