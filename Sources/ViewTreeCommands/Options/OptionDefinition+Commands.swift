import ViewTreeDocument
import ViewTreeGolden
import ViewTreeListing
import ViewTreeRequests
import ViewTreeSyntax

// Options that only commands have, in alphabetical order.
extension OptionDefinition {
  static let accept = OptionDefinition(
    "accept", .command,
    "Accept all pending reports under the given paths")
  static let acceptMeasured = OptionDefinition(
    "accept", .command,
    "Save the measurements next to FILE, for viewtree check", writesFiles: true)
  static let all = OptionDefinition(
    "all", .command,
    "Print all explanations as one page")
  static let artifacts = OptionDefinition(
    "artifacts", .goldens,
    "Save a page and files for each failure in a folder",
    takes: .text("FOLDER"), writesFiles: true)
  static let check = OptionDefinition(
    "check", .command,
    "List files that format would change; exit 1 if there are any")
  static let checkFormat = OptionDefinition(
    "format", .command,
    "Print the results in a format (default: text)",
    takes: .choice(GoldenReportFormat.all.map(\.name)))
  static let configuration = OptionDefinition(
    "configuration", .command,
    "Print the schema of viewtree.yml instead")
  static let coverage = OptionDefinition(
    "coverage", .goldens,
    "List the branches of code that no report takes")
  static let diff = OptionDefinition(
    "diff", .command,
    "Show behavior changes, changed lines, both, or neither",
    takes: .choice(GoldenDiffStyle.allCases.map(\.rawValue)))
  static let dryRun = OptionDefinition(
    "dry-run", .command,
    "With --fix: print the changes as a patch, without writing")
  static let failFast = OptionDefinition(
    "fail-fast", .goldens,
    "Stop at the first failure")
  static let filter = OptionDefinition(
    "filter", .goldens,
    "Check only matching paths, such as *.order.txt",
    takes: .text("GLOB"))
  static let fix = OptionDefinition(
    "fix", .command,
    "Apply suggested fixes to the files, as editors do", writesFiles: true)
  static let format = OptionDefinition(
    "format", .command,
    "Print text or json (default: text)",
    takes: .choice(["text", "json"]))
  static let fixLayout = OptionDefinition(
    "layout", .command,
    "With --fix: also apply fixes that change the layout")
  static let goldens = OptionDefinition(
    "goldens", .goldens,
    "Keep golden files in this folder, by the document's path",
    takes: .text("FOLDER"))
  static let harness = OptionDefinition(
    "harness", .command,
    "With --to swift: add code that measures the views on a Mac",
    takes: .choice(HarnessHost.allCases.map(\.rawValue)))
  static let initAgents = OptionDefinition(
    "agents", .command,
    "Write instructions for coding assistants to AGENTS.md")
  static let initTo = OptionDefinition(
    "to", .command,
    "Language of the document (default: json)",
    takes: to.value)
  static let jobs = OptionDefinition(
    "jobs", .goldens,
    "Create N reports at once (default: one per processor)",
    takes: .text("N"))
  static let list = OptionDefinition(
    "list", .goldens,
    "List the golden files and their reports")
  static let manual = OptionDefinition(
    "man", .command,
    "Print the man page of all commands")
  static let merge = OptionDefinition(
    "merge", .command,
    "Merge the JSON reports of all shards, given as PATHs")
  static let names = OptionDefinition(
    "names", .command,
    "List the views or the preference keys of FILE",
    takes: .choice(DocumentNames.kinds))
  static let patch = OptionDefinition(
    "patch", .command,
    "Also show the changed lines (same as --diff both)")
  static let pending = OptionDefinition(
    "pending", .goldens,
    "Save differing reports for viewtree review")
  static let reject = OptionDefinition(
    "reject", .command,
    "Remove all pending reports under the given paths")
  static let report = OptionDefinition(
    "report", .command,
    "Compare a report of both documents (default: inspect)",
    takes: .choice(ReportKind.allCases.map(\.rawValue)))
  static let shard = OptionDefinition(
    "shard", .goldens,
    "Check part I of N",
    takes: .text("I/N"))
  static let stdio = OptionDefinition(
    "stdio", .command,
    "Use standard input and output, as by default (for editors)")
  static let to = OptionDefinition(
    "to", .command,
    "Language to write (default: the language of FILE)",
    takes: .choice([
      SourceSyntax.json.rawValue, SourceSyntax.yaml.rawValue, SourceSyntax.swift.rawValue,
    ]))
  static let update = OptionDefinition(
    "update", .goldens,
    "Accept changes, write missing golden files, remove stale ones", writesFiles: true)
  static let write = OptionDefinition(
    "write", .command,
    "Rewrite each file that changes")
}
