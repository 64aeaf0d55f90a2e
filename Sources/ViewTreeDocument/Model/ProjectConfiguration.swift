import ViewTreeSyntax

/// The settings of a project, which its documents have unless they set others
/// (docs/reference/configuration.md).
public struct ProjectConfiguration {
  /// The sections as a document has them, with their text.
  public private(set) var document: Document
  /// The patterns of files and folders that viewtree skips, relative to the configuration's folder.
  public let exclude: [String]
  /// The names of the targets to use for files that are in several, in order of preference.
  package let targets: [Target]
  /// The object of expressions and their values, in the tree of the document. `nil` if there is
  /// none.
  package let assume: SyntaxNode.Index?
  /// The sections that are set, without those that have errors.
  private let sections: [DocumentDecoder.Section]

  /// The golden files of documents that declare none. `nil` unless the configuration sets them.
  public var checks: DocumentChecks? { sections.contains(.checks) ? document.checks : nil }

  /// The window of documents that set none. `nil` unless the configuration sets it.
  public var window: WindowDescription? { sections.contains(.window) ? document.window : nil }

  /// The name of a target, with its location.
  package struct Target {
    package let name: String
    package let range: SourceRange
  }

  /// Ignores the levels of lints whose names aren't known.
  package mutating func keepLints(_ isKnown: (String) -> Bool) {
    document.lints.removeAll { !isKnown($0.name) }
  }

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
  /// Reads a configuration in JSON or YAML. Keys with errors are ignored. `nil` if the text can't be
  /// parsed.
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
    let values = decoder.decodeConfiguration()
    let diagnostics = decoder.sortedDiagnostics()
    let errors = diagnostics.filter { $0.severity == .error }.compactMap(\.range)
    let sections = values.sections.filter { section in
      let range = tree.range(section.value)
      return !errors.contains { range.start <= $0.start && $0.start <= range.end }
    }
    return (
      ProjectConfiguration(
        document: decoder.document, exclude: values.exclude, targets: values.targets,
        assume: values.assume, sections: sections.map(\.section)),
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
  /// The names of preferred targets.
  static let targets = "targets"
  /// The values of expressions.
  static let assume = "assume"

  /// The values of a configuration.
  fileprivate struct ConfigurationValues {
    /// The sections that are set, with their values.
    var sections: [(section: Section, value: Index)] = []
    var exclude: [String] = []
    var targets: [ProjectConfiguration.Target] = []
    var assume: Index?
  }

  /// Decodes a configuration.
  fileprivate func decodeConfiguration() -> ConfigurationValues {
    guard tree.kind(0) == .object else {
      reportKind(0, expected: "an object of settings, such as \"window\": \"iPhone 16\"")
      return ConfigurationValues()
    }
    let known = Self.configurationSections
    let values = members(
      of: 0, known: known.map(\.rawValue) + [Self.exclude, Self.targets, Self.assume],
      in: "the configuration")
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
    return ConfigurationValues(
      sections: known.compactMap { section in value(section).map { (section, $0) } },
      exclude: decodeTexts(
        values[known.count],
        expected: "a list of patterns such as \"Tests\" or \"**/Generated/**\" for 'exclude'"
      ).map { tree.text($0) },
      targets: decodeTexts(
        values[known.count + 1],
        expected: "a list of names of targets such as \"App\" for 'targets'"
      ).map { ProjectConfiguration.Target(name: tree.text($0), range: tree.range($0)) },
      assume: decodeAssume(values[known.count + 2]))
  }

  /// The node of an object of expressions and their values.
  private func decodeAssume(_ node: Index?) -> Index? {
    guard let node else { return nil }
    let expected = "an object of expressions and values such as \"order.isComplete\": true"
    guard tree.kind(node) == .object else {
      reportKind(node, expected: expected + " for 'assume'")
      return nil
    }
    for (_, value) in tree.members(node) where [.object, .array].contains(tree.kind(value)) {
      reportKind(value, expected: "a string, a number, true, false, or null")
    }
    return node
  }

  private func decodeTexts(_ node: Index?, expected: String) -> [Index] {
    guard let node else { return [] }
    guard tree.kind(node) == .array else {
      reportKind(node, expected: expected)
      return []
    }
    return tree.elements(node).compactMap { element in
      guard tree.kind(element) == .string else {
        reportKind(element, expected: expected)
        return nil
      }
      return element
    }
  }
}
