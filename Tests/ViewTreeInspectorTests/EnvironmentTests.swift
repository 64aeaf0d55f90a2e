import Testing
import ViewTreeInspector

/// Values of the environment: where they are read, and who sets them.
struct EnvironmentTests {
  private static let sections = #"""
    "environmentKeys": {"gap": {"type": "CGFloat", "defaultValue": 4}, "name": {"defaultValue": "\"none\""}},
    "components": {"Show": {"environment": {"gap": "\\.gap", "title": "\\.name"},
      "body": {"view": "Text", "verbatim": "\\(gap) \\(title)"}}}
    """#

  private func texts(_ root: String, _ sections: String = "", window: String = "")
    throws -> [String]
  {
    let parts = [#""viewtree": 1"#, window, sections, #""root": \#(root)"#].filter { !$0.isEmpty }
    let evaluated = try Evaluated("{\(parts.joined(separator: ", "))}")
    return evaluated.views(named: "Text").compactMap { evaluated.inspection.string($0.text) }
  }

  /// What a text shows that reads a value of the system.
  private func read(_ name: String, as expression: String, window: String = "") throws -> String {
    try texts(
      #"{"view": "VStack", "children": [{"environment": ["\#(name)"]}, {"view": "Text", "verbatim": "\\(\#(expression))"}]}"#,
      window: window
    ).first ?? ""
  }

  // MARK: - The system's

  @Test(
    "A value of the system is what it is on a phone that nobody has changed",
    arguments: [
      ("colorScheme", "colorScheme == .light", "true"), ("displayScale", "displayScale", "2.0"),
      ("pixelLength", "pixelLength", "0.5"), ("isEnabled", "isEnabled", "true"),
      ("horizontalSizeClass", "horizontalSizeClass == .compact", "true"),
      ("verticalSizeClass", "verticalSizeClass == .regular", "true"),
      ("layoutDirection", "layoutDirection == .leftToRight", "true"),
      ("dynamicTypeSize", "dynamicTypeSize == .large", "true"),
      ("locale", "locale.identifier", "en_US"), ("scenePhase", "scenePhase == .active", "true"),
      ("isPresented", "isPresented", "false"),
      ("\\\\.colorScheme", "colorScheme == .dark", "false"),
    ])
  func systemValues(name: String, expression: String, expected: String) throws {
    #expect(try read(name, as: expression) == expected)
  }

  @Test("preferredColorScheme decides the scheme of all views, and a branch decides nothing")
  func preferredScheme() throws {
    func scheme(_ root: String) throws -> [String] {
      try texts(
        root,
        #""components": {"Show": {"environment": {"scheme": "\\.colorScheme"}, "body": {"view": "Text", "verbatim": "\\(scheme == .dark)"}}}"#
      )
    }
    let dark = #"{"view": "Color", "modifiers": [{"preferredColorScheme": ".dark"}]}"#
    #expect(try scheme(#"{"view": "VStack", "children": ["Show", \#(dark)]}"#) == ["true"])
    #expect(
      try scheme(#"{"view": "VStack", "children": ["Show", {"if": "true", "then": \#(dark)}]}"#)
        == ["false"])
  }

  @Test(
    "The window says what the size classes are",
    arguments: [
      ("iPhone 16", "compact", "regular"), ("iPhone 16 landscape", "compact", "compact"),
      ("iPhone 16 Pro Max landscape", "regular", "compact"), ("iPad 10", "regular", "regular"),
    ])
  func sizeClasses(device: String, horizontal: String, vertical: String) throws {
    let window = #""window": "\#(device)""#
    #expect(
      try read(
        "horizontalSizeClass", as: "horizontalSizeClass == .\(horizontal)", window: window)
        == "true")
    #expect(
      try read("verticalSizeClass", as: "verticalSizeClass == .\(vertical)", window: window)
        == "true")
  }

  @Test("A view inside of a disabled one is not enabled, nor is one inside that is enabled again")
  func disabled() throws {
    let show = #"{"view": "Show", "modifiers": [{"disabled": \#("$")}]}"#
    let section =
      #""components": {"Show": {"environment": ["isEnabled"], "body": {"view": "Text", "verbatim": "\\(isEnabled)"}}}"#
    let children = ["true", "false"].map { show.replacing("$", with: $0) }.joined(separator: ", ")
    #expect(
      try texts(
        #"{"view": "VStack", "children": [\#(children), {"view": "VStack", "children": [\#(children)], "modifiers": [{"disabled": true}]}]}"#,
        section) == ["false", "true", "false", "false"])
  }

  // MARK: - Declared ones

  @Test("A declared value is its default, and what the nearest modifier around sets")
  func declared() throws {
    #expect(
      try texts(
        #"""
        {"view": "VStack", "modifiers": [{"environment": {"name": "outer"}}, {"environment": {"name": "never seen"}}],
         "children": [
          {"view": "Show"},
          {"view": "Show", "modifiers": [{"environment": {"gap": "2 * 5"}}, {"environment": {"name": "inner"}}]},
          {"view": "Show", "modifiers": [{"environment": {"keyPath": "\\.gap", "value": 1}}]},
          {"view": "Show", "modifiers": [
            {"transformEnvironment": {"keyPath": "\\.gap", "transform": "$0 += 1"}},
            {"transformEnvironment": {"keyPath": "\\.gap", "as": "points", "transform": "points *= 3"}}]}]}
        """#, Self.sections)
        == ["4.0 outer", "10.0 inner", "1.0 outer", "13.0 outer"])
  }

  @Test("What a view overlays or presents reads what is set around it")
  func secondaries() throws {
    let sections = Self.sections
    #expect(
      try texts(
        #"""
        {"view": "Color", "modifiers": [{"overlay": {"view": "Show"}},
          {"sheet": {"isPresented": true, "content": {"view": "Show"}}},
          {"environment": {"gap": 7}}]}
        """#, sections) == ["7.0 none", "7.0 none"])
  }

  @Test("The direction that a modifier sets turns the views and is what they read")
  func direction() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "window": {"width": 100, "height": 20}, "components": {"Show":
        {"environment": ["layoutDirection"], "body": {"view": "Text", "id": "v", "verbatim": "\\(layoutDirection == .rightToLeft)"}}},
       "root": {"view": "HStack", "children": ["Show", "Spacer"],
         "modifiers": [{"environment": {"layoutDirection": "rightToLeft"}}]}}
      """#)
    #expect(try evaluated.inspection.string(evaluated.view("v").text) == "true")
    #expect(try evaluated.frame("v").maxX == 100)
  }

  @Test(
    "Functions and computed values of components and modifiers read what their environment names")
  func members() throws {
    let sections = #"""
      "environmentKeys": {"gap": {"type": "CGFloat", "defaultValue": 4}},
      "components": {"Show": {"parameters": {"factor": "CGFloat"}, "environment": ["gap"],
        "functions": ["func times(_ n: CGFloat) -> CGFloat { gap * n }"],
        "values": {"twice": "gap * 2", "all": "times(factor) + twice"},
        "body": {"view": "Text", "verbatim": "\\(gap) \\(all)"}}},
      "modifiers": {"noted": {"environment": {"space": "\\.gap"}, "values": {"half": "space / 2"},
        "body": [{"slot": "content"}, {"view": "Text", "verbatim": "\\(half)"}]}}
      """#
    #expect(
      try texts(
        #"""
        {"view": "VStack", "children": [{"view": "Show", "factor": 3},
          {"view": "Show", "factor": 1, "modifiers": [{"environment": {"gap": 10}}, "noted"]}],
         "modifiers": [{"environment": {"gap": 6}}]}
        """#, sections) == ["6.0 30.0", "10.0 30.0", "3.0"])
  }

  @Test("A name of the environment that a parameter or a variable has is taken")
  func taken() {
    let outcome = Outcome(
      #"""
      {"viewtree": 1, "components": {"A": {"parameters": {"locale": "Int"}, "state": {"c": 1},
       "environment": {"locale": "\\.locale", "c": "\\.colorScheme"}, "body": "Color"}},
       "root": {"view": "A", "locale": 1}}
      """#)
    #expect(
      outcome.diagnostics.map(\.message) == [
        "'locale' is already the name of a parameter",
        "'c' is already the name of a state variable",
      ])
  }

  // MARK: - dismiss

  @Test("dismiss ends the presentation that it stands in, and does nothing elsewhere")
  func dismiss() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "state": {"first": true, "second": true}, "components": {"Done": {
         "parameters": {"name": "String"}, "environment": ["dismiss", "openURL"],
         "body": {"view": "Button", "id": "\\(name)", "title": "Done", "action": "dismiss()"}}},
       "root": {"view": "Color", "modifiers": [{"frame": {"width": 50, "height": 50}},
         {"popover": {"isPresented": "$first", "content": {"view": "Done", "name": "one"}}},
         {"popover": {"isPresented": "$second", "arrowEdge": "bottom", "content": {"view": "Done", "name": "two"}}}]},
       "steps": [{"tap": "two"}, {"tap": "one"}]}
      """#)
    #expect(
      evaluated.inspection.steps.map { step in
        step.inspection.state.map { "\($0.value)" }
      } == [["true", "false"], ["false", "false"]])
    let outside = try Evaluated(
      #"""
      {"viewtree": 1, "state": {"shown": false}, "components": {"Done": {"environment": ["dismiss"],
         "body": {"view": "Button", "id": "outside", "title": "Done", "action": "dismiss()"}}},
       "root": {"view": "Done", "modifiers": [{"sheet": {"isPresented": "$shown", "content": "Color"}}]},
       "steps": [{"tap": "outside"}]}
      """#)
    #expect(outside.inspection.steps.first?.inspection.state.map { "\($0.value)" } == ["false"])
  }

  // MARK: - Mistakes

  @Test(
    "A value that is not there, or not of its type, is told where it stands",
    arguments: [
      (
        #"{"colorSheme": "dark"}"#, "unknown-environment-value", #""colorSheme""#,
        "did you mean 'colorScheme'?"
      ),
      (
        #"{"keyPath": "\\.gpa", "value": 1}"#, "unknown-environment-value", #""\\.gpa""#,
        "did you mean 'gap'?"
      ),
      (#"{"colorScheme": "drak"}"#, "unknown-option", #""drak""#, "did you mean 'dark'?"),
      (#"{"gap": true}"#, "wrong-kind", "true", nil),
      (#"{"layoutDirection": ["rightToLeft"]}"#, "wrong-kind", #"["rightToLeft"]"#, nil),
      (#"{"dismiss": 1}"#, "environment-value-is-fixed", #""dismiss""#, "remove the modifier"),
      (
        #"{"gap": 1, "name": "a"}"#, "two-modifiers", #""name""#,
        "write a separate modifier for each"
      ),
    ])
  func mistakes(modifier: String, id: String, place: String, help: String?) {
    let sections = Self.sections
    let outcome = Outcome(
      #"{"viewtree": 1, \#(sections), "root": {"view": "Show", "modifiers": [{"environment": \#(modifier)}]}}"#
    )
    #expect(outcome.ids == [id])
    #expect(outcome.places == [place])
    #expect(outcome.diagnostics.first?.help == help)
  }

  @Test("A component that names an unknown value is told")
  func unknownName() {
    let outcome = Outcome(
      #"{"viewtree": 1, "components": {"A": {"environment": {"s": "\\.colourScheme"}, "body": "Color"}}, "root": "A"}"#
    )
    #expect(outcome.ids == ["unknown-environment-value"])
    #expect(outcome.diagnostics.first?.help == "did you mean 'colorScheme'?")
  }

  @Test("A loop of the layout through the environment is found")
  func loop() {
    let document = LoopDocument(
      text: #"""
        {"viewtree": 1, "environmentKeys": {"gap": {"type": "CGFloat", "defaultValue": 4}},
         "state": {"w": 10}, "preferenceKeys": {"W": {"defaultValue": 0, "reduce": "max"}},
         "components": {"Bar": {"environment": ["gap"], "body": {"view": "Color", "modifiers": [{"frame": {"width": "gap"}},
           {"background": {"view": "GeometryReader", "children": {"view": "Color", "modifiers": [
             {"preference": {"key": "W", "value": {"$": "geometry.size.width"}}}]}}}]}}},
         "root": {"view": "VStack", "children": "Bar", "modifiers": [{"environment": {"gap": "w"}},
           {"onPreferenceChange": {"key": "W", "perform": "w = value + 1"}}]}}
        """#)
    #expect(document.hasLoop)
  }
}
