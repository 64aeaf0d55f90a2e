import ViewTreeGolden
import ViewTreeSwift
import ViewTreeSyntax

/// Finds the edits of a document because of which its report differs from a golden file.
///
/// The golden file doesn't contain the source. So the search undoes possible edits of the present
/// source: if the report is then the golden file, the edits are the cause.
struct EditSearch {
  /// A file of the document.
  struct File {
    let path: String
    var bytes: [UInt8]
    /// The offsets of the views that the differences are about.
    let offsets: [Int]
    /// The lines of other edits.
    var lines: [Int] = []
  }

  /// The report of the document with another content of some files, by their paths. `nil` after an
  /// error.
  typealias Maker = (_ edited: [String: [UInt8]]) -> [UInt8]?

  private struct Candidate {
    let file: File
    let site: EditSite
    /// The line of the site.
    let line: Int
    /// The number of lines between the site and a view that the differences are about.
    let distance: Int
  }

  /// The trial whose report is nearest to the golden file.
  private struct Nearest {
    let candidate: Candidate
    let text: String
    let report: ReportNumbers
    let distance: Int

    /// True for a text, whose previous value is in the golden file. A number can also make up for another
    /// edit.
    var isKnown: Bool {
      if case .text = candidate.site.kind { return true }
      return false
    }
  }

  /// The maximum distance of a word from a view that changed. Arguments have a line each in YAML.
  private static let nearLines = 4
  /// The maximum number of edits that are found together.
  private static let editLimit = 3

  private let golden: [UInt8]
  private let command: String
  private let texts: [(old: String, new: String)]
  private let words: [(old: String, new: String)]
  /// Modifiers and views that may have been removed.
  private let removed: [RemovedCode]
  private let make: Maker
  private let target: ReportNumbers
  private var present: ReportNumbers
  private var trialsLeft: Int
  /// The files in which edits were undone.
  private var edited: [String: [UInt8]] = [:]
  private var nearest: Nearest?

  /// Creates a search. `texts` are the texts of views that differ, `words` other words that differ, and
  /// `removed` the code that may be missing.
  init(
    golden: [UInt8], report: [UInt8], command: String, texts: [(old: String, new: String)],
    words: [(old: String, new: String)], removed: [RemovedCode], trials: Int, make: @escaping Maker
  ) {
    (self.golden, self.command, self.texts, self.make) = (golden, command, texts, make)
    (self.words, self.removed) = (words, removed)
    target = ReportNumbers(golden)
    present = ReportNumbers(report)
    trialsLeft = trials
  }

  /// The edits of some files that together explain all differences. Empty if they aren't found.
  mutating func edits(of files: [File]) -> [FoundEdit] {
    let whole = present
    // If a view is gone, its removal is the likeliest edit.
    if removed.contains(where: \.isView), let found = removal(from: files, where: \.isView) {
      return [found]
    }
    nearest = nil
    var effective: [Candidate] = []
    if let found = edit(of: files, &effective) {
      // Few people write half points, but a modifier can be replaced by one with such a length.
      return [found.isUnlikely ? removal(from: files) ?? found : found]
    }
    if let several = severalEdits(of: files) { return several }
    (edited, present) = ([:], whole)
    for candidate in effective {
      if let found = triedUsualNumbers(candidate) { return [found] }
    }
    return removal(from: files).map { [$0] } ?? []
  }

  /// Undoes the edit that brings the report nearest to the golden file, and looks for the others.
  private mutating func severalEdits(of files: [File]) -> [FoundEdit]? {
    var files = files
    var found: [FoundEdit] = []
    while found.count + 1 < Self.editLimit, let step = nearest,
      step.isKnown || step.distance < present.distance(to: target)
    {
      let edit = described(step.candidate, step.text)
      // An edit that has to be undone twice isn't one.
      guard !found.contains(where: { $0.isSamePlace(as: edit) }),
        let index = files.firstIndex(where: { $0.path == step.candidate.file.path })
      else { return nil }
      found.append(edit)
      files[index].bytes.replaceSubrange(step.candidate.site.range, with: step.text.utf8)
      // Edits are often next to one another.
      files[index].lines.append(step.candidate.line)
      edited[files[index].path] = files[index].bytes
      (present, nearest) = (step.report, nil)
      var ignored: [Candidate] = []
      if let last = self.edit(of: files, &ignored) {
        guard !found.contains(where: { $0.isSamePlace(as: last) }) else { return nil }
        return (found + [last]).sorted { ($0.line, $0.offset) < ($1.line, $1.offset) }
      }
    }
    return nil
  }

  /// The edit of some files, or `nil` if no single edit explains all differences. Adds the numbers
  /// that change the report.
  private mutating func edit(of files: [File], _ effective: inout [Candidate]) -> FoundEdit? {
    let candidates = Self.candidates(files).sorted { $0.distance < $1.distance }
    for candidate in candidates where !Self.isLong(candidate.site.kind) {
      if let found = tried(candidate, &effective) { return found }
    }
    // Many words are tried only near the views that changed.
    for candidate in candidates
    where Self.isLong(candidate.site.kind) && candidate.distance <= Self.nearLines {
      if let found = tried(candidate, &effective) { return found }
    }
    return nil
  }

  /// The kinds of sites where something may have been removed or replaced, with the maximum number of
  /// trials.
  private static let removals: [(kind: EditSite.Kind, trials: Int)] = [
    (.removal, 160), (.addition, 80),
  ]

  /// The modifier or view whose removal explains all differences, or the modifier that replaces it.
  private mutating func removal(
    from files: [File], where isTried: (RemovedCode) -> Bool = { _ in true }
  ) -> FoundEdit? {
    let candidates = Self.candidates(files).filter { $0.distance <= Self.nearLines }
      .sorted { $0.distance < $1.distance }
    let before = trialsLeft
    defer { trialsLeft = before }
    for (kind, trials) in Self.removals {
      trialsLeft = trials
      for removed in removed where isTried(removed) && (kind == .removal || !removed.isView) {
        for candidate in candidates where candidate.site.kind == kind {
          guard case .equal = trial(candidate, removed.text) else { continue }
          return described(candidate, removed.text)
        }
      }
    }
    return nil
  }

  private static func candidates(_ files: [File]) -> [Candidate] {
    var uses: [String: Int] = [:]
    let relevant = files.map { file in
      let lines = LineStarts(SourceFile(name: file.path, bytes: file.bytes))
      let relevant = file.offsets.map { lines.line(at: UInt32(clamping: $0)).number } + file.lines
      note(namesIn: file, near: relevant, &uses)
      return (lines, relevant)
    }
    return zip(files, relevant).flatMap { file, near in
      let (lines, relevant) = near
      return EditSites.all(in: file.bytes, isSwift: file.path.hasSuffix(".swift")).map { site in
        let line = lines.line(at: UInt32(clamping: site.range.lowerBound)).number
        let distance = relevant.map { abs($0 - line) }.min() ?? .max
        // A constant is as near as its nearest use.
        let use = site.isConstant ? uses[site.label] : nil
        return Candidate(
          file: file, site: site, line: line, distance: min(distance, use ?? .max))
      }
    }
  }

  /// Adds the distance of each name from a relevant line, if it's near one.
  private static func note(
    namesIn file: File, near relevant: [Int], _ uses: inout [String: Int]
  ) {
    for (index, line) in file.bytes.split(
      separator: Byte.lineFeed, omittingEmptySubsequences: false
    )
    .enumerated() {
      guard let distance = relevant.map({ abs($0 - index - 1) }).min(), distance <= nearLines else {
        continue
      }
      for word in line.split(whereSeparator: { !Byte.isNamePart($0) }) {
        let name = String(decoding: word, as: UTF8.self)
        uses[name] = min(uses[name] ?? .max, distance)
      }
    }
  }

  /// True if many words can replace the present one, and for orders, of which there are many.
  private static func isLong(_ kind: EditSite.Kind) -> Bool {
    switch kind {
    case .word(let others): others.count > 2
    case .order: true
    default: false
    }
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
    let changed = edited.merging([candidate.file.path: bytes]) { $1 }
    guard let report = make(changed) else { return .failed }
    if report == golden { return .equal }
    let numbers = ReportNumbers(report)
    if numbers == present { return .other(numbers) }
    let comparison = BehaviourComparison(
      old: golden, new: report, command: command, comparesName: false)
    if comparison.firstFact == nil { return .equal }
    note(candidate, text, numbers)
    return .other(numbers)
  }

  /// Keeps the trial that is nearest to the golden file.
  private mutating func note(_ candidate: Candidate, _ text: String, _ report: ReportNumbers) {
    let new = Nearest(
      candidate: candidate, text: text, report: report, distance: report.distance(to: target))
    guard let known = nearest else { return nearest = new }
    if new.isKnown == known.isKnown ? new.distance < known.distance : new.isKnown { nearest = new }
  }

  /// An edit by its previous text.
  private func described(_ candidate: Candidate, _ previous: String) -> FoundEdit {
    switch candidate.site.kind {
    case .number, .word, .member: return foundPrevious(candidate, previous, isOnly: true)
    case .order:
      return found(candidate, "now before \(nextName(candidate))", isOrder: true)
    case .text: return found(candidate, "\"\(previous)\" -> \"\(text(candidate))\"")
    case .condition: return found(candidate, "now the opposite")
    case .addition:
      let isNew = previous.allSatisfy(\.isNewline)
      return found(candidate, isNew ? "added" : "instead of \(previous.dropFirst())")
    case .removal: return found(candidate, "removed \(previous.drop { !$0.isLetter })")
    }
  }

  private func found(
    _ candidate: Candidate, _ change: String, isOrder: Bool = false
  ) -> FoundEdit {
    FoundEdit(
      path: candidate.file.path, line: candidate.line,
      offset: candidate.site.range.lowerBound, label: candidate.site.label, change: change,
      isOrder: isOrder)
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
    case .member:
      let present = text(candidate)
      for (old, new) in words where new == present {
        if case .equal = trial(candidate, old) { return described(candidate, old) }
      }
      return nil
    case .order(let middle):
      let previous = parts(candidate, at: middle).reversed().joined()
      guard case .equal = trial(candidate, previous) else { return nil }
      return described(candidate, previous)
    case .condition:
      let opposite = "!(\(text(candidate)))"
      guard case .equal = trial(candidate, opposite) else { return nil }
      return described(candidate, opposite)
    case .addition:
      // Lines stay where they are.
      let breaks = text(candidate).filter(\.isNewline)
      guard case .equal = trial(candidate, breaks) else { return nil }
      return described(candidate, breaks)
    case .removal: return nil
    }
  }

  /// The two parts of a site, before and from an offset on. White space stays between them.
  private func parts(_ candidate: Candidate, at middle: Int) -> [String] {
    let (bytes, range) = (candidate.file.bytes, candidate.site.range)
    var end = middle
    while end > range.lowerBound, Byte.isSpace(bytes[end - 1]) || Byte.isLineEnd(bytes[end - 1]) {
      end -= 1
    }
    return [range.lowerBound..<end, end..<middle, middle..<range.upperBound].map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  /// The name of the second modifier of a site.
  private func nextName(_ candidate: Candidate) -> String {
    guard case .order(let middle) = candidate.site.kind else { return "" }
    return String(parts(candidate, at: middle)[2].dropFirst().prefix { $0.isLetter || $0.isNumber })
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
      if case .equal = trial(candidate, previous) { return described(candidate, previous) }
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
    var isEffective = false
    for step in [1, -1] + toOne {
      switch trial(candidate, Self.text(number + step)) {
      case .failed: continue
      case .equal: return foundNumber(candidate, number + step)
      case .other(let moved):
        guard moved != present, !isEffective else { continue }
        isEffective = true
        if let found = solved(candidate, number, step, moved) { return found }
      }
    }
    if isEffective { effective.append(candidate) }
    return nil
  }

  /// The largest number that is tried instead of a small one. A loop would take too long with more.
  private static let largest = 2_000.0
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
        .filter { abs($0) <= max(Self.largest, 4 * abs(number)) }.map(Self.rounded).first {
          tried.insert($0).inserted
        }
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
    var found = foundPrevious(candidate, Self.text(previous), isOnly: isOnly)
    if case .number(let number) = candidate.site.kind {
      found.isUnlikely = previous != whole && number == number.rounded()
    }
    return found
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
    // A number with more digits is one that the layout calculates.
    let lengths = target.differing(from: present).filter { ($0 * 2).rounded() == $0 * 2 }.prefix(16)
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
