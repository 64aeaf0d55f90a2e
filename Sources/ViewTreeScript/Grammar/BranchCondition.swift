/// The condition of an `#if`, evaluated for iOS.
struct BranchCondition {
  private let words: [ScriptWord]
  private var position = 0
  private var depth = 0
  private var isBroken = false

  init(words: [ScriptWord]) { self.words = words }

  /// True if the whole condition was parsed without an error.
  var isComplete: Bool { position == words.count && !words.isEmpty && !isBroken }

  private func at(_ text: String) -> Bool { position < words.count && words[position].text == text }

  private mutating func take(_ text: String) -> Bool {
    guard at(text) else { return false }
    position += 1
    return true
  }

  mutating func disjunction() -> Bool {
    var holds = conjunction()
    while take("||") {
      let other = conjunction()
      holds = holds || other
    }
    return holds
  }

  private mutating func conjunction() -> Bool {
    var holds = term()
    while take("&&") {
      let other = term()
      holds = holds && other
    }
    return holds
  }

  private mutating func term() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64, position < words.count else {
      isBroken = true
      return false
    }
    if take("!") { return !term() }
    if take("(") {
      let holds = disjunction()
      if !take(")") { isBroken = true }
      return holds
    }
    let name = words[position].text
    position += 1
    guard take("(") else { return name == "DEBUG" || name == "true" }
    var arguments: [String] = []
    while position < words.count, !at(")") {
      arguments.append(words[position].text)
      position += 1
    }
    _ = take(")")
    return Self.holds(name, arguments.first ?? "")
  }

  /// Modules that aren't available on iOS.
  private static let absentModules: Set = [
    "AppKit", "Cocoa", "WatchKit", "TVUIKit", "Glibc", "Musl", "WinSDK", "FoundationNetworking",
  ]

  private static func holds(_ name: String, _ argument: String) -> Bool {
    switch name {
    case "os": argument == "iOS"
    case "canImport": !absentModules.contains(argument)
    case "targetEnvironment": argument == "simulator"
    case "arch": argument == "arm64"
    // The language is recent enough for every version that code requires.
    case "swift", "compiler": argument != "<"
    case "hasFeature", "hasAttribute": true
    default: false
    }
  }
}
