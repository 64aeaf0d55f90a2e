/// What is said of what lints find; docs/lints.md says more about each.
extension DiagnosticExplanation {
  static let lints: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "anchor-elsewhere",
      "An anchor went through the state and is resolved in a `GeometryReader` beside its view. It is then in the coordinates of a view that the layout moves on its own, and a pass late.",
      .lint(
        """
        { "viewtree": 1, "window": { "width": 100, "height": 100 }, "state": { "titles": [] },
          "preferenceKeys": { "K": { "defaultValue": [], "reduce": "append" } },
          "root": { "view": "VStack", "children": [
            { "view": "Text", "text": "a", "modifiers": [
              { "anchorPreference": { "key": "K", "value": ".bounds", "transform": "[$0]" } }] },
            { "view": "GeometryReader", "as": "geometry", "content": { "forEach": "titles", "id": "\\\\.self", "as": "title",
              "content": { "view": "Color", "modifiers": [{ "frame": { "width": "geometry[title].width" } }] } } }],
            "modifiers": [{ "onPreferenceChange": { "key": "K", "perform": "titles = value" } }] } }
        """),
      wayOut:
        "Resolve it in an `overlayPreferenceValue` or a `backgroundPreferenceValue` of a view around both."
    ),
    DiagnosticExplanation(
      "duplicate-id",
      "Several views, or several elements of a loop, have the same id. Only the first can be found by it, and SwiftUI takes equal ids in a loop for one view.",
      .lint(
        #"{ "viewtree": 1, "root": { "view": "HStack", "children": [{ "view": "Color", "id": "a" }, { "view": "Color", "id": "a" }] } }"#
      ),
      wayOut: "Give each an id of its own, in a loop with the element in it."),
    DiagnosticExplanation(
      "dynamic-default",
      "A container whose children may change takes part in a key with the default although nothing in it writes the key, and that changes what `reduce` gives.",
      .lint(
        allowing: "reducer-drops-value",
        reading(
          #"{ "view": "HStack", "children": [{ "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 1 } }] }, { "view": "VStack", "children": [{ "if": "n > 5", "then": "Color" }] }],"#,
          reduce: "value = nextValue()")),
      wayOut:
        "Choose a default that `reduce` leaves as it is, or a `reduce` that keeps a value when the default comes."
    ),
    DiagnosticExplanation(
      "feedback-loop",
      "A state variable may change itself: it moves or resizes a view, a preference measures that, and an action writes what was measured into the variable.",
      .lint(
        """
        { "viewtree": 1, "proposal": { "width": 100 }, "state": { "height": 0.0 },
          "preferenceKeys": { "Top": { "defaultValue": 0, "reduce": "max" } },
          "root": { "view": "VStack", "spacing": 0, "children": [
            { "view": "Color", "modifiers": [{ "frame": { "height": "height" } }] },
            { "view": "GeometryReader", "as": "geometry", "content": { "view": "Color", "modifiers": [
              { "preference": { "key": "Top", "value": { "$": "geometry.frame(in: .global).minY" } } }] },
              "modifiers": [{ "frame": { "height": 10 } }] }],
            "modifiers": [{ "onPreferenceChange": { "key": "Top", "perform": "height = value" } }] } }
        """),
      wayOut:
        "Lay out what depends on the variable where it moves nothing that is measured: in an overlay, a background or a ZStack."
    ),
    DiagnosticExplanation(
      "feedback-settles",
      "A state variable comes back to itself as the greatest of some lengths, as with views of equal widths. That settles in the second pass, so that the lint is allowed unless somebody asks for it.",
      .lint(
        """
        { "viewtree": 1, "proposal": { "width": 100 }, "state": { "width": null }, "lints": { "feedback-settles": "warn" },
          "preferenceKeys": { "Width": { "defaultValue": 0, "reduce": "max" } },
          "root": { "view": "VStack", "children": [
            { "view": "Text", "text": "a", "modifiers": [
              { "background": { "view": "GeometryReader", "as": "geometry", "content": { "view": "Color", "modifiers": [
                { "preference": { "key": "Width", "value": { "$": "geometry.size.width" } } }] } } },
              { "frame": { "width": "width" } }] }],
            "modifiers": [{ "onPreferenceChange": { "key": "Width", "perform": "width = value" } }] } }
        """),
      wayOut: "Nothing has to be done. With `fixedSize` on what is measured there is no loop."),
    DiagnosticExplanation(
      "key-never-read",
      "A preference key is declared or written, and no view that could get the value reads it.",
      .lint(
        #"{ "viewtree": 1, "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "max" } }, "root": { "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 1 } }] } }"#
      ),
      wayOut: "Read it on a view around the writer, or remove it."),
    DiagnosticExplanation(
      "key-never-written",
      "A preference key is read, and nothing inside the reader writes it, so that the reader gets the default.",
      .lint(reading(#"{ "view": "Color","#, reduce: "max")),
      wayOut: "Write it in a view inside the reader, or remove the reader."),
    DiagnosticExplanation(
      "outside-window",
      "A text, a control or an image is not in the window with all of itself, and nothing scrolls or moves it there on purpose. The lint is allowed unless somebody asks for it: a document may have a smaller window than the app.",
      .lint(
        """
        { "viewtree": 1, "window": { "width": 100, "height": 100 }, "lints": { "outside-window": "warn" },
          "root": { "view": "Text", "text": "A title that is wide", "modifiers": ["fixedSize"] } }
        """),
      wayOut:
        "Give it less room, let it wrap, or put what is around it into a `ScrollView`. An `offset` says that it is meant."
    ),
    DiagnosticExplanation(
      "per-view-modifier",
      "A preference modifier stands on a group and so applies to each of its views.",
      .lint(
        reading(
          #"{ "view": "HStack", "children": [{ "view": "Group", "children": ["Color", "Color"], "modifiers": [{ "preference": { "key": "K", "value": 1 } }] }],"#,
          reduce: "max")),
      wayOut: "Put the views into a container such as a VStack to apply it once."),
    DiagnosticExplanation(
      "reduce-never-assigns",
      "A key's `reduce` works something out and assigns nothing, so that the first value stays.",
      .lint(
        reading(
          #"{ "view": "HStack", "children": [{ "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 1 } }] }],"#,
          reduce: "value + nextValue()")),
      wayOut:
        "Assign the result, as in `value += nextValue()`; write `first` if the first value shall stay."
    ),
    DiagnosticExplanation(
      "reducer-drops-value", "A key's `reduce` loses a value when it meets the default.",
      .lint(
        reading(
          #"{ "view": "HStack", "children": [{ "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 1 } }] }],"#,
          reduce: "value = nextValue()")),
      wayOut:
        "Choose a default that changes nothing: `[]` for appending, 0 for adding, nil for an optional."
    ),
    DiagnosticExplanation(
      "rotated-anchor",
      "A rectangle's anchor is made and resolved inside one rotation. SwiftUI then gives the box around the turned rectangle, which is larger.",
      .lint(
        """
        { "viewtree": 1, "window": { "width": 100, "height": 100 },
          "preferenceKeys": { "K": { "defaultValue": "nil", "reduce": "value = value ?? nextValue()" } },
          "root": { "view": "Color", "modifiers": [
            { "frame": { "width": 40, "height": 20 } },
            { "anchorPreference": { "key": "K", "value": ".bounds", "transform": "$0" } },
            { "overlayPreferenceValue": { "key": "K", "as": "bounds", "content": {
              "view": "GeometryReader", "as": "geometry", "content": { "view": "Color",
                "modifiers": [{ "frame": { "width": "geometry[bounds!].width" } }] } } } },
            { "rotationEffect": ".degrees(45)" }] } }
        """),
      wayOut: "Use two points instead of the rectangle, or rotate only what is drawn."),
    DiagnosticExplanation(
      "siblings-overlap",
      "Two views that a stack, a grid or a list puts beside one another cover one another, because a frame is smaller than what is in it.",
      .lint(
        """
        { "viewtree": 1, "root": { "view": "VStack", "spacing": 0, "children": [
          { "view": "Box", "id": "a", "size": { "width": 50, "height": 40 }, "modifiers": [{ "frame": { "height": 20 } }] },
          { "view": "Box", "id": "b", "size": { "width": 50, "height": 40 }, "modifiers": [{ "frame": { "height": 20 } }] }] } }
        """),
      wayOut:
        "Make the frame greater, or leave it away. An `offset`, a negative padding and a negative spacing say that it is meant."
    ),
    DiagnosticExplanation(
      "small-control",
      "A control is narrower or lower than the 44 points that Apple's Human Interface Guidelines ask for. The lint is allowed unless somebody asks for it, for SwiftUI's own controls are lower, too.",
      .lint(
        """
        { "viewtree": 1, "lints": { "small-control": "warn" },
          "root": { "view": "Button", "title": "OK", "action": "" } }
        """),
      wayOut: "Give its label a padding, or a frame with a `minHeight`."),
    DiagnosticExplanation(
      "text-cut",
      "A text is higher or wider than a frame around it: it stands over, or is cut where the frame is clipped.",
      .lint(
        #"{ "viewtree": 1, "root": { "view": "Text", "text": "A title", "modifiers": [{ "frame": { "height": 10 } }] } }"#
      ),
      wayOut: "A `minWidth` or `minHeight` in place of a fixed length."),
    DiagnosticExplanation(
      "text-truncated",
      "A text has less room than it needs, or fewer lines, so that it ends in `…`. The lint is allowed unless somebody asks for it: in many rows this is meant.",
      .lint(
        """
        { "viewtree": 1, "window": { "width": 100, "height": 100 }, "lints": { "text-truncated": "warn" },
          "root": { "view": "Text", "text": "A title that is wide", "modifiers": [{ "lineLimit": 1 }] } }
        """),
      wayOut: "More room, more lines, or a shorter text in a `ViewThatFits`."),
    DiagnosticExplanation(
      "two-writers-one-view", "A view writes one key twice; only the outermost writer counts.",
      .lint(
        reading(
          #"{ "view": "HStack", "children": [{ "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 1 } }, { "preference": { "key": "K", "value": 2 } }] }],"#,
          reduce: "max")),
      wayOut: "Remove one of them, or make the outer one a `transformPreference`."),
    DiagnosticExplanation(
      "unknown-coordinate-space",
      "A closure asks for a frame in a named coordinate space that no view around has. SwiftUI says nothing and takes the window.",
      .lint(
        #"{ "viewtree": 1, "window": { "width": 100, "height": 100 }, "root": { "view": "GeometryReader", "as": "geometry", "content": { "view": "Color", "modifiers": [{ "opacity": "geometry.frame(in: .named(\"list\")).minY" }] } } }"#
      ),
      wayOut: "Give a view around the reader a `coordinateSpace` of that name, or write `.global`."),
    DiagnosticExplanation(
      "unused-component", "A component is declared, and nothing below the root uses it.",
      .lint(#"{ "viewtree": 1, "components": { "Row": { "body": "Color" } }, "root": "Color" }"#),
      wayOut: "Remove it, or use it."),
    DiagnosticExplanation(
      "unused-state", "A state variable is declared, and no script names it.",
      .lint(#"{ "viewtree": 1, "state": { "n": 0 }, "root": "Color" }"#), wayOut: "Remove it."),
    DiagnosticExplanation(
      "value-of-another-type",
      "A value is written whose type is not that of the key's default. Swift would not compile it; here it fails where a closure uses the value.",
      .lint(
        allowing: "reducer-drops-value",
        """
        { "viewtree": 1, "state": { "n": 0 },
          "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "value = nextValue()" } },
          "root": { "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": { "$": "\\"three\\"" } } },
            { "onPreferenceChange": { "key": "K", "perform": "n += 1" } }] } }
        """),
      wayOut: "Write a value of the default's type, or choose a default of the value's type."),
    DiagnosticExplanation(
      "write-hidden-by-ancestor",
      "A view writes a key, and a view around it writes it, too, which replaces all that is inside.",
      .lint(
        reading(
          #"{ "view": "HStack", "children": [{ "view": "VStack", "children": [{ "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 1 } }] }], "modifiers": [{ "preference": { "key": "K", "value": 2 } }] }],"#,
          reduce: "max")),
      wayOut: "Make the one around it a `transformPreference`, which keeps what is there."),
  ]

  /// A document whose root, given up to its modifiers, is read for a key `K`.
  private static func reading(_ root: String, reduce: String) -> String {
    let reader = "{ \"onPreferenceChange\": { \"key\": \"K\", \"perform\": \"n = value\" } }"
    return """
      { "viewtree": 1, "state": { "n": 0 },
        "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "\(reduce)" } },
        "root": \(root)
          "modifiers": [\(reader)] } }
      """
  }
}
