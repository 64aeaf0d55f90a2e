/// Explanations about documents that are valid JSON or YAML: views, modifiers, sections.
extension DiagnosticExplanation {
  static let document: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "alignment-of-other-axis",
      "An alignment is for the wrong axis: columns align horizontally, and rows vertically.",
      .document(
        #"{ "viewtree": 1, "alignments": { "line": { "axis": "vertical", "defaultValue": "0" } }, "root": { "view": "VStack", "alignment": "line", "children": [] } }"#
      ),
      wayOut: "Use one of the alignments in the help."),
    DiagnosticExplanation(
      "document-is-not-an-object",
      "The text is valid, but its outermost value is not an object, so it is not a document.",
      .document("[]"),
      wayOut: "Write `{ \"viewtree\": 1, \"root\": … }`."),
    DiagnosticExplanation(
      "element-is-no-binding",
      "The element of a `forEach` has a `$` before its name, but the loop is over values, not over a binding to them.",
      .document(
        #"{ "viewtree": 1, "state": { "names": ["Ann"] }, "root": { "forEach": "names", "as": "$name", "content": { "view": "Text", "text": "\\(name)" } } }"#
      ),
      wayOut: "Loop over the binding, `\"forEach\": \"$names\"`, or remove the `$`."),
    DiagnosticExplanation(
      "empty-modifier", "A modifier is an empty object, so it has no name.",
      .root(#"{ "view": "Color", "modifiers": [{}] }"#),
      wayOut: "Write the modifier's name as the only key, or remove the object."),
    DiagnosticExplanation(
      "environment-value-is-fixed",
      "A modifier sets a read-only value of the environment, such as `dismiss`.",
      .root(#"{ "view": "Color", "modifiers": [{ "environment": { "isPresented": true } }] }"#),
      wayOut: "Remove the modifier."),
    DiagnosticExplanation(
      "grid-item-size", "A grid item declares no width, or several.",
      .root(
        #"{ "view": "LazyVGrid", "columns": [{ "fixed": 10, "flexible": {} }], "children": [] }"#),
      wayOut: "Write one of `fixed`, `flexible` and `adaptive`."),
    DiagnosticExplanation(
      "name-is-taken",
      "A component, type or other declaration has a name that SwiftUI or the document already uses.",
      .document(
        #"{ "viewtree": 1, "alignments": { "top": { "axis": "vertical", "defaultValue": "0" } }, "root": "Color" }"#
      ),
      wayOut: "Choose another name."),
    DiagnosticExplanation(
      "not-an-identifier",
      "A state variable, a parameter or another name is not valid in scripts.",
      .document(#"{ "viewtree": 1, "state": { "my name": 1 }, "root": "Color" }"#),
      wayOut: "Use letters, digits and `_`, and do not start with a digit."),
    DiagnosticExplanation(
      "out-of-range", "A number is out of range.",
      .document(#"{ "viewtree": 1, "window": { "width": -1, "height": 10 }, "root": "Color" }"#),
      wayOut: "Use a value from the help."),
    DiagnosticExplanation(
      "reserved-parameter",
      "A component's parameter has a name that every view already has, such as `id` or `modifiers`.",
      .document(
        #"{ "viewtree": 1, "components": { "Row": { "parameters": { "id": "Int" }, "body": "Color" } }, "root": "Color" }"#
      ),
      wayOut: "Choose another name for the parameter."),
    DiagnosticExplanation(
      "step-is-not-one",
      "A step has no event, or several. Their order is not clear.",
      .document(
        #"{ "viewtree": 1, "root": "Color", "steps": [{ "tap": "Color", "perform": "" }] }"#),
      wayOut: "Write a separate step for each event."),
    DiagnosticExplanation(
      "style-of-another-protocol",
      "A style's protocol is for another kind of controls.",
      .document(
        #"{ "viewtree": 1, "styles": { "Chip": { "protocol": "ButtonStyle", "body": { "slot": "configuration.label" } } }, "root": { "view": "Label", "title": "OK", "modifiers": [{ "labelStyle": "Chip" }] } }"#
      ),
      wayOut:
        "Use the modifier for its protocol, or declare a style with the protocol for these controls."
    ),
    DiagnosticExplanation(
      "too-many-declarations",
      "A section exceeds its limit: 65,535 keys, components or other declarations, or 16,384 alignments.",
      .document(
        "{ \"viewtree\": 1, \"root\": \"Color\", \"alignments\": {"
          + (0..<16_385).map { "\"a\($0)\": { \"axis\": \"horizontal\", \"defaultValue\": \"0\" }" }
          .joined(separator: ", ") + "} }",
        shown:
          #"{ "viewtree": 1, "root": "Color", "alignments": { "a0": …, "a1": …, … 16385 of them … } }"#
      ),
      wayOut: "Remove unused declarations."),
    DiagnosticExplanation(
      "two-modifiers",
      "One object holds several modifiers. The order of modifiers matters, but the members of an object have no order.",
      .root(#"{ "view": "Color", "modifiers": [{ "padding": 1, "offset": { "x": 1 } }] }"#),
      wayOut: "Write an object for each modifier."),
    DiagnosticExplanation(
      "unknown-device", "The window has the name of a device that viewtree does not know.",
      .document(#"{ "viewtree": 1, "window": "iPhone 61", "root": "Color" }"#),
      wayOut:
        "Check the spelling. docs/reference/format/steps.md lists the devices. Any other window is an object of `width` and `height`."
    ),
    DiagnosticExplanation(
      "unknown-lint",
      "The section `lints`, or a comment with `viewtree:ignore`, names a lint that does not exist.",
      .lint(#"{ "viewtree": 1, "lints": { "duplicate-ids": "warn" }, "root": "Color" }"#),
      wayOut: "Use a name from docs/reference/lints/README.md."),
    DiagnosticExplanation(
      "unknown-modifier", "A modifier is unknown.",
      .root(#"{ "view": "Color", "modifiers": [{ "paddding": 1 }] }"#),
      wayOut:
        "Check the spelling. docs/reference/supported-views.md lists the modifiers."
    ),
    DiagnosticExplanation(
      "unknown-preference-key",
      "A modifier uses a preference key that the document does not declare.",
      .root(
        #"{ "view": "Color", "modifiers": [{ "preference": { "key": "WidthKey", "value": 1 } }] }"#),
      wayOut:
        "Correct the name, or declare the key: `struct WidthKey: PreferenceKey`, or in JSON `\"preferenceKeys\": { \"Width\": { \"defaultValue\": 0, \"reduce\": \"max\" } }`."
    ),
    DiagnosticExplanation(
      "unknown-slot",
      "A `slot` does not name a parameter of type `View` of its component, or is outside a component.",
      .document(
        #"{ "viewtree": 1, "components": { "Card": { "parameters": { "content": "View" }, "body": { "slot": "contents" } } }, "root": { "view": "Card", "content": "Color" } }"#
      ),
      wayOut:
        "Declare a parameter of that name whose type is `View`, or `(Item) -> View` for views that "
        + "depend on a value."
    ),
    DiagnosticExplanation(
      "unknown-style", "A style is neither from the system nor declared.",
      .root(#"{ "view": "Button", "title": "OK", "modifiers": [{ "buttonStyle": "chip" }] }"#),
      wayOut:
        "Check the spelling, or declare it: `\"styles\": { \"Chip\": { \"protocol\": \"ButtonStyle\", \"body\": { \"slot\": \"configuration.label\" } } }`."
    ),
    DiagnosticExplanation(
      "unknown-version",
      "`viewtree` is not 1, the only version of the format so far.",
      .document(#"{ "viewtree": 2, "root": "Color" }"#),
      wayOut: "Write `\"viewtree\": 1`, or use a newer viewtree."),
    DiagnosticExplanation(
      "unknown-view", "A view is neither known nor declared as a component.", .root(#""Colr""#),
      wayOut:
        "Check the spelling. docs/reference/supported-views.md lists the views. Declare your own views under `components`, or use a `Box`."
    ),
    DiagnosticExplanation(
      "unknown-view-taken",
      "A view is neither known nor declared as a component. With `\"unknown\": \"box\"` or `--unknown box`, it becomes a Box with the proposed size, or 10 by 10 without a proposal. viewtree ignores its content.",
      .document(
        #"{ "viewtree": 1, "unknown": "box", "root": { "view": "Sparkline", "points": 12 } }"#),
      wayOut: "Give it a `size` if the layout depends on it, or declare it under `components`."),
    DiagnosticExplanation(
      "unknown-modifier-left-out",
      "A modifier is unknown, and the document or the option --unknown skips unknown modifiers.",
      .document(
        #"{ "viewtree": 1, "unknown": "box", "root": { "view": "Text", "text": "a", "modifiers": ["sparkling"] } }"#
      ),
      wayOut: "You don't need to change anything, unless the layout depends on the modifier."),
    DiagnosticExplanation(
      "window-and-proposal",
      "A document has both a window and a proposal for its root.",
      .document(
        #"{ "viewtree": 1, "window": { "width": 10, "height": 10 }, "proposal": { "width": 10 }, "root": "Color" }"#
      ),
      wayOut: "Remove one of them."),
  ]

  /// Explanations about arguments.
  static let arguments: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "argument-needs-label",
      "A modifier has a value without a label that several arguments could take.",
      .root(#"{ "view": "Color", "modifiers": [{ "frame": 10 }] }"#),
      wayOut: "Write an object: `{ \"frame\": { \"width\": 10 } }`."),
    DiagnosticExplanation(
      "argument-twice", "An argument appears under both of its names.",
      .root(#"{ "view": "VStack", "children": ["Color"], "content": ["Color"] }"#),
      wayOut: "Remove one of them."),
    DiagnosticExplanation(
      "arguments-exclude-each-other",
      "A modifier mixes the arguments of two overloads.",
      .root(#"{ "view": "Color", "modifiers": [{ "frame": { "width": 10, "maxWidth": 20 } }] }"#),
      wayOut: "Write two modifiers, or remove one of the arguments."),
    DiagnosticExplanation(
      "missing-argument", "A view, a modifier or a section has no value for a required member.",
      .document(#"{ "viewtree": 1 }"#), wayOut: "Add the member that the message names."),
    DiagnosticExplanation(
      "unknown-argument", "An object has an unknown key.",
      .root(#"{ "view": "HStack", "spacin": 10, "children": [] }"#),
      wayOut:
        "Check the spelling. Use the nearest key in the help, or one of the keys that it lists."),
    DiagnosticExplanation(
      "unknown-option", "An argument is not one of the allowed words.",
      .root(#"{ "view": "VStack", "alignment": "left", "children": [] }"#),
      wayOut: "Use one of the words in the help."),
    DiagnosticExplanation(
      "unknown-environment-value",
      "A key path names a value that is neither in the known part of SwiftUI's environment nor in the document.",
      .swift(
        """
        #Preview {
          Color.red.environment(\\.colourScheme, .dark)
        }
        """),
      wayOut:
        "Use the suggested name, or declare the value: `@Entry var spacing = 8.0` in an extension of `EnvironmentValues`, or in JSON `\"environmentKeys\": { \"spacing\": { "
        + "\"defaultValue\": 8 } }`."
    ),
    DiagnosticExplanation(
      "wrong-argument-value", "A script returns a value of the wrong type for an argument.",
      .document(
        #"{ "viewtree": 1, "state": { "x": [[1], 2] }, "root": { "view": "Color", "modifiers": [{ "opacity": "x[0]" }] } }"#
      ),
      wayOut: "Return the type in the message from the script."),
    DiagnosticExplanation(
      "wrong-check",
      "An entry of `checks` is not a valid report, two entries have the same file, or the folder for golden files is invalid.",
      .document(#"{ "viewtree": 1, "root": "Color", "checks": ["oder --reduces"] }"#),
      wayOut:
        "Write the command and its options, without a file. For a variant, write `@` and a name before the command. The folder is relative to the document's folder."
    ),
    DiagnosticExplanation(
      "wrong-kind", "A value has the wrong kind, such as an array instead of a number.",
      .root(#"{ "view": "HStack", "children": 3 }"#),
      wayOut: "Write a value of the kind in the message."),
  ]
}
