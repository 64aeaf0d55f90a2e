/// Diagnostics about projects and their resources.
extension Diagnostic {
  /// The reasons why viewtree can't read a project file or a resource.
  package enum FileReason: Equatable, Sendable {
    /// A missing token, such as `'='` or `a value`.
    case expected(String)
    /// A bracket, a string, or a tag isn't closed.
    case notClosed(String)
    /// A part that such a file needs is missing.
    case missing(String)
    /// Values are nested too deep.
    case tooDeep
    /// The reader of the file's language reports this message.
    case message(String)
    /// The file isn't an image of a format that viewtree knows.
    case noImage
    /// The system can't read the file.
    case unreadable

    fileprivate var words: String {
      switch self {
      case .expected(let what): "expected \(what)"
      case .notClosed(let what): "\(what) is not closed"
      case .missing(let what): "\(what) is missing"
      case .tooDeep: "values are nested too deeply"
      case .message(let message): message
      case .noImage: "it is not a PNG, JPEG, PDF or SVG image with a size"
      case .unreadable: "the file can't be opened"
      }
    }
  }

  /// A project file that viewtree can't read, or can read only in part.
  package static func projectFile(
    _ reason: FileReason, at range: SourceRange?, isInPart: Bool = false
  ) -> Diagnostic {
    Diagnostic(
      id: "project-file", severity: .warning,
      message: isInPart
        ? "a part of this project file is ignored: \(reason.words)"
        : "this project file is ignored: \(reason.words)", range: range,
      help: isInPart
        ? "viewtree uses the targets and folders that it finds"
        : "viewtree reads the Swift files of the folder instead")
  }

  /// A target's dependency on a target that doesn't exist.
  package static func noDependency(
    _ name: String, of target: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "project-file", severity: .warning,
      message: "'\(target)' depends on '\(name)', but there is no such target", range: range,
      help: nearest.map { "did you mean '\($0)'?" } ?? "add .target(name: \"\(name)\")")
  }

  /// A folder of a target that doesn't exist.
  package static func noFolder(
    _ path: String, of target: String, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id: "project-file", severity: .warning,
      message: "the folder '\(path)' of the target '\(target)' does not exist", range: range,
      help: "viewtree uses the usual folder, such as Sources/\(target)")
  }

  /// A file or a root view in several targets of a project.
  package static func severalTargets(
    _ name: String, _ targets: [String], used: String
  ) -> Diagnostic {
    Diagnostic(
      id: "several-targets", severity: .warning,
      message: "'\(name)' is in \(targets.count) targets: \(targets.joined(separator: ", "))",
      range: nil,
      help: "viewtree uses '\(used)'; to choose another, add --target NAME")
  }

  /// A target in a configuration that the project doesn't have.
  package static func noTarget(
    _ name: String, nearest: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-target", severity: .warning, message: "no target '\(name)' in the project",
      range: range, help: "did you mean '\(nearest)'?",
      fixIt: Diagnostic.FixIt(replacing: range, with: nearest))
  }

  /// A resource that viewtree can't read.
  package static func resourceFile(_ reason: FileReason, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "resource-file", severity: .warning,
      message: "this resource is ignored: \(reason.words)", range: range,
      help: "views that use it ignore it")
  }

  /// A Swift file that isn't text, among others.
  package static var binaryFile: Diagnostic {
    Diagnostic(
      id: "project-file", severity: .warning,
      message: "this file is ignored, because it is binary data", range: nil,
      help: "save it as UTF-8 text")
  }

  /// An image asset whose file viewtree can't read, with the length of its sides in points.
  package static func imageFile(_ reason: FileReason, side: Int) -> Diagnostic {
    Diagnostic(
      id: "resource-file", severity: .warning,
      message: "this resource is ignored: \(reason.words)", range: nil,
      help: "images of it are \(side) points wide and high")
  }
}
