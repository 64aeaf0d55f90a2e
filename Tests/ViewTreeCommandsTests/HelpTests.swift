import Foundation
import Testing
import ViewTreeRequests

@testable import ViewTreeCommands

@Suite("Help and versions")
struct HelpTests {
  static let overview = """
    viewtree shows what SwiftUI does with a view tree.

    usage: viewtree COMMAND [OPTION …] FILE

      inspect        Show frames, preferences, closure order and anchors
      order          Show which closures run, in which order, and which are skipped
      explain        Explain why a view has its frame and why its closures ran
      diff           Compare the behavior of two documents, reports or option sets
      keys           Show who writes and reads each preference key
      draw           Draw the layout, the closure order or the preference keys
      lint           Check for preference-key mistakes and unused declarations
      sweep          Find the widths and text sizes where the layout changes or breaks
      parse          Print a JSON, YAML or Swift file as canonical JSON
      format         Format a document, or convert it to JSON, YAML or Swift
      schema         Print the JSON Schema of documents
      example        Print an example, or list all examples
      init           Create a sample document, golden files, a CI workflow and a .gitignore
      check          Compare reports with golden files
      review         Accept or reject pending reports one by one
      verify         Compare a report with measurements from a Mac or an iPhone
      lsp            Start the language server for editors
      explain-error  Explain an error or warning, with an example and a fix
      completion     Generate completions for bash, zsh or fish
      help           Show help for a command

    FILE is a document, a folder with Swift files, or - for standard input.
    For help on a command, run 'viewtree help COMMAND'. To print the version, run 'viewtree --version'.

    """

  static let inspect = """
    Show frames, preferences, closure order and anchors

    usage: viewtree inspect [OPTION …] FILE

      --input json|jsonc|yaml|swift               The language of FILE; otherwise its ending tells, or its first line
      --root NAME                                 Of a Swift file: the view that is shown; otherwise its first #Preview says it
      --preview PREVIEW                           Of a Swift file: the #Preview that is shown, by its number or name
      --target NAME                               Target of the project that has the view
      --locale LANGUAGE                           Language of a Swift file's texts, such as de
      --holes warn|all|error                      In Swift: report code that viewtree can't read as a few warnings, as all of them, or as errors
      --unknown error|box                         What becomes of views and modifiers that viewtree does not know: a Box, and nothing
      --format text|json                          What to print: text for people, json for programs
      -o, --output PATH                           Write the result to a file; - is standard output
      --window WxH|DEVICE                         Place the root in a window of this size, or in that of a device: iPhone16
      --landscape                                 Turn the window, and its safe area, as a device is turned
      --proposal WxH                              Ask the root this proposal instead of a window: numbers, nil, inf
      --scale 1|2|3                               Pixels per point
      --layout-direction leftToRight|rightToLeft  On which side lines begin
      --compat current|ios13                      Whose preference rules hold where they changed
      --set NAME=VALUE                            Give a state variable a value; may be repeated
      --step N                                    Report what is after the document's step N; 0 is before the first
      --perform SCRIPT                            Run a script after the first evaluation; may be repeated
      --tap VIEW                                  Tap a view; may be repeated
      --toggle VIEW                               Switch a toggle; may be repeated
      --type VIEW=TEXT                            Type a text into a field; may be repeated
      --slide VIEW=NUMBER                         Move a slider or stepper; may be repeated
      --scroll VIEW=X,Y                           Scroll a scroll view to an offset; one number is along its axis; may be repeated
      --wait SECONDS                              Let time pass, for what waits; may be repeated
      --strict                                    Evaluate again in the order of the attribute graph: what was read before comes first
      --key KEY                                   Only this preference key
      --view VIEW                                 Only these views and those below; may be repeated
      --pass N                                    Report the pass N alone: frames and state before actions have settled
      --depth N                                   Only so many levels of views below the root or the chosen views
      --only SECTION                              Only this part of the report: views, order, anchors, state, …; may be repeated
      --anchor ANCHOR                             Only this anchor, by its number, as SOURCE of VIEW, or by its view; see --in
      --in VIEW                                   The view in whose coordinates --anchor is told, or window
      --modifiers                                 Print a line with the frame of each modifier
      --pixels                                    Print after each frame the one that is drawn, on whole pixels
      --proposals                                 Print what was proposed beside each frame
      --reduces                                   Print the calls of reduce, nested
      --explain-project                           Print the target, files and resources of a Swift file
      --watch                                     Run again whenever a file changes, until Ctrl-C
      --limit NAME=N                              Allow more, or less: bytes, views, script-steps, output, …; may be repeated
      --diagnostics text|json                     How messages are written: text for people, json for programs
      --color auto|always|never                   Colour in messages and patches; auto means on a terminal without NO_COLOR
      -h, --help                                  Print how the command is used
      -V, --version                               Print the version

    examples:

      viewtree inspect form.json
          Show the frames, preferences and closures of a document
      viewtree inspect --window iPhone16 --only views Form.swift
          Show the frames of a Swift file on an iPhone 16
      viewtree inspect --set width=20 -o report.txt form.json
          Change a state variable and write the report to a file

    """

  static let check = """
    Compare reports with golden files

    usage: viewtree check [OPTION …] [PATH …]

      --update                                   Accept what is different, write missing goldens, remove stale ones
      --pending                                  Write what is different beside the golden files, for viewtree review
      --goldens FOLDER                           Keep golden files in a folder of their own, under the paths of their documents
      --filter GLOB                              Only golden files and documents whose path is like this: *.order.txt
      --list                                     Only list the golden files and what they hold
      --fail-fast                                Stop at the first golden file that is not equal
      --format text|json|junit|tap|github|sarif  What to print: text for people, the others for programs
      --diff both|behaviour|unified|none         What to show of a difference: changes in behaviour, changed lines, both or none
      -o, --output PATH                          Write the result to a file; - is standard output
      -q, --quiet                                Print no result: the exit code tells
      --artifacts FOLDER                         Write the reports that are not the golden ones into a folder, for upload
      --shard I/N                                Only this part of the golden files, of so many that share the work evenly
      --merge                                    Put JSON reports of all shards together; the PATHs are their files
      --jobs N                                   Make so many reports at once; otherwise one for each processor
      --watch                                    Run again whenever a file changes, until Ctrl-C
      --diagnostics text|json                    How messages are written: text for people, json for programs
      --color auto|always|never                  Colour in messages and patches; auto means on a terminal without NO_COLOR
      -h, --help                                 Print how the command is used
      -V, --version                              Print the version

    examples:

      viewtree check
          Compare all golden files in this folder
      viewtree check --update form.json
          Accept the changes of one document
      viewtree check -q
          Print nothing and use the exit code

    """

  @Test("Help is printed whole on standard output, however it is asked for")
  func help() {
    let cases: [([String], String)] = [
      (["--help"], Self.overview), (["-h"], Self.overview), (["help"], Self.overview),
      (["help", "inspect"], Self.inspect), (["inspect", "--help"], Self.inspect),
      (["inspect", "-h", "no such file"], Self.inspect), (["check", "--help"], Self.check),
    ]
    for (words, text) in cases {
      let run = CommandRun(words)
      #expect(run.output == text && run.error.isEmpty && run.status == .fine, "\(words)")
    }
  }

  @Test("Without a command the overview goes to standard error")
  func nothing() {
    let run = CommandRun([])
    #expect(run.output.isEmpty && run.error == Self.overview && run.status == .unusable)
  }

  @Test("The version is the same before and after a command")
  func version() {
    for words in [["--version"], ["-V"], ["inspect", "--version"], ["check", "-V", "x"]] {
      #expect(CommandRun(words).output == "viewtree 0.1.0\n")
    }
  }

  @Test("A letter stands for its option, with the value behind it; one that nobody knows is told")
  func letters() {
    let folder = TemporaryFolder()
    let run = CommandRun(["example", "form", "-o", folder.path + "/form.json"])
    #expect(run.status == .fine && folder.names == ["form.json"])
    let unknown = CommandRun(["inspect", "-x", "form.json"])
    #expect(unknown.status == .unusable && unknown.error.contains("unknown option '-x'"))
    let close = CommandRun(["inspect", "-output", "a", "form.json"])
    #expect(close.error.contains("did you mean '--output'?"))
    #expect(CommandRun(["inspect", "-o"]).error.contains("--output PATH"))
  }

  @Test("A quiet check prints nothing and ends with its code")
  func quiet() {
    let folder = TemporaryFolder()
    let file = folder.file("a.json", #"{ "viewtree": 1, "root": "Color" }"#)
    _ = folder.file("a.inspect.txt", "viewtree-golden 3: inspect\n")
    let run = CommandRun(["check", "-q", file])
    #expect(run.status == .no && run.output.isEmpty)
    #expect(CommandRun(["inspect", file]).output.isEmpty == false)
  }

  @Test("A command is found by its own name")
  func names() {
    for command in Command.all { #expect(Command.named(command.name)?.name == command.name) }
    #expect(Command.named("inspector") == nil)
  }

  @Test("Every command has a line to try, whose options it has")
  func examples() throws {
    for command in Command.all {
      #expect(!command.examples.isEmpty, "\(command.name)")
      for example in command.examples where example.line.hasPrefix("viewtree ") {
        let words = example.line.split(separator: " ").map(String.init)
        let own = try #require(Command.all.first { $0.name == words[1] })
        // An option without its value, or a name for a value, would be a problem.
        #expect(throws: Never.self, "\(example.line)") {
          _ = try ParsedArguments(Array(words.dropFirst(2)), own.options)
        }
      }
    }
  }

  @Test(
    "The manual page has every command and option, no date, and nothing that man takes for its own")
  func manual() {
    let page = CommandRun(["help", "--man"]).output
    #expect(page.hasPrefix(".TH VIEWTREE 1 \"\" \"viewtree 0.1.0\"\n"))
    for command in Command.all {
      #expect(
        page.contains(".SS viewtree \(command.name.replacingOccurrences(of: "-", with: "\\-"))"))
    }
    let known: Set = ["TH", "SH", "SS", "B", "I", "TP", "PP", "RS", "RE", "nf", "fi"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(known.contains(String(line.dropFirst().prefix { $0.isLetter })), "\(line)")
    }
  }

  @Test(
    "On a terminal lines fold below their last column; into a file or a pipe they go as they are")
  func folding() {
    let narrow = CommandRun(["help"], outputIsTerminal: true, columns: 50)
    #expect(narrow.outputLines.allSatisfy { $0.count <= 50 })
    #expect(
      narrow.output.contains(
        "  inspect        Show frames, preferences, closure\n                 order and anchors\n"
      ))
    #expect(CommandRun(["help"], columns: 50).output == Self.overview)
    #expect(FoldedText.fold("abc def", to: 4) == "abc\n  def")
    #expect(FoldedText.fold("abcdefgh", to: 4) == "abcdefgh")
  }
}
