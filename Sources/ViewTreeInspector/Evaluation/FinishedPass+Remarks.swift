import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// Remarks about a document, as warnings.
extension FinishedPass {
  /// The remarks as warnings, in the order of the document's text.
  func remarkDiagnostics() -> [Diagnostic] {
    let tree = document.tree
    return platformDiagnostics() + localeDiagnostics()
      + remarks.sorted { tree.start($0.syntax) < tree.start($1.syntax) }.map { diagnostic($0) }
  }

  /// A note about a system that uses the numbers of another system.
  private func platformDiagnostics() -> [Diagnostic] {
    guard let name = document.platformName, let other = PlatformNames.stand(inFor: name) else {
      return []
    }
    return [.platformStandsIn(name, numbersOf: other)]
  }

  /// A note about numbers and dates in another language than English.
  private func localeDiagnostics() -> [Diagnostic] {
    document.locale.hasPrefix("en") ? [] : [.numbersOfLocale(document.locale)]
  }

  private func diagnostic(_ placed: PlacedRemark) -> Diagnostic {
    let definition = modifierDefinitions[placed.definition]
    let range = document.tree.range(placed.syntax)
    func name(_ place: Int) -> String { definition.parameters[place].name }
    func odd(_ place: Int, _ value: Double, _ consequence: String) -> Diagnostic {
      .oddNumber(
        Self.words(value), parameter: name(place), of: definition.name, consequence: consequence,
        at: range)
    }
    switch placed.remark {
    case .ignoredLength(let place, let value): return odd(place, value, "it is treated as nil")
    case .raisedToZero(let place, let value): return odd(place, value, "it is treated as 0")
    case .ignoredRatio(let place, let value): return odd(place, value, "it is ignored")
    case .raisedToOne(let place, let value): return odd(place, value, "it is treated as 1")
    case .notModelled:
      return .notModelled(
        definition.name, note: definition.support.omission ?? "its effect is omitted", at: range)
    case .environmentNotModelled(let value):
      return .notModelled(
        value.rawValue, note: value.omission ?? "its effect is omitted", at: range)
    case .raisedToMinimum(let place, let minimum):
      return .lengthBelowMinimum(name(place), name(minimum), of: definition.name, at: range)
    case .minimumAboveMaximum(let minimum, let maximum):
      return .minimumAboveMaximum(
        name(minimum), name(maximum), of: definition.name, at: range)
    }
  }

  /// A number in plain notation. Integers have no fraction.
  private static func words(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? (value == .infinity ? "infinity" : "\(value)")
  }

  /// Warnings about grids with columns that are aligned in two ways.
  func gridDiagnostics(in inspection: Inspection, places: [ID<InspectedView>]) -> [Diagnostic] {
    guard layout.hasGrids else { return [] }
    let grids = built.views.indices.filter { view in
      built.views[view].content.map { layout.hasColumnAlignedTwice($0) } ?? false
    }
    return grids.map { view in
      .columnAlignedTwice(
        grid: inspection.name(of: .view(places[view])),
        at: document.tree.range(built.views[view].syntax))
    }
  }

  /// Notes about lists with content margins, one per source location.
  func marginDiagnostics() -> [Diagnostic] {
    Set(built.listsWithMargins).sorted { document.tree.start($0) < document.tree.start($1) }.map {
      .notModelled(
        ModifierDefinition.contentMargins.name, note: "a list keeps its own margins",
        at: document.nameRange(ofViewAt: $0))
    }
  }

  /// Warnings about scroll positions whose view isn't in the scroll view, one per source location.
  func scrollDiagnostics() -> [Diagnostic] {
    var told: Set<SyntaxNode.Index> = []
    return built.missedScrollTargets.compactMap { search in
      guard !built.scrollPositions[Int(search.position)].isReached,
        case .position(let syntax) = search.form, told.insert(syntax).inserted
      else { return nil }
      let range = document.nameRange(ofModifierAt: syntax)
      return search.isNoTarget
        ? .idIsNoScrollTarget(search.words, at: range)
        : .unknownScrollTarget(search.words, at: range)
    }
  }
}
