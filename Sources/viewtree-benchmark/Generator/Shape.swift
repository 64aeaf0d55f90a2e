/// The shape of a generated tree.
enum Shape: String, CaseIterable {
  /// A form, as in real apps: pages of sections of rows.
  case form
  /// One stack over all other views.
  case wide
  /// A complete binary tree of vertical and horizontal stacks in turn.
  case binary
  /// As `binary`, with every fourth leaf flexible, so that no stack has a fixed size.
  case flex
  /// Stacks with one child each, as deep as the number of views.
  case chain
}
