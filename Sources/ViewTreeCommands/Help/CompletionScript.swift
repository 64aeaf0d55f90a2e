import ViewTreeDocument
import ViewTreeInspector
import ViewTreePicture
import ViewTreeReport
import ViewTreeRequests
import ViewTreeSyntax

/// Shell completions, made from the tables of commands and options (docs/install.md).
enum CompletionScript {
  /// The shells that there is a script for.
  static let shells = ["bash", "zsh", "fish"]

  /// The script for a shell. `nil` for an unsupported one.
  static func of(shell: String) -> String? {
    switch shell {
    case "bash": bash()
    case "zsh": zsh()
    case "fish": fish()
    default: nil
    }
  }

  /// The source of the words that can be completed at a position.
  enum Words: Equatable {
    /// These.
    case some([String])
    /// The existing files and folders.
    case files
    /// The names of this kind in the document that the line names (`DocumentNames.kinds`).
    case names(String)
    /// The names of this kind in the document on the command line, or files if there is none yet.
    case namesOrFiles(String)
    /// Any word.
    case any
  }

  /// The words that may follow an option. `nil` for an option without a value.
  static func words(after option: OptionDefinition) -> Words? {
    switch option.value {
    case .none: nil
    case .choice(let words): .some(words)
    case .text("PATH"), .text("FILE"), .text("FOLDER"): .files
    case .text("VIEW"): .names("views")
    case .text("KEY"): .names("keys")
    case .text("LINT"): .some(["all"] + LintRegistry.standard.lints.map(\.name))
    case .text("WxH|DEVICE"), .text("DEVICE"), .text("DEVICE,…"):
      .some(devices)
    case .text("SYSTEM"): .some(PlatformNames.all.map { $0.filter { $0 != " " } })
    case .text("ROOT"): .names("roots")
    case .text("PREVIEW"): .names("previews")
    case .text("SIZE"): .some(DynamicTypeSizeNames.all)
    case .text("SIZES"): .some(["all"] + DynamicTypeSizeNames.all)
    case .text("SECTION"): .some(ReportSection.allCases.map(\.rawValue))
    case .text("LAYERS"): .some(PictureLayer.allCases.map(\.rawValue) + [PictureLayer.allName])
    case .text("NAME=N"): .some(Limits.names.map { "\($0)=" })
    case .text("closures|all|N"): .some(["closures", "all"])
    case .text: .any
    }
  }

  private static let devices = Device.all.map { $0.name.filter { $0 != " " } }

  /// The words that can follow a command, apart from options.
  static func words(of command: Command) -> Words {
    switch command.name {
    case Command.help.name: .some(Command.all.map(\.name))
    case Command.example.name: .some(Example.all.map(\.name))
    case Command.explainError.name: .some(DiagnosticExplanation.all.map(\.id))
    case Command.completion.name: .some(shells)
    case Command.schema.name: .some([])
    case Command.explain.name: .namesOrFiles("views")
    default: .files
    }
  }

  /// The forms of an option on the command line: its name, and its letter if it has one.
  static func spellings(of option: OptionDefinition) -> [String] {
    ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
  }
}
