import ViewTreeNumbers

extension SweepKind {
  /// The view that a `ViewThatFits` shows.
  static let choice = SweepKind(
    "choice", "A ViewThatFits shows a different child.", isFault: false
  ) { sample in
    let (inspection, survey) = (sample.inspection, sample.survey)
    let members = Dictionary(
      grouping: survey.views.ids.filter { place in
        guard let parent = survey.views[place].parent else { return false }
        return survey.views[parent].traits.contains(.alternatives)
      }, by: { inspection.views.group(of: $0) })
    return zip(inspection.groups.ids, inspection.groups).compactMap { place, group in
      guard group.role == .children, case let parent = group.parent,
        parent.index < survey.views.count, survey.views[parent].traits.contains(.alternatives),
        survey.views[parent].isShown
      else { return nil }
      let chosen = members[place]?.firstIndex { member in
        !inspection.measuredOnly.contains { $0.contains(member) }
      }
      return (.view(sample.views[parent]), .chosen(chosen))
    }
  }
}
