/// Explanations about scripts that are found when they are compiled.
extension DiagnosticExplanation {
  static let scripts: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "comparison-as-statement",
      "A script compares two values and does not use the result. Swift also warns about this.",
      .action("n == 2", fixed: "n = 2"),
      wayOut: "Write `=` to assign, or put the comparison after `if`."),
    DiagnosticExplanation(
      "unused-script-name",
      "A script gives a value a name that it never uses. Swift also warns about this.",
      .action("let m = n; n = 2", fixed: "let m = n; n = m + 2"),
      wayOut: "Remove it, or replace it with `_`."),
    DiagnosticExplanation(
      "unused-script-result",
      "A script calls a function or computes a value, and does not use the result. Swift also warns about this, except for functions with `@discardableResult`, such as `remove(at:)`.",
      .action("max(n, 2)", fixed: "n = max(n, 2)"),
      wayOut: "Use the result, or discard it on purpose: `_ = max(n, 2)`."),
    DiagnosticExplanation(
      "unused-script-value",
      "A value is a statement by itself, without an effect. Swift also warns about this.",
      .action("\"a\"; n = 2", fixed: "n = 2"), wayOut: "Assign it, return it, or remove it."),
    DiagnosticExplanation(
      "assignment-to-constant",
      "A script changes a constant or a parameter.",
      .script("let a = 1; a = 2"),
      wayOut: "Declare it with `var`, or copy it first: `var copy = a`."),
    DiagnosticExplanation(
      "invalid-script-escape",
      "A string in a script has a backslash sequence that Swift does not know.",
      .action(#"let a = "\q""#, fixed: #"let a = "\\q"; print(a)"#),
      wayOut: "Write `\\\\` for a backslash. In JSON, write each backslash as two."),
    DiagnosticExplanation(
      "invalid-script-number", "A word in a script starts like a number, but isn't a number.",
      .action("n = 1abc", fixed: "n = 1"),
      wayOut: "Write a number as Swift does: `12`, `0.5`, `1e3`, `0xFF`."),
    DiagnosticExplanation(
      "missing-script-argument", "A call has no value for a required argument.",
      .document(point("P()")), wayOut: "Add the argument in the message."),
    DiagnosticExplanation(
      "missing-switch-cases",
      "A `switch` has no case for some values, which is also an error in Swift.",
      .script("switch n { case 1: n = 2 }"),
      wayOut: "Add the cases in the message, or `default`."),
    DiagnosticExplanation(
      "not-assignable",
      "A script assigns to a value that is not a variable, such as the result of a call.",
      .script("1 = 2"), wayOut: "Assign to a variable, or to a part of one."),
    DiagnosticExplanation(
      "script-number-too-large", "A whole number in a script does not fit into 64 bits.",
      .action("n = 99999999999999999999", fixed: "let a = 99999999999999999999.0; print(a)"),
      wayOut: "Write it as a Double: `99999999999999999999.0`."
    ),
    DiagnosticExplanation(
      "script-too-deeply-nested", "An expression is nested too deeply.",
      .script(
        "n = " + String(repeating: "(", count: 1000) + "1" + String(repeating: ")", count: 1000),
        shown: "n = (((… 1000 times … 1 …)))"),
      wayOut: "Name parts of it with `let`."),
    DiagnosticExplanation(
      "script-too-complex",
      "The types of an expression are too complex: nested closures with many possible types, or a type with more than 500 parts.",
      .script(
        "let a = (1, 2); let b = (a, a); let c = (b, b); let d = (c, c); let e = (d, d); let f = (e, e); let g = (f, f); let h = (g, g); let i = (h, h); let j = (i, i)"
      ),
      wayOut:
        "Split it with `let`, and write the types of the parts, as for Swift."),
    DiagnosticExplanation(
      "state-written-outside-an-action",
      "A static function, such as a `reduce`, changes a view's state. Swift does not compile that, "
        + "because a static function belongs to no view.",
      .document(
        #"{ "viewtree": 1, "state": { "n": 0 }, "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "n += 1" } }, "root": "Color" }"#
      ),
      wayOut: "Change it in an action: onTapGesture, onPreferenceChange, onAppear or onChange."),
    DiagnosticExplanation(
      "unclosed-script-bracket",
      "A bracket in a script is not closed. The message marks the opening bracket.",
      .action("n = max(1, (2 + n)", fixed: "n = max(1, (2 + n))"),
      wayOut: "Add the closing bracket."),
    DiagnosticExplanation(
      "unexpected-script-word",
      "A script contains a word that Swift's grammar does not allow at this point.",
      .action("n = 1 +", fixed: "n = 1 + 2"), wayOut: "Write the code that the message expects."),
    DiagnosticExplanation(
      "unknown-script-function", "A script calls an undeclared function.",
      .script("n = maxx(1, 2)"),
      wayOut:
        "Check the spelling. docs/reference/script/standard-types.md lists the functions. Declare your own functions under `types`, or with `func` in the script."
    ),
    DiagnosticExplanation(
      "unknown-script-label", "A call has an argument label that the function does not accept.",
      .document(point("P(x: 1, z: 2)")), wayOut: "Check the spelling of the label."),
    DiagnosticExplanation(
      "unknown-script-name", "A script uses an undeclared name.",
      .script("n = m"),
      wayOut:
        "Check the spelling. A script can use the state, the parameters of its component, the names of enclosing `let` and `as`, and its own variables."
    ),
    DiagnosticExplanation(
      "unopened-script-bracket", "A closing bracket in a script has no opening bracket.",
      .action("n = (1 + n))", fixed: "n = (1 + n)"),
      wayOut: "Remove it, or add its opening bracket."),
    DiagnosticExplanation(
      "unsupported-in-scripts", "A script uses an unsupported part of Swift.",
      .script("protocol P {}"), wayOut: "Use the code in the help."),
    DiagnosticExplanation(
      "unterminated-script-comment", "A comment in a script has no `*/`.",
      .action("n = 1 /* one", fixed: "n = 1 /* one */"),
      wayOut: "Write `*/`."),
    DiagnosticExplanation(
      "unclosed-interpolation", "An interpolation in a text is not closed.",
      .root(#"{ "view": "Text", "text": "Hello \\(name" }"#),
      wayOut: "Add the closing `)`, and the quotation marks of texts inside it."),
    DiagnosticExplanation(
      "unterminated-script-string", "A string in a script is not closed.",
      .action(#"let a = "one"#, fixed: #"let a = "one"; print(a)"#),
      wayOut: "Add the closing quotation mark. In JSON, it is `\\\"`."),
    DiagnosticExplanation(
      "wrong-script-arguments",
      "A call has too many, too few or wrong arguments.",
      .script("let a = CGPoint(x: 1)"), wayOut: "Use the parameters in the help."),
  ]

  /// Explanations about scripts that are found when they run.
  static let scriptValues: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "arithmetic-overflow",
      "The result of an operation does not fit into an Int. In Swift, the program stops.",
      .action("n = Int.max; n += 1", fixed: "n = Int.max; n &+= 1"),
      wayOut: "Compute with Double: `Double(n) + 1`."),
    DiagnosticExplanation(
      "division-by-zero", "An Int is divided by zero. In Swift, the program stops.",
      .action("n = 1 / n", fixed: "n = n == 0 ? 0 : 1 / n"),
      wayOut: "Compare the divisor with 0 first, or divide Doubles, which gives infinity."),
    DiagnosticExplanation(
      "duplicate-script-key", "A dictionary literal has a duplicate key.",
      .action(#"n = ["x": 1, "x": 2].count"#, fixed: #"n = ["x": 1, "y": 2].count"#),
      wayOut: "Keep one of the two."),
    DiagnosticExplanation(
      "empty-collection", "A script reads an element of an empty collection.",
      .action(
        "var a = [1]; a.removeLast(); a.removeLast()",
        fixed: "var a = [1]; a.removeLast(); _ = a.popLast()"),
      wayOut: "Check `isEmpty` first, or use `first`, `last` or `popLast()`, which return `nil`."),
    DiagnosticExplanation(
      "index-out-of-range", "A script uses an index outside an array.",
      .action("let a = [1, 2]; n = a[2]", fixed: "let a = [1, 2]; n = a[1]"),
      wayOut: "Indices go from 0 to `count - 1`. Check `indices.contains(i)` first."),
    DiagnosticExplanation(
      "invalid-script-range", "A range ends before it starts, or a stride has the step 0.",
      .action("for i in 3..<1 { n = i }", fixed: "for i in 1..<3 { n = i }"),
      wayOut:
        "Write the lower bound first. To count down, write `stride(from:to:by:)` or `reversed()`."),
    DiagnosticExplanation(
      "mixed-number-types",
      "An expression combines an `Int` variable with a `Double`. Swift does not convert them automatically.",
      .action(
        "let a = 1.5; n = 2; print(n * a)", fixed: "let a = 1.5; n = 2; print(Double(n) * a)"),
      wayOut: "Convert the Int: `Double(n) * a`."),
    DiagnosticExplanation(
      "not-a-boolean",
      "A condition is not a `Bool`. In Swift, numbers and optionals cannot be conditions.",
      .action("if n { n = 1 }", fixed: "if n == 0 { n = 1 }"),
      wayOut: "Compare it: `n != 0`, `x != nil`."),
    DiagnosticExplanation(
      "not-a-sequence", "A `for` loop iterates over a value that isn't a sequence.",
      .script("for i in n { n = i }"),
      wayOut: "Use an array, a dictionary or a range: `0..<n`."),
    DiagnosticExplanation(
      "not-callable", "A call uses a value that is not a function.",
      .script("n(1)"),
      wayOut: "Call a function or a closure."),
    DiagnosticExplanation(
      "not-representable",
      "A script converts a number to a type that the number does not fit into.",
      .action("n = Int(1e300)", fixed: "n = Int(1e3)"),
      wayOut: "Check `isFinite` and the size first."),
    DiagnosticExplanation(
      "script-not-possible",
      "A script uses a value in an unsupported way. The message names it.",
      .action("var a = .zero; a.x = 1", fixed: "var a = CGPoint.zero; a.x = 1; print(a.x)"),
      wayOut: "Use the code in the help."),
    DiagnosticExplanation(
      "script-out-of-depth", "Function calls are nested more than 256 levels deep.",
      .action(
        "func f(_ a: Int) -> Int { return f(a + 1) }; n = f(0)",
        fixed: "func f(_ a: Int) -> Int { a < 9 ? f(a + 1) : a }; n = f(0)"),
      wayOut: "A function that calls itself needs a case that stops."),
    DiagnosticExplanation(
      "script-out-of-memory", "A script creates more than 4,194,304 elements and bytes of text.",
      .action(
        "var a = [1]; while true { a += a }",
        fixed: "var a = [1]; while a.count < 100 { a += a }; n = a.count"),
      wayOut: "Look for a collection that keeps growing."),
    DiagnosticExplanation(
      "script-out-of-steps",
      "A script takes more than 1,000,000 steps: calls, loop iterations and visited elements.",
      .action("while true { n = 1 }", fixed: "while n < 10 { n += 1 }"),
      wayOut: "Look for a loop whose condition never changes."),
    DiagnosticExplanation(
      "script-type-mismatch", "A value has the wrong type.", .script(#"n = abs("x")"#),
      wayOut: "Give it the type in the message."),
    DiagnosticExplanation(
      "unknown-script-member", "A script uses a member that the value's type does not have.",
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
      "unwrapped-nil", "A script uses a value that is nil. In Swift, the program stops.",
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
