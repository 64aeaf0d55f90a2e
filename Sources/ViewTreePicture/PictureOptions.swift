import ViewTreeInspector
import ViewTreeNumbers

/// Options of a picture: its kind, its contents, and its format.
package struct PictureOptions: Sendable {
  /// The subject of the picture.
  package enum Kind: String, CaseIterable, Sendable {
    /// The window with its views.
    case layout
    /// The tree of views with its closures in their order.
    case order
    /// The flow of each key between modifiers.
    case keys
    /// The window as the user sees it.
    case screen
  }

  /// The views in the picture of an order.
  package enum ShownViews: Equatable, Sendable {
    /// Nodes that take part: nodes with closures, or where several values meet.
    case closures
    /// All.
    case all
    /// Nodes up to a depth. The root has depth 0.
    case depth(Int)
  }

  /// The light or dark theme of the picture. The window keeps its own colors.
  package enum Theme: String, CaseIterable, Sendable {
    case light
    case dark
    /// The theme of the reader's system.
    case auto
  }

  /// The surroundings of a picture of the screen.
  package enum Frame: String, CaseIterable, Sendable {
    /// The content of the window alone.
    case none
    /// The status bar and the home indicator, as in a screenshot.
    case screen
    /// The body of the device with its camera, too.
    case device
  }

  /// The surroundings of a picture of the screen.
  package var frame = Frame.screen
  /// True if views with problems have a red frame on a picture of the screen.
  package var marksProblems = false
  /// The subject of the picture.
  package var kind = Kind.layout
  /// The layers that are shown.
  package var layers = PictureLayer.shown
  /// The views of an order, or `nil` for those that fit the kind of picture.
  package var views: ShownViews?
  /// The maximum number of boxes in a tree before it's folded.
  package var nodeLimit = 400
  /// The key to show, as an index in `InspectionNames.keys`, or `nil` for all keys.
  package var key: ID<InspectionNames.Key>?
  /// The views to which the picture is cropped, in `Inspection.views`, or `nil` for the window.
  package var view: ID<InspectedView>?
  /// The name that the picture calls the document by, or `nil` for the name that it was read under.
  package var sourceName: String?
  /// The theme in which it is shown.
  package var theme = Theme.light
  /// The width of a character picture, in characters.
  package var columns = 100
  /// True if a character picture uses only ASCII.
  package var isASCII = false

  package init() {}

  /// The name of the document's file without its folder, for titles.
  func fileName(of inspection: Inspection) -> String {
    Self.fileName(sourceName ?? inspection.tree.source.name)
  }

  /// The last part of a path.
  static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The maximum number of boxes per tree if one picture has several. The trees share the limit,
  /// but each keeps enough boxes to be recognizable.
  func nodeLimit(forEachOf count: Int) -> Int {
    count > 1 ? max(nodeLimit / count, min(nodeLimit, 20)) : nodeLimit
  }
}
