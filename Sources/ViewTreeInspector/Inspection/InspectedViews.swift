import ViewTreeLayout
import ViewTreeNumbers

/// The views of an inspection in pre-order: a view, its children, then its secondaries.
///
/// The list doesn't copy the data of its pass. It makes each `InspectedView` on access.
public struct InspectedViews: RandomAccessCollection {
  /// The properties of a view that depend on the order of all views.
  private struct Row {
    let record: ID<ViewRecord>
    let depth: UInt32
    let firstModifier: ID<InspectedModifier>
    /// The drawing properties of the view, or `none`.
    var drawing: ID<InspectedDrawing>
  }

  private var rows = IDTable<InspectedView, Row>([])
  private var records: [ViewRecord] = []
  /// The geometry of both views and modifiers.
  private var geometry = InspectedGeometry()
  /// The drawn rectangles of views that aren't drawn in their frames.
  private var outlines: [ID<InspectedView>: Rect] = [:]

  init() {}

  /// Creates an empty list for the records of a pass.
  init(of records: [ViewRecord], _ geometry: InspectedGeometry) {
    self.records = records
    self.geometry = geometry
    rows.values.reserveCapacity(records.count)
  }

  // MARK: - Collection

  /// The index of the first view: 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { rows.count }

  /// The numbers of all views, in pre-order.
  public var ids: Range<ID<InspectedView>> { rows.ids }

  /// A view, whose index must be below `endIndex`.
  public subscript(place: Int) -> InspectedView { self[ID(place)] }

  /// The view with a number, which must be there.
  public subscript(place: ID<InspectedView>) -> InspectedView {
    // Comes first, so that no other values need saving across the call.
    let (content, frame) = frames(of: place, records[rows[place].record])
    let row = rows[place]
    let record = records[row.record]
    return InspectedView(
      name: record.name, group: ID(record.group.rawValue), index: record.index, depth: row.depth,
      id: record.id, text: record.text, firstModifier: row.firstModifier,
      modifierCount: record.modifierCount, syntax: record.syntax,
      drawing: row.drawing.exists ? row.drawing : nil, content: content, frame: frame)
  }

  // MARK: - Single views

  // Inlined, because it's called for each view and its result doesn't fit in registers.
  @inline(__always)
  private func frames(of place: ID<InspectedView>, _ record: ViewRecord) -> (
    content: Rect, frame: Rect
  ) {
    let frame = geometry.frame(of: record.outer)
    if !outlines.isEmpty, let outline = outline(of: place) { return (outline, frame) }
    return (record.isBare ? frame : geometry.frame(of: record.content), frame)
  }

  /// The drawn rectangle of a view that isn't drawn in its frame. Few views have one.
  @inline(never)
  private func outline(of place: ID<InspectedView>) -> Rect? { outlines[place] }

  /// The frame of the bare view and that with all modifiers, as in an `InspectedView`.
  public func frames(of place: ID<InspectedView>) -> (content: Rect, frame: Rect) {
    let record = records[rows[place].record]
    return frames(of: place, record)
  }

  /// The first view with a frame that isn't finite, and the number of such views.
  var endless: (first: ID<InspectedView>, count: Int)? {
    // Usually all frames are finite, which is faster to check for all nodes at once.
    if outlines.isEmpty, geometry.isFinite { return nil }
    var first: ID<InspectedView>?
    var count = 0
    for place in rows.ids where isEndless(place) {
      first = first ?? place
      count += 1
    }
    return first.map { ($0, count) }
  }

  /// True if a view has a frame that isn't finite.
  @inline(__always)
  func isEndless(_ place: ID<InspectedView>) -> Bool {
    let (content, frame) = frames(of: place, records[rows[place].record])
    return !(content.isFinite && frame.isFinite)
  }

  /// The path segment of a view: its list, its index there, and its name.
  func segment(of place: ID<InspectedView>) -> (
    group: ID<InspectedGroup>, index: UInt32, name: ID<InspectionNames.View>
  ) {
    let record = records[rows[place].record]
    return (ID(record.group.rawValue), record.index, record.name)
  }

  /// The proposal that the bare view was placed with.
  public func contentProposal(of place: ID<InspectedView>) -> ProposedSize {
    geometry.proposal(of: records[rows[place].record].content)
  }

  /// The proposal that the view with all modifiers was placed with.
  public func proposal(of place: ID<InspectedView>) -> ProposedSize {
    geometry.proposal(of: records[rows[place].record].outer)
  }

  /// The index of a view's name in `InspectionNames.views`.
  public func name(of place: ID<InspectedView>) -> ID<InspectionNames.View> {
    records[rows[place].record].name
  }

  /// The number of views above a view.
  public func depth(of place: ID<InspectedView>) -> UInt32 { rows[place].depth }

  /// The list that contains a view.
  public func group(of place: ID<InspectedView>) -> ID<InspectedGroup> {
    ID(records[rows[place].record].group.rawValue)
  }

  /// The index of a view in its list, from 0.
  public func index(of place: ID<InspectedView>) -> UInt32 { records[rows[place].record].index }

  /// The `id` of a view.
  public func id(of place: ID<InspectedView>) -> InspectedText { records[rows[place].record].id }

  /// The index of a view's drawing properties in `Inspection.drawings`, or `nil` if it has none.
  public func drawing(of place: ID<InspectedView>) -> ID<InspectedDrawing>? {
    let drawing = rows[place].drawing
    return drawing.exists ? drawing : nil
  }

  /// The bytes that the list takes, including the geometry.
  var bytes: Int {
    rows.count * MemoryLayout<Row>.stride + records.count * MemoryLayout<ViewRecord>.stride
      + outlines.count * 2 * MemoryLayout<Rect>.stride + geometry.bytes
  }

  // MARK: - Recording

  /// Adds the next view, with its drawn rectangle if that isn't its frame.
  mutating func append(
    _ record: ID<ViewRecord>, depth: UInt32, firstModifier: ID<InspectedModifier>,
    drawing: ID<InspectedDrawing>?,
    _ outline: DrawnOutline?
  ) {
    if let outline { outlines[ID(rows.count)] = outline.rect }
    rows.append(
      Row(record: record, depth: depth, firstModifier: firstModifier, drawing: drawing ?? .none))
  }

  mutating func set(drawing: ID<InspectedDrawing>?, of place: ID<InspectedView>) {
    rows[place].drawing = drawing ?? .none
  }
}

extension Rect {
  /// True if all four numbers are finite. Any other number times zero is NaN, and so is a sum with
  /// it.
  fileprivate var isFinite: Bool {
    origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0 == 0
  }
}
