import ViewTreeDocument
import ViewTreeRequests
import ViewTreeSyntax

/// The sentences of the server's answers.
enum ContextWords {
  /// The first line about a screen: the accuracy of the answer.
  static func head(_ path: String, _ summary: ScreenSummary) -> String {
    var line = "\(path): \(standIns(summary.views - summary.known, of: summary.views))"
    if summary.madeUpValues > 0 {
      line += ", \(ScreenOverview.counted(summary.madeUpValues, "placeholder value"))"
    }
    guard summary.warnings > 0, let first = summary.first else { return line }
    let warnings = ScreenOverview.counted(summary.warnings, "warning")
    return line + "\n\(warnings) about code, the first at \(ScreenOverview.words(first))"
  }

  /// `2 of 31 views are stand-ins`.
  static func standIns(_ standIns: Int, of views: Int) -> String {
    "\(standIns) of \(ScreenOverview.counted(views, "view")) \(standIns == 1 || views == 1 ? "is a stand-in" : "are stand-ins")"
  }

  /// The message about arguments that a command refuses.
  static func sentence(_ problem: ParsedArguments.Problem) -> String {
    guard case .unknownDevice(let name, let nearest) = problem else {
      return RequestWords.sentence(problem, command: nil)
    }
    let names = Device.all.map(\.name).joined(separator: ", ")
    return "there is no device '\(TerminalText.escaped(name))'; "
      + (nearest.map { "did you mean '\($0)'?" } ?? "the devices are \(names)")
  }

  static func noScreens(_ folders: [String]) -> String {
    "there is no screen in \(folders.joined(separator: ", ")): no preview, and no view in a Swift file"
  }

  static func screensNotLaidOut(_ screens: [String]) -> String {
    "\(ScreenOverview.counted(screens.count, "more screen")), not laid out here. For details, set "
      + "folder:\n"
      + screens.joined(separator: "\n")
  }

  static func viewsWithoutPreview(_ files: [(file: String, views: [String])]) -> String {
    let lines = files.map { "\($0.file)  \($0.views.joined(separator: ", "))" }
    return "Views without a preview; set root to one of them:\n" + lines.joined(separator: "\n")
  }

  static func editNeedsOneMatch(_ count: Int) -> String {
    count == 0
      ? "old_text isn't in the file: copy it unchanged, including spaces"
      : "old_text occurs \(count) times in the file: add lines before or after it"
  }

  static func notTriable(_ name: String) -> String {
    "'\(name)' can't be tried; use inspect, explain, check_layout, picture, or preferences"
  }

  static let tried = "Tried, not saved."
  static let editDoesNotParse = "The edit doesn't parse. Nothing was tried."
  static let notInCommit = "The last commit doesn't contain this file, so all of it is new."
  static let noCommit =
    "there is no commit to compare with: git, its repository, or a commit is missing. Set since to first or last"
  static let noEarlierVersion =
    "this connection hasn't read the file before: change it, and call again"
  /// `2 of 7 screens changed`.
  static func changed(_ count: Int, of screens: Int) -> String {
    "\(count) of \(ScreenOverview.counted(screens, "screen")) changed"
  }

  static let sameBehavior = CommandWords.noDifference
  static let unchanged = "No file has changed."
  static let noImage = "No image: rsvg-convert, resvg, and Chromium are missing."
  static let noPictureFolder = "the folder for pictures can't be created"
}
