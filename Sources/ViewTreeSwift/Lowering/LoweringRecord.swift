import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// What lowering a declaration changes besides its own value, to be repeated when the value is used
/// again.
struct LoweringRecord {
  /// The starts of the parts that the value depends on, if they are left out.
  var questions: Set<Int> = []
  /// The parts that may be skipped.
  var parts: [SwiftLowering.SkippablePart] = []
  var diagnostics: [Diagnostic] = []
  var unknown: [(name: Name, isView: Bool)] = []
  var assumptions: Set<String> = []
  /// The uses of other declarations. Each returns false if the name in the document is another one.
  var uses: [(SwiftLowering) -> Bool] = []
  var entryCount = 0
  var madeUpValueCount = 0
  /// False if the declaration has to be lowered each time.
  var isRepeatable = true

  /// Adds what a part of the declaration changes.
  mutating func add(_ part: LoweringRecord) {
    questions.formUnion(part.questions)
    diagnostics += part.diagnostics
    unknown += part.unknown
    assumptions.formUnion(part.assumptions)
    uses += part.uses
    isRepeatable = isRepeatable && part.isRepeatable
  }
}

extension SwiftLowering {
  /// The value of a declaration, from an earlier attempt if nothing in it is newly left out. `place`
  /// is where the declaration begins.
  func remembered(
    _ section: String, _ name: String, at place: Int, _ lowered: () -> DocumentObject
  ) -> DocumentObject {
    // Later, the value also depends on what the document reaches.
    if reach != nil { return lowered() }
    let key = LoweringMemory.Key(body: BodyName(section: section, name: name), place: place)
    if let known = memory.value(key, repeats) { return known }
    let (partCount, entries, madeUp) = (omissible.count, entryCount, madeUpValueCount)
    record = LoweringRecord()
    let value = lowered()
    var finished = record ?? LoweringRecord()
    record = nil
    finished.parts = Array(omissible[partCount...])
    finished.entryCount = entryCount - entries
    finished.madeUpValueCount = madeUpValueCount - madeUp
    memory.keep(value, key, finished.isRepeatable ? finished : nil)
    return value
  }

  /// Repeats what a record has; false if names are others now.
  private func repeats(_ record: LoweringRecord) -> Bool {
    guard record.uses.allSatisfy({ $0(self) }) else { return false }
    omissible += record.parts
    for diagnostic in record.diagnostics { add(diagnostic) }
    for name in record.unknown { noteUnknown(name.name, isView: name.isView) }
    usedAssumptions.formUnion(record.assumptions)
    entryCount += record.entryCount
    madeUpValueCount += record.madeUpValueCount
    return true
  }

  /// Records the use of another declaration.
  func noteUse(_ use: @escaping (SwiftLowering) -> Bool) { record?.uses.append(use) }

  /// True if the part that begins at an offset is left out.
  func isLeftOut(_ start: Int) -> Bool {
    record?.questions.insert(start)
    return holes.contains(start)
  }
}
