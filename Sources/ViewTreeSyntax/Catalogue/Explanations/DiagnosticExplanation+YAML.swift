/// Explanations about YAML only.
extension DiagnosticExplanation {
  static let yaml: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "yaml-aliases-too-large",
      "Aliases expand to more than 1,000,000 values, and every 16 bytes of a long text count as one value. Aliases of aliases multiply.",
      .yaml(
        "a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
          + zip("bcdefg", "abcdef").map { name, inner in
            "\(name): &\(name) [" + Array(repeating: "*\(inner)", count: 10).joined(separator: ", ")
              + "]\n"
          }.joined()),
      wayOut:
        "Use fewer aliases of aliases. To shorten repeated views, use a `forEach` or a component."
    ),
    DiagnosticExplanation(
      "yaml-anchor-on-alias", "An alias has its own anchor.",
      .yaml("a: &one 1\nb: &two *one\n"),
      wayOut: "Remove the anchor, because the alias's value already has an anchor."),
    DiagnosticExplanation(
      "yaml-block-header",
      "Only an indentation from 1 to 9, `+`, `-` or a comment can follow `|` or `>`.",
      .yaml("a: | text\n"), wayOut: "Start the text on the next line, indented."),
    DiagnosticExplanation(
      "yaml-collection-as-key",
      "A mapping or a sequence is used as a key. viewtree reads only YAML that can be converted to "
        + "JSON, where keys are text.",
      .yaml("? [a, b]\n: 1\n"), wayOut: "Use text as a key."),
    DiagnosticExplanation(
      "yaml-collection-on-line",
      "A mapping or a sequence cannot start on this line. Often it is text with `: ` in it.",
      .yaml("a: b: c\n"),
      wayOut: "Start it on the next line, indented more. Quote text that contains `: `."),
    DiagnosticExplanation(
      "yaml-colon", "There is no valid key before a `:`.",
      .yaml("\"a\nb\": 1\n"),
      wayOut: "Write the key on one line. Quote text that contains `: `."),
    DiagnosticExplanation(
      "yaml-comment",
      "A `#` follows a value without white space, so it is neither text nor a comment.",
      .yaml("a: \"b\"# c\n"),
      wayOut: "Write a space before the `#`."),
    DiagnosticExplanation(
      "yaml-directive",
      "A line starts with `%`, but is not `%YAML 1.2` before `---`. Tags and other versions are not supported.",
      .yaml("%TAG ! tag:example.com,2000:\n---\na: 1\n"),
      wayOut:
        "Remove the line. Only `%YAML 1.2` is valid there, once, with `---` on the next line."),
    DiagnosticExplanation(
      "yaml-indentation", "The indentation of a line matches no enclosing line.",
      .yaml("a:\n    b: 1\n  c: 2\n"),
      wayOut:
        "Start the entries of one mapping or sequence in the same column. Indent the content of brackets or quotes more than the enclosing lines."
    ),
    DiagnosticExplanation(
      "yaml-indicator",
      "Text without quotes starts with a character that has another meaning in YAML, such as `@`, a backtick or `%`.",
      .yaml("a: @b\n"), wayOut: "Put the text into quotes."),
    DiagnosticExplanation(
      "yaml-key-too-long",
      "A key before a `:` has more than 1,024 characters, which YAML does not allow.",
      DiagnosticExample(
        ["parse", "--input", "yaml", "-"], String(repeating: "k", count: 1_025) + ": 1\n",
        shown: "kkk… 1025 times: 1"),
      wayOut: "Begin the key with `? `, and put the `:` on its own line."),
    DiagnosticExplanation(
      "yaml-merge-key", "The key `<<` merges mappings in YAML 1.1. YAML 1.2 does not have it.",
      .yaml("a: &a { x: 1 }\nb: { <<: *a }\n"),
      wayOut:
        "Write out the members, or give them their own key, as in `base: *base`."),
    DiagnosticExplanation(
      "yaml-missing-dash", "A line in a sequence does not start with `- `.", .yaml("- a\nb\n"),
      wayOut: "Write `- ` before it."),
    DiagnosticExplanation(
      "yaml-missing-name", "`&` or `*` has no name after it.", .yaml("a: * b\n"),
      wayOut:
        "Write the name of the anchor after it. Put text that starts with one of them into quotes."
    ),
    DiagnosticExplanation(
      "yaml-null-key", "A key is empty or null. Keys are text.", .yaml(": 1\n"),
      wayOut: "Write a key before the `:`. For empty text, write `\"\"`."),
    DiagnosticExplanation(
      "yaml-recursive-alias",
      "An alias is inside its own value, so it never ends.",
      .yaml("a: &a [1, *a]\n"),
      wayOut: "Use the alias only outside its value."),
    DiagnosticExplanation(
      "yaml-several-documents", "The file contains several documents.", .yaml("a: 1\n---\nb: 2\n"),
      wayOut: "Put each document into its own file."),
    DiagnosticExplanation(
      "yaml-tab", "A line is indented with a tab. YAML indents with spaces.", .yaml("a:\n\tb: 1\n"),
      wayOut: "Use spaces."),
    DiagnosticExplanation(
      "yaml-tag",
      "A value has a tag such as `!!str`. In viewtree, the form of a value determines its type.",
      .yaml("a: !!str 1\n"),
      wayOut:
        "Remove the tag. Quotes make text: `\"1\"`. Put an expression that starts with `!` in quotes: `if: \"!isOn\"`."
    ),
    DiagnosticExplanation(
      "yaml-list-as-script",
      "In YAML, brackets without quotes are a list, and a list contains the lines of a script: `[$0]` would be the line `$0`.",
      DiagnosticExample(
        ["inspect", "--input", "yaml", "-"],
        """
        viewtree: 1
        preferenceKeys:
          K: { defaultValue: "[]", reduce: append }
        root:
          view: Color
          modifiers:
            - anchorPreference: { key: K, value: bounds, transform: [$0] }

        """),
      wayOut:
        "Put the script in quotes: `transform: '[$0]'`. Write each line of a script on its own line, after `- `."
    ),
    DiagnosticExplanation(
      "yaml-text-after-value", "A value is followed by more text on its line.",
      .yaml("a: \"b\" c\n"),
      wayOut: "Put the whole text into quotes. Inside double quotes, write a quote as `\\\"`."),
    DiagnosticExplanation(
      "yaml-two-anchors", "A value has two anchors.", .yaml("a: &one &two 1\n"),
      wayOut: "Remove one of the two."),
    DiagnosticExplanation(
      "yaml-unknown-alias", "An alias names no earlier anchor.",
      .yaml("a: &base 1\nb: *bas\n"),
      wayOut: "Use the name of an anchor before the alias."),
  ]
}
