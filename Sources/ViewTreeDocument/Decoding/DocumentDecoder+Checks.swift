import ViewTreeSyntax

extension DocumentDecoder {
  /// Decodes the golden files that a document declares: a list of reports, or an object with such a
  /// list and a folder.
  func decodeChecks(_ node: Index?) {
    guard let node else { return }
    switch tree.kind(node) {
    case .array: document.checks.reports = decodeReports(node)
    case .object:
      let values = members(
        of: node, known: DocumentReader.checkMembers + ["comment"], in: "'checks'")
      if let reports = values[0] {
        if tree.kind(reports) == .array {
          document.checks.reports = decodeReports(reports)
        } else {
          reportKind(reports, expected: Self.expectedReports)
        }
      }
      if let goldens = values[1] { decodeGoldens(goldens) }
    default: reportKind(node, expected: Self.expectedReports)
    }
  }

  private static let expectedReports = "a list of strings such as \"order --reduces\" for 'checks'"

  private func decodeGoldens(_ node: Index) {
    guard tree.kind(node) == .string else {
      return reportKind(node, expected: "a folder such as \"../Goldens\" for 'goldens'")
    }
    guard DocumentChecks.isFolder(tree.text(node)) else {
      return report(.wrongGoldenFolder(tree.text(node), at: tree.range(node)))
    }
    document.checks.goldens = tree.text(node)
  }

  private func decodeReports(_ list: Index) -> [CheckTemplate] {
    var names: [String: Index] = [:]
    return tree.elements(list).compactMap { element in
      guard tree.kind(element) == .string else {
        reportKind(element, expected: "a string such as \"order --reduces\"")
        return nil
      }
      do throws(CheckTemplate.Mistake) {
        let check = try CheckTemplate(tree.text(element), at: element)
        if let first = names.updateValue(element, forKey: check.goldenName) {
          report(.sameCheck(at: tree.range(element), first: tree.range(first)))
        }
        return check
      } catch {
        report(diagnostic(error, at: tree.range(element)))
        return nil
      }
    }
  }

  private func diagnostic(_ mistake: CheckTemplate.Mistake, at range: SourceRange) -> Diagnostic {
    switch mistake {
    case .unfinishedQuote: .checkHasOpenQuote(at: range)
    case .noCommand: .checkNeedsCommand(at: range, known: CheckTemplate.commands)
    case .unknownCommand(let name):
      .unknownCheck(name, at: range, known: CheckTemplate.commands)
    case .page: .checkIsPage(at: range)
    case .wrongVariant(let name): .wrongVariantName(name, at: range)
    }
  }
}

extension DocumentReader {
  /// The names in the section, in its longer form.
  fileprivate static let checkMembers = ["reports", "goldens"]

  /// The golden files that a document declares, read without decoding the rest. Returns `nil` if
  /// the section is missing or has an error, which decoding the whole document reports.
  ///
  /// Parses only the syntax and this section, and only if the file contains the word.
  public static func checks(
    _ source: SourceFile, limits: ReaderLimits = .standard
  ) -> DocumentChecks? {
    guard source.bytes.contains("checks".utf8) else { return nil }
    let tree = SourceSyntax(of: source).read(source, limits: limits)
    guard !tree.diagnostics.contains(where: { $0.severity == .error }), tree.kind(0) == .object,
      let section = tree.members(0).first(where: { tree.text($0.0) == "checks" })?.1
    else { return nil }
    guard tree.kind(section) == .object else {
      return reports(section, in: tree).map { DocumentChecks(reports: $0) }
    }
    var checks = DocumentChecks()
    for (key, value) in tree.members(section) where !tree.text(key, equals: "comment") {
      switch tree.text(key) {
      case checkMembers[0]:
        guard let reports = reports(value, in: tree) else { return nil }
        checks.reports = reports
      case checkMembers[1]:
        guard tree.kind(value) == .string, DocumentChecks.isFolder(tree.text(value)) else {
          return nil
        }
        checks.goldens = tree.text(value)
      default: return nil
      }
    }
    return checks
  }

  /// The reports of a list without errors.
  private static func reports(
    _ list: SyntaxTree.Index, in tree: SyntaxTree
  ) -> [CheckTemplate]? {
    guard tree.kind(list) == .array else { return nil }
    var checks: [CheckTemplate] = []
    var names: Set<String> = []
    for element in tree.elements(list) {
      guard tree.kind(element) == .string,
        let check = try? CheckTemplate(tree.text(element), at: element),
        names.insert(check.goldenName).inserted
      else { return nil }
      checks.append(check)
    }
    return checks
  }
}
