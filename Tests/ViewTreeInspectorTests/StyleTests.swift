import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

/// Styles of controls that a document declares.
@Suite("Styles of the document's own")
struct StyleTests {
  private static let styles = #"""
    {"Chip": {"protocol": "ButtonStyle", "parameters": {"inset": {"type": "CGFloat", "defaultValue": 8}},
       "body": {"slot": "configuration.label", "modifiers": [{"padding": "inset"}]}},
     "Outer": {"protocol": "ButtonStyle",
       "body": {"view": "Button", "label": {"slot": "configuration.label"}, "modifiers": [{"padding": 1}]}},
     "Trigger": {"protocol": "PrimitiveButtonStyle", "body": {"view": "VStack", "spacing": 0, "children": [
       {"slot": "configuration.label"},
       {"view": "Color", "id": "trigger", "modifiers": [{"frame": {"width": 10, "height": 10}}, {"onTapGesture": "configuration.trigger()"}]}]}},
     "Check": {"protocol": "ToggleStyle", "body": {"view": "HStack", "spacing": 0, "children": [
       {"view": "Color", "id": "box", "modifiers": [{"frame": {"width": "configuration.isOn ? 30 : 10", "height": 10}}, {"onTapGesture": "configuration.isOn.toggle()"}]},
       {"slot": "configuration.label"}]}},
     "Framed": {"protocol": "ToggleStyle", "body": {"slot": "configuration", "modifiers": [{"padding": 4}]}},
     "Column": {"protocol": "LabelStyle", "body": {"view": "VStack", "spacing": 0, "children": [
       {"slot": "configuration.title"}, {"slot": "configuration.icon"}]}},
     "Bar": {"protocol": "ProgressViewStyle", "body": {"view": "Color", "modifiers": [
       {"frame": {"width": "100 * (configuration.fractionCompleted ?? 0.1)", "height": 5}}]}},
     "Needle": {"protocol": "GaugeStyle", "body": {"view": "Color", "modifiers": [
       {"frame": {"width": "100 * configuration.value", "height": 5}}]}},
     "Card": {"protocol": "GroupBoxStyle", "body": {"view": "VStack", "spacing": 0, "children": [
       {"slot": "configuration.content"}, {"slot": "configuration.label"}]}},
     "Pair": {"protocol": "LabeledContentStyle", "body": {"view": "VStack", "spacing": 0, "children": [
       {"slot": "configuration.label"}, {"slot": "configuration.content"}]}},
     "Fold": {"protocol": "DisclosureGroupStyle", "body": {"view": "VStack", "spacing": 0, "children": [
       {"view": "Color", "id": "head", "modifiers": [{"frame": {"width": 50, "height": 10}}, {"onTapGesture": "configuration.isExpanded.toggle()"}]},
       {"if": "configuration.isExpanded", "then": {"slot": "configuration.content"}}]}},
     "Field": {"protocol": "TextFieldStyle", "body": {"slot": "configuration", "modifiers": [{"padding": 10}]}},
     "Group": {"protocol": "ControlGroupStyle", "body": {"view": "VStack", "spacing": 0, "children": {"slot": "configuration.content"}}}}
    """#

  private func document(_ root: String, steps: String = "") -> String {
    #"""
    {"viewtree": 1, "window": {"width": 200, "height": 200, "scale": 1}, "metrics": "cells", "platform": "iOS 17",
     "state": {"on": false, "n": 0, "open": false, "text": ""}, "styles": \#(Self.styles),
     "root": \#(root), "steps": [\#(steps)]}
    """#
  }

  /// What is there at first, and after each step.
  private func frames(of text: String) throws -> [Evaluated] {
    let inspection = try Evaluated(text).inspection
    return ([inspection] + inspection.steps.map(\.inspection)).map { Evaluated($0) }
  }

  private static let box =
    #"{"view": "Color", "modifiers": [{"frame": {"width": 20, "height": 10}}]}"#

  private func width(_ view: String) throws -> Double {
    try Evaluated(document(view)).frame("c").width
  }

  private func button(_ modifiers: String) -> String {
    #"{"view": "Button", "id": "c", "label": \#(Self.box), "modifiers": [\#(modifiers)]}"#
  }

  @Test(
    "A button is as large as what its style makes of its label: of several styles the nearest counts",
    arguments: [
      (#"{"buttonStyle": "Chip"}"#, 36), (#"{"buttonStyle": ".Chip"}"#, 36),
      (#"{"buttonStyle": "Chip()"}"#, 36), (#"{"buttonStyle": {"Chip": 3}}"#, 26),
      (#"{"buttonStyle": {"Chip": {"inset": "CGFloat(n) + 1"}}}"#, 22),
      (#"{"buttonStyle": {"style": {"Chip": {"inset": 5}}}}"#, 30),
      (#"{"buttonStyle": "plain"}, {"buttonStyle": "Chip"}"#, 20),
      (#"{"buttonStyle": "Chip"}, {"buttonStyle": "plain"}"#, 36),
      (#"{"buttonStyle": {"Chip": 1}}, {"buttonStyle": "Chip"}"#, 22),
      // In a style the one around it holds.
      (#"{"buttonStyle": "Outer"}"#, 22),
      (#"{"buttonStyle": "Outer"}, {"buttonStyle": "Chip"}"#, 38),
      (#"{"buttonStyle": "Outer"}, {"buttonStyle": "Outer"}"#, 24),
      (#"{"buttonStyle": "Outer"}, {"buttonStyle": "plain"}, {"buttonStyle": "Chip"}"#, 22),
      (#"{"buttonStyle": "Outer"}, {"buttonStyle": "bordered"}"#, 46),
      (#"{"labelStyle": "Column"}"#, 20),
    ] as [(String, Double)])
  func nearest(modifiers: String, expected: Double) throws {
    #expect(try width(button(modifiers)) == expected)
  }

  @Test(
    "A style of a container holds for all that is inside, but not for what it presents beside it")
  func scope() throws {
    let evaluated = try Evaluated(
      document(
        #"""
        {"view": "VStack", "spacing": 0, "children": [
          {"view": "HStack", "children": {"view": "Button", "id": "a", "label": \#(Self.box)}},
          {"view": "Button", "id": "b", "label": \#(Self.box), "modifiers": [{"buttonStyle": "plain"}]},
          {"view": "NavigationLink", "id": "c", "label": \#(Self.box)},
          {"view": "Link", "id": "d", "title": "ab"}],
         "modifiers": [{"buttonStyle": {"Chip": 2}}]}
        """#))
    #expect(try evaluated.frame("a").width == 24)
    #expect(try evaluated.frame("b").width == 20)
    #expect(try evaluated.frame("c").width == 24)
    // Two characters of 8.5 points.
    #expect(try evaluated.frame("d").width == 21)
  }

  @Test(
    "Each control hands its parts to its style, texts as views",
    arguments: [
      (
        #"{"view": "Label", "id": "c", "title": "abcd", "systemImage": "star", "modifiers": [{"labelStyle": "Column"}]}"#,
        34, 41
      ),
      (
        #"{"view": "Label", "id": "c", "title": "abcd", "modifiers": [{"labelStyle": "Column"}]}"#,
        34, 21
      ),
      (
        #"{"view": "ProgressView", "id": "c", "value": 1, "total": 4, "modifiers": [{"progressViewStyle": "Bar"}]}"#,
        25, 5
      ),
      (#"{"view": "ProgressView", "id": "c", "modifiers": [{"progressViewStyle": "Bar"}]}"#, 10, 5),
      (
        #"{"view": "ProgressView", "id": "c", "value": 9, "total": 4, "modifiers": [{"progressViewStyle": "Bar"}]}"#,
        100, 5
      ),
      (
        #"{"view": "Gauge", "id": "c", "value": 15, "in": "10...20", "modifiers": [{"gaugeStyle": "Needle"}]}"#,
        50, 5
      ),
      (
        #"{"view": "Gauge", "id": "c", "value": 0.25, "modifiers": [{"gaugeStyle": "Needle"}]}"#,
        25, 5
      ),
      (
        #"{"view": "GroupBox", "id": "c", "title": "ab", "content": {"view": "Color", "modifiers": [{"frame": {"width": 40, "height": 10}}]}, "modifiers": [{"groupBoxStyle": "Card"}]}"#,
        40, 31
      ),
      (
        #"{"view": "LabeledContent", "id": "c", "title": "ab", "value": "abcd", "modifiers": [{"labeledContentStyle": "Pair"}]}"#,
        34, 42
      ),
      (
        #"{"view": "ControlGroup", "id": "c", "content": [{"view": "Text", "text": "ab"}, {"view": "Text", "text": "abcd"}], "modifiers": [{"controlGroupStyle": "Group"}]}"#,
        34, 42
      ),
      (
        #"{"view": "TextField", "id": "c", "title": "ab", "text": "$text", "modifiers": [{"textFieldStyle": "Field"}]}"#,
        200, 42
      ),
    ] as [(String, Double, Double)])
  func parts(view: String, width: Double, height: Double) throws {
    let frame = try Evaluated(document(view)).frame("c")
    #expect(frame.width == width)
    #expect(frame.height == height)
  }

  @Test("A style reads and switches what its control is bound to")
  func binding() throws {
    let root =
      #"{"view": "Toggle", "id": "c", "title": "ab", "isOn": "$on", "modifiers": [{"toggleStyle": "Check"}]}"#
    let steps = try frames(of: document(root, steps: #"{"tap": "box"}, {"toggle": "c"}"#))
    #expect(steps.map { $0.state("on") } == ["false", "true", "false"])
    #expect(try steps.map { try $0.frame("c").width } == [27, 47, 27])
  }

  @Test("A toggle whose style does not take the tap is not switched by one")
  func tapOnStyled() {
    let root =
      #"{"view": "Toggle", "id": "c", "title": "ab", "isOn": "$on", "modifiers": [{"toggleStyle": "Check"}]}"#
    let outcome = Outcome(document(root, steps: #"{"tap": "Text"}"#))
    #expect(outcome.diagnostics.map(\.id) == ["step-not-for-view"])
  }

  @Test("The control itself, made of what its style is told, has the style around")
  func control() throws {
    let framed =
      #"{"view": "Toggle", "id": "c", "title": "ab", "isOn": "$on", "modifiers": [{"toggleStyle": "Framed"}%]}"#
    let alone = framed.replacing("%", with: "")
    #expect(try Evaluated(document(alone)).frame("c").height == 31 + 8)
    let inCheck = framed.replacing("%", with: #", {"toggleStyle": "Check"}"#)
    #expect(try Evaluated(document(inCheck)).frame("c").width == 27 + 8)
  }

  @Test("What a primitive style does not do is not done: a tap on its label is none for the button")
  func trigger() throws {
    let root =
      #"{"view": "Button", "id": "c", "action": "n += 1", "title": "ab", "modifiers": [{"buttonStyle": "Trigger"}]}"#
    let steps = try frames(of: document(root, steps: #"{"tap": "trigger"}"#))
    #expect(steps.map { $0.state("n") } == ["0", "1"])
    let outcome = Outcome(document(root, steps: #"{"tap": "Text"}"#))
    #expect(outcome.diagnostics.map(\.id) == ["step-not-for-view"])
  }

  @Test(
    "A disclosure group without a binding stays as it is, and one with a binding is opened by its style"
  )
  func disclosure() throws {
    func group(_ isExpanded: String) -> String {
      #"{"view": "DisclosureGroup", "id": "c", \#(isExpanded) "title": "ab", "content": \#(Self.box), "modifiers": [{"disclosureGroupStyle": "Fold"}]}"#
    }
    let bound = try frames(
      of:
        document(group(#""isExpanded": "$open","#), steps: #"{"tap": "head"}"#))
    #expect(try bound.map { try $0.frame("c").height } == [10, 20])
    let alone = try frames(of: document(group(""), steps: #"{"tap": "head"}"#))
    #expect(try alone.map { try $0.frame("c").height } == [10, 10])
  }

  @Test("Each control has its own state of the style, and reads the environment where it stands")
  func stateAndEnvironment() throws {
    let text = #"""
      {"viewtree": 1, "window": {"width": 200, "height": 200, "scale": 1}, "state": {"n": 0},
       "styles": {"Counted": {"protocol": "ButtonStyle", "state": {"taps": 0}, "environment": {"isEnabled": "\\.isEnabled"},
         "body": {"view": "Color", "modifiers": [
           {"frame": {"width": "isEnabled ? 10 + 5 * CGFloat(taps) : 100", "height": 10}}, {"onTapGesture": "taps += 1"}]}}},
       "root": {"view": "VStack", "children": [{"view": "Button", "id": "a"}, {"view": "Button", "id": "b"},
         {"view": "Button", "id": "c", "modifiers": [{"disabled": true}]}],
         "modifiers": [{"buttonStyle": "Counted"}]},
       "steps": [{"tap": "a/Color"}]}
      """#
    let steps = try frames(of: text)
    #expect(try steps.map { try $0.frame("a").width } == [10, 15])
    #expect(try steps.map { try $0.frame("b").width } == [10, 10])
    #expect(try steps[0].frame("c").width == 100)
  }

  @Test("A component that a style hands on what it is told puts the parts where they go")
  func handedOn() throws {
    let text = #"""
      {"viewtree": 1, "window": {"width": 200, "height": 200, "scale": 1}, "state": {"n": 0},
       "components": {"Chip": {"parameters": {"told": "ButtonStyleConfiguration"},
         "body": {"slot": "told.label", "modifiers": [{"padding": "told.isPressed ? 1 : 2"}]}}},
       "styles": {"Handing": {"protocol": "ButtonStyle", "body": {"view": "Chip", "told": "configuration"}}},
       "root": {"view": "Button", "id": "c", "label": \#(Self.box), "modifiers": [{"buttonStyle": "Handing"}]}}
      """#
    #expect(try Evaluated(text).frame("c").width == 24)
  }

  @Test("Preferences of the label and of the style itself come to readers around the control")
  func preferences() throws {
    let text = #"""
      {"viewtree": 1, "window": {"width": 200, "height": 200, "scale": 1}, "state": {"found": []},
       "preferenceKeys": {"Names": {"defaultValue": [], "reduce": "append"}},
       "styles": {"Named": {"protocol": "ButtonStyle", "body": {"view": "HStack", "children": [
         {"view": "Color", "modifiers": [{"preference": {"key": "Names", "value": ["style"]}}]},
         {"slot": "configuration.label"}]}}},
       "root": {"view": "Button", "label": {"view": "Color", "modifiers": [{"preference": {"key": "Names", "value": ["label"]}}]},
         "modifiers": [{"buttonStyle": "Named"}, {"onPreferenceChange": {"key": "Names", "perform": "found = value"}}]}}
      """#
    let evaluated = try Evaluated(text)
    #expect(evaluated.state("found") == #"["style", "label"]"#)
    #expect(Outcome(text).diagnostics.isEmpty)
  }
}

extension Evaluated {
  /// The value of a state variable, as it is told.
  fileprivate func state(_ name: String) -> String? {
    inspection.state.first { $0.name == name }.map { "\($0.value)" }
  }
}

/// What is wrong with a style.
@Suite("Styles of the document's own: mistakes")
struct StyleMistakeTests {
  private func problems(_ styles: String, _ root: String) -> [String] {
    let text = #"{"viewtree": 1, "styles": {\#(styles)}, "root": \#(root)}"#
    return Outcome(text).diagnostics.map { "\($0.id): \($0.message); \($0.help ?? "")" }
  }

  private static let chip =
    #""Chip": {"protocol": "ButtonStyle", "body": {"slot": "configuration.label"}}"#

  private static func body(_ body: String, _ style: String = "ButtonStyle") -> String {
    #""Chip": {"protocol": "\#(style)", "body": \#(body)}"#
  }

  private static func button(_ modifier: String) -> String {
    #"{"view": "Button", "title": "a", "modifiers": [\#(modifier)]}"#
  }

  @Test(
    "A mistake in a declaration is told with a way out",
    arguments: [
      (
        #""Chip": {"protocol": "ButtonStyle"}"#,
        "missing-argument: a style needs 'body'; add \"body\": …"
      ),
      (
        #""Chip": {"body": "Color"}"#,
        "missing-argument: a style needs 'protocol'; add \"protocol\": …"
      ),
      (
        #""Chip": {"protocol": "ButonStyle", "body": "Color"}"#,
        "unknown-option: 'protocol' cannot be 'ButonStyle'; did you mean 'ButtonStyle'?"
      ),
      (
        #""Chip": {"protocol": 3, "body": "Color"}"#,
        "wrong-kind: expected the name of a protocol such as \"ButtonStyle\", not a number; "
      ),
      (
        #""Chip": {"protocol": "ButtonStyle", "parameters": {"configuration": "Int"}, "body": "Color"}"#,
        "name-is-taken: 'configuration' is already the name of the style's configuration; choose another name"
      ),
      (
        body(#"{"slot": "configuration.lable"}"#),
        "unknown-slot: the configuration of a ButtonStyle has no views 'lable'; did you mean 'label'?"
      ),
      (
        body(#"{"slot": "configuration.icon"}"#),
        "unknown-slot: the configuration of a ButtonStyle has no views 'icon'; it has: 'label'"
      ),
      (
        body(#"{"slot": "configuration.label"}"#, "TextFieldStyle"),
        "unknown-slot: the configuration of a TextFieldStyle has no views 'label'; it contains only the whole control: { \"slot\": \"configuration\" }"
      ),
      (
        body(#"{"view": "Text", "text": "\\(configuration.isPresed)"}"#),
        "unknown-script-member: ButtonStyleConfiguration has no member 'isPresed'; did you mean 'isPressed'?"
      ),
      (
        body(
          #"{"view": "Text", "text": "a", "modifiers": [{"onTapGesture": "configuration.isPressed = true"}]}"#
        ),
        "assignment-to-constant: 'isPressed' is a constant and cannot be changed; copy it first: 'var copy = isPressed'"
      ),
    ])
  func declarations(styles: String, expected: String) {
    #expect(problems(styles, #""Color""#) == [expected])
  }

  @Test(
    "A mistake in a use is told with a way out",
    arguments: [
      (
        #"{"buttonStyle": "Chp"}"#,
        "unknown-style: 'buttonStyle' has no style 'Chp'; did you mean 'Chip'?"
      ),
      (
        #"{"buttonStyle": {"Chp": {}}}"#,
        "unknown-style: 'buttonStyle' has no style 'Chp'; did you mean 'Chip'?"
      ),
      (
        #"{"labelStyle": "Chip"}"#,
        "style-of-another-protocol: 'Chip' is a ButtonStyle, which 'labelStyle' does not accept; use it with 'buttonStyle', or declare a style with the right protocol"
      ),
      (
        #"{"buttonStyle": {"Chip": {"colour": 1}}}"#,
        "unknown-argument: 'Chip' has no 'colour'; "
      ),
      (
        #"{"buttonStyle": {"Chip": {}, "plain": {}}}"#,
        "two-modifiers: 'plain' is a second key in one modifier; write one object per modifier: their order matters"
      ),
    ])
  func uses(modifier: String, expected: String) {
    #expect(problems(Self.chip, Self.button(modifier)).first == expected)
  }

  @Test("A style that stands around itself without end is told as a component is")
  func endless() {
    let styles = Self.body(
      #"{"view": "Button", "title": "a", "modifiers": [{"buttonStyle": "Chip"}]}"#)
    var found: [String] = []
    // As deep as the limit is, evaluation needs the stack that it is made for.
    DeepStack.run { found = problems(styles, Self.button(#"{"buttonStyle": "Chip"}"#)) }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("component-recursion: style 'Chip' contains itself") == true)
  }

  @Test("A style is no view, and no style of the system hides one of the document's own")
  func names() {
    #expect(problems(Self.chip, #"{"view": "Chip"}"#).first?.hasPrefix("unknown-view") == true)
    let plain = #""plain": {"protocol": "ButtonStyle", "body": {"slot": "configuration.label"}}"#
    #expect(problems(plain, Self.button(#"{"buttonStyle": "plain"}"#)).isEmpty)
    let both =
      #"{"viewtree": 1, "components": {"Chip": {"body": "Color"}}, "styles": {\#(Self.chip)}, "root": "Chip"}"#
    #expect(
      Outcome(both).diagnostics.map(\.message) == ["'Chip' is already the name of a component"])
  }
}
