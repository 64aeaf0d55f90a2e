/// The handling of preferences in a view's content.
public enum PreferenceRole: Sendable {
  /// They combine in view order. Static content may have no slot.
  case transparent
  /// There is a slot for every key (docs/explanation/preferences.md, Dynamic containers).
  case everySlot
  /// Like the case above, and the view itself reads the title of its content
  /// (docs/explanation/preferences.md, Navigation titles).
  case navigation
}
