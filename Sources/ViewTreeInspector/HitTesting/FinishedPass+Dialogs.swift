import ViewTreeNumbers

extension FinishedPass {
  /// The alert or confirmation dialog whose button a view is, or `nil` outside of both.
  func dialog(around view: ID<ViewRecord>) -> PresentationSite? {
    guard built.presentations.contains(where: { $0.dialog != nil && $0.isPresented }) else {
      return nil
    }
    var group = built.groups[built.views[view].group]
    while group.role == .children { group = built.groups[built.views[group.parent].group] }
    guard group.role == .alert || group.role == .confirmationDialog else { return nil }
    let record = built.views[group.parent].firstModifier.advanced(by: UInt32(group.order))
    return built.presentations.first { $0.record == record }
  }

  /// True if a view is in a navigation view, which can show the destination of a link.
  func isInScreen(_ view: ID<ViewRecord>) -> Bool {
    built.views[view].content.map { layout.screen(around: $0) != nil } ?? false
  }
}
