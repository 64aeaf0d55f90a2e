import ViewTreeDocument
import ViewTreePicture
import ViewTreeSyntax

// The options of requests, and those that every command has (alphabetical).
extension OptionDefinition {
  package static let allow = OptionDefinition(
    "allow", .report,
    "Do not tell what this lint finds, or all of them; may be repeated",
    takes: .text("LINT"))
  package static let anchor = OptionDefinition(
    "anchor", .report,
    "Only this anchor, by its number, as SOURCE of VIEW, or by its view; see --in",
    takes: .text("ANCHOR"))
  package static let ascii = OptionDefinition(
    "ascii", .report,
    "With --format text: lines of + - | alone")
  package static let calls = OptionDefinition(
    "calls", .report,
    "List the proposals that the view got, who made them, and its answers")
  package static let color = OptionDefinition(
    "color", .output,
    "Colour in messages and patches; auto means on a terminal without NO_COLOR",
    takes: .choice(["auto", "always", "never"]))
  package static let colorScheme = OptionDefinition(
    "color-scheme", .evaluation,
    "Appearance that the person has set",
    takes: .choice(["light", "dark"]))
  package static let columns = OptionDefinition(
    "columns", .report,
    "With --format text: how many characters wide; otherwise as the terminal, or 100",
    takes: .text("N"))
  package static let compat = OptionDefinition(
    "compat", .evaluation,
    "Whose preference rules hold where they changed",
    takes: .choice(Compatibility.allCases.map(\.rawValue)))
  package static let depth = OptionDefinition(
    "depth", .report,
    "Only so many levels of views below the root or the chosen views",
    takes: .text("N"))
  package static let diagnostics = OptionDefinition(
    "diagnostics", .output,
    "How messages are written: text for people, json for programs",
    takes: .choice(["text", "json"]))
  package static let error = OptionDefinition(
    "error", .report,
    "Make what this lint finds errors, or all of them; may be repeated",
    takes: .text("LINT"))
  package static let dynamicType = OptionDefinition(
    "dynamic-type", .evaluation,
    "Sweep the text size over all, or over xSmall...accessibility5; one size sets it",
    takes: .text("SIZES"))
  package static let device = OptionDefinition(
    "device", .evaluation,
    "Device whose window, pixels and safe area are used, such as iPhone17",
    takes: .text("DEVICE"))
  package static let every = OptionDefinition(
    "every", .evaluation,
    "How far apart the first samples are; otherwise 16 times --within, which is 8 points",
    takes: .text("N"))
  package static let help = OptionDefinition(
    "help", letter: "h", .command,
    "Print how the command is used")
  package static let holes = OptionDefinition(
    "holes", .document,
    "In Swift: report code that viewtree can't read as a few warnings, as all of them, or as errors",
    takes: .choice(["warn", "all", "error"]))
  package static let hide = OptionDefinition(
    "hide", .report,
    "Leave layers out: names, sizes, gaps, …; separated by commas",
    takes: .text("LAYERS"))
  package static let inSpace = OptionDefinition(
    "in", .report,
    "The view in whose coordinates --anchor is told, or window",
    takes: .text("VIEW"))
  package static let input = OptionDefinition(
    "input", .document,
    "The language of FILE; otherwise its ending tells, or its first line",
    takes: .choice(SourceSyntax.allCases.map(\.rawValue)))
  package static let key = OptionDefinition(
    "key", .report,
    "Only this preference key",
    takes: .text("KEY"))
  package static let landscape = OptionDefinition(
    "landscape", .evaluation,
    "Turn the window, and its safe area, as a device is turned")
  package static let layoutDirection = OptionDefinition(
    "layout-direction", .evaluation,
    "On which side lines begin",
    takes: .choice(LayoutDirectionNames.all))
  package static let limit = OptionDefinition(
    "limit", .document,
    "Allow more, or less: bytes, views, script-steps, output, …; may be repeated",
    takes: .text("NAME=N"))
  package static let locale = OptionDefinition(
    "locale", .evaluation,
    "Locale that the person has set, such as de_DE (default: en_US)",
    takes: .text("LOCALE"))
  package static let modifiers = OptionDefinition(
    "modifiers", .report,
    "Print a line with the frame of each modifier")
  package static let nodes = OptionDefinition(
    "nodes", .report,
    "How many boxes are drawn before the rest is folded; otherwise 400",
    takes: .text("N"))
  package static let only = OptionDefinition(
    "only", .report,
    "Only this part of the report: views, order, anchors, state, …; may be repeated",
    takes: .text("SECTION"))
  package static let output = OptionDefinition(
    "output", letter: "o", .output,
    "Write the result to a file; - is standard output",
    takes: .text("PATH"), writesFiles: true)
  package static let pass = OptionDefinition(
    "pass", .step,
    "Report the pass N alone: frames and state before actions have settled",
    takes: .text("N"))
  package static let perform = OptionDefinition(
    "perform", .step,
    "Run a script after the first evaluation; may be repeated",
    takes: .text("SCRIPT"))
  package static let picture = OptionDefinition(
    "picture", .report,
    "What to draw: the layout, the order of closures, or the ways of keys",
    takes: .choice(PictureOptions.Kind.allCases.map(\.rawValue)))
  package static let pixels = OptionDefinition(
    "pixels", .report,
    "Print after each frame the one that is drawn, on whole pixels")
  package static let preview = OptionDefinition(
    "preview", .document,
    "Of a Swift file: the #Preview that is shown, by its number or name",
    takes: .text("PREVIEW"))
  package static let proposal = OptionDefinition(
    "proposal", .evaluation,
    "Ask the root this proposal instead of a window: numbers, nil, inf",
    takes: .text("WxH"))
  package static let proposals = OptionDefinition(
    "proposals", .report,
    "Print what was proposed beside each frame")
  package static let quiet = OptionDefinition(
    "quiet", letter: "q", .output,
    "Print no result: the exit code tells")
  package static let reduces = OptionDefinition(
    "reduces", .report,
    "Print the calls of reduce, nested")
  package static let root = OptionDefinition(
    "root", .document,
    "Of a Swift file: the view that is shown; otherwise its first #Preview says it",
    takes: .text("NAME"))
  package static let scale = OptionDefinition(
    "scale", .evaluation,
    "Pixels per point",
    takes: .choice(["1", "2", "3"]))
  package static let scroll = OptionDefinition(
    "scroll", .step,
    "Scroll a scroll view to an offset; one number is along its axis; may be repeated",
    takes: .text("VIEW=X,Y"))
  package static let set = OptionDefinition(
    "set", .evaluation,
    "Give a state variable a value; may be repeated",
    takes: .text("NAME=VALUE"))
  package static let show = OptionDefinition(
    "show", .report,
    "Draw these layers alone: frames, names, closures, …; or guides as well",
    takes: .text("LAYERS"))
  package static let slide = OptionDefinition(
    "slide", .step,
    "Move a slider or stepper; may be repeated",
    takes: .text("VIEW=NUMBER"))
  package static let step = OptionDefinition(
    "step", .step,
    "Report what is after the document's step N; 0 is before the first",
    takes: .text("N"))
  package static let strict = OptionDefinition(
    "strict", .evaluation,
    "Evaluate again in the order of the attribute graph: what was read before comes first")
  package static let sweptDirection = OptionDefinition(
    "layout-direction", .evaluation,
    "On which side lines begin; both sweeps it",
    takes: .choice(LayoutDirectionNames.all + [SweepArguments.bothDirections]))
  package static let sweptHeight = OptionDefinition(
    "height", .evaluation,
    "Sweep the height of the window over a range: 600...900",
    takes: .text("A...B"))
  package static let sweptVariable = OptionDefinition(
    "set", .evaluation,
    "Sweep a state variable over a range, or give it a value; may be repeated",
    takes: .text("NAME=A...B"))
  package static let sweptWidth = OptionDefinition(
    "width", .evaluation,
    "Sweep the width of the window over a range: 320...430",
    takes: .text("A...B"))
  package static let tap = OptionDefinition(
    "tap", .step,
    "Tap a view; may be repeated",
    takes: .text("VIEW"))
  package static let textSize = OptionDefinition(
    "dynamic-type", .evaluation,
    "Text size that the person has set, such as accessibility3",
    takes: .text("SIZE"))
  package static let theme = OptionDefinition(
    "theme", .report,
    "In which light it is looked at; the window keeps its own colours",
    takes: .choice(PictureOptions.Theme.allCases.map(\.rawValue)))
  package static let toggle = OptionDefinition(
    "toggle", .step,
    "Switch a toggle; may be repeated",
    takes: .text("VIEW"))
  package static let type = OptionDefinition(
    "type", .step,
    "Type a text into a field; may be repeated",
    takes: .text("VIEW=TEXT"))
  package static let tree = OptionDefinition(
    "tree", .report,
    "Print all closures in view-tree order, and where and why those that ran differ")
  package static let unknown = OptionDefinition(
    "unknown", .document,
    "What becomes of views and modifiers that viewtree does not know: a Box, and nothing",
    takes: .choice(["error", "box"]))
  package static let values = OptionDefinition(
    "values", .report,
    "Print what closures returned in full")
  package static let version = OptionDefinition(
    "version", letter: "V", .command,
    "Print the version")
  package static let view = OptionDefinition(
    "view", .report,
    "Only these views and those below; may be repeated",
    takes: .text("VIEW"))
  package static let views = OptionDefinition(
    "views", .report,
    "With --picture order: the views that take part, all, or those to a depth",
    takes: .text("closures|all|N"))
  package static let wait = OptionDefinition(
    "wait", .step,
    "Let time pass, for what waits; may be repeated",
    takes: .text("SECONDS"))
  package static let warn = OptionDefinition(
    "warn", .report,
    "Make what this lint finds warnings, or all of them; may be repeated",
    takes: .text("LINT"))
  package static let watch = OptionDefinition(
    "watch", .output,
    "Run again whenever a file changes, until Ctrl-C")
  package static let window = OptionDefinition(
    "window", .evaluation,
    "Place the root in a window of this size, or in that of a device: iPhone16",
    takes: .text("WxH|DEVICE"))
  package static let within = OptionDefinition(
    "within", .evaluation,
    "How exactly a change is found; otherwise to 0.5",
    takes: .text("N"))

  /// The options for steps, which run after the first evaluation in the given order, and for the
  /// moment to report.
  package static let steps: [OptionDefinition] = [
    .step, .perform, .tap, .toggle, .type, .slide, .scroll, .wait, .strict,
  ]
}
