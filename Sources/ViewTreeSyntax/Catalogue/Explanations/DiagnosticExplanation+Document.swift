/// Explanations about documents that are valid JSON or YAML: views, modifiers, sections.
extension DiagnosticExplanation {
  static let document: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "alignment-of-other-axis",
      "An alignment of one axis is used where the other axis is needed: columns align horizontally, rows vertically.",
      .document(
        #"{ "viewtree": 1, "alignments": { "line": { "axis": "vertical", "defaultValue": "0" } }, "root": { "view": "VStack", "alignment": "line", "children": [] } }"#
      ),
      wayOut: "Choose one of the alignments that the help lists."),
    DiagnosticExplanation(
      "document-is-not-an-object",
      "The text is valid, but its outermost value is no object, so it is no document.",
      .document("[]"),
      wayOut: "Write `{ \"viewtree\": 1, \"root\": … }`."),
    DiagnosticExplanation(
      "element-is-no-binding",
      "The element of a `forEach` has a `$` before its name, but the loop goes over values and not over a binding to them.",
      .document(
        #"{ "viewtree": 1, "state": { "names": ["Ann"] }, "root": { "forEach": "names", "as": "$name", "content": { "view": "Text", "text": "\\(name)" } } }"#
      ),
      wayOut: "Loop over the binding, `\"forEach\": \"$names\"`, or leave out the `$`."),
    DiagnosticExplanation(
      "empty-modifier", "A modifier is an object without a member, so it has no name.",
      .root(#"{ "view": "Color", "modifiers": [{}] }"#),
      wayOut: "Write the modifier's name as the only key, or remove the object."),
    DiagnosticExplanation(
      "environment-value-is-fixed",
      "A modifier sets a value of the environment that can only be read, such as `dismiss`.",
      .root(#"{ "view": "Color", "modifiers": [{ "environment": { "isPresented": true } }] }"#),
      wayOut: "Remove the modifier."),
    DiagnosticExplanation(
      "grid-item-size", "A grid item has no width, or several.",
      .root(
        #"{ "view": "LazyVGrid", "columns": [{ "fixed": 10, "flexible": {} }], "children": [] }"#),
      wayOut: "Write one of `fixed`, `flexible` and `adaptive`."),
    DiagnosticExplanation(
      "name-is-taken",
      "A component, type or other declaration has a name that SwiftUI or the document has given already.",
      .document(
        #"{ "viewtree": 1, "alignments": { "top": { "axis": "vertical", "defaultValue": "0" } }, "root": "Color" }"#
      ),
      wayOut: "Choose another name."),
    DiagnosticExplanation(
      "not-an-identifier",
      "A state variable, parameter or the like has a name that scripts could not write.",
      .document(#"{ "viewtree": 1, "state": { "my name": 1 }, "root": "Color" }"#),
      wayOut: "Use letters, digits and `_`, and begin with no digit."),
    DiagnosticExplanation(
      "out-of-range", "A number is out of range.",
      .document(#"{ "viewtree": 1, "window": { "width": -1, "height": 10 }, "root": "Color" }"#),
      wayOut: "Use a value from the help."),
    DiagnosticExplanation(
      "reserved-parameter",
      "A component's parameter has the name of something that every view has, such as `id` or `modifiers`.",
      .document(
        #"{ "viewtree": 1, "components": { "Row": { "parameters": { "id": "Int" }, "body": "Color" } }, "root": "Color" }"#
      ),
      wayOut: "Choose another name for the parameter."),
    DiagnosticExplanation(
      "step-is-not-one",
      "A step has no event, or several. Their order would not be clear.",
      .document(
        #"{ "viewtree": 1, "root": "Color", "steps": [{ "tap": "Color", "perform": "" }] }"#),
      wayOut: "Write a step for each thing."),
    DiagnosticExplanation(
      "style-of-another-protocol",
      "A style is set on controls of another kind than its protocol's.",
      .document(
        #"{ "viewtree": 1, "styles": { "Chip": { "protocol": "ButtonStyle", "body": { "slot": "configuration.label" } } }, "root": { "view": "Label", "title": "OK", "modifiers": [{ "labelStyle": "Chip" }] } }"#
      ),
      wayOut:
        "Set it with the modifier of its protocol, or declare a style that follows the protocol of these controls."
    ),
    DiagnosticExplanation(
      "too-many-declarations",
      "A section declares more than a document may: 65,535 keys, components and the like, or 16,384 alignments.",
      .document(
        "{ \"viewtree\": 1, \"root\": \"Color\", \"alignments\": {"
          + (0..<16_385).map { "\"a\($0)\": { \"axis\": \"horizontal\", \"defaultValue\": \"0\" }" }
          .joined(separator: ", ") + "} }",
        shown:
          #"{ "viewtree": 1, "root": "Color", "alignments": { "a0": …, "a1": …, … 16385 of them … } }"#
      ),
      wayOut: "Remove those that are not used."),
    DiagnosticExplanation(
      "two-modifiers",
      "One object holds several modifiers. Their order matters, and the members of an object have none.",
      .root(#"{ "view": "Color", "modifiers": [{ "padding": 1, "offset": { "x": 1 } }] }"#),
      wayOut: "Write an object for each modifier."),
    DiagnosticExplanation(
      "unknown-device", "The window is named for a device that viewtree does not know.",
      .document(#"{ "viewtree": 1, "window": "iPhone 61", "root": "Color" }"#),
      wayOut:
        "Check the spelling. docs/reference/format/steps.md lists the devices. Any other window is an object of `width` and `height`."
    ),
    DiagnosticExplanation(
      "unknown-lint", "The section `lints` names a lint that does not exist.",
      .lint(#"{ "viewtree": 1, "lints": { "duplicate-ids": "warn" }, "root": "Color" }"#),
      wayOut: "Use a name from docs/reference/lints/README.md."),
    DiagnosticExplanation(
      "unknown-modifier", "A modifier is not known.",
      .root(#"{ "view": "Color", "modifiers": [{ "paddding": 1 }] }"#),
      wayOut:
        "Check the spelling. docs/reference/supported-views.md lists the modifiers."
    ),
    DiagnosticExplanation(
      "unknown-preference-key",
      "A modifier names a preference key that the document does not declare.",
      .root(
        #"{ "view": "Color", "modifiers": [{ "preference": { "key": "Width", "value": 1 } }] }"#),
      wayOut:
        "Declare it: `\"preferenceKeys\": { \"Width\": { \"defaultValue\": 0, \"reduce\": \"max\" } }`, or correct the name."
    ),
    DiagnosticExplanation(
      "unknown-slot",
      "A `slot` names no parameter of the type `View` of its component, or is outside of components.",
      .document(
        #"{ "viewtree": 1, "components": { "Card": { "parameters": { "content": "View" }, "body": { "slot": "contents" } } }, "root": { "view": "Card", "content": "Color" } }"#
      ),
      wayOut:
        "Declare a parameter of that name whose type is `View`, or `(Item) -> View` for views that are made of a value."
    ),
    DiagnosticExplanation(
      "unknown-style", "A style is neither one of the system's nor declared.",
      .root(#"{ "view": "Button", "title": "OK", "modifiers": [{ "buttonStyle": "chip" }] }"#),
      wayOut:
        "Check the spelling, or declare it: `\"styles\": { \"Chip\": { \"protocol\": \"ButtonStyle\", \"body\": { \"slot\": \"configuration.label\" } } }`."
    ),
    DiagnosticExplanation(
      "unknown-version",
      "`viewtree` has another value than 1, the only version of the format so far.",
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
      wayOut: "Give it a `size` where that matters, or declare it under `components`."),
    DiagnosticExplanation(
      "unknown-modifier-left-out",
      "A modifier is not known, and the document, or the option --unknown, leaves out such modifiers.",
      .document(
        #"{ "viewtree": 1, "unknown": "box", "root": { "view": "Text", "text": "a", "modifiers": ["sparkling"] } }"#
      ),
      wayOut: "Only its own effect is missing."),
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
      "A modifier has a value without a label, and several arguments could be meant.",
      .root(#"{ "view": "Color", "modifiers": [{ "frame": 10 }] }"#),
      wayOut: "Write an object: `{ \"frame\": { \"width\": 10 } }`."),
    DiagnosticExplanation(
      "argument-twice", "An argument is given under both of its names.",
      .root(#"{ "view": "VStack", "children": ["Color"], "content": ["Color"] }"#),
      wayOut: "Leave one of them out."),
    DiagnosticExplanation(
      "arguments-exclude-each-other",
      "Arguments of two forms of a modifier are given together. In SwiftUI these are two functions.",
      .root(#"{ "view": "Color", "modifiers": [{ "frame": { "width": 10, "maxWidth": 20 } }] }"#),
      wayOut: "Write two modifiers, or leave one of the arguments out."),
    DiagnosticExplanation(
      "missing-argument", "A view, a modifier or a section lacks something that it needs.",
      .document(#"{ "viewtree": 1 }"#), wayOut: "Add the member that the message names."),
    DiagnosticExplanation(
      "unknown-argument", "An object has an unknown key.",
      .root(#"{ "view": "HStack", "spacin": 10, "children": [] }"#),
      wayOut: "Check the spelling. The help names the nearest key, or all of them."),
    DiagnosticExplanation(
      "unknown-option", "An argument that can be one of some words is another one.",
      .root(#"{ "view": "HStack", "alignment": "middle", "children": [] }"#),
      wayOut: "Take one of the words that the help names."),
    DiagnosticExplanation(
      "unknown-environment-value",
      "A key path names a value that neither SwiftUI's environment, as far as it is known here, nor the document has.",
      .root(#"{ "view": "Color", "modifiers": [{ "environment": { "colourScheme": "dark" } }] }"#),
      wayOut:
        "Take the name that is suggested, or declare the value: `\"environmentKeys\": { \"spacing\": { \"defaultValue\": 8 } }`."
    ),
    DiagnosticExplanation(
      "wrong-argument-value", "A script gives an argument a value of a type that it cannot take.",
      .document(
        #"{ "viewtree": 1, "state": { "x": [[1], 2] }, "root": { "view": "Color", "modifiers": [{ "opacity": "x[0]" }] } }"#
      ),
      wayOut: "Let the script return the type that the message names."),
    DiagnosticExplanation(
      "wrong-check",
      "An entry of `checks` names no valid report, two entries name the same file, or the folder for golden files is invalid.",
      .document(#"{ "viewtree": 1, "root": "Color", "checks": ["oder --reduces"] }"#),
      wayOut:
        "Write the command and its options, without a file. For a variant, write `@` and a name before them. The folder is relative to that of the document."
    ),
    DiagnosticExplanation(
      "wrong-kind", "A value has the wrong kind: an array where a number is needed, and the like.",
      .root(#"{ "view": "HStack", "children": 3 }"#),
      wayOut: "Write a value of the kind in the message."),
  ]
}
