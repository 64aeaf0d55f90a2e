/// The lengths of a grid's columns or rows, and the gaps between them.
struct GridTracks {
  var lengths: [Double]
  /// The gap before each track. The first is 0.
  var gaps: [Double]

  /// The length from the start of one track to the end of another, gaps between included.
  func length(of span: Range<Int>) -> Double {
    lengths[span].reduce(0, +) + innerGaps(of: span)
  }

  /// The gaps between some tracks.
  func innerGaps(of span: Range<Int>) -> Double { gaps[span].dropFirst().reduce(0, +) }

  /// The start position of each track.
  func starts() -> [Double] {
    var position = 0.0
    return zip(gaps, lengths).map { gap, length in
      defer { position += gap + length }
      return position + gap
    }
  }

  /// All tracks and gaps together.
  var total: Double { length(of: lengths.indices) }
}
