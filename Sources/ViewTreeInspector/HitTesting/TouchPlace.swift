import ViewTreeNumbers

/// The target of a tap: a view inside some of its modifiers.
struct TouchPlace: Equatable {
  /// The view's number in the pass.
  var view: ID<ViewRecord>
  /// The first of the view's modifiers outside the target, or -1 for the view itself.
  var modifier: Int

  /// The view itself.
  static func view(_ view: ID<ViewRecord>) -> TouchPlace { TouchPlace(view: view, modifier: -1) }
}
