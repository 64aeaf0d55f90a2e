import ViewTreeGolden
import ViewTreeSwift
import ViewTreeSyntax

/// Finds the edit of a document because of which its report differs from a golden file.
///
/// The golden file doesn't contain the source. So the search undoes possible edits of the present
/// source, one at a time: the edit whose undoing gives the golden file is the cause.
struct EditSearch {
  /// A file of the document.
  struct File {
    let path: String
    let bytes: [UInt8]
    /// The offsets of the views that the differences are about.
    let offsets: [Int]
  }

  /// The report of the document with another content of one file. `nil` after an error.
  typealias Maker = (_ path: String, _ bytes: [UInt8]) -> [UInt8]?

  private struct Candidate {
    let file: File
    let site: EditSite
    let distance: Int
  }

  private let golden: [UInt8]
  private let command: String
  private let texts: [(old: String, new: String)]
  private let make: Maker
  private let target: ReportNumbers
  private let present: ReportNumbers
  private var trialsLeft: Int

  /// Creates a search. `texts` are the texts of views that differ.
  init(
    golden: [UInt8], report: [UInt8], command: String, texts: [(old: String, new: String)],
    trials: Int, make: @escaping Maker
  ) {
    (self.golden, self.command, self.texts, self.make) = (golden, command, texts, make)
    target = ReportNumbers(golden)
    present = ReportNumbers(report)
    trialsLeft = trials
  }

  /// The edit of some files, or `nil` if no single edit explains all differences.
  mutating func edit(of files: [File]) -> FoundEdit? {
    let candidates = files.flatMap(Self.candidates).sorted { $0.distance < $1.distance }
    var effective: [Candidate] = []
    for candidate in candidates where !Self.isLong(candidate.site.kind) {
      if let found = tried(candidate, &effective) { return found }
    }
    // Many words are tried only next to the views that changed.
    for candidate in candidates where Self.isLong(candidate.site.kind) && candidate.distance < 2 {
      if let found = triedWords(candidate) { return found }
    }
    for candidate in effective {
      if let found = triedUsualNumbers(candidate) { return found }
    }
    return nil
  }

  private static func candidates(_ file: File) -> [Candidate] {
    let lines = LineStarts(SourceFile(name: file.path, bytes: file.bytes))
    let relevant = file.offsets.map { lines.line(at: UInt32(clamping: $0)).number }.sorted()
    return EditSites.all(in: file.bytes, isSwift: file.path.hasSuffix(".swift")).map { site in
      let line = lines.line(at: UInt32(clamping: site.range.lowerBound)).number
      let distance = relevant.map { abs($0 - line) }.min() ?? .max
      return Candidate(file: file, site: site, distance: distance)
    }
  }

  /// True if many words can replace the present one.
  private static func isLong(_ kind: EditSite.Kind) -> Bool {
    if case .word(let others) = kind { others.count > 2 } else { false }
  }

  // MARK: - Trials

  private enum Trial {
    case failed
    case equal
    case other(ReportNumbers)
  }

  /// The report with another text at a site.
  private mutating func trial(_ candidate: Candidate, _ text: String) -> Trial {
    guard trialsLeft > 0 else { return .failed }
    trialsLeft -= 1
    var bytes = candidate.file.bytes
    bytes.replaceSubrange(candidate.site.range, with: text.utf8)
    guard let report = make(candidate.file.path, bytes) else { return .failed }
    if report == golden { return .equal }
    let numbers = ReportNumbers(report)
    if numbers == present { return .other(numbers) }
    let comparison = BehaviourComparison(
      old: golden, new: report, command: command, comparesName: false)
    return comparison.firstFact == nil ? .equal : .other(numbers)
  }

  private func found(_ candidate: Candidate, _ change: String) -> FoundEdit {
    FoundEdit(
      path: candidate.file.path, range: candidate.site.range, label: candidate.site.label,
      change: change)
  }

  private func text(_ candidate: Candidate) -> String {
    String(decoding: candidate.file.bytes[candidate.site.range], as: UTF8.self)
  }

  private mutating func tried(
    _ candidate: Candidate, _ effective: inout [Candidate]
  ) -> FoundEdit? {
    switch candidate.site.kind {
    case .number(let number): return triedNumber(candidate, number, &effective)
    case .text: return triedText(candidate)
    case .word: return triedWords(candidate)
    case .condition:
      guard case .equal = trial(candidate, "!(\(text(candidate)))") else { return nil }
      return found(candidate, "now the opposite")
    case .addition:
      // Lines stay where they are.
      let breaks = text(candidate).filter(\.isNewline)
      guard case .equal = trial(candidate, breaks) else { return nil }
      return found(candidate, "added")
    }
  }

  private mutating func triedWords(_ candidate: Candidate) -> FoundEdit? {
    guard case .word(let others) = candidate.site.kind else { return nil }
    var equal: [String] = []
    for other in others where equal.count < 2 {
      if case .equal = trial(candidate, other) { equal.append(other) }
    }
    return equal.first.map { foundPrevious(candidate, $0, isOnly: equal.count == 1) }
  }

  /// An edit of a text whose previous value is known if only that gives the golden file.
  private func foundPrevious(
    _ candidate: Candidate, _ previous: String, isOnly: Bool
  ) -> FoundEdit {
    let present = text(candidate)
    return found(candidate, isOnly ? "\(previous) -> \(present)" : "now \(present)")
  }

  private mutating func triedText(_ candidate: Candidate) -> FoundEdit? {
    let present = text(candidate)
    for (old, new) in texts {
      guard let part = new.firstRange(of: present), old.hasPrefix(new[..<part.lowerBound]),
        old.hasSuffix(new[part.upperBound...]),
        old.count >= new.count - present.count
      else { continue }
      let before = new.distance(from: new.startIndex, to: part.lowerBound)
      let after = new.distance(from: part.upperBound, to: new.endIndex)
      let previous = String(old.dropFirst(before).dropLast(after))
      if case .equal = trial(candidate, previous) {
        return found(candidate, "\"\(previous)\" -> \"\(present)\"")
      }
    }
    return nil
  }

  // MARK: - Numbers

  private mutating func triedNumber(
    _ candidate: Candidate, _ number: Double, _ effective: inout [Candidate]
  ) -> FoundEdit? {
    guard number.isFinite else {
      effective.append(candidate)
      return nil
    }
    // Among few lines or columns, the number 1 is the most different.
    let toOne: [Double] = (3...10).contains(number) ? [1 - number] : []
    for step in [1, -1] + toOne {
      switch trial(candidate, Self.text(number + step)) {
      case .failed: continue
      case .equal: return foundNumber(candidate, number + step)
      case .other(let moved):
        guard moved != present else { continue }
        effective.append(candidate)
        return solved(candidate, number, step, moved)
      }
    }
    return nil
  }

  /// The maximum number of steps to a number.
  private static let stepLimit = 4

  /// Looks for the previous number by the change that one step from the present number makes.
  private mutating func solved(
    _ candidate: Candidate, _ number: Double, _ step: Double, _ moved: ReportNumbers
  ) -> FoundEdit? {
    var (step, moved) = (step, moved)
    var tried: Set<Double> = [number, number + step]
    for _ in 0..<Self.stepLimit {
      let next = present.factors(of: moved, towards: target).map { number + $0 * step }
        .filter { abs($0) < 100_000 }.map(Self.rounded).first { tried.insert($0).inserted }
      guard let next else { return nil }
      switch trial(candidate, Self.text(next)) {
      case .failed: return nil
      case .equal: return foundNumber(candidate, next)
      case .other(let report):
        guard report != present else { return nil }
        (step, moved) = (next - number, report)
      }
    }
    return nil
  }

  private mutating func foundNumber(_ candidate: Candidate, _ previous: Double) -> FoundEdit {
    let whole = previous.rounded()
    if whole != previous, case .equal = trial(candidate, Self.text(whole)) {
      return foundNumber(candidate, whole)
    }
    let isOnly = [previous + 1, previous - 1].allSatisfy { other in
      if case .equal = trial(candidate, Self.text(other)) { false } else { true }
    }
    return foundPrevious(candidate, Self.text(previous), isOnly: isOnly)
  }

  /// The nearest number that a person would write.
  private static func rounded(_ number: Double) -> Double {
    for grain in [1.0, 2, 10] {
      let near = (number * grain).rounded() / grain
      if abs(near - number) < 0.02 { return near }
    }
    return (number * 2).rounded() / 2
  }

  private static func text(_ number: Double) -> String {
    var buffer = ByteBuffer(capacity: 16)
    buffer.append(number)
    return buffer.text
  }

  private static let usual: [Double] = [
    0, 2, 4, 6, 8, 10, 12, 16, 20, 24, 30, 32, 40, 44, 50, 60, 80, 100, 120, 150, 200, 250, 300,
  ]

  /// Tries the lengths of the golden file, and numbers that are often written.
  private mutating func triedUsualNumbers(_ candidate: Candidate) -> FoundEdit? {
    guard case .number(let number) = candidate.site.kind else { return nil }
    let lengths = target.differing(from: present).prefix(16)
    var tried: Set<Double> = [number]
    for other in lengths + Self.usual where tried.insert(other).inserted {
      guard case .equal = trial(candidate, Self.text(other)) else { continue }
      return foundNumber(candidate, other)
    }
    guard number.isFinite, candidate.file.path.hasSuffix(".swift"),
      case .equal = trial(candidate, ".infinity")
    else { return nil }
    return found(candidate, ".infinity -> \(text(candidate))")
  }
}
