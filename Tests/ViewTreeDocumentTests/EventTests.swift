import Testing

/// Documents with actions, events and steps of time: what is wrong is told at its place.
struct EventTests {
  private static let listens =
    #"{"view": "Color", "modifiers": [{"onReceive": {"publisher": "saved", "perform": ""}}]}"#

  static let mistakes: [(root: String, steps: String, id: String, place: String)] = [
    (#""Color""#, #"{"wait": true}"#, "wrong-kind", "true"),
    (#""Color""#, #"{"wait": -1}"#, "out-of-range", "-1"),
    (#""Color""#, #"{"wait": 100000}"#, "out-of-range", "100000"),
    (#""Color""#, #"{"wiat": 1}"#, "unknown-argument", #""wiat""#),
    (listens, #"{"send": "save"}"#, "unknown-publisher", #""save""#),
    (listens, #"{"send": {"save": 1}}"#, "unknown-publisher", #""save""#),
    (listens, #"{"send": 3}"#, "wrong-kind", "3"),
    (listens, #"{"send": {"saved": 1, "closed": 2}}"#, "wrong-kind", #"{"saved": 1, "closed": 2}"#),
  ]

  @Test("A wrong step is an error at its place", arguments: mistakes)
  func step(mistake: (root: String, steps: String, id: String, place: String)) {
    let read = ReadDocument(root: mistake.root, #""steps": [\#(mistake.steps)]"#)
    #expect(read.ids == [mistake.id])
    #expect(read.places.first?.hasPrefix(mistake.place.prefix(1)) == true)
    if mistake.id != "wrong-kind" { #expect(read.places == [mistake.place]) }
  }

  static let modifiers: [(String, String)] = [
    (#"{"onChange": {"perform": ""}}"#, "missing-argument"),
    (#"{"onChange": {"of": "n"}}"#, "missing-argument"),
    (#"{"onChange": {"of": "m", "perform": ""}}"#, "unknown-script-name"),
    (#"{"onChange": {"of": "n", "perform": "{ a, b, c in }"}}"#, "wrong-script-arguments"),
    (#"{"onChange": {"of": 3, "perform": ""}}"#, "wrong-kind"),
    (#"{"onChange": {"of": "n", "initial": 1, "perform": ""}}"#, "wrong-kind"),
    (#"{"onChnage": {"of": "n", "perform": ""}}"#, "unknown-modifier"),
    (#"{"onReceive": {"perform": ""}}"#, "missing-argument"),
    (#"{"onReceive": {"every": 0, "perform": ""}}"#, "out-of-range"),
    (
      #"{"onReceive": {"every": 1, "publisher": "a", "perform": ""}}"#,
      "arguments-exclude-each-other"
    ),
    (#"{"task": {"id": "n"}}"#, "missing-argument"), (#""onDisappear""#, "missing-argument"),
  ]

  @Test("A wrong modifier with an action is an error", arguments: modifiers)
  func modifier(text: String, id: String) {
    let read = ReadDocument(
      root: #"{"view": "Color", "modifiers": [\#(text)]}"#, #""state": {"n": 0}"#)
    #expect(read.ids == [id])
  }

  static let good = [
    #"{"onDisappear": "n = 1"}"#, #"{"task": "n = 1"}"#,
    #"{"task": {"id": "n", "priority": ".high", "action": "n = 1"}}"#,
    #"{"onChange": {"of": "[n, 1]", "perform": ""}}"#,
    #"{"onChange": {"of": "n", "action": "n = newValue"}}"#,
    #"{"onReceive": {"every": "0.5 * 2", "perform": "{ _ in n += 1 }"}}"#,
  ]

  @Test("Every form of an action is read", arguments: good)
  func reads(text: String) {
    let read = ReadDocument(
      root: #"{"view": "Color", "modifiers": [\#(text)]}"#, #""state": {"n": 0}"#)
    #expect(read.ids == [])
  }

  @Test("A reduce may assign to no state, for it belongs to no view")
  func reduce() {
    let read = ReadDocument(
      root: #""Color""#,
      #""state": {"n": 0}, "preferenceKeys": {"K": {"defaultValue": 0, "reduce": "n = 1"}}"#)
    #expect(read.ids == ["state-written-outside-an-action"])
  }
}
