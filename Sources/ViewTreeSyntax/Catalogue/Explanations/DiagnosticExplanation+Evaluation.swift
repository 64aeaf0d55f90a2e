/// Explanations about the evaluation of documents and about the command line.
extension DiagnosticExplanation {
  static let evaluation: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "alignment-recursion", "The default value of a custom alignment reads that alignment.",
      .document(
        #"{ "viewtree": 1, "alignments": { "mine": { "axis": "horizontal", "defaultValue": "$0[.mine]" } }, "root": { "view": "VStack", "alignment": "mine", "children": ["Color"] } }"#
      ),
      wayOut: "Compute it from the width, the height and other guides."),
    DiagnosticExplanation(
      "bound-preference",
      "A reader got two changes in one frame, and there was a third. SwiftUI drops it and prints this warning.",
      .view(
        after: #"""
          struct WidthKey: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
              value = max(value, nextValue())
            }
          }
          """#,
        #"""
        @State private var width: CGFloat = 1

        var body: some View {
          Color.red
            .preference(key: WidthKey.self, value: width)
            .onPreferenceChange(WidthKey.self) { _ in width += 1 }
        }
        """#,
        fixed: #"""
          @State private var width: CGFloat = 1

          var body: some View {
            Color.red
              .preference(key: WidthKey.self, value: 20)
              .onPreferenceChange(WidthKey.self) { width = $0 }
          }
          """#),
      wayOut:
        "Measure before you apply the state, or apply it in an overlay or a background. docs/explanation/updates.md describes feedback loops."
    ),
    DiagnosticExplanation(
      "column-aligned-twice",
      "Cells in one column of a grid set different alignments with `gridColumnAlignment`. SwiftUI "
        + "does not define the result. viewtree uses the first alignment.",
      .view(
        #"""
        var body: some View {
          Grid {
            GridRow { Color.red.gridColumnAlignment(.leading) }
            GridRow { Color.blue.gridColumnAlignment(.trailing) }
          }
        }
        """#,
        fixed: #"""
          var body: some View {
            Grid {
              GridRow { Color.red.gridColumnAlignment(.leading) }
              GridRow { Color.blue }
            }
          }
          """#),
      wayOut: "Set the alignment in one cell of each column."),
    DiagnosticExplanation(
      "component-recursion",
      "A component contains itself, level after level, without an end.",
      .swift(
        """
        struct Row: View {
          @State private var isOn = true
          var body: some View {
            VStack { if isOn { Row() } }
          }
        }
        #Preview { Row() }
        """),
      wayOut:
        "Put it inside a condition that becomes false, such as a parameter that counts down."),
    DiagnosticExplanation(
      "control-without-binding",
      "A step changes a control whose value is not bound to state, so nothing changes.",
      .document(
        #"{ "viewtree": 1, "root": { "view": "Toggle", "id": "t", "title": "On", "isOn": ".constant(true)" }, "steps": [{ "toggle": "t" }] }"#
      ),
      wayOut: "Bind it to a state variable: `\"isOn\": \"$on\"`."),
    DiagnosticExplanation(
      "endless-component",
      "A component contains itself, directly or through others, without a condition. The notes name the uses.",
      .swift(
        """
        struct Row: View {
          var body: some View { VStack { Cell() } }
        }
        struct Cell: View {
          var body: some View { Row() }
        }
        #Preview { Row() }
        """),
      wayOut:
        "Put one of the uses inside a condition that becomes false, such as a parameter that counts down."
    ),
    DiagnosticExplanation(
      "evaluation-failed", "The evaluation failed for a reason that has no diagnostic.",
      nil, wayOut: "Please report it with the document."),
    DiagnosticExplanation(
      "frames-not-finite",
      "Frames of some views are infinite or not a number, so they cannot be drawn.",
      .view(
        #"""
        var body: some View {
          Color.red.padding(1e308).padding(1e308)
        }
        """#,
        fixed: #"""
          var body: some View {
            Color.red.padding(16)
          }
          """#),
      wayOut:
        "Look for lengths that are infinite or too large to add up, and give their enclosing views a frame."
    ),
    DiagnosticExplanation(
      "length-below-minimum",
      "A length is less than the previous one, such as an ideal width that is less than the "
        + "minimum. viewtree raises it to the previous length.",
      .view(
        #"""
        var body: some View {
          Color.red.frame(minWidth: 20, idealWidth: 10)
        }
        """#,
        fixed: #"""
          var body: some View {
            Color.red.frame(minWidth: 20, idealWidth: 30)
          }
          """#),
      wayOut: "Make it at least as long, or remove it."),
    DiagnosticExplanation(
      "minimum-above-maximum", "A minimum length is above the maximum, which viewtree ignores.",
      .view(
        #"""
        var body: some View {
          Color.red.frame(minWidth: 20, maxWidth: 10)
        }
        """#,
        fixed: #"""
          var body: some View {
            Color.red.frame(minWidth: 10, maxWidth: 20)
          }
          """#),
      wayOut: "Swap the two, or remove one."),
    DiagnosticExplanation(
      "missing-environment-object",
      "A view reads an object of the environment, and no enclosing view sets an object of that "
        + "class. In SwiftUI, the app stops with this message.",
      .swift(
        #"""
        class Model: ObservableObject {
          @Published var count = 0
        }

        struct Row: View {
          @EnvironmentObject var model: Model

          var body: some View {
            Text("\(model.count)")
          }
        }

        #Preview {
          Row()
        }
        """#),
      wayOut:
        "Add the modifier `environmentObject` or `environment` with an object of the class to an enclosing view."
    ),
    DiagnosticExplanation(
      "not-stable",
      "The state does not settle: actions change it, which changes the values that the actions "
        + "get. The warning shows whether the state repeats or grows.",
      .view(
        after: #"""
          struct WidthKey: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
              value = max(value, nextValue())
            }
          }
          """#,
        #"""
        @State private var isOn = false

        var body: some View {
          Color.red
            .preference(key: WidthKey.self, value: isOn ? 1 : 2)
            .onPreferenceChange(WidthKey.self) { _ in isOn.toggle() }
        }
        """#,
        fixed: #"""
          @State private var isOn = false

          var body: some View {
            Color.red
              .preference(key: WidthKey.self, value: isOn ? 1 : 2)
              .onPreferenceChange(WidthKey.self) { _ in isOn = true }
          }
          """#),
      wayOut:
        "Don't assign to state that the action's own value depends on, or stop at a limit."
    ),
    DiagnosticExplanation(
      "not-modeled",
      "A modifier changes sizes in SwiftUI, but viewtree does not know by how much. The sizes in the report ignore the modifier.",
      .view(
        #"""
        var body: some View {
          Text("Sale").fontWidth(.condensed)
        }
        """#,
        fixed: #"""
          var body: some View {
            Text("Sale").frame(width: 30)
          }
          """#),
      wayOut:
        "You don't need to change anything, unless the layout depends on these sizes. In that case, add a `frame`."
    ),
    DiagnosticExplanation(
      "odd-number",
      "A number is invalid, such as a negative width. SwiftUI and viewtree use the number in the "
        + "message instead.",
      .view(
        #"""
        var body: some View {
          Color.red.frame(width: -5)
        }
        """#,
        fixed: #"""
          var body: some View {
            Color.red.frame(width: max(0, -5))
          }
          """#),
      wayOut: "Write a valid number, or limit the script's result to at least 0: `max(0, x)`."),
    DiagnosticExplanation(
      "locale-numbers",
      "`--locale` chooses the texts of a language. Numbers and dates in texts keep their English form, so their widths are those of the English form.",
      DiagnosticExample(
        ["inspect", "--locale", "de_DE", "-"],
        #"{ "viewtree": 1, "root": { "view": "Text", "text": "\\(1234.5)" } }"#),
      wayOut: "You don't need to change anything."),
    DiagnosticExplanation(
      "platform-numbers",
      "viewtree knows the system, but not the measurements of its controls, lists and bars. It "
        + "uses those of the previous system.",
      .document(
        #"{ "viewtree": 1, "platform": "iOS 27", "root": { "view": "Color" } }"#),
      wayOut:
        "You don't need to change anything. To hide the note, choose the system that it names."),
    DiagnosticExplanation(
      "scripts-out-of-steps",
      "The scripts of a document together exceed the limit for all scripts, although none of them exceeds its own limit.",
      DiagnosticExample(
        ["inspect", "--limit", "script-steps=5000", "-"],
        """
        { "viewtree": 1, "root": { "view": "VStack", "children": { "forEach": "1...10",
          "content": { "view": "Box", "size": { "width": "(0..<1000).reduce(0) { $0 + $1 }", "height": 1 } } } } }
        """),
      wayOut: "Loop over less data, or allow more with `--limit script-steps=NUMBER`."),
    DiagnosticExplanation(
      "step-not-for-view",
      "A step has no effect on its view, such as a tap on a view without an action.",
      .document(
        #"{ "viewtree": 1, "root": { "view": "Color", "id": "a" }, "steps": [{ "tap": "a" }] }"#),
      wayOut: "Use a view that reacts to the step. The help lists them."),
    DiagnosticExplanation(
      "step-with-several-views", "A step uses a name that several views have.",
      .document(
        #"{ "viewtree": 1, "root": { "view": "HStack", "children": ["Color", "Color"] }, "steps": [{ "tap": "Color" }] }"#
      ), wayOut: "Use one of the paths in the help, or give the view an id."),
    DiagnosticExplanation(
      "range-needs-number",
      "`viewtree sweep --set NAME=A...B` tries several numbers, but the variable holds a string, a "
        + "Boolean value or a list.",
      DiagnosticExample(
        ["sweep", "--set", "title=1...5", "-"],
        #"{ "viewtree": 1, "state": { "title": "Inbox" }, "root": { "view": "Text", "text": "\\(title)" } }"#
      ),
      wayOut: "Give it one value, `--set title=Inbox`, or use a variable with a number."),
    DiagnosticExplanation(
      "several-instances",
      "A step or `--set` assigns to a variable of a component, and several instances of it have the name.",
      .document(
        #"{ "viewtree": 1, "components": { "Row": { "state": { "open": false }, "body": { "view": "Text", "text": "\\(open)" } } }, "root": { "view": "VStack", "children": ["Row", "Row"] }, "steps": [{ "set": { "Row.open": true } }] }"#
      ),
      wayOut: "Use the index or the path from the report, or give the component an `id`."),
    DiagnosticExplanation(
      "step-without-view", "A step names a view that does not exist at that time.",
      .document(#"{ "viewtree": 1, "root": "Color", "steps": [{ "tap": "button" }] }"#),
      wayOut:
        "Check the spelling. `viewtree inspect` lists the views. With `--step N`, it lists the views after a step."
    ),
    DiagnosticExplanation(
      "too-many-entries",
      "Loops, branches and components run too often, even without views.",
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
        "Use shorter texts and lists, or allow more with `--limit values=NUMBER`, a number of bytes."
    ),
    DiagnosticExplanation(
      "too-much-memory",
      "Values, views and step records exceed the memory limit of an evaluation. viewtree counts the sizes of elements instead of measuring, so that every machine stops at the same point.",
      DiagnosticExample(
        ["inspect", "--limit", "memory=200000", "-"],
        """
        { "viewtree": 1, "root": { "view": "VStack", "children": { "forEach": "0..<2000", "content": "Color" } } }
        """),
      wayOut:
        "Take fewer steps, loop over less data, or allow more with `--limit memory=NUMBER`, a number of bytes (default: 1,000,000,000)."
    ),
    DiagnosticExplanation(
      "too-much-work",
      "Views, scripts, layout requests and passes together exceed the work limit of an evaluation. viewtree counts work instead of measuring time, so that every machine stops at the same point.",
      DiagnosticExample(
        ["inspect", "--limit", "work=5000", "-"],
        """
        { "viewtree": 1, "root": { "view": "VStack", "children": { "forEach": "0..<2000", "content": "Color" } } }
        """),
      wayOut:
        "Loop over less data, or allow more with `--limit work=NUMBER` (default: 6,000,000, or 20 for each byte of a larger document)."
    ),
    DiagnosticExplanation(
      "too-many-views", "Loops and components create more than 2,000,000 views.", nil,
      wayOut: "Loop over less data, or allow more with `--limit views=NUMBER`."),
    DiagnosticExplanation(
      "unknown-instance",
      "A step or `--set` assigns to a variable of a component that does not exist at that time, or misspells a name.",
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
      "`scrollPosition` names a view that is not in its scroll view, or not in a `scrollTargetLayout`. SwiftUI silently ignores it. There is no warning for `nil`, or if views with ids can appear later, as in an empty loop, an inactive branch or a `GeometryReader`.",
      .swift(
        """
        #Preview {
          ScrollView {
            VStack {
              ForEach(0..<3, id: \\.self) { _ in Divider() }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: .constant(7))
        }
        """),
      wayOut:
        "Ids are equal only if their types are equal: `\"4\"` is not `4`. The id of a loop element "
        + "is the value of the loop's `id`. Without `id`, it's the element itself. Other views "
        + "have ids from the modifier `id`. The key `id` of a view is only a name for reports."
    ),
    DiagnosticExplanation(
      "values-do-not-reduce",
      "A `reduce` with a name, such as `sum`, cannot combine two values, such as a number and a "
        + "string.",
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
        "Look for a program that nests endlessly, because a visible tree rarely has 100 levels."
    ),
  ]

  static let command: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      "check-report",
      "`viewtree check --merge` got a file that is not a report of `viewtree check --format json`, "
        + "or that another version of viewtree wrote.",
      DiagnosticExample(["check", "--merge", "-"], "{ \"viewtree\": 1, \"views\": [] }"),
      wayOut:
        "Use the files that each shard wrote with `--format json --output FILE`, and use the same viewtree for shards and merge."
    ),
    DiagnosticExplanation(
      "command",
      "The command line has an error, such as an unreadable file, a missing option, or a view or key that does not exist. The error has this id only with `--diagnostics json`.",
      DiagnosticExample(["inspect", "--diagnostics", "json", "no-such-file.json"], ""),
      wayOut: "To see how to use a command, run `viewtree help COMMAND`."),
    DiagnosticExplanation(
      "measurement",
      "The input of `viewtree verify` is not the output of a harness, a log without such a line, or a measurement of another version.",
      DiagnosticExample(["verify", "form.json", "-"], "{ \"frames\": {} }"),
      wayOut:
        "Write a harness with `viewtree format --to swift --harness xctest`, run it on a Mac, and pass the printed line or the whole log. See docs/reference/verify.md."
    ),
    DiagnosticExplanation(
      "picture-leaves-out",
      "A document has more views, closures or names than fit into one picture of `viewtree draw`. "
        + "The message shows how many are missing.",
      nil,
      wayOut:
        "Draw a part of the tree with `--view`, or allow more boxes with `--nodes`."),
  ]
}
