/// What runs after each step of a document in Fixtures/steps: table 7.2 of the regression cases.
struct StepCase {
  /// The document's name.
  let name: String
  /// Its folder in Fixtures.
  var folder = "steps"
  /// After each step: the closures in the order in which they ran, readers by their modifiers,
  /// and R for each reduce.
  let runs: [String]
  /// The same where what was read before is looked at first, if that differs.
  var strict: [String]?

  static let all: [StepCase] = [
    StepCase(name: "months-without-preferences-tap", runs: [""]),
    StepCase(
      name: "months-with-an-action-tap-and-turn",
      // Eleven reduces for twelve months, the action; then a second pass in which nothing changed.
      runs: ["", "R R R R R R R R R R R onPreferenceChange"]),
    StepCase(
      name: "months-of-bounds-tap",
      runs: ["backgroundPreferenceValue", "backgroundPreferenceValue"]),
    StepCase(
      name: "months-of-points-tap",
      runs: ["backgroundPreferenceValue", "backgroundPreferenceValue"]),
    StepCase(
      name: "months-of-array-tap",
      runs: ["backgroundPreferenceValue", "backgroundPreferenceValue"]),
    StepCase(
      name: "form-typing",
      runs: [
        "title R f0 c0 R R R form R overlayPreferenceValue",
        "title R f1 c1 R R R form R overlayPreferenceValue",
        "title R f2 c2 R R R form R overlayPreferenceValue",
        "f3 c3 R R form R overlayPreferenceValue",
      ],
      strict: [
        "title f0 c0 R R R R form R overlayPreferenceValue",
        "title f1 c1 R R R R form R overlayPreferenceValue",
        "title f2 c2 R R R R form R overlayPreferenceValue",
        "f3 c3 R R form R overlayPreferenceValue",
      ]),
    StepCase(
      name: "form-twitter",
      runs: [
        "f3 c3 R f4 c4 R R form R overlayPreferenceValue",
        "f4 c4 R R R form R overlayPreferenceValue",
        "f3 c3 R R form R overlayPreferenceValue",
      ]),
    StepCase(
      name: "form-slider",
      runs: [
        "f3 c3 R R form R overlayPreferenceValue",
        "f3 c3 R f4 c4 R R form R overlayPreferenceValue",
        "f3 c3 R f4 c4 R R form R overlayPreferenceValue",
      ],
      strict: [
        "f3 c3 R R form R overlayPreferenceValue",
        "f3 c3 R f4 c4 R R form R overlayPreferenceValue",
        "f3 c3 f4 c4 R R R form R overlayPreferenceValue",
      ]),
    StepCase(
      name: "form-title-wraps",
      runs: ["title R f0 c0 R f1 c1 R f2 c2 R f3 c3 form R overlayPreferenceValue"],
      strict: ["title f0 c0 f1 c1 f2 c2 R R f3 c3 R R form R overlayPreferenceValue"]),
    StepCase(name: "anchor-follows-its-text", runs: ["text overlayPreferenceValue"]),
    StepCase(
      name: "grid-gets-a-card",
      // The new card stands where an old one stood, and moves with those after it.
      runs: ["R R R Card[3] R R R onPreferenceChange new placeholder text !!!"],
      strict: ["R R R Card[3] R R R onPreferenceChange new placeholder text !!!"]),
    StepCase(name: "operand-changes", folder: "preferences", runs: ["b R onPreferenceChange"]),
    StepCase(name: "equal-value-stops", folder: "preferences", runs: ["b"]),
    StepCase(name: "view-that-fits-keeps-a-value", folder: "preferences", runs: [""]),
    StepCase(
      name: "view-that-fits-keeps-a-value-in-a-list", folder: "preferences",
      runs: ["", "R onPreferenceChange"]),
  ]
}
