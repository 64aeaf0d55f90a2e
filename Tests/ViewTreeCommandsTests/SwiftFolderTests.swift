import Foundation
import Testing

@testable import ViewTreeCommands

/// Several Swift files on the command line: one document.
@Suite("Swift files of a folder")
struct SwiftFolderTests {
  private let folder = TemporaryFolder()

  private static let form =
    "struct FormView: View { var body: some View { VStack { Row(title: \"one\") } } }\n"
  private static let row =
    "struct Row: View {\n  let title: String\n  var body: some View { Text(title).id(1) }\n}\n"

  @discardableResult
  private func write(_ name: String, _ text: String) -> String {
    let path = folder.path + "/" + name
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    return folder.file(name, text)
  }

  /// A folder with two files, one of them in a folder below.
  private func writeForm(_ form: String = form) -> String {
    write("Form/Form.swift", form)
    write("Form/Parts/Row.swift", Self.row)
    return folder.path + "/Form"
  }

  @Test("Every command of one document takes a folder, and a list of files in any order")
  func commands() {
    let form = writeForm()
    let list = ["\(form)/Parts/Row.swift", "\(form)/Form.swift"]
    let text = ["--format", "text"]
    for words in [
      ["inspect"] + text, ["order"] + text, ["keys"], ["parse"], ["format", "--to", "json"],
    ] {
      let whole = CommandRun(words + [form])
      #expect(whole.status == .fine && whole.error.isEmpty, "\(words) \(whole.error)")
      let forwards = CommandRun(words + list)
      #expect(forwards.output == CommandRun(words + list.reversed()).output)
      let lines = whole.outputLines.dropFirst()
      #expect(forwards.outputLines.dropFirst() == lines)
    }
    #expect(CommandRun(["explain", form, "Text"]).status == .fine)
    #expect(CommandRun(["explain"] + list + ["Text"]).status == .fine)
    #expect(CommandRun(["draw", form]).output.hasPrefix("<svg"))
    #expect(CommandRun(["inspect", form, "--root", "FormView"]).status == .fine)
  }

  @Test("A document is the only one where it has to be, and a folder without Swift has none")
  func refused() {
    let form = writeForm()
    let json = folder.file("a.json", "{ \"viewtree\": 1, \"root\": \"Color\" }")
    #expect(
      CommandRun(["inspect", form, json]).error.contains("'\(json)' is one file too many"))
    _ = write("Empty/notes.txt", "nothing")
    let empty = CommandRun(["inspect", folder.path + "/Empty"])
    #expect(empty.status == .unusable && empty.error.contains("has no Swift files"))
    // A half-written file matters only if nothing can be shown without it.
    write("Form/Broken.swift", "struct Broken: View {")
    let shown = CommandRun(["inspect", form])
    #expect(shown.status == .fine && shown.error.isEmpty, "\(shown.error)")
    let broken = CommandRun(["inspect", form, "--root", "Broken"])
    #expect(broken.error.hasPrefix("\(form)/Broken.swift:1:21: error: '{' is not closed"))
  }

  @Test("diff takes a folder for one document")
  func diff() {
    let form = writeForm()
    write("Other/All.swift", Self.form.replacing("one", with: "two words") + Self.row)
    let run = CommandRun(["diff", form, folder.path + "/Other"])
    #expect(run.status == .no && run.output.contains("two words"))
    #expect(CommandRun(["diff", form, form]).output == "no difference\n")
  }

  @Test("What settings name is read with a file, by check and by every other command")
  func settings() {
    let form = writeForm("/* viewtree\nfiles: Parts\nchecks: [inspect]\n*/\n" + Self.form)
    let run = CommandRun(["inspect", form + "/Form.swift"])
    #expect(run.status == .fine && run.output.contains("Text \"one\""))
    #expect(CommandRun(["check", "--update", form]).status == .fine)
    #expect(CommandRun(["check", form]).output.hasPrefix("1 equal in "))
    write("Form/Parts/Row.swift", Self.row.replacing("(title)", with: "(title + title)"))
    #expect(CommandRun(["check", form]).status == .no)
    #expect(CommandRun(["lint", form + "/Form.swift"]).status == .fine)
    write("Form/Form.swift", "/* viewtree\nfiles: [Prts]\n*/\n" + Self.form)
    let missing = CommandRun(["inspect", form + "/Form.swift"])
    #expect(missing.error.contains("Form.swift:2:9: error: there is no Swift file at"))
    write("Form/Form.swift", "/* viewtree\nfiles: 3\n*/\n" + Self.form)
    #expect(CommandRun(["inspect", form + "/Form.swift"]).error.contains("[swift-files]"))
  }

  @Test("JSON messages name the file of each place")
  func messages() {
    let form = writeForm()
    write("Form/Parts/Again.swift", "\n" + Self.row)
    let run = CommandRun(["inspect", form, "--diagnostics", "json"])
    #expect(
      run.error.contains("\"file\": \"\(form)/Parts/Again.swift\"")
        || run.error.contains("Parts/Row.swift"))
    #expect(run.error.components(separatedBy: "\"file\"").count == 3)
  }

  // MARK: - Watching

  private func texts(_ run: WatchRun) -> [String] {
    // The changes since the last run come before each report.
    let paragraphs = run.output.components(separatedBy: "\n\n")
      .filter { !$0.contains("since the last run") }
    return paragraphs.flatMap { $0.split(separator: "\n") }.compactMap { line in
      let words = line.split(separator: "\"", omittingEmptySubsequences: false)
      return line.contains("Text \"") && words.count > 1 ? String(words[1]) : nil
    }
  }

  @Test("A Swift file is watched; one that is half written is told of and waited for")
  func watching() {
    let path = write("a.swift", "struct A: View { var body: some View { Text(\"one\") } }")
    let source = ScriptedSource(waits: [
      { write("a.swift", "struct A: View { var body: some View { Text(\"tw") }, {},
      { write("a.swift", "struct A: View { var body: some View { Text(\"two\") } }") },
    ])
    let run = WatchRun(["inspect", path], source)
    #expect(run.runCount == 3 && texts(run) == ["one", "two"] && run.status == .fine)
    #expect(run.error.contains("a.swift:1:45: error: the string does not end"))
  }

  @Test("Of a file that is written in two steps the whole is shown")
  func halfWritten() {
    let path = write("a.swift", "struct A: View { var body: some View { Text(\"one\") } }")
    let source = ScriptedSource(
      waits: [{ write("a.swift", "struct A: View { var body: some View { Te") }],
      pauses: [
        { write("a.swift", "struct A: View { var body: some View { Text(\"whole\") } }") }, {},
      ])
    let run = WatchRun(["inspect", path], source)
    #expect(run.runCount == 2 && texts(run) == ["one", "whole"] && !run.error.contains("error:"))
  }

  @Test("All files of a folder are watched, new ones included")
  func watchedFolder() {
    let form = writeForm()
    let source = ScriptedSource(waits: [
      { write("Form/Parts/Row.swift", Self.row.replacing("(title)", with: "(title + title)")) },
      { write("Form/New.swift", "struct New: View { var body: some View { Row(title: \"n\") } }") },
      { write("elsewhere.swift", "struct") },
    ])
    let run = WatchRun(["inspect", form, "--root", "FormView"], source)
    #expect(run.runCount == 3 && texts(run) == ["one", "oneone", "oneone"], "\(run.error)")
    #expect(source.folders.contains(form + "/Parts"))
  }

  @Test("The files that settings name are watched with theirs")
  func watchedSettings() {
    let form = writeForm("/* viewtree\nfiles: [Parts/Row.swift]\n*/\n" + Self.form)
    let change = {
      _ = write("Form/Parts/Row.swift", Self.row.replacing("(title)", with: "(title + title)"))
    }
    let run = WatchRun(["inspect", form + "/Form.swift"], ScriptedSource(waits: [change]))
    #expect(run.runCount == 2 && texts(run) == ["one", "oneone"])
  }
}
