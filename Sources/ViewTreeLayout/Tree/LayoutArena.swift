/// All data of a ``LayoutTree``, in one block without reference counting.
@usableFromInline
struct LayoutArena {
  var nodes = FlatBuffer<LayoutNode>(capacity: 64)
  /// Parameters of the algorithms, as raw bytes in words of 8.
  var parameters = FlatBuffer<UInt64>(capacity: 128)
  var algorithms = AlgorithmTable()
  var memo = AnswerMemo()
  var guideMemo = GuideMemo()
  var spacings = FlatBuffer<SpacingPreferences>(capacity: 1)
  /// Work space of stacks, used as a stack: a nested call appends and truncates again.
  var stackItems = FlatBuffer<StackItem>(capacity: 256)
  var serviceOrder = FlatBuffer<UInt32>(capacity: 256)
  var systems = FlatBuffer<CoordinateSystem>()
  var texts = TextStorage()
  var gridItems = FlatBuffer<GridItem>(capacity: 1)
  var grid = PixelGrid(scale: 1)
  var safeArea = SafeArea(outer: .zero, inner: .zero)
  var sizeQuestions = 0
  /// The number of cached results that lookups compared.
  var comparisons = 0
  /// The work limit. Beyond it, all results are zero.
  var questionLimit = Int.max
  /// True if results are cached and redundant queries are skipped. Otherwise, the rules compute
  /// every result again.
  var takesShortcuts = true
  /// True while nodes are placed only to find their future frames.
  var isRehearsing = false
  /// True if lazy containers place only the rows that their scroll view shows.
  var placesRowsInSight = false
  /// True in a copy that determines the proposals with which views were measured. A `ZStack` then
  /// places its children with its own proposal instead of its size.
  var placesWithOffers = false
  /// True in a copy in which an `HStack` or a `VStack` without a proposal across its axis proposes none
  /// to its children, instead of its own length, and a lazy grid proposes none instead of the length
  /// of a line.
  var placesStacksWithOffers = false
  /// The recorder of the calls to one node, in a copy.
  var recorder: LayoutCallRecorder?
  var maximumDepth: UInt32 = 0
  unowned(unsafe) let tree: LayoutTree

  /// The number of comparisons that take as long as a measurement.
  private static let comparisonsPerQuestion = 4

  /// The total work. Includes cache lookups, because a node with many queries spends most of its
  /// time on them.
  var work: Int { sizeQuestions &+ comparisons / Self.comparisonsPerQuestion }

  init(tree: LayoutTree) {
    self.tree = tree
    systems.append(CoordinateSystem(toWindow: .identity, isUpright: true))
  }

  /// A copy for another tree, with all nodes but without their results.
  func copied(for tree: LayoutTree) -> LayoutArena {
    var copy = LayoutArena(tree: tree)
    copy.replace(\.nodes, nodes)
    copy.replace(\.parameters, parameters)
    copy.replace(\.gridItems, gridItems)
    copy.algorithms.deallocate()
    copy.algorithms = algorithms.copied()
    copy.texts.deallocate()
    copy.texts = texts.copied()
    copy.systems[0] = systems[0]
    copy.grid = grid
    copy.safeArea = safeArea
    copy.takesShortcuts = takesShortcuts
    copy.placesRowsInSight = placesRowsInSight
    copy.maximumDepth = maximumDepth
    return copy
  }

  private mutating func replace<Element>(
    _ buffer: WritableKeyPath<LayoutArena, FlatBuffer<Element>>, _ other: FlatBuffer<Element>
  ) {
    self[keyPath: buffer].deallocate()
    self[keyPath: buffer] = other.copied()
  }

  func deallocate() {
    nodes.deallocate()
    parameters.deallocate()
    algorithms.deallocate()
    memo.deallocate()
    guideMemo.deallocate()
    spacings.deallocate()
    stackItems.deallocate()
    serviceOrder.deallocate()
    systems.deallocate()
    texts.deallocate()
    gridItems.deallocate()
  }
}
