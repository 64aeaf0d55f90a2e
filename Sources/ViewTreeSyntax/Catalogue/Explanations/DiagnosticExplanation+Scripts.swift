/// Explanations about scripts that are found when they are compiled.
extension DiagnosticExplanation {
  static let scripts: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "comparison-as-statement",
      "A script compares two values and does nothing with the answer. Swift compiles this with a warning, too.",
      .action("n == 2", fixed: "n = 2"),
      wayOut: "Write `=` to assign, or put the comparison after `if`."),
    DiagnosticExplanation(
      "unused-script-name",
      "A script gives a value a name that nothing reads. Swift compiles this with a warning, too.",
      .action("let m = n; n = 2", fixed: "let m = n; n = m + 2"),
      wayOut: "Leave it out, or write `_` in its place."),
    DiagnosticExplanation(
      "unused-script-result",
      "A script calls a function, or computes something, and drops the result. Swift compiles this with a warning, too, except for functions with `@discardableResult`, such as `remove(at:)`.",
      .action("max(n, 2)", fixed: "n = max(n, 2)"),
      wayOut: "Use the result, or drop it on purpose: `_ = max(n, 2)`."),
    DiagnosticExplanation(
      "unused-script-value",
      "A value is a statement of its own and has no effect. Swift compiles this with a warning, too.",
      .action("\"a\"; n = 2", fixed: "n = 2"), wayOut: "Assign it, return it, or leave it out."),
    DiagnosticExplanation(
      "assignment-to-constant",
      "A script changes something that was declared with `let`, or a parameter.",
      .script("let a = 1; a = 2"),
      wayOut: "Declare it with `var`, or copy it first: `var copy = a`."),
    DiagnosticExplanation(
      "invalid-script-escape",
      "A string of a script has a backslash with something that Swift does not know.",
      .action(#"let a = "\q""#, fixed: #"let a = "\\q"; print(a)"#),
      wayOut: "Write `\\\\` for a backslash. In JSON each of the two is written as two."),
    DiagnosticExplanation(
      "invalid-script-number", "A word of a script begins like a number and is none.",
      .action("n = 1abc", fixed: "n = 1"),
      wayOut: "Write a number as Swift does: `12`, `0.5`, `1e3`, `0xFF`."),
    DiagnosticExplanation(
      "missing-script-argument", "A call lacks an argument that it needs.",
      .document(point("P()")), wayOut: "Add the argument that the message names."),
    DiagnosticExplanation(
      "missing-switch-cases",
      "A `switch` has no case for some values, which is an error in Swift.",
      .script("switch n { case 1: n = 2 }"),
      wayOut: "Add the cases that the message names, or `default`."),
    DiagnosticExplanation(
      "not-assignable",
      "A script assigns to something that is no variable, such as the result of a call.",
      .script("1 = 2"), wayOut: "Assign to a variable or to a part of one."),
    DiagnosticExplanation(
      "script-number-too-large", "A whole number in a script does not fit into 64 bits.",
      .action("n = 99999999999999999999", fixed: "let a = 99999999999999999999.0; print(a)"),
      wayOut: "Write it as a Double: `99999999999999999999.0`."
    ),
    DiagnosticExplanation(
      "script-too-deeply-nested", "An expression is nested more deeply than is read.",
      .script(
        "n = " + String(repeating: "(", count: 1000) + "1" + String(repeating: ")", count: 1000),
        shown: "n = (((… 1000 times … 1 …)))"),
      wayOut: "Give parts of it names with `let`."),
    DiagnosticExplanation(
      "script-too-complex",
      "The types of an expression are too much to find: closures inside of closures that fit in many ways, or a type of more than 500 parts.",
      .script(
        "let a = (1, 2); let b = (a, a); let c = (b, b); let d = (c, c); let e = (d, d); let f = (e, e); let g = (f, f); let h = (g, g); let i = (h, h); let j = (i, i)"
      ),
      wayOut:
        "Take it apart with `let`, and write the types of the parts, as Swift asks for it, too."),
    DiagnosticExplanation(
      "state-written-outside-an-action",
      "A function that belongs to a type and to no view, such as a `reduce`, changes state. Swift does not compile that: the function has no view whose state it could be.",
      .document(
        #"{ "viewtree": 1, "state": { "n": 0 }, "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "n += 1" } }, "root": "Color" }"#
      ),
      wayOut: "Change it in an action: onTapGesture, onPreferenceChange, onAppear or onChange."),
    DiagnosticExplanation(
      "unclosed-script-bracket",
      "A bracket of a script is not closed. The place is that of the opening one.",
      .action("n = max(1, (2 + n)", fixed: "n = max(1, (2 + n))"),
      wayOut: "Add the closing bracket."),
    DiagnosticExplanation(
      "unexpected-script-word", "A script has a word that Swift's grammar does not allow there.",
      .action("n = 1 +", fixed: "n = 1 + 2"), wayOut: "Write the code that the message expects."),
    DiagnosticExplanation(
      "unknown-script-function", "A script calls a function that nothing declares.",
      .script("n = maxx(1, 2)"),
      wayOut:
        "Check the spelling. docs/reference/script/standard-types.md lists the functions. Declare your own under `types` or with `func` in the script."
    ),
    DiagnosticExplanation(
      "unknown-script-label", "A call has an argument label that the function does not have.",
      .document(point("P(x: 1, z: 2)")), wayOut: "Check the spelling of the label."),
    DiagnosticExplanation(
      "unknown-script-name", "A script uses an undeclared name.",
      .script("n = m"),
      wayOut:
        "Check the spelling. A script sees the state, the parameters of its component, the names of enclosing `let` and `as`, and its own variables."
    ),
    DiagnosticExplanation(
      "unopened-script-bracket", "A closing bracket of a script belongs to none that is open.",
      .action("n = (1 + n))", fixed: "n = (1 + n)"),
      wayOut: "Remove it, or write the bracket that it should close."),
    DiagnosticExplanation(
      "unsupported-in-scripts", "A script uses a part of Swift that is not supported.",
      .script("actor A {}"), wayOut: "Use the code in the help."),
    DiagnosticExplanation(
      "unterminated-script-comment", "A comment in a script has no `*/`.",
      .action("n = 1 /* one", fixed: "n = 1 /* one */"),
      wayOut: "Write `*/`."),
    DiagnosticExplanation(
      "unclosed-interpolation", "An interpolation in a text has no end.",
      .root(#"{ "view": "Text", "text": "Hello \\(name" }"#),
      wayOut: "Write the `)` that closes it, and the quotation marks of texts inside of it."),
    DiagnosticExplanation(
      "unterminated-script-string", "A string in a script has no closing quotation mark.",
      .action(#"let a = "one"#, fixed: #"let a = "one"; print(a)"#),
      wayOut: "Write the closing quotation mark; in JSON it is `\\\"`."),
    DiagnosticExplanation(
      "wrong-script-arguments",
      "A call has too many arguments, too few, or others than the function takes.",
      .script("let a = CGPoint(x: 1)"), wayOut: "Use the parameters in the help."),
  ]

  /// Explanations about scripts that are found when they run.
  static let scriptValues: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "arithmetic-overflow",
      "The result of an operation does not fit into an Int. In Swift the program would stop.",
      .action("n = Int.max; n += 1", fixed: "n = Int.max; n &+= 1"),
      wayOut: "Compute with Double: `Double(n) + 1`."),
    DiagnosticExplanation(
      "division-by-zero", "An Int is divided by zero. In Swift the program would stop.",
      .action("n = 1 / n", fixed: "n = n == 0 ? 0 : 1 / n"),
      wayOut: "Compare the divisor with 0 first, or divide Doubles, which gives infinity."),
    DiagnosticExplanation(
      "duplicate-script-key", "A dictionary is made with one key twice.",
      .action(#"n = ["x": 1, "x": 2].count"#, fixed: #"n = ["x": 1, "y": 2].count"#),
      wayOut: "Keep one of the two."),
    DiagnosticExplanation(
      "empty-collection", "An element is taken from a collection that has none.",
      .action(
        "var a = [1]; a.removeLast(); a.removeLast()",
        fixed: "var a = [1]; a.removeLast(); _ = a.popLast()"),
      wayOut: "Check `isEmpty` first, or use `first`, `last` or `popLast()`, which return `nil`."),
    DiagnosticExplanation(
      "index-out-of-range", "An array is asked for an element that it does not have.",
      .action("let a = [1, 2]; n = a[2]", fixed: "let a = [1, 2]; n = a[1]"),
      wayOut: "Indices go from 0 to `count - 1`. Ask `indices.contains(i)` first."),
    DiagnosticExplanation(
      "invalid-script-range", "A range ends before it begins, or a stride has the step 0.",
      .action("for i in 3..<1 { n = i }", fixed: "for i in 1..<3 { n = i }"),
      wayOut:
        "Put the lower bound first. To count down, write `stride(from:to:by:)` or `reversed()`."),
    DiagnosticExplanation(
      "mixed-number-types",
      "An Int variable and a Double are combined. Swift does not convert by itself.",
      .action(
        "let a = 1.5; n = 2; print(n * a)", fixed: "let a = 1.5; n = 2; print(Double(n) * a)"),
      wayOut: "Convert the Int: `Double(n) * a`."),
    DiagnosticExplanation(
      "not-a-boolean",
      "A condition is not a Bool. Numbers and optionals are no conditions in Swift.",
      .action("if n { n = 1 }", fixed: "if n == 0 { n = 1 }"),
      wayOut: "Compare it: `n != 0`, `x != nil`."),
    DiagnosticExplanation(
      "not-a-sequence", "A loop goes over something that has no elements.",
      .action("for i in n { n = i }", fixed: "for i in 0..<n { n = i }"),
      wayOut: "Use an array, a dictionary or a range: `0..<n`."),
    DiagnosticExplanation(
      "not-callable", "Something is called that is no function.", .action("n(1)", fixed: "n = 1"),
      wayOut: "Call a function or a closure."),
    DiagnosticExplanation(
      "not-representable", "A number does not fit into the type that it is converted to.",
      .action("n = Int(1e300)", fixed: "n = Int(1e3)"),
      wayOut: "Check `isFinite` and the size first."),
    DiagnosticExplanation(
      "script-not-possible",
      "A script uses a value in an unsupported way, which the message names.",
      .action("var a = .zero; a.x = 1", fixed: "var a = CGPoint.zero; a.x = 1; print(a.x)"),
      wayOut: "Use the code in the help."),
    DiagnosticExplanation(
      "script-out-of-depth", "Functions call one another more than 256 levels deep.",
      .action(
        "func f(_ a: Int) -> Int { return f(a + 1) }; n = f(0)",
        fixed: "func f(_ a: Int) -> Int { a < 9 ? f(a + 1) : a }; n = f(0)"),
      wayOut: "A function that calls itself needs a case that ends it."),
    DiagnosticExplanation(
      "script-out-of-memory", "A script makes more than 4,194,304 elements and bytes of text.",
      .action(
        "var a = [1]; while true { a += a }",
        fixed: "var a = [1]; while a.count < 100 { a += a }; n = a.count"),
      wayOut: "Look for a collection that grows without end."),
    DiagnosticExplanation(
      "script-out-of-steps",
      "A script runs for more than 1,000,000 steps: calls, turns of loops, elements visited.",
      .action("while true { n = 1 }", fixed: "while n < 10 { n += 1 }"),
      wayOut: "Look for a loop whose condition never changes."),
    DiagnosticExplanation(
      "script-type-mismatch", "A value has another type than is needed.", .script(#"n = abs("x")"#),
      wayOut: "Give it the type that the message names."),
    DiagnosticExplanation(
      "unknown-script-member", "A value is asked for a member that its type does not have.",
      .script("n = [1, 2].cuont"),
      wayOut: "Check the spelling. docs/reference/script/standard-types.md lists the members."),
    DiagnosticExplanation(
      "unlike-types", "An operator has operands of different types.",
      .script(#"n = 1 + "a""#), wayOut: "Convert one of them, as in `String(1) + \"a\"`."),
    DiagnosticExplanation(
      "unmatched-switch",
      "No case of a `switch` matches the value, whose type is unknown to the document.",
      .document(
        """
        { "viewtree": 1, "state": { "kind": { "$": ".wide" } },
          "root": { "view": "Color", "modifiers": [
            { "onAppear": "switch kind { case .small: kind = .tall; case .tall: kind = .small }" }] } }
        """),
      wayOut: "Add a `default` case, or the case that is missing."),
    DiagnosticExplanation(
      "unwrapped-nil", "A value is used that is nil. In Swift the program would stop.",
      .action("let a: Int? = nil; n = a!", fixed: "let a: Int? = nil; n = a ?? 0"),
      wayOut: "Use `?.`, `??` or `if let`."),
  ]

  /// A document with a type `P` that has a field `x`, and an action that makes one.
  private static func point(_ call: String) -> String {
    """
    { "viewtree": 1, "types": { "P": { "fields": { "x": "Int" } } },
      "root": { "view": "Color", "modifiers": [{ "onAppear": "let a = \(call)" }] } }
    """
  }
}
