import Testing

/// Styles of controls that a Swift file declares.
@Suite("Swift files: styles")
struct StyleTests {
  private static let chip = """
    struct Chip: ButtonStyle {
      var color: Color = .blue
      var inset: CGFloat = 8
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(inset)
      }
    }
    extension ButtonStyle where Self == Chip {
      static var chip: Chip { Chip() }
      static var small: Self { .init(inset: 1) }
      static func chip(_ inset: CGFloat, color: Color = .red) -> Chip {
        return Chip(color: color, inset: inset)
      }
    }
    """

  private func sample(_ styles: String, _ body: String) -> SwiftSample {
    SwiftSample(
      """
      \(styles)
      struct ContentView: View {
        @State private var isOn = false
        var body: some View { \(body) }
      }
      """)
  }

  @Test(
    "A style is set by its initialiser, or by a name that an extension of its protocol gives it",
    arguments: [
      ("Chip()", #"{"buttonStyle":"Chip"}"#),
      ("Chip(color: .red)", #"{"buttonStyle":{"Chip":{"color":".red"}}}"#),
      ("Chip.init(inset: 3)", #"{"buttonStyle":{"Chip":{"inset":3}}}"#),
      (".chip", #"{"buttonStyle":"Chip"}"#),
      (".small", #"{"buttonStyle":{"Chip":{"inset":1}}}"#),
      (".chip(4)", #"{"buttonStyle":{"Chip":{"color":".red","inset":4}}}"#),
      (
        ".chip(isOn ? 4 : 2, color: .green)",
        #"{"buttonStyle":{"Chip":{"color":".green","inset":"isOn ? 4 : 2"}}}"#
      ),
      (".bordered", #"{"buttonStyle":".bordered"}"#),
    ])
  func uses(style: String, modifier: String) {
    let sample = sample(Self.chip, "Button(\"a\") {}.buttonStyle(\(style))")
    #expect(sample.problems == [])
    #expect(sample.json.contains("\"modifiers\":[\(modifier)]"), "\(sample.json)")
  }

  @Test("The parts of what a style is told are slots, and the control made of it is one, too")
  func parts() {
    let sample = sample(
      """
      struct Check: ToggleStyle {
        func makeBody(configuration told: Self.Configuration) -> some View {
          HStack {
            mark(told)
            told.label
            Toggle(told).labelsHidden()
            Toggle("b", isOn: told.$isOn)
          }
        }
        func mark(_ inner: Configuration) -> some View {
          Text(inner.isOn ? "x" : "o").onTapGesture { inner.isOn.toggle() }
        }
      }
      """, "Toggle(\"a\", isOn: $isOn).toggleStyle(Check())")
    #expect(sample.problems == [])
    for part in [
      #"{"slot":"configuration.label"}"#, #"{"slot":"configuration","modifiers":["labelsHidden"]}"#,
      #""isOn":"configuration.$isOn""#, #"configuration.isOn.toggle()"#,
    ] {
      #expect(sample.json.contains(part), "\(part) in \(sample.json)")
    }
  }

  @Test("A view that a style hands on what it is told has the parts of that")
  func handedOn() {
    let sample = sample(
      """
      struct Plain: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Inside(told: configuration) }
        struct Inside: View {
          let told: ButtonStyle.Configuration
          @Environment(\\.isEnabled) private var isEnabled
          var body: some View { told.label.opacity(told.isPressed || !isEnabled ? 0.5 : 1) }
        }
      }
      """, "Button(\"a\") {}.buttonStyle(Plain()).disabled(true)")
    #expect(sample.problems == [])
    #expect(sample.report.contains { $0.contains("told.label") && $0.contains(".opacity(0.5)") })
  }

  @Test(
    "A text field is what its style is told, and a function of a control is called in an action")
  func controls() {
    let sample = sample(
      """
      struct Lined: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(5) }
      }
      struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button(action: configuration.trigger) { configuration.label }
        }
      }
      """,
      "VStack { TextField(\"a\", text: .constant(\"\")).textFieldStyle(Lined()); Button(\"b\") {}.buttonStyle(Twice()) }"
    )
    #expect(sample.problems == [])
    #expect(sample.json.contains(#"{"slot":"configuration","modifiers":[{"padding":5}]}"#))
    #expect(sample.json.contains(#""action":"configuration.trigger()""#))
  }

  @Test("A file with a style alone is shown as a control with it")
  func alone() {
    let sample = SwiftSample(Self.chip)
    #expect(sample.report.contains { $0.hasPrefix("Button \"Chip\"") })
    #expect(sample.problems.count == 1)
  }

  @Test("A style on controls of another kind, and one whose body cannot be read, are told")
  func mistakes() {
    #expect(
      sample(Self.chip, "Label(\"a\", systemImage: \"b\").labelStyle(Chip())").problems == [
        "17:65 error style-of-another-protocol: 'Chip' is a ButtonStyle, which 'labelStyle' does not accept"
      ])
    let empty = sample(
      "struct Empty: ButtonStyle {}", "Button(\"a\") {}.buttonStyle(Empty())")
    #expect(
      empty.problems == [
        "1:8 error swift-no-body: 'Empty' has no 'makeBody'"
      ])
  }
}
