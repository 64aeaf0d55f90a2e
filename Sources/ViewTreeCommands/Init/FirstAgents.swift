import ViewTreeDocument
import ViewTreeGolden
import ViewTreeSyntax

/// The instructions for coding assistants that `viewtree init --agents` writes.
enum FirstAgents {
  /// The file that assistants read.
  static let path = "AGENTS.md"
  /// The first line of the section.
  static let title = "## SwiftUI layout: viewtree"

  /// The section for a project.
  ///
  /// - Parameters:
  ///   - devices: The project's devices. Empty for the usual devices.
  ///   - textSizes: The project's text sizes. Empty for the usual sizes.
  static func text(devices: [String], textSizes: [String]) -> String {
    let devices = devices.isEmpty ? ContextArgument.usualDevices : devices
    let sizes = textSizes.isEmpty ? ContextArgument.usualTextSizes : textSizes
    return """
      \(title)

      The server `viewtree mcp` lays out SwiftUI views without a simulator. Use its tools:

      - Start with `screens`. It lists the names for the argument `file`, such as `Card.swift#Card`.
      - After you change a view, call `check_layout` with devices \(list(devices)) and text_sizes \(list(sizes)).
        Fix the first problem first, because others often follow from it.
      - Before you move or resize a view by trial, call `explain` with the view. The cause and its line come first.
      - Before you write a fix, call `try`. Write it if the problem is gone and no other problem is new.
      - If a preference has an unexpected value, call `preferences`.
      - Before you finish, call `changes`. Each change of behavior must be one that you want.
      - A `~` marks a placeholder for a view whose code viewtree doesn't know. Don't conclude anything from its size.

      """
  }

  private static func list(_ words: [String]) -> String {
    "[" + words.map { "\"\(TerminalText.escaped($0))\"" }.joined(separator: ", ") + "]"
  }

  /// The devices and text sizes in a configuration: its window and text size, and those of its
  /// golden files.
  static func settings(
    of configuration: ProjectConfiguration?
  ) -> (devices: [String], textSizes: [String]) {
    guard let configuration else { return ([], []) }
    let tree = configuration.document.tree
    func setting(_ name: String) -> [String] {
      tree.members(0).filter { tree.text($0.key) == name && tree.kind($0.value) == .string }
        .map { tree.text($0.value) }
    }
    var devices = setting("window")
    var sizes = setting("dynamicTypeSize")
    for report in configuration.checks?.reports ?? [] {
      devices += values(of: ["--device", "--window"], in: report.words)
      sizes += values(of: ["--dynamic-type"], in: report.words)
    }
    return (once(devices), once(sizes))
  }

  /// The values of options in the words of a report.
  private static func values(of options: [String], in words: [String]) -> [String] {
    words.indices.compactMap { index in
      let word = words[index]
      if options.contains(word), index + 1 < words.count { return words[index + 1] }
      let option = options.first { word.hasPrefix($0 + "=") }
      return option.map { String(word.dropFirst($0.count + 1)) }
    }
  }

  private static func once(_ words: [String]) -> [String] {
    var known: Set<String> = []
    return words.filter { known.insert($0).inserted }
  }
}
