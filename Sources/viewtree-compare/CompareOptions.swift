import ViewTreeInspector
import ViewTreeListing

/// The parsed command-line options.
struct CompareOptions {
  static let usage = """
    usage: viewtree-compare [--list PATH]... [--random COUNT] [--seed NUMBER] [--known FILE]
                            [--show agree|silent|accepted|refused|unanswered]...
                            [--print | --warnings]
           viewtree-compare --listings PATH... --stub FILE [--harness xctest|macos] [--show refused]
           viewtree-compare --files PATH...

    """

  var lists: [String] = []
  var randomCount = 0
  var seed: UInt64 = 1
  var known: String?
  var shown: [Verdict] = []
  /// Documents, or folders with documents, whose listings are checked with the compiler.
  var documents: [String] = []
  /// Swift files, or folders with Swift files, that are parsed.
  var files: [String] = []
  /// The file with the handwritten declarations of SwiftUI.
  var stub: String?
  /// The host in which the listings measure themselves, or `nil` for plain listings.
  var harness: HarnessHost?
  /// True if the random programs are printed and not run.
  var printsOnly = false
  /// True if warnings are compared instead of values.
  var comparesWarnings = false

  /// Reads the words, or `nil` if they aren't understood.
  init?(_ words: [String]) {
    var words = words[...]
    while let option = words.popFirst() {
      if option == "--print" {
        printsOnly = true
        continue
      }
      if option == "--warnings" {
        comparesWarnings = true
        continue
      }
      guard let value = words.popFirst() else { return nil }
      switch option {
      case "--list": lists.append(value)
      case "--listings": documents.append(value)
      case "--files": files.append(value)
      case "--stub": stub = value
      case "--harness":
        guard let host = HarnessHost(rawValue: value) else { return nil }
        harness = host
      case "--known": known = value
      case "--show":
        guard let verdict = Verdict.allCases.first(where: { $0.name == value }) else { return nil }
        shown.append(verdict)
      case "--random":
        guard let count = Int(value), count >= 0 else { return nil }
        randomCount = count
      case "--seed":
        guard let number = UInt64(value) else { return nil }
        seed = number
      default: return nil
      }
    }
    if documents.isEmpty, files.isEmpty, lists.isEmpty, randomCount == 0 { return nil }
    if !documents.isEmpty, stub == nil { return nil }
  }

  /// The programs that the options name, including the list of known differences.
  func programs() throws(FileSystem.Failure) -> [Program] {
    var programs: [Program] = []
    for path in lists { programs += try ProgramList.read(path: path) }
    let generator = ProgramGenerator(seed: seed)
    programs += (0..<randomCount).map { generator.program($0) }
    return programs
  }
}
