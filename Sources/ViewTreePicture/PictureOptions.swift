import ViewTreeInspector
import ViewTreeNumbers

/// What of an evaluation is drawn, and how.
package struct PictureOptions: Sendable {
  /// What the picture is about.
  package enum Kind: String, CaseIterable, Sendable {
    /// The window with its views.
    case layout
    /// The tree of views with its closures in their order.
    case order
    /// The way of each key between modifiers.
    case keys
  }

  /// Which views the picture of an order has.
  package enum ShownViews: Equatable, Sendable {
    /// Those that take part: with closures, or where several values meet.
    case closures
    /// All.
    case all
    /// Those to a depth; the root has 0.
    case depth(Int)
  }

  /// In which light the picture is looked at; the window keeps its own colours.
  package enum Theme: String, CaseIterable, Sendable {
    case light
    case dark
    /// As the reader's system is.
    case auto
  }

  /// What the picture is about.
  package var kind = Kind.layout
  /// The layers that are shown.
  package var layers = PictureLayer.shown
  /// The views of an order; `nil` for those that fit the kind of picture.
  package var views: ShownViews?
  /// How many boxes a tree has at most before it is folded.
  package var nodeLimit = 400
  /// The one key, by its place in `InspectionNames.keys`; `nil` for all of them.
  package var key: ID<InspectionNames.Key>?
  /// The views to which the picture is cropped, in `Inspection.views`; `nil` for the window.
  package var view: ID<InspectedView>?
  /// The name that the picture calls the document by; `nil` for the name that it was read under.
  package var sourceName: String?
  /// In which light it is looked at.
  package var theme = Theme.light
  /// How many characters wide a picture of characters is.
  package var columns = 100
  /// Whether a picture of characters makes do with ASCII.
  package var isASCII = false

  package init() {}

  /// How many boxes each of several trees in one picture has at most: they share them, and each keeps
  /// enough for a tree to be seen.
  func nodeLimit(forEachOf count: Int) -> Int {
    count > 1 ? max(nodeLimit / count, min(nodeLimit, 20)) : nodeLimit
  }
}
