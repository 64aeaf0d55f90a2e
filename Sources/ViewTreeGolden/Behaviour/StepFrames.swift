import ViewTreeLayout
import ViewTreeReport

/// The frames of all views before a step and after it, to hold the lines of a report against.
struct StepFrames {
  /// A view by its id, or else by its name, because paths may differ after a step.
  private struct Kind: Hashable {
    let name: String
    let isID: Bool

    init(_ row: ViewRow) {
      isID = row.id.string != nil
      name = row.id.string ?? row.name
    }
  }

  /// The frames of one evaluation, as written.
  private struct Frames {
    var ofKind: [Kind: Set<BehaviourFrame>] = [:]
    /// The frames by the names of views on lines: their ids and paths.
    var ofName: [String: Set<BehaviourFrame>] = [:]
    var kindsOfName: [String: Set<Kind>] = [:]

    init(_ facts: EvaluationFacts) {
      for row in facts.views {
        guard let frame = row.frame.map(BehaviourFrame.init) else { continue }
        ofKind[Kind(row), default: []].insert(frame)
        for name in Set([row.id.string, row.path.string].compactMap { $0 }) {
          ofName[name, default: []].insert(frame)
          kindsOfName[name, default: []].insert(Kind(row))
        }
      }
    }
  }

  private let viewsBefore: [ViewRow]
  private let viewsAfter: [ViewRow]
  private let before: Frames
  private let after: Frames

  init(_ before: EvaluationFacts, _ after: EvaluationFacts) {
    (viewsBefore, viewsAfter) = (before.views, after.views)
    (self.before, self.after) = (Frames(before), Frames(after))
  }

  /// True if a view had the frames on a line.
  func isTrue(_ row: ChangeRow) -> Bool {
    let name = row.view?.name ?? ""
    guard let last = row.after.map(BehaviourFrame.init) else {
      return row.before.map { before.ofName[name]?.contains(BehaviourFrame($0)) ?? false } ?? false
    }
    guard after.ofName[name]?.contains(last) ?? false else { return false }
    guard let first = row.before.map(BehaviourFrame.init) else { return true }
    return after.kindsOfName[name]?.contains { before.ofKind[$0]?.contains(first) ?? false }
      ?? false
  }

  /// True if the lines name all views of their kind whose frames were added or removed.
  func tellsAll(_ rows: [ChangeRow]) -> Bool {
    let told = Set(rows.compactMap { $0.view?.name })
    let left = Set(rows.compactMap { $0.before.map(BehaviourFrame.init) })
    func isTold(_ row: ViewRow) -> Bool {
      told.contains(row.id.string ?? "") || told.contains(row.path.string ?? "")
    }
    func isKept(_ row: ViewRow, in frames: Frames) -> Bool {
      guard let frame = row.frame.map(BehaviourFrame.init), !isTold(row) else { return true }
      return frames.ofKind[Kind(row)]?.contains(frame) ?? false
    }
    return viewsAfter.allSatisfy { isKept($0, in: before) }
      && viewsBefore.allSatisfy { row in
        // The line of a view that moved says where it was.
        isKept(row, in: after) || row.frame.map { left.contains(BehaviourFrame($0)) } ?? true
      }
  }
}
