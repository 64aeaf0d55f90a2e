/// Explanations about documents that are Swift files.
extension DiagnosticExplanation {
  static let swift: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "swift-argument-left-out",
      "A view has an argument that documents cannot express, such as the label of a progress view's value. viewtree shows the rest of the view.",
      .view(#"ProgressView(value: 0.5) { Text("a") } currentValueLabel: { Text("b") }"#),
      wayOut: "If the layout depends on its size, write it as a separate view."),
    DiagnosticExplanation(
      "swift-declared-twice",
      "Two declarations have the same name, in one file or in two files of one document. Functions with different labels or types are different, and private declarations belong to their file.",
      .swift(
        "struct A: View { var body: some View { Text(\"a\") } }\nstruct A: View { var body: some View { Text(\"b\") } }"
      ),
      wayOut: "Rename one of them, or make one private to its file."),
    DiagnosticExplanation(
      "swift-endless-helper",
      "viewtree expands functions and computed properties that return views. This helper uses "
        + "itself, so the expansion would never end. Helpers can be at most 64 levels deep.",
      .swift(
        "struct A: View {\n  var body: some View { row }\n  var row: some View { VStack { row } }\n}"
      ),
      wayOut: "Make it a separate view, which can contain itself inside a condition."),
    DiagnosticExplanation(
      "swift-files",
      "The settings of a Swift file list the files of its document, `files: [Row.swift, Parts]`. One of them does not exist, or the list contains a value that is not text.",
      .swift(
        "/* viewtree\nfiles: [Rwo.swift]\n*/\nstruct A: View { var body: some View { Text(\"a\") } }"
      ),
      wayOut: "Use paths that are relative to the file's folder."),
    DiagnosticExplanation(
      "swift-hole",
      "viewtree does not support some code, and skips the smallest part that contains it: an action, a function, a modifier or a view. The message names the part and the reason. With `--holes error`, this is an error.",
      .view(#"Text("a").onTapGesture { load() }"#),
      wayOut:
        "Set a value that an action would assign with `--set` or a step. Pass the folder of the app, so that viewtree finds declarations in other files."
    ),
    DiagnosticExplanation(
      "swift-initialiser",
      "In an initializer of a view, viewtree reads assignments to properties and calls of other initializers. viewtree skips any other statement.",
      .swift(
        "struct A: View {\n  let x: Int\n  init() { x = 1; print(2) }\n  var body: some View { Text(\"\\(x)\") }\n}"
      ),
      wayOut: "Compute the value in the assigned expression, or in a function."),
    DiagnosticExplanation(
      "swift-key-without-default",
      "A preference key has no `defaultValue`, and its values are not optional, so there is no initial value.",
      .swift(
        "struct K: PreferenceKey {\n  static func reduce(value: inout Int, nextValue: () -> Int) {}\n}\nstruct A: View {\n  var body: some View { Text(\"a\").preference(key: K.self, value: 1).onPreferenceChange(K.self) { _ in } }\n}"
      ),
      wayOut: "Add `static let defaultValue`."),
    DiagnosticExplanation(
      "swift-modifier-on-nothing", "A modifier is used instead of a view.",
      .view(".padding()"),
      wayOut: "Write it directly after the view that it modifies, without a brace between them."),
    DiagnosticExplanation(
      "swift-no-binding",
      "An argument needs a binding, but is a literal or a property without `$`.",
      .view(#"Toggle("a", isOn: true)"#),
      wayOut: "Write `$` before the name of the property, or `.constant(…)` around the literal."),
    DiagnosticExplanation(
      "swift-no-body", "A visible view has no `body`.",
      .swift("struct A: View {}"), wayOut: "Add a `body`."),
    DiagnosticExplanation(
      "swift-no-key-path", "The id of a loop must be a key path, which starts with a backslash.",
      .view(#"ForEach(["a"], id: .self) { Text($0) }"#), wayOut: "Write `\\.self`."),
    DiagnosticExplanation(
      "swift-no-root",
      "viewtree shows the first `#Preview`, the first `PreviewProvider`, `ContentView`, or the "
        + "first view without arguments that no other view shows. viewtree found no root view, or "
        + "several: previews in different files, or several views without arguments.",
      .swift("struct A { var title = \"a\" }"),
      wayOut: "Name the view with `--root`, or add a `#Preview`."),
    DiagnosticExplanation(
      "swift-more-gaps",
      "viewtree reads several files as one document, and shows the first ten warnings about code that it can't read. There are more.",
      nil, wayOut: "To see all of them, add `--holes all`."),
    DiagnosticExplanation(
      "swift-unused-assumption",
      "`--assume`, or `assume` in the settings, gives an expression a value. No shown view contains that expression.",
      .swift(
        "/* viewtree\nassume: { isReady: true }\n*/\nstruct A: View { let isDone = true; var body: some View { if isDone { Text(\"done\") } } }"
      ),
      wayOut: "Write the expression as the file does: `isDone: true`."),
    DiagnosticExplanation(
      "swift-no-view",
      "An expression is used as a view, but the file does not show that it is one, such as an "
        + "element of a list of views. viewtree shows a picture, a text or a gray Color, depending "
        + "on its last name. Otherwise, it shows a Box.",
      .view("VStack { [Text(\"a\")][0] }"),
      wayOut:
        "Use a call, or a property or function of type `some View` or with `@ViewBuilder`."
    ),
    DiagnosticExplanation(
      "swift-not-a-view",
      "A type has a `body` and is used as a view, but does not conform to `View`.",
      .swift(
        "struct A: View { var body: some View { B() } }\nstruct B { var body: some View { Text(\"b\") } }"
      ),
      wayOut: "Add `: View`."),
    DiagnosticExplanation(
      "swift-object-made",
      "A view reads an object from the environment, but no view sets it. viewtree creates an "
        + "object, with placeholder values for the arguments of its initializer.",
      nil,
      wayOut:
        "Add a `#Preview` that sets the object with `.environmentObject(…)` or `.environment(…)`."
    ),
    DiagnosticExplanation(
      "swift-other-previews",
      "A file has several previews, each with its own window as in Xcode. viewtree shows the first "
        + "preview.",
      .swift("#Preview(\"one\") { Text(\"a\") }\n#Preview(\"two\") { Text(\"b\") }"),
      wayOut: "To choose a preview, use its name or number: `--preview two`."),
    DiagnosticExplanation(
      "swift-other-views",
      "A file without a preview has several possible views. viewtree shows the first view that no "
        + "other view shows.",
      .swift(
        "struct A: View { var body: some View { Text(\"a\") } }\nstruct B: View { var body: some View { Text(\"b\") } }"
      ),
      wayOut: "To choose a view, use its name: `--root B`."),
    DiagnosticExplanation(
      "swift-private-name",
      "A file uses a view that another file declares as private.",
      nil,
      wayOut: "Remove `private`, or declare a view with that name in the file."),
    DiagnosticExplanation(
      "swift-property-left-out",
      "A property has an unsupported wrapper, holds an object of an undeclared class, or is a list of views. viewtree also skips code that uses it.",
      .swift(
        "struct A: View {\n  @ObservedObject var store = Store()\n  var body: some View { Text(\"a\") }\n}"
      ),
      wayOut: "Pass the value as a plain property, or keep it as `@State`."),
    DiagnosticExplanation(
      "swift-several-settings",
      "Several files have a settings comment, and viewtree can't choose between them.",
      nil,
      wayOut:
        "Choose a view with `--root`. viewtree then uses the settings of its file. Or inspect one of the files, with settings that list the others under `files`."
    ),
    DiagnosticExplanation(
      "swift-stand-ins",
      "The view needs arguments, and no preview provides them. viewtree uses placeholder values, "
        + "based on the types and names of the properties: the words of a name for a text, three "
        + "elements for a list, a Box for views, empty actions. Without a view, it applies a "
        + "modifier of the file to a Box.",
      .swift("struct A: View { let x: Int; var body: some View { Text(\"\\(x)\") } }"),
      wayOut: "Add a `#Preview` with a view and its arguments."),
    DiagnosticExplanation(
      "swift-statement-in-builder",
      "There is a statement without a view among views, which Swift doesn't allow either.",
      .view("VStack { for x in [1] { Text(\"\\(x)\") } }"),
      wayOut: "Use `ForEach`, or compute values in a function."),
    DiagnosticExplanation(
      "swift-placeholder",
      "Articles use `{ ... }` for omitted content. viewtree shows no views there.",
      .view("VStack { Text(\"title\"); HStack { ... } }"),
      wayOut: "Write the views, or keep the dots if the layout doesn't depend on them."),
    DiagnosticExplanation(
      "swift-statement-left-out",
      "viewtree does not run statements at file scope.",
      .swift("struct A: View { var body: some View { Text(\"a\") } }\nprint(1)"),
      wayOut: "You don't need to change anything, unless views depend on it."),
    DiagnosticExplanation(
      "swift-too-many-views",
      "viewtree expands helpers wherever they are used. Helpers that use other helpers several times, level after level, create too many views.",
      .swift(
        "struct A: View {\n  var body: some View { h0 }\n"
          + (0..<13).map { "  var h\($0): some View { VStack { h\($0 + 1); h\($0 + 1) } }\n" }
          .joined() + "  var h13: some View { Text(\"a\") }\n}"),
      wayOut: "Make some of them separate views, which viewtree does not expand."),
    DiagnosticExplanation(
      "swift-type-without-self",
      "The name of a preference key has no `.self`.",
      .swift(
        "struct K: PreferenceKey {\n  static let defaultValue = 0\n  static func reduce(value: inout Int, nextValue: () -> Int) {}\n}\nstruct A: View {\n  var body: some View { Text(\"a\").onPreferenceChange(K) { _ in } }\n}"
      ),
      wayOut: "Add `.self`."),
    DiagnosticExplanation(
      "swift-unknown-call",
      "A call of a view or a modifier uses labels that no overload accepts. If a label is unknown, "
        + "viewtree assumes that another file declares the function, and skips the call.",
      .view(#"Text("a").frame(wdth: 3)"#), wayOut: "Use one of the labels in the help."),
    DiagnosticExplanation(
      "swift-unknown-declaration", "A line starts with a word that does not start a declaration.",
      .swift("sstruct A: View {}"), wayOut: "Use the word in the help."),
    DiagnosticExplanation(
      "swift-missing-image",
      "An `Image` names a picture that is in no asset catalog of the files that viewtree reads. Its size is unknown, so it takes no space.",
      .view(#"Image("beach")"#),
      wayOut: "Name the folder that has the catalog, or give the image a `frame`."),
    DiagnosticExplanation(
      "swift-read-alone",
      "A Swift file uses names that it doesn't declare, and its folder has other Swift files.",
      nil, wayOut: "Name the folder instead of the file: `viewtree inspect --preview NAME FOLDER`."),
    DiagnosticExplanation(
      "swift-stores",
      "A file imports the Composable Architecture. viewtree reads a store as the state that it holds, and doesn't run "
        + "reducers. An action that is sent to a store changes nothing.",
      .swift("import ComposableArchitecture\n#Preview { Text(\"a\") }"),
      wayOut: "Give the preview a store with the state to show."),
    DiagnosticExplanation(
      "swift-unknown-modifier",
      "A modifier is neither a known modifier of SwiftUI nor declared in the file. It has no effect.",
      .view(#"Text("a").glow()"#),
      wayOut: "Replace it with modifiers that have the same effect on sizes and preferences."),
    DiagnosticExplanation(
      "swift-unknown-preview", "`--preview` names a preview that does not exist.",
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
      "A view is neither a known view of SwiftUI nor declared in the file. viewtree shows the content in its closure, its text, or a picture. Otherwise it shows a Box with the proposed size.",
      .view("Chart(data)"),
      wayOut: "If the layout depends on its size, give it a `frame`."),
    DiagnosticExplanation(
      "swift-variable-without-value",
      "A variable among views gets its value in later statements, which aren't views.",
      .view("let x: Int; Text(\"a\")"),
      wayOut: "Compute it in a function, or write `if` and `else` as one expression."),
  ]
}

extension DiagnosticExample {
  /// A Swift file.
  static func swift(_ text: String) -> DiagnosticExample {
    DiagnosticExample(["inspect", "--input", "swift", "-"], text + "\n")
  }

  /// A Swift file with one view.
  fileprivate static func view(_ text: String) -> DiagnosticExample {
    swift("struct ContentView: View {\n  var body: some View {\n    \(text)\n  }\n}")
  }
}
