/// Explanations about the evaluation of documents and about the command line.
extension DiagnosticExplanation {
  static let evaluation: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "alignment-recursion", "The default value of a declared alignment asks for that alignment.",
      .document(
        #"{ "viewtree": 1, "alignments": { "mine": { "axis": "horizontal", "defaultValue": "$0[.mine]" } }, "root": { "view": "VStack", "alignment": "mine", "children": ["Color"] } }"#
      ),
      wayOut: "Compute it from the width, the height and other guides."),
    DiagnosticExplanation(
      "bound-preference",
      "A reader got two changes in one frame, and there was a third. SwiftUI drops it and prints this warning.",
      .document(
        """
        { "viewtree": 1, "window": { "width": 100, "height": 100 }, "state": { "n": 1 },
          "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "max" } },
          "root": { "view": "Color", "modifiers": [
            { "preference": { "key": "K", "value": { "$": "n" } } },
            { "onPreferenceChange": { "key": "K", "perform": "n = n + 1" } }] } }
        """),
      wayOut:
        "Measure before you apply the state, or apply it in an overlay or a background. docs/explanation/updates.md describes feedback loops."
    ),
    DiagnosticExplanation(
      "column-aligned-twice",
      "Cells of one column of a grid ask for different alignments with `gridColumnAlignment`. SwiftUI does not define the result. viewtree uses the first one.",
      .root(
        #"{ "view": "Grid", "children": [{ "view": "GridRow", "children": [{ "view": "Color", "modifiers": [{ "gridColumnAlignment": "leading" }] }] }, { "view": "GridRow", "children": [{ "view": "Color", "modifiers": [{ "gridColumnAlignment": "trailing" }] }] }] }"#
      ),
      wayOut: "Set the alignment in one cell of each column."),
    DiagnosticExplanation(
      "component-recursion",
      "A component is inside itself, level after level, and nothing ends it.",
      .document(
        #"{ "viewtree": 1, "state": { "on": true }, "components": { "Row": { "body": { "view": "VStack", "children": [{ "if": "on", "then": "Row" }] } } }, "root": "Row" }"#
      ),
      wayOut:
        "Put it under a condition that becomes false, such as a parameter that is counted down."),
    DiagnosticExplanation(
      "control-without-binding",
      "A step changes a control whose value is bound to no state, so that nothing would change.",
      .document(
        #"{ "viewtree": 1, "root": { "view": "Toggle", "id": "t", "title": "On", "isOn": ".constant(true)" }, "steps": [{ "toggle": "t" }] }"#
      ),
      wayOut: "Bind it to a state variable: `\"isOn\": \"$on\"`."),
    DiagnosticExplanation(
      "endless-component",
      "A component contains itself, directly or through others, without a condition. The notes name the uses.",
      .document(
        #"{ "viewtree": 1, "components": { "Row": { "body": { "view": "VStack", "children": ["Cell"] } }, "Cell": { "body": "Row" } }, "root": "Row" }"#
      ),
      wayOut:
        "Put one of the uses under a condition that becomes false, such as a parameter that is counted down."
    ),
    DiagnosticExplanation(
      "evaluation-failed", "The evaluation failed for a reason that no other diagnostic foresees.",
      nil, wayOut: "Please report it together with the document."),
    DiagnosticExplanation(
      "frames-not-finite",
      "Frames of some views are infinite or no numbers, so they could not be drawn.",
      .root(
        #"{ "view": "Color", "modifiers": [{ "padding": 1e308 }, { "padding": 1e308 }] }"#),
      wayOut:
        "Look for lengths that are infinite or too large to add up, and give the views around them a frame."
    ),
    DiagnosticExplanation(
      "length-below-minimum", "A length is less than the one before it, and counts as equal to it.",
      .root(
        #"{ "view": "Color", "modifiers": [{ "frame": { "minWidth": 20, "idealWidth": 10 } }] }"#),
      wayOut: "Make it at least as long, or leave it out."),
    DiagnosticExplanation(
      "minimum-above-maximum", "A least length is above the greatest, which is ignored.",
      .root(
        #"{ "view": "Color", "modifiers": [{ "frame": { "minWidth": 20, "maxWidth": 10 } }] }"#),
      wayOut: "Exchange the two, or leave one out."),
    DiagnosticExplanation(
      "missing-environment-object",
      "A view reads an object of the environment, and no enclosing view sets one of that class. SwiftUI ends the app with this message.",
      .document(
        """
        { "viewtree": 1, "types": "class Model: ObservableObject { @Published var n = 0 }",
          "components": { "Row": { "environment": { "model": "Model" }, "body": { "view": "Text", "text": "\\\\(model.n)" } } },
          "root": "Row" }
        """),
      wayOut:
        "Write the modifier `environmentObject`, or `environment`, around the view, with an object of the class."
    ),
    DiagnosticExplanation(
      "not-stable",
      "The state does not settle: actions change it, and this changes the values that the actions get. The warning says if it repeats or grows.",
      .document(
        """
        { "viewtree": 1, "window": { "width": 100, "height": 100 }, "state": { "on": false },
          "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "max" } },
          "root": { "view": "Color", "modifiers": [
            { "preference": { "key": "K", "value": { "$": "on ? 1 : 2" } } },
            { "onPreferenceChange": { "key": "K", "perform": "on = !on" } }] } }
        """),
      wayOut:
        "Don't assign to state that the action's own value depends on, or stop at a bound."
    ),
    DiagnosticExplanation(
      "not-modeled",
      "A modifier changes sizes in SwiftUI, and viewtree has no numbers for it. The sizes in the report are those without the modifier.",
      .root(
        #"{ "view": "Button", "title": "Buy", "modifiers": [{ "controlSize": ".large" }] }"#),
      wayOut:
        "Nothing has to be done, unless the layout depends on these sizes. In that case, add a `frame`."
    ),
    DiagnosticExplanation(
      "odd-number",
      "A number is invalid, such as a negative width. SwiftUI continues with another one, and so does viewtree. The message has that number.",
      .root(#"{ "view": "Color", "modifiers": [{ "frame": { "width": -5 } }] }"#),
      wayOut: "Write a number that makes sense, or let the script not fall below 0: `max(0, x)`."),
    DiagnosticExplanation(
      "platform-numbers",
      "The system is known, but no measurements of its controls, lists and bars are. viewtree uses those of the system before it.",
      .document(
        #"{ "viewtree": 1, "platform": "iOS 27", "root": { "view": "Color" } }"#),
      wayOut: "Nothing has to be done. To hide the note, choose the other system."),
    DiagnosticExplanation(
      "scripts-out-of-steps",
      "The scripts of a document together exceed the limit for all scripts, although none of them alone ran too long.",
      DiagnosticExample(
        ["inspect", "--limit", "script-steps=5000", "-"],
        """
        { "viewtree": 1, "root": { "view": "VStack", "children": { "forEach": "1...10",
          "content": { "view": "Box", "size": { "width": "(0..<1000).reduce(0) { $0 + $1 }", "height": 1 } } } } }
        """),
      wayOut: "Loop over less data, or allow more with `--limit script-steps=NUMBER`."),
    DiagnosticExplanation(
      "step-not-for-view",
      "A step does something to a view that takes no part in it, such as a tap on a view without an action.",
      .document(
        #"{ "viewtree": 1, "root": { "view": "Color", "id": "a" }, "steps": [{ "tap": "a" }] }"#),
      wayOut: "Name a view that takes part in it. The help lists them."),
    DiagnosticExplanation(
      "step-with-several-views", "A step names a view by something that several views have.",
      .document(
        #"{ "viewtree": 1, "root": { "view": "HStack", "children": ["Color", "Color"] }, "steps": [{ "tap": "Color" }] }"#
      ), wayOut: "Write one of the paths that the help lists, or give the view an id."),
    DiagnosticExplanation(
      "range-needs-number",
      "`viewtree sweep --set NAME=A...B` goes through numbers, and the variable holds a text, a condition or a list.",
      DiagnosticExample(
        ["sweep", "--set", "title=1...5", "-"],
        #"{ "viewtree": 1, "state": { "title": "Inbox" }, "root": { "view": "Text", "text": "\\(title)" } }"#
      ),
      wayOut: "Give it one value, `--set title=Inbox`, or name a variable that holds a number."),
    DiagnosticExplanation(
      "several-instances",
      "A step or `--set` assigns to a variable of a component, and several instances of it have the name.",
      .document(
        #"{ "viewtree": 1, "components": { "Row": { "state": { "open": false }, "body": { "view": "Text", "text": "\\(open)" } } }, "root": { "view": "VStack", "children": ["Row", "Row"] }, "steps": [{ "set": { "Row.open": true } }] }"#
      ),
      wayOut: "Write the index or the path as the report has it, or give the component an `id`."),
    DiagnosticExplanation(
      "step-without-view", "A step names a view that is not there at that time.",
      .document(#"{ "viewtree": 1, "root": "Color", "steps": [{ "tap": "button" }] }"#),
      wayOut:
        "Check the spelling. `viewtree inspect` lists the views, with `--step N` those after a step."
    ),
    DiagnosticExplanation(
      "too-many-entries",
      "Loops, branches and components are entered too often, though they may make no view.",
      .document(
        #"{ "viewtree": 1, "root": { "view": "VStack", "children": [{ "forEach": "0..<9000000000", "content": [] }] } }"#
      ),
      wayOut: "Loop over less data, or allow more with `--limit entries=NUMBER`."),
    DiagnosticExplanation(
      "too-much-kept",
      "The values that scripts create for views, modifiers and preferences exceed their limit.",
      DiagnosticExample(
        ["inspect", "--limit", "values=5000", "-"],
        #"{ "viewtree": 1, "root": { "view": "VStack", "children": [{ "forEach": "0..<40", "as": "i", "content": [{ "view": "Text", "text": { "$": "String(repeating: \"ab\", count: 300)" } }] }] } }"#
      ),
      wayOut:
        "Make shorter texts and lists, or allow more with `--limit values=NUMBER`, a number of bytes."
    ),
    DiagnosticExplanation(
      "too-much-memory",
      "Values, views and the records of steps take more memory than an evaluation may. viewtree counts it by the sizes of elements and doesn't measure it, so that every machine stops at the same place.",
      DiagnosticExample(
        ["inspect", "--limit", "memory=200000", "-"],
        """
        { "viewtree": 1, "root": { "view": "VStack", "children": { "forEach": "0..<2000", "content": "Color" } } }
        """),
      wayOut:
        "Take fewer steps, loop over less data, or allow more with `--limit memory=NUMBER`, a number of bytes: it is 1,000,000,000 unless set."
    ),
    DiagnosticExplanation(
      "too-much-work",
      "Views, scripts, questions of layouts and passes take together more work than an evaluation may be. It is counted, not timed, so that every machine stops at the same place.",
      DiagnosticExample(
        ["inspect", "--limit", "work=5000", "-"],
        """
        { "viewtree": 1, "root": { "view": "VStack", "children": { "forEach": "0..<2000", "content": "Color" } } }
        """),
      wayOut:
        "Loop over less data, or allow more with `--limit work=NUMBER`: it is 6,000,000 unless set, or 20 for each byte of a larger document."
    ),
    DiagnosticExplanation(
      "too-many-views", "Loops and components make more than 2,000,000 views.", nil,
      wayOut: "Loop over less data, or allow more with `--limit views=NUMBER`."),
    DiagnosticExplanation(
      "unknown-instance",
      "A step or `--set` assigns to a variable of a component that is not there at that time, or misspells a name.",
      .document(
        #"{ "viewtree": 1, "components": { "Row": { "state": { "open": false }, "body": { "view": "Text", "text": "\\(open)" } } }, "root": { "view": "VStack", "children": ["Row", "Row"] }, "steps": [{ "set": { "Row[2].open": true } }] }"#
      ),
      wayOut:
        "The State section of `viewtree inspect` lists the instances with their names: the `id` of the view, or its path."
    ),
    DiagnosticExplanation(
      "unknown-instance-variable",
      "A step or `--set` assigns to a variable that the component does not declare in its `state`.",
      .document(
        #"{ "viewtree": 1, "components": { "Row": { "state": { "open": false }, "body": { "view": "Text", "text": "\\(open)" } } }, "root": { "view": "VStack", "children": ["Row", "Row"] }, "steps": [{ "set": { "Row[1].opne": true } }] }"#
      ),
      wayOut: "Check the spelling, or declare the variable in the component's `state`."),
    DiagnosticExplanation(
      "unknown-scroll-target",
      "`scrollPosition` asks for a view that its scroll view does not have, or that no `scrollTargetLayout` makes a target. SwiftUI says nothing and does not scroll. There is no warning for `nil`, or if views with ids can appear later: in an empty loop, in an inactive branch, in a `GeometryReader`.",
      .root(
        #"{ "view": "ScrollView", "children": { "view": "VStack", "modifiers": ["scrollTargetLayout"], "children": { "forEach": "0..<3", "content": "Divider" } }, "modifiers": [{ "scrollPosition": { "id": ".constant(7)" } }] }"#
      ),
      wayOut:
        "Ids are equal only where their types are: `\"4\"` is not `4`. Loop elements have their own ids or those of the loop's `id`. Other views have those of the modifier `id`. The key `id` of a view is only a name for reports."
    ),
    DiagnosticExplanation(
      "values-do-not-reduce",
      "A `reduce` that is given by name cannot combine two values, such as a number and a text.",
      .document(
        """
        { "viewtree": 1, "state": { "n": 0 }, "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "max" } },
          "root": { "view": "HStack", "children": [
            { "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 1 } }] },
            { "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": true } }] }],
            "modifiers": [{ "onPreferenceChange": { "key": "K", "perform": "n = 1" } }] } }
        """),
      wayOut: "Write values of one type, or write the `reduce` as a script."),
    DiagnosticExplanation(
      "views-nested-too-deeply", "Views and modifiers are nested more than 15,000 levels deep.",
      .document(
        "{ \"viewtree\": 1, \"root\": "
          + String(repeating: "{ \"view\": \"VStack\", \"children\": [", count: 15_001)
          + "\"Color\""
          + String(repeating: "] }", count: 15_001) + " }",
        shown:
          #"{ "viewtree": 1, "root": { "view": "VStack", "children": [ … 15001 of them … ] } }"#),
      wayOut:
        "Look for a program that nests without end, because a visible tree rarely has 100 levels."
    ),
  ]

  static let command: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "check-report",
      "`viewtree check --merge` was given a file that is no report of `viewtree check --format json`, or one of another version.",
      DiagnosticExample(["check", "--merge", "-"], "{ \"viewtree\": 1, \"views\": [] }"),
      wayOut:
        "Give the files that each shard wrote with `--format json --output FILE`, and use the same viewtree for shards and merge."
    ),
    DiagnosticExplanation(
      "command",
      "The command line cannot be used: a file that cannot be read, an option that is missing, a view or key that does not exist. It has this id with `--diagnostics json` only.",
      DiagnosticExample(["inspect", "--diagnostics", "json", "no-such-file.json"], ""),
      wayOut: "`viewtree help COMMAND` says how a command is used."),
    DiagnosticExplanation(
      "measurement",
      "The input of `viewtree verify` is not the output of a harness, a log without such a line, or a measurement of another version.",
      DiagnosticExample(["verify", "form.json", "-"], "{ \"frames\": {} }"),
      wayOut:
        "Write a harness with `viewtree format --to swift --harness xctest`, run it on a Mac, and pass the printed line or the whole log. See docs/reference/verify.md."
    ),
    DiagnosticExplanation(
      "picture-leaves-out",
      "A document has more views, closures or names than `viewtree draw` puts into one picture. The message has the number of missing ones.",
      nil,
      wayOut:
        "Draw a part of the tree with `--view`, or allow more boxes with `--nodes`."),
  ]
}
