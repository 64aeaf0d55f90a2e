import ViewTreeSyntax

/// The settings of a project, which its documents have unless they set others
/// (docs/reference/configuration.md).
public struct ProjectConfiguration {
  /// The sections as a document has them, with their text.
  public let document: Document
  /// The patterns of files and folders that viewtree skips, relative to the configuration's folder.
  public let exclude: [String]
  /// The sections that are set.
  private let sections: [DocumentDecoder.Section]

  /// The golden files of documents that declare none. `nil` unless the configuration sets them.
  public var checks: DocumentChecks? { sections.contains(.checks) ? document.checks : nil }

  /// The window of documents that set none. `nil` unless the configuration sets it.
  public var window: WindowDescription? { sections.contains(.window) ? document.window : nil }

  /// A document with the settings that it doesn't have itself. Its levels of lints take precedence.
  public func applied(to document: Document) -> Document {
    let settings = self.document
    var document = document
    let own = Set(document.tree.members(0).map { document.tree.text($0.0) })
    document.lints = settings.lints + document.lints
    for section in sections where !own.contains(section.rawValue) {
      switch section {
      case .window where !own.contains(DocumentDecoder.Section.proposal.rawValue):
        let direction = document.window.layoutDirection
        document.window = settings.window
        document.window.layoutDirection = direction
      case .layoutDirection: document.window.layoutDirection = settings.window.layoutDirection
      case .dynamicTypeSize:
        document.environment.dynamicTypeSize = settings.environment.dynamicTypeSize
      case .metrics: document.environment.metrics = settings.environment.metrics
      case .platform:
        document.environment.platform = settings.environment.platform
        document.platformName = settings.platformName
      case .compat: document.compatibility = settings.compatibility
      case .lazy: document.lazyRows = settings.lazyRows
      default: break
      }
    }
    return document
  }
}

extension ProjectConfiguration {
  /// Reads a configuration in JSON or YAML. `nil` after an error.
  public static func read(
    _ source: SourceFile, limits: ReaderLimits = .standard
  ) -> (configuration: ProjectConfiguration?, diagnostics: [Diagnostic]) {
    var tree = SourceSyntax(of: source).read(source, limits: limits)
    // A file that contains only comments has no settings.
    if tree.diagnostics.map(\.id) == ["empty-input"] { tree = noSettings(source) }
    if tree.diagnostics.contains(where: { $0.severity == .error }) {
      return (nil, tree.diagnostics.limited())
    }
    let decoder = DocumentDecoder(tree)
    let (sections, exclude) = decoder.decodeConfiguration()
    let diagnostics = decoder.sortedDiagnostics()
    if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics) }
    return (
      ProjectConfiguration(document: decoder.document, exclude: exclude, sections: sections),
      diagnostics
    )
  }
}

extension ProjectConfiguration {
  private static func noSettings(_ source: SourceFile) -> SyntaxTree {
    var builder = SyntaxTreeBuilder(source)
    builder.begin(.object, 0..<0)
    builder.end()
    return builder.finished([])
  }
}

extension DocumentDecoder {
  /// The sections that a configuration shares with documents.
  static let configurationSections: [Section] = [
    .schema, .comment, .window, .layoutDirection, .dynamicTypeSize, .metrics, .platform, .compat,
    .lazy, .lints, .checks,
  ]
  /// The patterns of files that are skipped.
  static let exclude = "exclude"

  /// Decodes a configuration: the sections that it sets, and the patterns of excluded files.
  fileprivate func decodeConfiguration() -> (sections: [Section], exclude: [String]) {
    guard tree.kind(0) == .object else {
      reportKind(0, expected: "an object of settings, such as \"window\": \"iPhone 16\"")
      return ([], [])
    }
    let known = Self.configurationSections
    let values = members(
      of: 0, known: known.map(\.rawValue) + [Self.exclude], in: "the configuration")
    func value(_ section: Section) -> Index? {
      known.firstIndex(of: section).flatMap { values[$0] }
    }
    decodeWindow(value(.window), nil)
    decodeLayoutDirection(value(.layoutDirection))
    decodeDynamicTypeSize(value(.dynamicTypeSize))
    decodeMetrics(value(.metrics))
    decodePlatform(value(.platform))
    decodeCompatibility(value(.compat))
    decodeLazyRows(value(.lazy))
    decodeLints(value(.lints))
    decodeChecks(value(.checks))
    return (known.filter { value($0) != nil }, decodeExclude(values[known.count]))
  }

  private func decodeExclude(_ node: Index?) -> [String] {
    guard let node else { return [] }
    let expected = "a list of patterns such as \"Tests\" or \"**/Generated/**\" for 'exclude'"
    guard tree.kind(node) == .array else {
      reportKind(node, expected: expected)
      return []
    }
    return tree.elements(node).compactMap { element in
      guard tree.kind(element) == .string else {
        reportKind(element, expected: expected)
        return nil
      }
      return tree.text(element)
    }
  }
}
