/// Explanations about invalid JSON and YAML.
extension DiagnosticExplanation {
  static let syntax: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "byte-order-mark",
      "The file begins with the three bytes EF BB BF, which some editors write before UTF-8. JSON does not allow them.",
      .json("\u{FEFF}{}", shown: "\\xEF\\xBB\\xBF{}"),
      wayOut: "Save the file as UTF-8 without a byte order mark."),
    DiagnosticExplanation(
      "key-too-long-for-yaml",
      "A key of a document is longer than YAML allows.",
      DiagnosticExample(
        ["format", "--to", "yaml", "-"],
        "{ \"comment\": { \"" + String(repeating: "k", count: 1100) + "\": 1 } }",
        shown: "{ \"comment\": { \"kkk… 1100 times …\": 1 } }"),
      wayOut: "Shorten it, or keep the document as JSON."),
    DiagnosticExplanation(
      "comment-has-no-place",
      "`viewtree format` would lose a comment: JSON has no comments, and in YAML, a comment can be at a location that does not exist in the new layout.",
      nil,
      wayOut:
        "Put the comment on its own line before a key or an element. For JSON, remove it or write it as a member `comment`."
    ),
    DiagnosticExplanation(
      "comment",
      "JSON does not allow this comment. Strict JSON (RFC 8259) has no comments, and `#` never starts a comment.",
      .json("[1, 2] // two numbers"),
      wayOut:
        "Remove the comment. Or rename the file to `.jsonc`, or use `--input jsonc`, which allow "
        + "`//` and `/* */`. In YAML, comments start with `#`."
    ),
    DiagnosticExplanation(
      "control-character",
      "A string contains a raw character below U+0020, such as a tab. JSON requires an escape, and YAML allows no control characters except tabs.",
      .json("[\"a\tb\"]", shown: "[\"a<tab>b\"]"),
      wayOut: "Write an escape: `\\t` for a tab, `\\n` for a line end, `\\u001b` for others."),
    DiagnosticExplanation(
      "duplicate-key",
      "An object has a duplicate key. JSON readers differ in the value that they use, so a "
        + "document must not contain duplicate keys. `viewtree parse` only warns.",
      .document(#"{ "viewtree": 1, "root": "Color", "root": "Text" }"#),
      wayOut: "Remove one of the two, or correct its name."),
    DiagnosticExplanation(
      "empty-input",
      "The file or standard input is empty, or contains only white space or comments.",
      .json(""),
      wayOut:
        "Check the file name, and that the command before the pipe printed something."
    ),
    DiagnosticExplanation(
      "file-too-large",
      "The file exceeds the limit of 512 MB.", nil,
      wayOut: "Split the document. To shorten similar views, use a `forEach` or a component."),
    DiagnosticExplanation(
      "invalid-escape",
      "A backslash is followed by a character that is not an escape in JSON or YAML. Often the "
        + "string is a pasted script, in which each backslash must be written as two.",
      .json(#"["\(name)"]"#),
      wayOut: "Write `\\\\` for a backslash, as in `\"\\\\(name)\"` for an interpolation."),
    DiagnosticExplanation(
      "invalid-number",
      "A word starts like a number, but is not a number in JSON: `.5`, `01`, `+1`, `0x10`, `1_000`, `NaN`.",
      .json("[.5]"),
      wayOut:
        "Write it with decimal digits, a digit on each side of the dot, and no plus sign. For an infinite number, write `\"infinity\"`."
    ),
    DiagnosticExplanation(
      "invalid-unicode-escape", "`\\u` has fewer than four hexadecimal digits.",
      .json(#"["\u12"]"#),
      wayOut: "Write four digits, as in `\\u00e9`, or the character itself."),
    DiagnosticExplanation(
      "invalid-utf8",
      "A byte is not valid UTF-8. The file was probably saved in another encoding, or cut in the middle of a character.",
      DiagnosticExample(
        ["parse", "-"], "", bytes: Array("[\"caf".utf8) + [0xE9] + Array("\"]".utf8),
        shown: "[\"caf\\xE9\"]"),
      wayOut: "Save the file as UTF-8."),
    DiagnosticExplanation(
      "key-in-array",
      "A colon follows an element of an array, as if it were a key. Arrays have no keys.",
      .json(#"["width": 10]"#),
      wayOut: "Put `{` and `}` around keys and values, or write `,` between values."),
    DiagnosticExplanation(
      "line-break-in-string",
      "A string continues past the end of its line. A JSON string must be on one line.",
      .json("[\"one\ntwo\"]"),
      wayOut:
        "Write `\\n` for the line end. Where a closure is expected, you can also write an array of "
        + "lines: `[\"let a = 1\", \"return a\"]`."
    ),
    DiagnosticExplanation(
      "lone-surrogate",
      "A `\\u` escape is half of a surrogate pair, and the other half is missing.",
      .json(#"["\ud83d"]"#),
      wayOut: "Write both halves, as in `\\ud83d\\ude00`, or the character itself."),
    DiagnosticExplanation(
      "mismatched-bracket",
      "A closing bracket has another kind than the last open bracket. The note marks the open bracket.",
      .json("[1, 2}"),
      wayOut: "Close the inner bracket first, or correct the wrong bracket."),
    DiagnosticExplanation(
      "missing-colon",
      "A key is not followed by a colon. In YAML, a line that should be a member has no `: `.",
      .json(#"{ "a" 1 }"#), wayOut: "Write `\"key\": value`, in YAML `key: value`."),
    DiagnosticExplanation(
      "missing-comma",
      "There is no comma between two elements or two members.",
      .json("[1 2]"), wayOut: "Write a comma after the first."),
    DiagnosticExplanation(
      "missing-key", "A member of an object has no key.", .json("{ : 1 }"),
      wayOut: "Write `\"key\": value`."),
    DiagnosticExplanation(
      "missing-value", "There is a comma, or the end of an object, instead of a value.",
      .json("[1,,2]"),
      wayOut: "Add the value, or remove the extra comma."),
    DiagnosticExplanation(
      "more-problems",
      "The input contains more errors than viewtree shows: at most 100 in unreadable text, and at "
        + "most 1,000 in a document. Later errors often disappear when you fix the first errors.",
      .json("[" + String(repeating: "x,", count: 101) + "0]", shown: "[x,x,x,… 101 times …,0]"),
      wayOut: "Fix the first errors, and run the command again."),
    DiagnosticExplanation(
      "nested-too-deeply", "Arrays and objects are nested more than 4,000,000 levels deep.",
      .json(String(repeating: "[", count: 4_000_001), shown: "[[[… 4000001 times"),
      wayOut: "Look for a program that opens brackets without closing them."),
    DiagnosticExplanation(
      "number-too-large",
      "A number is too large for a Double, about 1.8e308. In YAML, it can also be a number with "
        + "`0x` or `0o` and more than 64 bits.",
      .json("[1e999]"),
      wayOut: "Write a smaller number. For an infinite number, write `\"infinity\"`."),
    DiagnosticExplanation(
      "text-after-value", "The document ends, but another value follows.",
      .json("{} {}"),
      wayOut: "Remove the rest, or put several values into an array."),
    DiagnosticExplanation(
      "trailing-comma", "There is a comma before a closing bracket. Strict JSON does not allow it.",
      .json("[1, 2,]"),
      wayOut:
        "Remove the comma. Or rename the file to `.jsonc`, or use `--input jsonc`, which allow it."
    ),
    DiagnosticExplanation(
      "unclosed-bracket", "A bracket has no closing bracket. The note points to it.",
      .json(#"{ "a": [1, 2]"#),
      wayOut: "Add the closing bracket. If the text stops in the middle, the file is incomplete."),
    DiagnosticExplanation(
      "unclosed-comment",
      "A comment that starts with `/*` has no `*/`, so the rest of the text is inside it.",
      DiagnosticExample(["parse", "--input", "jsonc", "-"], "[1] /* the end"),
      wayOut: "Add `*/` where the comment ends."),
    DiagnosticExplanation(
      "unclosed-string",
      "A string has no closing quote: in JSON on its line, in YAML before the end of the text.",
      .json(#"["a]"#),
      wayOut: "Add the quote. Write a quote inside a string as `\\\"`."),
    DiagnosticExplanation(
      "unexpected-character", "There is a character that does not start a JSON value.",
      .json("[@]"),
      wayOut: "Remove it, or put text into double quotes."),
    DiagnosticExplanation(
      "unknown-literal", "A word without quotes is not `true`, `false` or `null`.",
      .json("[True]"),
      wayOut: "Write one of the three in lowercase, or put text into double quotes."),
    DiagnosticExplanation(
      "unmatched-bracket", "A closing bracket has no opening bracket.", .json("[1]]"),
      wayOut: "Remove it, or add its opening bracket."),
    DiagnosticExplanation(
      "unquoted-key", "A key has no quotes.", .json("{ a: 1 }"),
      wayOut: "Put it into double quotes. YAML needs none: `a: 1`."),
    DiagnosticExplanation(
      "unsupported-encoding", "The file is written in UTF-16 or UTF-32.",
      DiagnosticExample(
        ["parse", "-"], "", bytes: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], shown: "\\xFF\\xFE{\\x00}\\x00"),
      wayOut: "Save the file as UTF-8."),
    DiagnosticExplanation(
      "wrong-quotes",
      "A string has single or curly quotes. JSON allows only straight double quotes.",
      .json("['a']"),
      wayOut: "Write `\"a\"`. A word processor can turn quotes into curly quotes."),
  ]
}
