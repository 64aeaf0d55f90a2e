/// The headline, changes, artifacts, and messages of a result. All output formats print them.
struct GoldenDetails {
  /// The first line.
  let headline: String
  /// The other changes in behavior that the style shows.
  var behaviour: [String] = []
  /// The artifacts, a line each.
  var artifacts: [String] = []
  /// The one of them that leads to the others.
  var page: String?
  /// The changed lines that the style shows.
  var patch: [String] = []
  /// The diagnostics from making the report, a line each.
  var messages: [String] = []

  /// Creates the details, or returns `nil` if there are none.
  init?(_ result: GoldenResult, _ style: GoldenDiffStyle) {
    if case .different(let difference) = result.outcome {
      self.init(difference, style)
    } else {
      guard let headline = GoldenWords.headline(result.outcome) else { return nil }
      self.init(headline)
      messages = result.messageTexts.flatMap { Self.lines($0.text) }
    }
    guard style != .none else { return }
    artifacts = result.artifacts.map(Self.line)
    page = result.artifacts.first { $0.kind == .page }.map(Self.line)
  }

  private static func line(_ artifact: GoldenArtifact) -> String {
    "\(artifact.kind.rawValue): \(artifact.path)"
  }

  private init(_ headline: String) { self.headline = headline }

  /// Creates the details of a difference.
  init(_ difference: GoldenDifference, _ style: GoldenDiffStyle) {
    let told = difference.told.map(\.line)
    self.init((style == .unified ? nil : told.first) ?? GoldenWords.otherReport)
    if style == .both || style == .behaviour { behaviour = Array(told.dropFirst()) }
    // A comparison with measurements has no patch.
    let showsPatch = style == .both || style == .unified
    if showsPatch, !difference.patch.isEmpty { patch = Self.lines(difference.patch) }
  }

  /// All lines after the first.
  var rest: [String] { behaviour + artifacts + patch + messages }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
