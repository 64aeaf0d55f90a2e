import ViewTreeLayout
import ViewTreeNumbers

/// Texts and controls under bars.
extension LayoutSurvey {
  /// A view under a bar, and the `ignoresSafeArea` that extends the content there.
  struct CoveredView {
    let view: ID<InspectedView>
    let bar: ViewExplanation.Bar
    let cause: ViewExplanation.Part
  }

  /// The texts and controls of which at least half is under a bar, in the order of the tree.
  ///
  /// Content that scrolls and views that a modifier moves on purpose are skipped, and so are
  /// pictures and colors, which often extend under a bar.
  func coveredViews() -> [CoveredView] {
    inspection.views.ids.compactMap { place in
      let view = views[place]
      guard isMeaningful(place), showsText(place) || view.traits.contains(.control),
        !view.isScrolled, !view.isMoved, !view.traits.contains(.scrolls), let node = node(place),
        let cover = explainer.cover(of: node), let cause = cover.causes.first
      else { return nil }
      let frame = inspection.views.frames(of: place).content
      guard let hidden = frame.intersection(cover.rect), hidden.height >= frame.height / 2 else {
        return nil
      }
      return CoveredView(view: place, bar: cover.bar, cause: explainer.part(cause))
    }
  }
}
