import ViewTreeDocument
import ViewTreeGolden
import ViewTreeSyntax

/// One option: parsing, help and suggestions all read this.
struct OptionDefinition: Sendable {
  /// What follows the name.
  enum Value: Equatable, Sendable {
    /// Nothing.
    case none
    /// One of some words.
    case choice([String])
    /// Any text; the word stands for it in help.
    case text(String)
  }

  /// The name without the dashes.
  let name: String
  /// What follows it.
  let value: Value
  /// One line for help.
  let summary: String

  /// The option as help writes it.
  var usage: String {
    switch value {
    case .none: "--\(name)"
    case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
    case .text(let word): "--\(name) \(word)"
    }
  }
}

// MARK: - The options (alphabetical)

extension OptionDefinition {
  static let accept = OptionDefinition(
    name: "accept", value: .none, summary: "Make what waits under the paths golden files")
  static let all = OptionDefinition(
    name: "all", value: .none, summary: "Print all of them, as docs/diagnostics.md has them")
  static let allow = OptionDefinition(
    name: "allow", value: .text("LINT"),
    summary: "Do not tell what this lint finds, or all of them; may be repeated")
  static let anchor = OptionDefinition(
    name: "anchor", value: .text("ANCHOR"),
    summary: "Only this anchor, by its number, as SOURCE of VIEW, or by its view; see --in")
  static let artifacts = OptionDefinition(
    name: "artifacts", value: .text("FOLDER"),
    summary: "Write the reports that are not the golden ones into a folder, for upload")
  static let check = OptionDefinition(
    name: "check", value: .none,
    summary: "Only print the names of files that are laid out differently; exit 1 if there are any")
  static let checkFormat = OptionDefinition(
    name: "format", value: .choice(GoldenReportFormat.all.map(\.name)),
    summary: "What to print: text for people, the others for programs")
  static let color = OptionDefinition(
    name: "color", value: .choice(["auto", "always", "never"]),
    summary: "Colour in messages; auto means on a terminal without NO_COLOR")
  static let compat = OptionDefinition(
    name: "compat", value: .choice(Compatibility.allCases.map(\.rawValue)),
    summary: "Whose preference rules hold where they changed")
  static let depth = OptionDefinition(
    name: "depth", value: .text("N"),
    summary: "Only so many levels of views below the root or the chosen views")
  static let diagnostics = OptionDefinition(
    name: "diagnostics", value: .choice(["text", "json"]),
    summary: "How messages are written: text for people, json for programs")
  static let diff = OptionDefinition(
    name: "diff", value: .choice(GoldenDiffStyle.allCases.map(\.rawValue)),
    summary: "What to show of a difference: changes in behaviour, changed lines, both or none")
  static let error = OptionDefinition(
    name: "error", value: .text("LINT"),
    summary: "Make what this lint finds errors, or all of them; may be repeated")
  static let failFast = OptionDefinition(
    name: "fail-fast", value: .none, summary: "Stop at the first golden file that is not equal")
  static let filter = OptionDefinition(
    name: "filter", value: .text("GLOB"),
    summary: "Only golden files and documents whose path is like this: *.order.txt")
  static let format = OptionDefinition(
    name: "format", value: .choice(["text", "json"]),
    summary: "What to print: text for people, json for programs")
  static let help = OptionDefinition(
    name: "help", value: .none, summary: "Print how the command is used")
  static let inSpace = OptionDefinition(
    name: "in", value: .text("VIEW"),
    summary: "The view in whose coordinates --anchor is told, or window")
  static let initTo = OptionDefinition(
    name: "to", value: to.value, summary: "The language of the document; otherwise JSON")
  static let input = OptionDefinition(
    name: "input", value: .choice(SourceSyntax.allCases.map(\.rawValue)),
    summary: "The language of FILE; otherwise its ending tells, or its first line")
  static let jobs = OptionDefinition(
    name: "jobs", value: .text("N"),
    summary: "Make so many reports at once; otherwise one for each processor")
  static let key = OptionDefinition(
    name: "key", value: .text("KEY"), summary: "Only this preference key")
  static let keysFormat = OptionDefinition(
    name: "format", value: .choice(["text", "json", "dot"]),
    summary: "What to print: text for people, json for programs, dot for Graphviz")
  static let landscape = OptionDefinition(
    name: "landscape", value: .none,
    summary: "Turn the window, and its safe area, as a device is turned")
  static let layoutDirection = OptionDefinition(
    name: "layout-direction", value: .choice(LayoutDirectionNames.all),
    summary: "On which side lines begin")
  static let lintFormat = OptionDefinition(
    name: "format", value: .choice(["text", "json", "github", "sarif"]),
    summary: "What to print: text for people, the others for programs")
  static let limit = OptionDefinition(
    name: "limit", value: .text("NAME=N"),
    summary: "Allow more, or less: bytes, views, script-steps, output, …; may be repeated")
  static let list = OptionDefinition(
    name: "list", value: .none, summary: "Only list the golden files and what they hold")
  static let merge = OptionDefinition(
    name: "merge", value: .none,
    summary: "Put JSON reports of all shards together; the PATHs are their files")
  static let migrate = OptionDefinition(
    name: "migrate", value: .none,
    summary: "Write golden files of older formats anew, if they say the same of the behaviour")
  static let modifiers = OptionDefinition(
    name: "modifiers", value: .none, summary: "Print a line with the frame of each modifier")
  static let only = OptionDefinition(
    name: "only", value: .text("SECTION"),
    summary: "Only this part of the report: views, order, anchors, state, …; may be repeated")
  static let output = OptionDefinition(
    name: "output", value: .text("PATH"),
    summary: "Write the result to a file; - is standard output")
  static let pass = OptionDefinition(
    name: "pass", value: .text("N"),
    summary: "Report the pass N alone: frames and state before actions have settled")
  static let pending = OptionDefinition(
    name: "pending", value: .none,
    summary: "Write what is different beside the golden files, for viewtree review")
  static let perform = OptionDefinition(
    name: "perform", value: .text("SCRIPT"),
    summary: "Run a script after the first evaluation; may be repeated")
  static let pixels = OptionDefinition(
    name: "pixels", value: .none,
    summary: "Print after each frame the one that is drawn, on whole pixels")
  static let proposal = OptionDefinition(
    name: "proposal", value: .text("WxH"),
    summary: "Ask the root this proposal instead of a window: numbers, nil, inf")
  static let proposals = OptionDefinition(
    name: "proposals", value: .none, summary: "Print what was proposed beside each frame")
  static let reduces = OptionDefinition(
    name: "reduces", value: .none, summary: "Print the calls of reduce, nested")
  static let reject = OptionDefinition(
    name: "reject", value: .none, summary: "Remove what waits under the paths")
  static let report = OptionDefinition(
    name: "report", value: .choice(["inspect", "order", "keys", "lint"]),
    summary: "Which report of documents is compared; inspect if it is left out")
  static let scale = OptionDefinition(
    name: "scale", value: .choice(["1", "2", "3"]), summary: "Pixels per point")
  static let scroll = OptionDefinition(
    name: "scroll", value: .text("VIEW=X,Y"),
    summary: "Scroll a scroll view to an offset; one number is along its axis; may be repeated")
  static let set = OptionDefinition(
    name: "set", value: .text("NAME=VALUE"),
    summary: "Give a state variable a value; may be repeated")
  static let shard = OptionDefinition(
    name: "shard", value: .text("I/N"),
    summary: "Only this part of the golden files, of so many that share the work evenly")
  static let slide = OptionDefinition(
    name: "slide", value: .text("VIEW=NUMBER"), summary: "Move a slider or stepper; may be repeated"
  )
  static let step = OptionDefinition(
    name: "step", value: .text("N"),
    summary: "Report what is after the document's step N; 0 is before the first")
  static let strict = OptionDefinition(
    name: "strict", value: .none,
    summary: "Evaluate again in the order of the attribute graph: what was read before comes first")
  static let tap = OptionDefinition(
    name: "tap", value: .text("VIEW"), summary: "Tap a view; may be repeated")
  static let toggle = OptionDefinition(
    name: "toggle", value: .text("VIEW"), summary: "Switch a toggle; may be repeated")
  static let type = OptionDefinition(
    name: "type", value: .text("VIEW=TEXT"), summary: "Type a text into a field; may be repeated")
  static let to = OptionDefinition(
    name: "to", value: .choice([SourceSyntax.json.rawValue, SourceSyntax.yaml.rawValue]),
    summary: "The language to write; otherwise that of FILE")
  static let tree = OptionDefinition(
    name: "tree", value: .none,
    summary: "Print all closures in view-tree order, and where and why those that ran differ")
  static let update = OptionDefinition(
    name: "update", value: .none,
    summary: "Accept what is different, write missing goldens, remove stale ones")
  static let values = OptionDefinition(
    name: "values", value: .none, summary: "Print what closures returned in full")
  static let version = OptionDefinition(
    name: "version", value: .none, summary: "Print the version")
  static let view = OptionDefinition(
    name: "view", value: .text("VIEW"), summary: "Only these views and those below; may be repeated"
  )
  static let warn = OptionDefinition(
    name: "warn", value: .text("LINT"),
    summary: "Make what this lint finds warnings, or all of them; may be repeated")
  static let watch = OptionDefinition(
    name: "watch", value: .none, summary: "Run again whenever a file changes, until Ctrl-C")
  static let window = OptionDefinition(
    name: "window", value: .text("WxH|DEVICE"),
    summary: "Place the root in a window of this size, or in that of a device: iPhone16")

  static let write = OptionDefinition(
    name: "write", value: .none, summary: "Write each file in place, if it changes")

  /// What happens after the first evaluation, in the order given, and what is reported of it.
  static let steps: [OptionDefinition] = [
    .step, .perform, .tap, .toggle, .type, .slide, .scroll, .strict,
  ]
}
