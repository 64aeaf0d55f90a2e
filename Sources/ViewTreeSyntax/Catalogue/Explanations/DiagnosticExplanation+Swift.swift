/// Explanations about documents that are Swift files.
extension DiagnosticExplanation {
  static let swift: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "swift-argument-left-out",
      "A view was given something that documents cannot say, such as the label of a progress view's value. The rest of the view is there.",
      .view(#"ProgressView(value: 0.5) { Text("a") } currentValueLabel: { Text("b") }"#),
      wayOut: "Where its size matters, write it as a view of its own."),
    DiagnosticExplanation(
      "swift-declared-twice",
      "Two declarations have one name: in one file, or in two files that are read together. Functions with other labels or types are others, and what is private belongs to its file.",
      .swift(
        "struct A: View { var body: some View { Text(\"a\") } }\nstruct A: View { var body: some View { Text(\"b\") } }"
      ),
      wayOut: "Give one of them another name, or make one private to its file."),
    DiagnosticExplanation(
      "swift-endless-helper",
      "Functions and computed properties that are views are written out where they are used. This one is used inside of itself, so that there would be no end. Helpers can also be at most 64 deep inside one another.",
      .swift(
        "struct A: View {\n  var body: some View { row }\n  var row: some View { VStack { row } }\n}"
      ),
      wayOut: "Make it a view of its own, which may contain itself under a condition."),
    DiagnosticExplanation(
      "swift-files",
      "The settings of a Swift file name the files that are read with it, `files: [Row.swift, Parts]`. One of them is not there, or the list has something else than texts.",
      .swift(
        "/* viewtree\nfiles: [Rwo.swift]\n*/\nstruct A: View { var body: some View { Text(\"a\") } }"
      ),
      wayOut: "Name files and folders with paths from the folder of the file."),
    DiagnosticExplanation(
      "swift-hole",
      "Something in the file cannot be read, and the smallest part around it that can be missing is left out: an action, a function, a modifier, a view. The message says which, and why. All else is told as if that part were not there. With `--holes error` this is an error.",
      .view(#"Text("a").onTapGesture { load() }"#),
      wayOut:
        "What an action would assign can be given with `--set` or as a step. What another file declares can be copied into this one."
    ),
    DiagnosticExplanation(
      "swift-initialiser",
      "Of an initialiser of a view what it assigns to properties is read, and that it calls another one. This statement does something else.",
      .swift(
        "struct A: View {\n  let x: Int\n  init() { x = 1; print(2) }\n  var body: some View { Text(\"\\(x)\") }\n}"
      ),
      wayOut: "Work the value out in the expression that is assigned, or in a function."),
    DiagnosticExplanation(
      "swift-key-without-default",
      "A preference key says no `defaultValue`, and its values are not optional, so that there is nothing to begin with.",
      .swift(
        "struct K: PreferenceKey {\n  static func reduce(value: inout Int, nextValue: () -> Int) {}\n}\nstruct A: View {\n  var body: some View { Text(\"a\").preference(key: K.self, value: 1).onPreferenceChange(K.self) { _ in } }\n}"
      ),
      wayOut: "Add `static let defaultValue`."),
    DiagnosticExplanation(
      "swift-modifier-on-nothing", "A modifier stands where a view should.",
      .view(".padding()"),
      wayOut: "Write it behind the view that it modifies; not even a brace may be between them."),
    DiagnosticExplanation(
      "swift-no-binding",
      "What changes a value needs a binding to it, and is given the value: a literal, or a property without `$`.",
      .view(#"Toggle("a", isOn: true)"#),
      wayOut: "Write `$` before the name of the property, or `.constant(…)` around the literal."),
    DiagnosticExplanation(
      "swift-no-body", "A view that is shown has no `body`.",
      .swift("struct A: View {}"), wayOut: "Add it."),
    DiagnosticExplanation(
      "swift-no-key-path", "The id of a loop is a key path, which begins with a backslash.",
      .view(#"ForEach(["a"], id: .self) { Text($0) }"#), wayOut: "Write `\\.self`."),
    DiagnosticExplanation(
      "swift-no-root",
      "A file shows what its first `#Preview` shows, or its first `PreviewProvider`, or `ContentView`, or the only view that no other one shows and that needs no arguments. This file has none of them, or several; or several files have previews.",
      .swift(
        "struct A: View { var body: some View { Text(\"a\") } }\nstruct B: View { var body: some View { Text(\"b\") } }"
      ),
      wayOut: "Name the view with `--root`, or add a `#Preview`."),
    DiagnosticExplanation(
      "swift-more-gaps",
      "viewtree reads several files as one document, and shows the first ten warnings about code that it can't read. There are more.",
      nil, wayOut: "To see all of them, add `--holes all`."),
    DiagnosticExplanation(
      "swift-unused-assumption",
      "`--assume`, or `assume` in the settings, gives an expression a value. No shown view contains that expression.",
      .swift(
        "/* viewtree\nassume: { order.isDone: true }\n*/\nstruct A: View { let order: Order; var body: some View { if order.isComplete { Text(\"done\") } } }"
      ),
      wayOut: "Write the expression as the file does: `order.isComplete: true`."),
    DiagnosticExplanation(
      "swift-no-view",
      "Where a view is wanted there is an expression of which the file does not say that it is one, such as an element of a list of views.",
      .view("VStack { [Text(\"a\")][0] }"),
      wayOut:
        "Views are calls, and properties and functions that are declared as `some View` or with `@ViewBuilder`."
    ),
    DiagnosticExplanation(
      "swift-not-a-view",
      "A type has a `body` and is used as a view, but does not say that it is one.",
      .swift(
        "struct A: View { var body: some View { B() } }\nstruct B { var body: some View { Text(\"b\") } }"
      ),
      wayOut: "Add `: View`."),
    DiagnosticExplanation(
      "swift-object-made",
      "A view reads an object from the environment, and nothing around the root view sets one. viewtree makes an object, with made-up values for the arguments of its initializer.",
      nil,
      wayOut:
        "Add a `#Preview` that sets the object with `.environmentObject(…)` or `.environment(…)`."
    ),
    DiagnosticExplanation(
      "swift-other-previews",
      "A file has several previews, each with a window of its own as in Xcode. viewtree shows the first one.",
      .swift("#Preview(\"one\") { Text(\"a\") }\n#Preview(\"two\") { Text(\"b\") }"),
      wayOut: "To choose a preview, use its name or number: `--preview two`."),
    DiagnosticExplanation(
      "swift-private-name",
      "Of several files that are read together one uses a view that another one declares as private.",
      nil,
      wayOut: "Leave `private` out, or declare a view of that name in the file."),
    DiagnosticExplanation(
      "swift-property-left-out",
      "A property has a wrapper that is not read, holds an object of a class that the file does not declare or that inherits from another one, or is a list of views. What uses it is left out as well.",
      .swift(
        "struct A: View {\n  @Query var people: [Person]\n  var body: some View { Text(\"a\") }\n}"),
      wayOut: "Hand the value over as a plain property, or keep it as `@State`."),
    DiagnosticExplanation(
      "swift-several-settings",
      "Of several files that are read together more than one has a comment with settings, and nothing says which counts.",
      nil,
      wayOut:
        "Choose a view with `--root`: the settings of its file count. Or inspect one of the files, whose settings name the others under `files`."
    ),
    DiagnosticExplanation(
      "swift-stand-ins",
      "The view needs arguments, and no preview gives them. viewtree makes values from the types and names of the properties: the words of a name for a text, three elements for a list, a Box for views, actions that do nothing. Without a view, it applies a modifier of the file to a Box.",
      .swift("struct A: View { let x: Int; var body: some View { Text(\"\\(x)\") } }"),
      wayOut: "Add a `#Preview` with a view and its arguments."),
    DiagnosticExplanation(
      "swift-statement-in-builder",
      "Among views stands a statement that makes none, which Swift does not allow there either.",
      .view("VStack { for x in [1] { Text(\"\\(x)\") } }"),
      wayOut: "Use `ForEach`, or work values out in a function."),
    DiagnosticExplanation(
      "swift-statement-left-out",
      "What stands at the top of a file besides declarations and previews is not run.",
      .swift("struct A: View { var body: some View { Text(\"a\") } }\nprint(1)"),
      wayOut: "Nothing has to be done, unless views depend on it."),
    DiagnosticExplanation(
      "swift-too-many-views",
      "Helpers are written out wherever they are used. Helpers that use others several times, which do the same, become too many views.",
      .swift(
        "struct A: View {\n  var body: some View { h0 }\n"
          + (0..<13).map { "  var h\($0): some View { VStack { h\($0 + 1); h\($0 + 1) } }\n" }
          .joined() + "  var h13: some View { Text(\"a\") }\n}"),
      wayOut: "Make some of them views of their own, which are not written out."),
    DiagnosticExplanation(
      "swift-type-without-self",
      "A preference key is named by its type, and `.self` is missing behind it.",
      .swift(
        "struct K: PreferenceKey {\n  static let defaultValue = 0\n  static func reduce(value: inout Int, nextValue: () -> Int) {}\n}\nstruct A: View {\n  var body: some View { Text(\"a\").onPreferenceChange(K) { _ in } }\n}"
      ),
      wayOut: "Add `.self`."),
    DiagnosticExplanation(
      "swift-unknown-call",
      "A view or a modifier is called with labels that none of its forms has. With a label that is like none, it is taken for one of another file and left out.",
      .view(#"Text("a").frame(wdth: 3)"#), wayOut: "Mend the label."),
    DiagnosticExplanation(
      "swift-unknown-declaration", "A line begins with a word that no declaration begins with.",
      .swift("sstruct A: View {}"), wayOut: "Mend the word."),
    DiagnosticExplanation(
      "swift-unknown-modifier",
      "A modifier is neither one of SwiftUI that viewtree knows nor declared in the file. It has no effect.",
      .view(#"Text("a").glow()"#),
      wayOut: "Write in its place what it does to sizes and preferences."),
    DiagnosticExplanation(
      "swift-unknown-preview", "`--preview` names a preview that is not there.",
      DiagnosticExample(
        ["inspect", "--input", "swift", "--preview", "3", "-"],
        "#Preview(\"one\") { Text(\"a\") }"),
      wayOut: "Use the number of a preview, from 1, or its name."),
    DiagnosticExplanation(
      "swift-unknown-root", "`--root` names a view that the file does not declare.",
      DiagnosticExample(
        ["inspect", "--input", "swift", "--root", "Forn", "-"],
        "struct Form1: View { var body: some View { Text(\"a\") } }"),
      wayOut: "Use the name of a view."),
    DiagnosticExplanation(
      "swift-unknown-view",
      "A view is neither one of SwiftUI that viewtree knows nor declared in the file. A Box stands in its place, which takes what it is offered, and 10 by 10 where that is nothing. What stands in its closures is not read.",
      .view("Chart(data)"),
      wayOut: "Give it a `frame` where its size matters."),
    DiagnosticExplanation(
      "swift-variable-without-value",
      "A variable among views gets its value in statements behind it, which makes no views.",
      .view("let x: Int; Text(\"a\")"),
      wayOut: "Work it out in a function, or write `if` and `else` as one expression."),
  ]
}

extension DiagnosticExample {
  /// A Swift file.
  fileprivate static func swift(_ text: String) -> DiagnosticExample {
    DiagnosticExample(["inspect", "--input", "swift", "-"], text + "\n")
  }

  /// A Swift file with one view.
  fileprivate static func view(_ text: String) -> DiagnosticExample {
    swift("struct ContentView: View {\n  var body: some View {\n    \(text)\n  }\n}")
  }
}
