import Foundation
import Testing

@testable import ViewTreeCommands

@Suite("viewtree init")
struct InitTests {
  private static let workflow = ".github/workflows/viewtree.yml"

  /// All files below a folder.
  private func files(_ folder: TemporaryFolder) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).filter {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: folder.path + "/" + $0, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  @Test(
    "The files that it writes pass check, lint and format", arguments: ["json", "yaml", "swift"])
  func works(ending: String) {
    let folder = TemporaryFolder()
    let run = CommandRun(["init", "--to", ending, folder.path])
    #expect(run.status == .fine && run.error.isEmpty)
    #expect(
      files(folder)
        == [
          ".gitignore", Self.workflow, "first.inspect.txt", "first.\(ending)", "first.order.txt",
        ].sorted())
    let document = folder.path + "/first.\(ending)"
    let check = CommandRun(["check", folder.path])
    #expect(check.output.hasPrefix("2 equal in ") && check.status == .fine)
    #expect(CommandRun(["lint", document]).output == "no problems\n")
    guard ending != "swift" else { return }
    #expect(CommandRun(["format", "--check", document]).status == .fine)
  }

  @Test("The Swift file is the translation of the JSON document")
  func swift() {
    let folder = TemporaryFolder()
    _ = CommandRun(["init", folder.path])
    _ = CommandRun(["init", "--to", "swift", folder.path + "/swift"])
    let translated = CommandRun(["format", "--to", "swift", folder.path + "/first.json"])
    #expect(translated.output == folder.text("swift/first.swift"))
  }

  @Test("It tells what it wrote and two commands that work as they stand")
  func nextCommands() throws {
    let folder = TemporaryFolder()
    let run = CommandRun(["init", folder.path + "/new/layouts"])
    let path = folder.path + "/new/layouts"
    #expect(
      run.output == """
        wrote \(path)/first.json
        wrote \(path)/first.inspect.txt
        wrote \(path)/first.order.txt
        wrote \(path)/\(Self.workflow): replace this with viewtree's repository: OWNER/viewtree
        wrote \(path)/.gitignore: files that git ignores

        next: viewtree inspect \(path)/first.json
        then: viewtree order --tap Drafts \(path)/first.json

        """)
    for line in run.outputLines.suffix(2) {
      let words = line.split(separator: " ").dropFirst(2).map(String.init)
      #expect(CommandRun(words).status == .fine, "\(line)")
    }
    let tapped = CommandRun(
      ["order", "--format", "text", "--tap", "Drafts", path + "/first.json"]
    ).output
    #expect(tapped.contains("1  overlayPreferenceValue Bounds  VStack  because chosen changed"))
    #expect(tapped.contains("-  overlayPreferenceValue Unread  VStack  clean"))
  }

  @Test(
    "If one of its files is there, it names it and writes nothing",
    arguments: [
      "first.json", "first.yaml", "first.order.txt", "first@wide.inspect.txt", Self.workflow,
    ])
  func neverOverwrites(name: String) throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/.github/workflows", withIntermediateDirectories: true)
    _ = folder.file(name, "mine")
    let run = CommandRun(["init", folder.path])
    #expect(run.status == .unusable && run.output.isEmpty)
    #expect(
      run.error
        == "viewtree: '\(folder.path)/\(name)' already exists, so nothing was written; to use "
        + "another folder, run: viewtree init FOLDER\n")
    #expect(files(folder) == [name] && folder.text(name) == "mine")
  }

  @Test("What git ignores already stays as it is, byte for byte, and what it lacks comes behind it")
  func ignores() throws {
    let added = """
      # Files of viewtree check --pending and --artifacts
      *.txt.new
      *.json.new
      *.svg.new
      /reports/

      """
    #expect(FirstIgnores.missing(from: "") == added)
    let folder = TemporaryFolder()
    let mine = Array("build\r\n\u{FF}".unicodeScalars.map { UInt8($0.value) })
    let file = folder.file(".gitignore", mine)
    #expect(CommandRun(["init", folder.path]).status == .fine)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    #expect(bytes == mine + Array(("\n\n" + added).utf8))
    let other = TemporaryFolder()
    _ = other.file(".gitignore", added)
    #expect(!CommandRun(["init", other.path]).output.contains(".gitignore"))
    #expect(other.text(".gitignore") == added)
  }

  @Test("Git ignores what a check leaves that waits for a review")
  func ignoresPending() throws {
    let folder = TemporaryFolder()
    _ = CommandRun(["init", folder.path])
    _ = folder.file("second.json", "{ \"viewtree\": 1, \"root\": \"Color\" }")
    _ = CommandRun(["check", "--pending", folder.path])
    let endings = FirstIgnores.patterns.filter { $0.hasPrefix("*") }.map { $0.dropFirst() }
    let left = folder.names.filter { $0.hasSuffix(".new") }
    #expect(left.count == 2 && left.allSatisfy { name in endings.contains { name.hasSuffix($0) } })
  }

  @Test("Where one file cannot be written, none stays behind")
  func allOrNothing() {
    let folder = TemporaryFolder()
    _ = folder.file(".github", "a file where a folder should be")
    let run = CommandRun(["init", folder.path])
    #expect(run.status == .unusable && run.output.isEmpty && !run.error.isEmpty)
    #expect(files(folder) == [".github"])
    let inFile = CommandRun(["init", folder.path + "/.github"])
    #expect(inFile.status == .unusable && files(folder) == [".github"])
    #expect(CommandRun(["init", "a", "b"]).error.contains("takes no 'b'"))
  }

  @Test("The workflow is YAML that builds the product 'viewtree' out of sight of 'check .'")
  func buildsTheProduct() throws {
    let job = try #require(JSONValue(FirstWorkflow.text, as: .yaml)["jobs"]?["check"])
    let steps = try #require(job["steps"]?.elements)
    let sources = try #require(steps[1]["with"]?["path"]?.string)
    #expect(steps[1]["with"]?["repository"]?.string == FirstWorkflow.placeholder)
    let build = "swift build -c release --package-path \(sources) --product viewtree"
    #expect(sources.hasPrefix(".") && steps[2]["run"]?.string == build)
    #expect(steps[3]["run"]?.string == "\(sources)/.build/release/viewtree check --format github .")
    let package = try DocumentFixture.text("Package.swift")
    #expect(package.contains(".executable(name: \"viewtree\""))
  }

  // MARK: - Instructions for coding assistants

  @Test("Instructions have the devices and text sizes of the configuration and its golden files")
  func agents() throws {
    let folder = TemporaryFolder()
    _ = folder.file(
      "viewtree.yml",
      """
      window: iPhone 16
      dynamicTypeSize: large
      checks:
        reports: [inspect, "@wide inspect --device iPadPro11 --dynamic-type=accessibility2"]

      """)
    let run = CommandRun(["init", "--agents", folder.path])
    #expect(run.status == .fine && run.output.hasPrefix("wrote \(folder.path)/AGENTS.md\n"))
    let text = try #require(folder.text("AGENTS.md"))
    #expect(text.contains(#"devices ["iPhone 16", "iPadPro11"]"#))
    #expect(text.contains(#"text_sizes ["large", "accessibility2"]"#))
    #expect(files(folder) == ["AGENTS.md", "viewtree.yml"])
    for tool in ContextTool.all where tool.name != "picture" && tool.name != "inspect" {
      #expect(text.contains("`\(tool.name)`"), "\(tool.name)")
    }
  }

  @Test("Instructions are added to those of the project, once")
  func agentsOfProject() {
    let folder = TemporaryFolder()
    _ = folder.file("AGENTS.md", "# Rules\n\nUse tabs.")
    let run = CommandRun(["init", "--agents", folder.path])
    #expect(run.status == .fine && run.output.hasPrefix("added a section to "))
    let text = folder.text("AGENTS.md") ?? ""
    #expect(text.hasPrefix("# Rules\n\nUse tabs.\n\n\(FirstAgents.title)\n"))
    #expect(text.contains(#"devices ["iPhoneSE", "iPhone17", "iPad"]"#))
    let again = CommandRun(["init", "--agents", folder.path])
    #expect(again.status == .unusable && again.error.contains("nothing was written"))
    #expect(folder.text("AGENTS.md") == text)
    #expect(CommandRun(["init", "--agents", "--to", "json", folder.path]).status == .unusable)
  }
}
