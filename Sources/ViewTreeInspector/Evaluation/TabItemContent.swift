/// The title and the symbol of a tab in the bar.
package struct TabItemContent: Equatable {
  /// The first text.
  package var title: String?
  /// The name of the first symbol.
  package var symbol: String?
  /// True for a tab with the role `search`.
  package var isSearch = false

  /// Creates an item without a title and a symbol.
  package init() {}

  /// True if there is nothing else to find.
  var isComplete: Bool { title != nil && symbol != nil }
}
