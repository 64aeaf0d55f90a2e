import ViewTreeReport

/// The line of a document that causes a change.
public struct GoldenSource: Equatable, Sendable {
  /// The file: the document, or another Swift file of its project.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The modifier in the line, or `nil` for a view.
  public let modifier: String?

  /// The change of the modifier, such as `8 -> 10`, if it's the whole change.
  public var change: String?

  /// Creates a value.
  public init(path: String, line: Int, modifier: String?, change: String? = nil) {
    self.path = path
    self.line = line
    self.modifier = modifier
    self.change = change
  }

  /// A change after its line: `Tabs.swift:20 padding 8 -> 10  VStack`.
  func words(for text: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let place = "\(file):\(line)" + (modifier.map { " \($0)" } ?? "")
    guard let change else { return "\(place)  \(text)" }
    return "\(place) \(change)" + (text[...].split(at: "  ").map { "  \($0.0)" } ?? "")
  }

  /// True if a modifier changes only the appearance, which the change describes.
  var isOfLook: Bool { modifier != nil && change == nil }

  /// True if both are in the same line.
  package func isSameLine(as other: GoldenSource) -> Bool {
    path == other.path && line == other.line
  }
}

/// An edit of the source that explains all changes of a report.
public struct GoldenEdit: Equatable, Sendable {
  /// The edit as a change of behavior.
  public let line: String
  /// Its location.
  public let source: GoldenSource
  /// True if only the order of two modifiers changed, which no change of a view describes.
  let isOrder: Bool
  /// The edit after its location: `Tabs.swift:20 padding 8 -> 10  VStack`.
  package var text: String { source.words(for: line) }

  /// An edit of the arguments of some views, or of other code.
  ///
  /// `changes` are those of the views. If one of them is about several uses of a component, so is the
  /// edit.
  package init(
    _ views: [BehaviourView], _ source: GoldenSource, isOrder: Bool = false,
    changes: [BehaviourChange] = []
  ) {
    let change = "\(source.modifier ?? ""): \(source.change ?? "")"
    let uses = changes.lazy.filter { views.count > 1 && $0.views.first == views.first }
      .compactMap(\.uses).first
    line = BehaviourWords.edit(views, uses: uses, change)
    self.source = source
    self.isOrder = isOrder
  }
}
