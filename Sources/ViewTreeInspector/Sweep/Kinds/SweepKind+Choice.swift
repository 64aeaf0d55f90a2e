import ViewTreeNumbers

extension SweepKind {
  /// What a `ViewThatFits` shows.
  static let choice = SweepKind(
    "choice", "A ViewThatFits shows another of its views.", isFault: false
  ) { sample in
    let (inspection, survey) = (sample.inspection, sample.survey)
    return zip(inspection.groups, survey.members.values).compactMap { group, members in
      guard group.role == .children, case let parent = group.parent,
        parent.index < inspection.views.count, inspection.views[parent].is(FaultRole.choosing),
        survey.views[parent].isShown
      else { return nil }
      let chosen = members.firstIndex { member in
        !inspection.unshown.contains { $0.contains(member) }
      }
      return (.view(sample.views[parent]), .chosen(chosen))
    }
  }
}
