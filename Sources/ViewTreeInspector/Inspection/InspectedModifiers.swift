import ViewTreeLayout
import ViewTreeNumbers

/// The modifiers of an inspection, grouped by view, the innermost first.
///
/// The list doesn't copy the data of its pass. It makes each `InspectedModifier` on access.
public struct InspectedModifiers: RandomAccessCollection {
  private struct Row {
    let record: ID<ModifierRecord>
    /// The view in `Inspection.views`.
    let view: ID<InspectedView>
  }

  private var rows = IDTable<InspectedModifier, Row>([])
  private var records: [ModifierRecord] = []
  private var geometry = InspectedGeometry()

  init() {}

  /// Creates an empty list for the records of a pass.
  init(of records: [ModifierRecord], _ geometry: InspectedGeometry) {
    self.records = records
    self.geometry = geometry
    rows.values.reserveCapacity(records.count)
  }

  /// The index of the first modifier: 0.
  public var startIndex: Int { 0 }
  /// The number of modifiers.
  public var endIndex: Int { rows.count }

  /// The numbers of all modifiers.
  public var ids: Range<ID<InspectedModifier>> { rows.ids }

  /// A modifier, whose index must be below `endIndex`.
  public subscript(place: Int) -> InspectedModifier { self[ID(place)] }

  /// The modifier with a number, which must be there.
  public subscript(place: ID<InspectedModifier>) -> InspectedModifier {
    let row = rows[place]
    let record = records[row.record]
    return InspectedModifier(
      name: ID(record.definition.rawValue), view: row.view, syntax: record.syntax,
      frame: geometry.frame(of: record.node), proposal: geometry.proposal(of: record.node))
  }

  /// The index of a modifier's name in `InspectionNames.modifiers`.
  public func name(of place: ID<InspectedModifier>) -> ID<InspectionNames.Modifier> {
    ID(records[rows[place].record].definition.rawValue)
  }

  /// The frame of the view as modified so far.
  public func frame(of place: ID<InspectedModifier>) -> Rect {
    geometry.frame(of: records[rows[place].record].node)
  }

  /// The frame that the style of a background or an overlay fills, including the safe area that it
  /// grows into. For any other modifier, its frame.
  public func drawnFrame(of place: ID<InspectedModifier>) -> Rect {
    let record = records[rows[place].record]
    return geometry.frame(of: record.styleNode ?? record.node)
  }

  /// The bytes that the list takes, without the geometry.
  var bytes: Int {
    rows.count * MemoryLayout<Row>.stride + records.count * MemoryLayout<ModifierRecord>.stride
  }

  /// Adds the next modifier.
  mutating func append(_ record: ID<ModifierRecord>, of view: ID<InspectedView>) {
    rows.append(Row(record: record, view: view))
  }
}
