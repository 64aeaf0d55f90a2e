import ViewTreeDocument
import ViewTreeGolden
import ViewTreeListing
import ViewTreeRequests
import ViewTreeSyntax

// The options that only commands have (alphabetical).
extension OptionDefinition {
  static let accept = OptionDefinition(
    "accept", .command,
    "Make what waits under the paths golden files")
  static let acceptMeasured = OptionDefinition(
    "accept", .command,
    "Keep what was measured beside FILE, for viewtree check", writesFiles: true)
  static let all = OptionDefinition(
    "all", .command,
    "Print all of them, as docs/diagnostics.md has them")
  static let artifacts = OptionDefinition(
    "artifacts", .goldens,
    "Write the reports that are not the golden ones into a folder, for upload",
    takes: .text("FOLDER"), writesFiles: true)
  static let check = OptionDefinition(
    "check", .command,
    "Only print the names of files that are laid out differently; exit 1 if there are any")
  static let checkFormat = OptionDefinition(
    "format", .command,
    "What to print: text for people, the others for programs",
    takes: .choice(GoldenReportFormat.all.map(\.name)))
  static let configuration = OptionDefinition(
    "configuration", .command,
    "Print the schema of viewtree.yml instead")
  static let diff = OptionDefinition(
    "diff", .command,
    "What to show of a difference: changes in behaviour, changed lines, both or none",
    takes: .choice(GoldenDiffStyle.allCases.map(\.rawValue)))
  static let failFast = OptionDefinition(
    "fail-fast", .goldens,
    "Stop at the first golden file that is not equal")
  static let filter = OptionDefinition(
    "filter", .goldens,
    "Only golden files and documents whose path is like this: *.order.txt",
    takes: .text("GLOB"))
  static let format = OptionDefinition(
    "format", .command,
    "What to print: text for people, json for programs",
    takes: .choice(["text", "json"]))
  static let goldens = OptionDefinition(
    "goldens", .goldens,
    "Keep golden files in a folder of their own, under the paths of their documents",
    takes: .text("FOLDER"))
  static let harness = OptionDefinition(
    "harness", .command,
    "With --to swift: a listing that measures itself, in a test or as a program on a Mac",
    takes: .choice(HarnessHost.allCases.map(\.rawValue)))
  static let initTo = OptionDefinition(
    "to", .command,
    "The language of the document; otherwise JSON",
    takes: to.value)
  static let jobs = OptionDefinition(
    "jobs", .goldens,
    "Make so many reports at once; otherwise one for each processor",
    takes: .text("N"))
  static let list = OptionDefinition(
    "list", .goldens,
    "Only list the golden files and what they hold")
  static let manual = OptionDefinition(
    "man", .command,
    "Print the manual page of all commands, for man")
  static let merge = OptionDefinition(
    "merge", .command,
    "Put JSON reports of all shards together; the PATHs are their files")
  static let names = OptionDefinition(
    "names", .command,
    "Print the names of views, or the preference keys, of FILE, a line each",
    takes: .choice(DocumentNames.kinds))
  static let pending = OptionDefinition(
    "pending", .goldens,
    "Write what is different beside the golden files, for viewtree review")
  static let reject = OptionDefinition(
    "reject", .command,
    "Remove what waits under the paths")
  static let report = OptionDefinition(
    "report", .command,
    "Which report of documents is compared; inspect if it is left out",
    takes: .choice(ReportKind.allCases.map(\.rawValue)))
  static let shard = OptionDefinition(
    "shard", .goldens,
    "Only this part of the golden files, of so many that share the work evenly",
    takes: .text("I/N"))
  static let stdio = OptionDefinition(
    "stdio", .command,
    "Use standard input and output, as without it: editors give it to every server")
  static let to = OptionDefinition(
    "to", .command,
    "The language to write; otherwise that of FILE",
    takes: .choice([
      SourceSyntax.json.rawValue, SourceSyntax.yaml.rawValue, SourceSyntax.swift.rawValue,
    ]))
  static let update = OptionDefinition(
    "update", .goldens,
    "Accept what is different, write missing goldens, remove stale ones", writesFiles: true)
  static let write = OptionDefinition(
    "write", .command,
    "Write each file in place, if it changes")
}
