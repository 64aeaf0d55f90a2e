import ViewTreeDocument
import ViewTreePicture
import ViewTreeSyntax

// The options of requests and of every command, in alphabetical order.
extension OptionDefinition {
  package static let allow = OptionDefinition(
    "allow", .report,
    "Turn off a lint, or all (repeatable)",
    takes: .text("LINT"))
  package static let anchor = OptionDefinition(
    "anchor", .report,
    "Report one anchor: a number, SOURCE of VIEW, or a view",
    takes: .text("ANCHOR"))
  package static let ascii = OptionDefinition(
    "ascii", .report,
    "With --format text: draw lines only with + - |")
  package static let assume = OptionDefinition(
    "assume", .document,
    "Swift: give an expression a value (repeatable)",
    takes: .text("EXPRESSION=VALUE"))
  package static let calls = OptionDefinition(
    "calls", .report,
    "List the view's proposals and the resulting sizes")
  package static let color = OptionDefinition(
    "color", .output,
    "Color messages, reports, and patches (default: auto)",
    takes: .choice(["auto", "always", "never"]))
  package static let colorScheme = OptionDefinition(
    "color-scheme", .evaluation,
    "System appearance: light or dark",
    takes: .choice(["light", "dark"]))
  package static let columns = OptionDefinition(
    "columns", .report,
    "With --format text: width in characters (default: terminal)",
    takes: .text("N"))
  package static let compat = OptionDefinition(
    "compat", .evaluation,
    "Preference rules: current or iOS 13 (default: current)",
    takes: .choice(Compatibility.allCases.map(\.rawValue)))
  package static let depth = OptionDefinition(
    "depth", .report,
    "Limit the report to N levels of views",
    takes: .text("N"))
  package static let diagnostics = OptionDefinition(
    "diagnostics", .output,
    "Print messages as text or JSON (default: text)",
    takes: .choice(["text", "json"]))
  package static let error = OptionDefinition(
    "error", .report,
    "Report a lint, or all, as an error (repeatable)",
    takes: .text("LINT"))
  package static let dynamicType = OptionDefinition(
    "dynamic-type", .evaluation,
    "Sweep text sizes: all, or xSmall...accessibility5",
    takes: .text("SIZES"))
  package static let device = OptionDefinition(
    "device", .evaluation,
    "Use the window of a device, such as iPhone17",
    takes: .text("DEVICE"))
  package static let devices = OptionDefinition(
    "devices", .report,
    "Use several devices: \"iPhone SE 3,iPad 10\"",
    takes: .text("DEVICE,…"))
  package static let drag = OptionDefinition(
    "drag", .step,
    "Drag a view by X,Y points; with hold, don't lift (repeatable)",
    takes: .text("VIEW=X,Y[,hold]"))
  package static let explainProject = OptionDefinition(
    "explain-project", .output,
    "Print the target, files, and resources of a Swift file")
  package static let every = OptionDefinition(
    "every", .evaluation,
    "Distance between the first samples (default: 16 times --within)",
    takes: .text("N"))
  package static let frame = OptionDefinition(
    "frame", .report,
    "With --picture screen: draw the device, or only the content",
    takes: .choice(PictureOptions.Frame.allCases.map(\.rawValue)))
  package static let full = OptionDefinition(
    "full", .report,
    "Print the arithmetic of all nodes, as --format text does")
  package static let help = OptionDefinition(
    "help", letter: "h", .command,
    "Print all options, or with -h the most common ones")
  package static let holes = OptionDefinition(
    "holes", .document,
    "Swift: report unsupported code (default: warn)",
    takes: .choice(["warn", "all", "error"]))
  package static let hide = OptionDefinition(
    "hide", .report,
    "Hide layers, separated by commas: names, sizes, …",
    takes: .text("LAYERS"))
  package static let inSpace = OptionDefinition(
    "in", .report,
    "With --anchor: the view whose coordinates to use, or window",
    takes: .text("VIEW"))
  package static let input = OptionDefinition(
    "input", .document,
    "Language of FILE (default: by file extension)",
    takes: .choice(SourceSyntax.allCases.map(\.rawValue)))
  package static let key = OptionDefinition(
    "key", .report,
    "Report one preference key",
    takes: .text("KEY"))
  package static let landscape = OptionDefinition(
    "landscape", .evaluation,
    "Rotate the window and its safe area to landscape")
  package static let lazy = OptionDefinition(
    "lazy", .evaluation,
    "Build all lazy rows, or only visible ones (default: all)",
    takes: .choice(LazyRows.allCases.map(\.rawValue)))
  package static let layoutDirection = OptionDefinition(
    "layout-direction", .evaluation,
    "Set the layout direction (default: leftToRight)",
    takes: .choice(LayoutDirectionNames.all))
  package static let limit = OptionDefinition(
    "limit", .document,
    "Change a limit: bytes, views, work, output, … (repeatable)",
    takes: .text("NAME=N"))
  package static let locale = OptionDefinition(
    "locale", .document,
    "Locale and language of Swift texts, such as de_DE",
    takes: .text("LOCALE"))
  package static let modifiers = OptionDefinition(
    "modifiers", .report,
    "Print the frame of each modifier")
  package static let nodes = OptionDefinition(
    "nodes", .report,
    "Draw up to N boxes, and collapse the rest (default: 400)",
    takes: .text("N"))
  package static let only = OptionDefinition(
    "only", .report,
    "Report one section: views, order, state, … (repeatable)",
    takes: .text("SECTION"))
  package static let output = OptionDefinition(
    "output", letter: "o", .output,
    "Write to a file (default: -, standard output)",
    takes: .text("PATH"), writesFiles: true)
  package static let pass = OptionDefinition(
    "pass", .step,
    "Report only pass N, before actions settle",
    takes: .text("N"))
  package static let perform = OptionDefinition(
    "perform", .step,
    "Run a script as a step (repeatable)",
    takes: .text("SCRIPT"))
  package static let picture = OptionDefinition(
    "picture", .report,
    "Draw the screen, the layout, the closure order, or the keys",
    takes: .choice(PictureOptions.Kind.allCases.map(\.rawValue)))
  package static let pixels = OptionDefinition(
    "pixels", .report,
    "Also print each frame in whole pixels")
  package static let platform = OptionDefinition(
    "platform", .evaluation,
    "System for the look of controls and bars, such as \"iOS 26\"",
    takes: .text("SYSTEM"))
  package static let preview = OptionDefinition(
    "preview", .document,
    "Swift: show this preview, by number or name",
    takes: .text("PREVIEW"))
  package static let problems = OptionDefinition(
    "problems", .report,
    "With --picture screen: outline views with problems in red")
  package static let proposal = OptionDefinition(
    "proposal", .evaluation,
    "Propose a size to the root, without a window: WxH, nil, inf",
    takes: .text("WxH"))
  package static let proposals = OptionDefinition(
    "proposals", .report,
    "Print the proposed size after each frame")
  package static let quiet = OptionDefinition(
    "quiet", letter: "q", .output,
    "Print no result, and set only the exit code")
  package static let reduces = OptionDefinition(
    "reduces", .report,
    "Print the nested calls of reduce")
  package static let root = OptionDefinition(
    "root", .document,
    "Swift: show this view, with its own preview if any",
    takes: .text("ROOT"))
  package static let scale = OptionDefinition(
    "scale", .evaluation,
    "Set the pixels per point",
    takes: .choice(["1", "2", "3"]))
  package static let scroll = OptionDefinition(
    "scroll", .step,
    "Scroll to X,Y, or to one offset along the axis (repeatable)",
    takes: .text("VIEW=X,Y"))
  package static let set = OptionDefinition(
    "set", .evaluation,
    "Set a state variable (repeatable)",
    takes: .text("NAME=VALUE"))
  package static let show = OptionDefinition(
    "show", .report,
    "Draw these layers: frames, containers, all, …",
    takes: .text("LAYERS"))
  package static let slide = OptionDefinition(
    "slide", .step,
    "Move a slider or stepper (repeatable)",
    takes: .text("VIEW=NUMBER"))
  package static let step = OptionDefinition(
    "step", .step,
    "Stop after the document's step N (0: before the first step)",
    takes: .text("N"))
  package static let strict = OptionDefinition(
    "strict", .evaluation,
    "Run closures again in the order of SwiftUI's graph")
  package static let sweptDirection = OptionDefinition(
    "layout-direction", .evaluation,
    "Set the layout direction, or sweep both",
    takes: .choice(LayoutDirectionNames.all + [SweepArguments.bothDirections]))
  package static let sweptHeight = OptionDefinition(
    "height", .evaluation,
    "Sweep the window height over a range: 600...900",
    takes: .text("A...B"))
  package static let sweptVariable = OptionDefinition(
    "set", .evaluation,
    "Sweep a state variable over a range, or set it (repeatable)",
    takes: .text("NAME=A...B"))
  package static let sweptWidth = OptionDefinition(
    "width", .evaluation,
    "Sweep the window width over a range: 320...430",
    takes: .text("A...B"))
  package static let tap = OptionDefinition(
    "tap", .step,
    "Tap a view (repeatable)",
    takes: .text("VIEW"))
  package static let target = OptionDefinition(
    "target", .document,
    "Use a target of the project, if several have the view",
    takes: .text("NAME"))
  package static let textSize = OptionDefinition(
    "dynamic-type", .evaluation,
    "Text size of the system, such as accessibility3",
    takes: .text("SIZE"))
  package static let theme = OptionDefinition(
    "theme", .report,
    "Color scheme of the page, not of the window: light or dark",
    takes: .choice(PictureOptions.Theme.allCases.map(\.rawValue)))
  package static let toggle = OptionDefinition(
    "toggle", .step,
    "Switch a toggle (repeatable)",
    takes: .text("VIEW"))
  package static let type = OptionDefinition(
    "type", .step,
    "Type text into a field (repeatable)",
    takes: .text("VIEW=TEXT"))
  package static let tree = OptionDefinition(
    "tree", .report,
    "Print all closures in tree order, and the reasons for differences")
  package static let unknown = OptionDefinition(
    "unknown", .document,
    "Treat unknown views as errors, or as a Box (default: error)",
    takes: .choice(["error", "box"]))
  package static let values = OptionDefinition(
    "values", .report,
    "Print the closures' return values in full")
  package static let version = OptionDefinition(
    "version", letter: "V", .command,
    "Print the version")
  package static let view = OptionDefinition(
    "view", .report,
    "Report a view and the views inside it (repeatable)",
    takes: .text("VIEW"))
  package static let views = OptionDefinition(
    "views", .report,
    "With --picture order: show these views (default: closures)",
    takes: .text("closures|all|N"))
  package static let wait = OptionDefinition(
    "wait", .step,
    "Let seconds pass, for timers and tasks (repeatable)",
    takes: .text("SECONDS"))
  package static let warn = OptionDefinition(
    "warn", .report,
    "Report a lint, or all, as a warning (repeatable)",
    takes: .text("LINT"))
  package static let watch = OptionDefinition(
    "watch", .output,
    "Run again after each change of a file, until Ctrl-C")
  package static let window = OptionDefinition(
    "window", .evaluation,
    "Window size or device, such as iPhone16 (default: 390x844)",
    takes: .text("WxH|DEVICE"))
  package static let within = OptionDefinition(
    "within", .evaluation,
    "Find each change to within N points (default: 0.5)",
    takes: .text("N"))

  /// The options for steps, which run after the first evaluation in order, and for the step to
  /// report.
  package static let steps: [OptionDefinition] = [
    .step, .perform, .tap, .toggle, .type, .slide, .drag, .scroll, .wait, .strict,
  ]
}
