import ViewTreeLayout

/// What views inherit that has to do with lists (docs/semantics.md, Lists).
public struct ListEnvironment: Sendable {
  /// The style that `listStyle` asks for.
  public var style = ListStyle.insetGrouped
  /// Whether `formStyle` asks for views without cells.
  public var formIsColumns = false
  /// Between the rows of a section, in points, that `listRowSpacing` asks for.
  public var rowSpacing: Double?
  /// Between sections, in points, that `listSectionSpacing` asks for.
  public var sectionSpacing: Double?
  /// The insets that `listRowInsets` gives the row.
  public var rowInsets: EdgeInsets?
  /// Whether the view is in a row.
  public var isInRow = false
  /// What the view is in its section, in a row.
  public var part = SectionPart.content
  /// Whether headers are as large as `headerProminence` can make them.
  public var hasProminentHeaders = false

  /// Outside of lists.
  public init() {}

  /// The distances of a list here.
  func metrics(_ context: LayoutContext, isForm: Bool = false) -> ListMetrics {
    ListMetrics(
      isForm && formIsColumns ? .columns : style, on: context.environment.platform,
      rowSpacing: rowSpacing, sectionSpacing: sectionSpacing)
  }
}

extension ViewEnvironment {
  /// What the rows of a list inherit.
  public var inRow: ViewEnvironment {
    var inside = self
    inside.list.isInRow = true
    inside.list.rowInsets = nil
    inside.list.part = .content
    return inside
  }

  /// What something that a view in a row presents elsewhere inherits.
  public var outsideOfLists: ViewEnvironment {
    var outside = self
    outside.list.isInRow = false
    outside.list.rowInsets = nil
    return outside
  }

  /// What a part of a section in a list inherits: headers and footers are small, the headers of groups in
  /// capitals below iOS 26.
  public func inSection(_ part: SectionPart) -> ViewEnvironment {
    guard part != .content else { return self }
    var inside = self
    inside.list.part = part
    inside.fontWeight = nil
    inside.font = .style(.footnote)
    guard part == .header else { return inside }
    if list.style == .insetGrouped || list.style == .grouped, platform != .iOS26 {
      inside.textCase = .uppercase
    }
    if list.hasProminentHeaders { inside.makeHeaderProminent() }
    return inside
  }

  /// A header with increased prominence is as large as a small title, as written.
  mutating func makeHeaderProminent() {
    list.hasProminentHeaders = true
    guard list.isInRow, list.part == .header else { return }
    font = .style(.title3)
    fontWeight = .bold
    textCase = .asWritten
  }
}
