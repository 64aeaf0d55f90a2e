import ViewTreeGolden
import ViewTreeInspector

/// Writes the instructions for coding assistants, or adds them to those that the project has.
struct InitAgents {
  private let folder: String
  private let console: Console

  init(folder: String, _ console: Console) {
    self.folder = folder
    self.console = console
  }

  func run() -> ExitStatus {
    let path = FileSystem.path(FirstAgents.path, in: folder)
    do throws(FileSystem.Failure) {
      let isThere = try FileSystem.exists(path)
      let old = isThere ? String(decoding: try FileSystem.read(path), as: UTF8.self) : ""
      guard !old.contains(FirstAgents.title) else {
        console.message(CommandWords.agentsExist(path))
        return .unusable
      }
      try FileSystem.makeFolder(folder)
      let project = try ProjectFolders().project(ofFolder: folder)
      let settings = FirstAgents.settings(of: project?.configuration)
      let text = FirstAgents.text(devices: settings.devices, textSizes: settings.textSizes)
      let start = old.isEmpty || old.hasSuffix("\n\n") ? "" : old.hasSuffix("\n") ? "\n" : "\n\n"
      try FileSystem.write(Array((old + start + text).utf8), to: path)
      return console.result(CommandWords.agentsWrote(path, isNew: !isThere))
    } catch {
      console.message(CommandWords.unwritable(path, error))
      return .unusable
    }
  }
}
