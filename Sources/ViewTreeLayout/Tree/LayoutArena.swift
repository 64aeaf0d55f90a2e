/// All that a ``LayoutTree`` stores, in one block outside the reach of reference counting.
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
  /// How many remembered answers were looked at to find the right ones.
  var comparisons = 0
  /// How much work is done; to questions beyond the answer is nothing.
  var questionLimit = Int.max
  /// Whether answers are kept and questions that change nothing left out; if not, every question of the
  /// rules is asked and worked out anew.
  var takesShortcuts = true
  /// Whether nodes are placed to see where they will stand.
  var isRehearsing = false
  var maximumDepth: UInt32 = 0
  unowned(unsafe) let tree: LayoutTree

  /// So many looks at remembered answers take as long as a question.
  private static let comparisonsPerQuestion = 4

  /// All that was done: where a node is asked ever more, it takes longer to see whether a question is new than to
  /// answer it.
  var work: Int { sizeQuestions &+ comparisons / Self.comparisonsPerQuestion }

  init(tree: LayoutTree) {
    self.tree = tree
    systems.append(CoordinateSystem(toWindow: .identity, isUpright: true))
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
