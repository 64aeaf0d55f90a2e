import Foundation
import Testing
import ViewTreeRequests

@testable import ViewTreeCommands

@Suite("Help and versions")
struct HelpTests {
  static let overview = """
    viewtree shows why a SwiftUI view has its size, and which preference closures run.

    usage: viewtree COMMAND [OPTION …] FILE

      inspect        Show frames, preferences, closure order, and anchors
      order          Show which closures run in which order, and which are skipped
      explain        Explain why a view has its frame and why its closures ran
      diff           Compare the behavior of two documents, reports, or option sets
      keys           Show the writers and readers of each preference key
      draw           Draw the screen, the layout, the closure order, or the keys
      lint           Check for preference-key errors and unused declarations
      sweep          Find the widths and text sizes where the layout changes or breaks
      parse          Print a JSON, YAML, or Swift file as canonical JSON
      format         Format a document, or convert it to JSON, YAML, or Swift
      schema         Print the JSON Schema of documents
      example        Print an example, or list all examples
      init           Create a sample document, golden files, a CI workflow, and a .gitignore
      check          Compare reports with golden files
      review         Accept or reject pending reports one by one
      verify         Compare a report with measurements from a Mac or an iPhone
      lsp            Start the language server for editors
      mcp            Start the server for coding assistants (MCP)
      explain-error  Explain an error or warning, with an example and a fix
      completion     Generate completions for bash, zsh, or fish
      help           Show help for a command

    FILE is a document, a folder with Swift files, or - for standard input.
    For help on a command, run 'viewtree help COMMAND'. To print the version, run 'viewtree --version'.

    """

  static let inspect = """
    Show frames, preferences, closure order, and anchors

    usage: viewtree inspect [OPTION …] FILE

      --input json|jsonc|yaml|swift               Language of FILE (default: by file extension)
      --root ROOT                                 Swift: show this view, with its own preview if any
      --preview PREVIEW                           Swift: show this preview, by number or name
      --target NAME                               Use a target of the project, if several have the view
      --holes warn|all|error                      Swift: report unsupported code (default: warn)
      --assume EXPRESSION=VALUE                   Swift: give an expression a value (repeatable)
      --unknown error|box                         Treat unknown views as errors, or as a Box (default: error)
      --format compact|text|summary|json          Print compact, text, summary or json (default: compact)
      -o, --output PATH                           Write to a file (default: -, standard output)
      --window WxH|DEVICE                         Window size or device, such as iPhone16 (default: 390x844)
      --device DEVICE                             Use the window of a device, such as iPhone17
      --landscape                                 Rotate the window and its safe area to landscape
      --proposal WxH                              Propose a size to the root, without a window: WxH, nil, inf
      --scale 1|2|3                               Set the pixels per point
      --layout-direction leftToRight|rightToLeft  Set the layout direction (default: leftToRight)
      --dynamic-type SIZE                         Text size of the system, such as accessibility3
      --color-scheme light|dark                   System appearance: light or dark
      --platform SYSTEM                           System for the look of controls and bars, such as "iOS 26"
      --locale LOCALE                             Locale and language of Swift texts, such as de_DE
      --compat current|ios13                      Preference rules: current or iOS 13 (default: current)
      --lazy all|visible                          Build all lazy rows, or only visible ones (default: all)
      --set NAME=VALUE                            Set a state variable (repeatable)
      --step N                                    Stop after the document's step N (0: before the first step)
      --perform SCRIPT                            Run a script as a step (repeatable)
      --tap VIEW                                  Tap a view (repeatable)
      --toggle VIEW                               Switch a toggle (repeatable)
      --type VIEW=TEXT                            Type text into a field (repeatable)
      --slide VIEW=NUMBER                         Move a slider or stepper (repeatable)
      --drag VIEW=X,Y[,hold]                      Drag a view by X,Y points; with hold, don't lift (repeatable)
      --scroll VIEW=X,Y                           Scroll to X,Y, or to one offset along the axis (repeatable)
      --wait SECONDS                              Let seconds pass, for timers and tasks (repeatable)
      --strict                                    Run closures again in the order of SwiftUI's graph
      --key KEY                                   Report one preference key
      --view VIEW                                 Report a view and the views inside it (repeatable)
      --pass N                                    Report only pass N, before actions settle
      --depth N                                   Limit the report to N levels of views
      --only SECTION                              Report one section: views, order, state, … (repeatable)
      --anchor ANCHOR                             Report one anchor: a number, SOURCE of VIEW, or a view
      --in VIEW                                   With --anchor: the view whose coordinates to use, or window
      --modifiers                                 Print the frame of each modifier
      --pixels                                    Also print each frame in whole pixels
      --proposals                                 Print the proposed size after each frame
      --reduces                                   Print the nested calls of reduce
      --explain-project                           Print the target, files, and resources of a Swift file
      --watch                                     Run again after each change of a file, until Ctrl-C
      --limit NAME=N                              Change a limit: bytes, views, work, output, … (repeatable)
      --diagnostics text|json                     Print messages as text or JSON (default: text)
      --color auto|always|never                   Color messages, reports, and patches (default: auto)
      -h, --help                                  Print all options, or with -h the most common ones
      -V, --version                               Print the version

    examples:

      viewtree inspect form.json
          Show the frames, preferences, and closures of a document
      viewtree inspect --window iPhone16 --only views Form.swift
          Show the frames of a Swift file on an iPhone 16
      viewtree inspect --set width=20 -o report.txt form.json
          Change a state variable and write the report to a file

    """

  static let briefInspect = """
    Show frames, preferences, closure order, and anchors

    usage: viewtree inspect [OPTION …] FILE

      --device DEVICE                     Use the window of a device, such as iPhone17
      --dynamic-type SIZE                 Text size of the system, such as accessibility3
      --root ROOT                         Swift: show this view, with its own preview if any
      --view VIEW                         Report a view and the views inside it (repeatable)
      --only SECTION                      Report one section: views, order, state, … (repeatable)
      --format compact|text|summary|json  Print compact, text, summary or json (default: compact)
      -o, --output PATH                   Write to a file (default: -, standard output)
      --tap VIEW                          Tap a view (repeatable)
      --set NAME=VALUE                    Set a state variable (repeatable)
      --watch                             Run again after each change of a file, until Ctrl-C

      viewtree inspect form.json
          Show the frames, preferences, and closures of a document
      viewtree inspect --window iPhone16 --only views Form.swift
          Show the frames of a Swift file on an iPhone 16

    For all 50 options, run 'viewtree inspect --help'.

    """

  static let briefOverview = """
    viewtree shows why a SwiftUI view has its size, and which preference closures run.

    usage: viewtree COMMAND [OPTION …] FILE

      inspect  Show frames, preferences, closure order, and anchors
      order    Show which closures run in which order, and which are skipped
      keys     Show the writers and readers of each preference key
      explain  Explain why a view has its frame and why its closures ran
      lint     Check for preference-key errors and unused declarations
      sweep    Find the widths and text sizes where the layout changes or breaks
      draw     Draw the screen, the layout, the closure order, or the keys
      diff     Compare the behavior of two documents, reports, or option sets
      check    Compare reports with golden files
      init     Create a sample document, golden files, a CI workflow, and a .gitignore

    FILE is a document, a folder with Swift files, or - for standard input.
    For help on a command, run 'viewtree COMMAND -h'. For all commands, run 'viewtree --help'.

    """

  static let check = """
    Compare reports with golden files

    usage: viewtree check [OPTION …] [PATH …]

      --update                                   Accept changes, write missing golden files, remove stale ones
      --pending                                  Save differing reports for viewtree review
      --goldens FOLDER                           Keep golden files in this folder, by the document's path
      --filter GLOB                              Check only matching paths, such as *.order.txt
      --device DEVICE                            Use the window of a device, such as iPhone17
      --devices DEVICE,…                         Use several devices: "iPhone SE 3,iPad 10"
      --dynamic-type SIZE                        Text size of the system, such as accessibility3
      --color-scheme light|dark                  System appearance: light or dark
      --locale LOCALE                            Locale and language of Swift texts, such as de_DE
      --coverage                                 List the branches of code that no report takes
      --list                                     List the golden files and their reports
      --fail-fast                                Stop at the first failure
      --format text|json|junit|tap|github|sarif  Print the results in a format (default: text)
      --patch                                    Also show the changed lines (same as --diff both)
      --diff both|behaviour|unified|none         Show behavior changes, changed lines, both, or neither
      -o, --output PATH                          Write to a file (default: -, standard output)
      -q, --quiet                                Print no result, and set only the exit code
      --artifacts FOLDER                         Save a page and files for each failure in a folder
      --shard I/N                                Check part I of N
      --merge                                    Merge the JSON reports of all shards, given as PATHs
      --jobs N                                   Create N reports at once (default: one per processor)
      --watch                                    Run again after each change of a file, until Ctrl-C
      --diagnostics text|json                    Print messages as text or JSON (default: text)
      --color auto|always|never                  Color messages, reports, and patches (default: auto)
      -h, --help                                 Print all options, or with -h the most common ones
      -V, --version                              Print the version

    examples:

      viewtree check
          Compare all golden files in this folder
      viewtree check --update form.json
          Accept the changes of one document
      viewtree check -q
          Print nothing, and set only the exit code

    """

  @Test("Help is printed whole on standard output, however it is asked for")
  func help() {
    let cases: [([String], String)] = [
      (["--help"], Self.overview), (["-h"], Self.briefOverview), (["help"], Self.overview),
      (["help", "inspect"], Self.inspect), (["inspect", "--help"], Self.inspect),
      (["inspect", "-h", "no such file"], Self.briefInspect), (["check", "--help"], Self.check),
    ]
    for (words, text) in cases {
      let run = CommandRun(words)
      #expect(run.output == text && run.error.isEmpty && run.status == .fine, "\(words)")
    }
  }

  @Test("The short help of every command fits 25 lines, and has options that the command takes")
  func brief() {
    #expect(Self.briefOverview.split(separator: "\n").count <= 25)
    for command in Command.all {
      let lines = CommandRun([command.name, "-h"]).output.components(separatedBy: "\n").dropLast()
      #expect(lines.count <= 25, "\(command.name)")
      #expect((1...12).contains(command.usualOptions.count), "\(command.name)")
      let names = Set(command.options.map(\.name))
      #expect(names.isSuperset(of: Command.usualNames[command.name] ?? []), "\(command.name)")
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
        "  inspect        Show frames, preferences, closure\n                 order, and anchors\n"
      ))
    #expect(CommandRun(["help"], columns: 50).output == Self.overview)
    #expect(FoldedText.fold("abc def", to: 4) == "abc\n  def")
    #expect(FoldedText.fold("abcdefgh", to: 4) == "abcdefgh")
  }
}
