/// Explanations about documents without a Swift equivalent.
extension DiagnosticExplanation {
  static let listing: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "listing-no-swift",
      "`viewtree format --to swift` cannot write a part of the document, because SwiftUI has no "
        + "call for it. Examples are a shape's modifier after a modifier of any view, arguments "
        + "that no overload accepts, and an undeclared struct.",
      DiagnosticExample(
        ["format", "--to", "swift", "-"],
        #"{ "viewtree": 1, "root": { "view": "Circle", "modifiers": [{ "padding": 4 }, { "fill": "red" }] } }"#
      ),
      wayOut:
        "Use a call that exists in SwiftUI: `fill` and `stroke` directly after the shape, the "
        + "arguments of one overload, a type under `types`."
    ),
    DiagnosticExplanation(
      "listing-several-types",
      "Modifiers write values of different types to one preference key. Reports accept this, but a key has one type in Swift.",
      DiagnosticExample(
        ["format", "--to", "swift", "-"],
        #"{ "viewtree": 1, "preferenceKeys": { "Names": { "defaultValue": { "$": "[\"none\"]" }, "reduce": "append" } }, "root": { "view": "Color", "modifiers": [{ "preference": { "key": "Names", "value": [1, 2] } }] } }"#
      ),
      wayOut:
        "Write values of one type, or declare an enumeration under `types` with a case for each."),
    DiagnosticExplanation(
      "listing-unknown-type",
      "Swift needs a type that the document does not determine: the type of a key, a state "
        + "variable, a method's result, or the elements of an empty list.",
      DiagnosticExample(
        ["format", "--to", "swift", "-"],
        #"{ "viewtree": 1, "root": { "forEach": [], "as": "name", "content": { "view": "Text", "text": "\\(name)" } } }"#
      ),
      wayOut:
        "Write the type: `\"type\": \"CGFloat\"` in the key or the variable, `\"returns\": \"CGFloat\"` in the method, or a list as an expression, `{\"$\": \"[String]()\"}`."
    ),
    DiagnosticExplanation(
      "translation-differs",
      "`viewtree format --to` reads each translation back, evaluates it, and compares its report "
        + "with the report of the document. They differ here, so viewtree wrote nothing. In the "
        + "example, SwiftUI has no label with a string as its title and a view as its icon. The "
        + "title becomes a `Text`, which is a separate view.",
      DiagnosticExample(
        ["format", "--to", "swift", "-"],
        #"{ "viewtree": 1, "root": { "view": "Label", "title": "Ink", "icon": "Color" } }"#
      ),
      wayOut:
        "Describe the differing part in another way, and report the document. viewtree should either translate it or give the reason."
    ),
    DiagnosticExplanation(
      "translation-not-compared",
      "`viewtree format --to` compares the reports of a document and its translation. The evaluation of this document reaches a limit, so there is no report to compare. viewtree writes the translation, because it reads back without errors.",
      DiagnosticExample(
        ["format", "--to", "swift", "--limit", "entries=10", "-"],
        #"{ "viewtree": 1, "root": { "forEach": "0..<20", "content": "Divider" } }"#
      ),
      wayOut:
        "Find the limit with `viewtree inspect`, and raise it. If the document reaches the limit on purpose, compare the two by hand."
    ),
  ]
}
