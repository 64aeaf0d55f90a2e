import ViewTreeNumbers

/// The elements that enclose a touch in a view, from the inside outward: the view itself, its
/// modifiers, its parent, and so on. The sequence ends at the root or at the modifier that presents
/// it.
struct Surroundings: Sequence, IteratorProtocol {
  /// An enclosing element.
  enum Element {
    /// A view, by its number in the pass.
    case view(ID<ViewRecord>)
    /// A modifier, by its number in the pass, and its view.
    case modifier(ID<ModifierRecord>, of: ID<ViewRecord>)
  }

  private let pass: FinishedPass
  private var place: TouchPlace?

  init(of place: TouchPlace, in pass: FinishedPass) {
    self.pass = pass
    self.place = place
  }

  mutating func next() -> Element? {
    while let current = place {
      let record = pass.built.views[current.view]
      if current.modifier < 0 {
        place?.modifier = 0
        return .view(current.view)
      }
      if current.modifier < Int(record.modifierCount) {
        place?.modifier += 1
        return .modifier(
          record.firstModifier.advanced(by: UInt32(current.modifier)), of: current.view)
      }
      place = Self.place(ofGroup: pass.built.groups[record.group])
    }
    return nil
  }

  /// The position of a group in its parent, or `nil` for the root and for presented groups.
  private static func place(ofGroup group: GroupRecord) -> TouchPlace? {
    switch group.role {
    case .root, .popover, .sheet, .fullScreenCover, .alert, .confirmationDialog, .toolbar,
      .navigationDestination:
      nil
    case .children: TouchPlace(view: group.parent, modifier: -1)
    case .overlay, .background, .mask, .safeAreaInset:
      TouchPlace(view: group.parent, modifier: Int(group.order) + 1)
    }
  }
}
