import ViewTreeSwift

/// The lines of `--explain-project`.
struct ProjectLines {
  private(set) var lines: [String] = []

  init(_ search: ProjectSearch, _ selection: ProjectSearch.Selection) {
    let project = search.project
    add("Project files", project.files.map(search.name))
    func line(_ target: ProjectTarget) -> String {
      var words = [target.kind.word]
      if target.isForOtherPlatforms { words += target.platforms }
      return "\(target.name)  \(words.joined(separator: ", "))  \(search.name(target.project))"
    }
    if let target = selection.target {
      add("Target", [line(target)])
    } else {
      lines += ["Target", "  none: no project file lists the view's file", ""]
    }
    add("Imported targets", selection.imported.map(line))
    add("Swift files", selection.swift.map(search.name))
    add("Resources", selection.resources.map(search.name))
    let used = [selection.target?.name].compactMap { $0 } + selection.imported.map(\.name)
    add("Other targets", project.targets.filter { !used.contains($0.name) }.map(line))
    lines.removeLast()
  }

  private mutating func add(_ title: String, _ entries: [String]) {
    guard !entries.isEmpty else { return }
    lines += [entries.count > 1 ? "\(title) (\(entries.count))" : title]
    lines += entries.map { "  " + $0 } + [""]
  }
}
