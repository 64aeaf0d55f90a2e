import ViewTreeLayout
import ViewTreeNumbers

/// The state of a document at one point of a sweep.
final class SweepSample {
  let inspection: Inspection
  let explainer: LayoutExplainer
  private(set) lazy var survey = LayoutSurvey(inspection, explainer)
  /// The views, by index.
  private(set) lazy var views: IDTable<InspectedView, SweepView> = makeViews()
  /// The indices of views.
  private(set) lazy var places = Dictionary(
    views.ids.map { (views[$0], $0) },
    uniquingKeysWith: { first, _ in first })

  init(_ inspection: Inspection, _ explainer: LayoutExplainer) {
    self.inspection = inspection
    self.explainer = explainer
  }

  private func makeViews() -> IDTable<InspectedView, SweepView> {
    let identities = explainer.pass.recall.viewIdentities
    var known: [UInt64: UInt32] = [:]
    let views = survey.built.values.map { number in
      let identity = number.index < identities.count ? identities[number.index] : 0
      let ordinal = known[identity, default: 0]
      known[identity] = ordinal + 1
      return SweepView(identity: identity, ordinal: ordinal)
    }
    return IDTable(views)
  }

  /// The view that a record of any pass is about.
  func view(_ reference: InspectedReference) -> SweepView {
    switch reference {
    case .view(let place): return views[place]
    case .path(let path, _), .kept(let path, _):
      // Uses FNV-1a, because views of earlier passes are known only by their paths.
      let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      return SweepView(identity: hash, ordinal: .max)
    }
  }
}
