/// Ranges. Ranges of integers are collections, too.
extension StandardTypes {
  static let range = rangeType(
    "Range", subsequence: "Range<Bound>", collecting: true,
    bothBounds + [StandardMember("init(_ other: ClosedRange<Bound>)", ScriptMachine.halfOpen)])
  static let closedRange = rangeType(
    "ClosedRange", index: "ClosedRange.Index", subsequence: "Slice<Bound>", collecting: true,
    bothBounds + [StandardMember("init(_ other: Range<Bound>)", ScriptMachine.closed)])
  static let partialRangeFrom = StandardType(
    "PartialRangeFrom", parameters: ["Bound"], inherits: ["RangeExpression", "Sequence"],
    conforms: [
      StandardType.Conformance("RangeExpression"),
      StandardType.Conformance("Sequence", ifArgumentsConformTo: "BinaryInteger"),
    ], element: "Bound", [lowerBound])
  static let partialRangeUpTo = rangeType("PartialRangeUpTo", collecting: false, [upperBound])
  static let partialRangeThrough = rangeType(
    "PartialRangeThrough", collecting: false, [upperBound])
  static let unboundedRange = StandardType("UnboundedRange")
  static let closedRangeIndex = StandardType(
    "ClosedRange.Index", conforms: StandardType.Conformance.always("Comparable", "Hashable"))

  private static func rangeType(
    _ name: String, index: String = "Bound", subsequence: String? = nil, collecting: Bool,
    _ members: [StandardMember]
  ) -> StandardType {
    StandardType(
      name, parameters: ["Bound"],
      inherits: ["RangeExpression"] + (collecting ? ["RandomAccessCollection"] : []),
      conforms: StandardType.Conformance.always("RangeExpression")
        + (collecting
          ? [
            StandardType.Conformance(
              "RandomAccessCollection", ifArgumentsConformTo: "BinaryInteger"),
            StandardType.Conformance("Equatable"),
            StandardType.Conformance("CustomStringConvertible"),
            StandardType.Conformance("CustomDebugStringConvertible"),
            StandardType.Conformance("Hashable", ifArgumentsConformTo: "Hashable"),
          ] : [])
        + StandardType.Conformance.conditional("Sendable", "Codable"),
      element: collecting ? "Bound" : nil, index: collecting ? index : nil,
      subsequence: subsequence, members)
  }

  private static let lowerBound = StandardMember("var lowerBound: Bound") {
    machine, receiver, _ throws(ScriptFailure) in try machine.range(receiver).lower ?? .none
  }

  private static let upperBound = StandardMember("var upperBound: Bound") {
    machine, receiver, _ throws(ScriptFailure) in try machine.range(receiver).upper ?? .none
  }

  private static var bothBounds: [StandardMember] {
    [
      lowerBound, upperBound,
      StandardMember("func contains(_ element: Bound) -> Bool", ScriptMachine.isInRange),
      StandardMember("var isEmpty: Bool") { machine, receiver, _ throws(ScriptFailure) in
        let range = try machine.range(receiver)
        guard let low = range.lower, let high = range.upper else { return .bool(false) }
        return .bool(!range.isClosed && low == high)
      },
      StandardMember("func overlaps(_ other: Range<Bound>) -> Bool", ScriptMachine.overlaps),
      StandardMember("func overlaps(_ other: ClosedRange<Bound>) -> Bool", ScriptMachine.overlaps),
      StandardMember("func clamped(to limits: Self) -> Self", ScriptMachine.clamped),
      .describing("var description: String", isDebug: false),
      .describing("var debugDescription: String", isDebug: true),
    ]
  }
}
