import ViewTreeNumbers

/// Strings that differ from their source by more than JSON's escapes, composed while reading, with
/// the source offset of each byte.
struct DecodedTexts: Sendable {
  /// One text.
  struct Record: Sendable {
    /// The first source byte of the scalar, or the index of its node, which identifies the record.
    var start: UInt32
    /// The end of the text in `bytes`. It starts at the end of the previous record.
    var end: UInt32
    /// The end of the pieces in `pieces`.
    var pieceEnd: UInt32
    /// The source offset of the end of the text.
    var sourceEnd: UInt32
  }

  /// A range of the text that comes from one range of the source.
  struct Piece: Sendable {
    /// The start of the piece in `bytes`.
    var offset: UInt32
    /// The source offset of its first byte.
    var source: UInt32
    /// True if its bytes equal those of the source. Otherwise all come from the offset `source`.
    var isVerbatim: Bool
  }

  /// All strings, one after another.
  private(set) var bytes: [UInt8] = []
  private(set) var pieces: [Piece] = []
  /// In the order of the source.
  private(set) var records: [Record] = []
  /// True if nodes instead of source offsets identify records, because one range of the source can
  /// be several values, as in Swift.
  private(set) var areOfNodes = false

  init(areOfNodes: Bool = false) { self.areOfNodes = areOfNodes }

  // MARK: Writing

  /// Adds bytes of the source unchanged.
  mutating func append(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    addPiece(from: range.lowerBound, isVerbatim: true)
    bytes.append(contentsOf: source[range])
  }

  /// Adds one byte with its source offset.
  mutating func append(_ byte: UInt8, from source: Int) {
    addPiece(from: source, isVerbatim: false)
    bytes.append(byte)
  }

  /// Adds a character with its source offset.
  mutating func append(_ scalar: Unicode.Scalar, from source: Int) {
    addPiece(from: source, isVerbatim: false)
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Ends the text of the scalar that starts at `start`.
  mutating func endRecord(start: Int, sourceEnd: Int) {
    records.append(
      Record(
        start: UInt32(clamping: start), end: UInt32(clamping: bytes.count),
        pieceEnd: UInt32(clamping: pieces.count), sourceEnd: UInt32(clamping: sourceEnd)))
  }

  /// Removes the text that was added since the last record ended.
  mutating func dropUnfinished() {
    bytes.removeSubrange(Int(records.last?.end ?? 0)...)
    pieces.removeSubrange(Int(records.last?.pieceEnd ?? 0)...)
  }

  /// The identifier of a node's record.
  func key(of node: SyntaxNode, at index: SyntaxNode.Index) -> UInt32 {
    areOfNodes ? index : node.start
  }

  private mutating func addPiece(from source: Int, isVerbatim: Bool) {
    pieces.append(
      Piece(
        offset: UInt32(clamping: bytes.count), source: UInt32(clamping: source),
        isVerbatim: isVerbatim))
  }

  // MARK: Reading

  /// The text of the scalar that starts at `start`, or `nil` if it has no record.
  func text(start: UInt32) -> ArraySlice<UInt8>? {
    record(start: start).map { bytes[textRange($0)] }
  }

  /// The source offset of a byte of a string, or `nil` if the scalar at `start` has no record.
  func sourceOffset(ofTextOffset offset: Int, start: UInt32) -> UInt32? {
    guard let index = record(start: start) else { return nil }
    let range = textRange(index)
    guard offset < range.count else { return records[index].sourceEnd }
    let wanted = UInt32(clamping: range.lowerBound + max(offset, 0))
    var low = index == 0 ? 0 : Int(records[index - 1].pieceEnd)
    var high = Int(records[index].pieceEnd)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].offset <= wanted { low = middle } else { high = middle }
    }
    let piece = pieces[low]
    return piece.isVerbatim ? piece.source + (wanted - piece.offset) : piece.source
  }

  private func textRange(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(records[index - 1].end))..<Int(records[index].end)
  }

  private func record(start: UInt32) -> Int? {
    var low = 0
    var high = records.count
    while low < high {
      let middle = (low + high) / 2
      if records[middle].start < start { low = middle + 1 } else { high = middle }
    }
    return low < records.count && records[low].start == start ? low : nil
  }
}
