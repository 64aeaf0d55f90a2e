import ViewTreeSyntax

extension DocumentDecoder {
  /// Decodes the reports of which the document wants golden files.
  func decodeChecks(_ node: Index?) {
    guard let node else { return }
    guard tree.kind(node) == .array else {
      reportKind(node, expected: "a list of texts like \"order --reduces\" for 'checks'")
      return
    }
    var names: [String: Index] = [:]
    document.checks = tree.elements(node).compactMap { element in
      guard tree.kind(element) == .string else {
        reportKind(element, expected: "a text like \"order --reduces\"")
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
    case .wrongVariant(let name): .wrongVariantName(name, at: range)
    }
  }
}

extension DocumentReader {
  /// The checks of a document of which nothing else is asked; `nil` if it has no such section, or if
  /// there is a mistake in it, which reading the whole document tells.
  ///
  /// Only the syntax and this section are looked at, and a document without the word only for it.
  public static func checks(
    _ source: SourceFile, limits: ReaderLimits = .standard
  ) -> [CheckTemplate]? {
    guard source.bytes.contains("checks".utf8) else { return nil }
    let tree = SourceSyntax(of: source).read(source, limits: limits)
    guard !tree.diagnostics.contains(where: { $0.severity == .error }), tree.kind(0) == .object,
      let section = tree.members(0).first(where: { tree.text($0.0) == "checks" })?.1,
      tree.kind(section) == .array
    else { return nil }
    var checks: [CheckTemplate] = []
    for element in tree.elements(section) {
      guard tree.kind(element) == .string,
        let check = try? CheckTemplate(tree.text(element), at: element),
        !checks.contains(where: { $0.goldenName == check.goldenName })
      else { return nil }
      checks.append(check)
    }
    return checks
  }
}

extension [UInt8] {
  /// Whether some text is in these bytes.
  fileprivate func contains(_ text: String.UTF8View) -> Bool {
    guard let first = text.first else { return true }
    return indices.contains { index in
      self[index] == first && self[index...].starts(with: text)
    }
  }
}
