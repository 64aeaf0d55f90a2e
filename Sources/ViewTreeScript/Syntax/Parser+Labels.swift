/// An argument is never ignored: its label has to be one that the language knows at its place.
extension Parser {
  /// Reports a call whose labels are those of none of its ways to be called.
  func checkLabels(
    of callee: String, _ signatures: [String]?, _ arguments: Arguments, _ range: Range<Int>
  ) {
    guard let signatures else { return }
    let known = signatures.map { $0.isEmpty ? [] : $0.split(separator: ",").map(String.init) }
    let written = arguments.labels.count - arguments.trailingCount
    let labels = arguments.labels.prefix(written).map { $0 ?? "_" }
    let isKnown = known.contains { signature in
      signature.count == arguments.labels.count && signature.prefix(written).elementsEqual(labels)
    }
    if isKnown { return }
    let candidates = Set(known.joined()).subtracting(["_"]).sorted()
    for (label, place) in zip(arguments.labels, arguments.labelRanges) {
      guard let label, !candidates.contains(label) else { continue }
      return report(.unknownLabel(label, callee: callee, candidates: candidates), place)
    }
    // How many there have to be is told elsewhere, with what else is wrong.
    guard known.contains(where: { $0.count == arguments.labels.count }) else { return }
    let ways = signatures.map { signature in
      "\(callee)("
        + signature.split(separator: ",").map { $0 == "_" ? "_:" : "\($0):" }.joined() + ")"
    }
    report(.wrongArguments(callee: callee, expected: ways.joined(separator: " or ")), range)
  }
}
