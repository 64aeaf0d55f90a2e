/// The lengths of a grid's columns or rows while its cells are measured group by group
/// (docs/explanation/containers.md, Grids).
///
/// Sums are maintained, not computed for each group, because a grid may have as many groups as
/// cells.
struct GridShares {
  private(set) var tracks: GridTracks
  /// The proposed length minus the gaps. NaN if no length is proposed.
  let available: Double
  /// For each track, the number of its single cells of the current priority that aren't measured
  /// yet. A track is open while it has one.
  private(set) var unservedNow: [Int]
  /// For each track, the number of all its single cells that aren't measured yet.
  private var unserved: [Int]
  /// For each track, true if it has a single cell.
  private let hasSingle: [Bool]
  private(set) var isCommitted: [Bool]
  private var hasCommittedUnused = false
  private(set) var openCount = 0
  private var committedLength = 0.0
  private var closedLength = 0.0
  /// The length of each open track in the current group. NaN if there is none to share.
  private(set) var share = Double.nan

  /// - Parameter singles: the track of each cell that spans a single track.
  init(gaps: [Double], length: Double?, singles: [Int]) {
    tracks = GridTracks(lengths: [Double](repeating: 0, count: gaps.count), gaps: gaps)
    available = length.map { $0 - gaps.reduce(0, +) } ?? .nan
    unservedNow = [Int](repeating: 0, count: gaps.count)
    isCommitted = [Bool](repeating: false, count: gaps.count)
    unserved = unservedNow
    for track in singles { unserved[track] += 1 }
    hasSingle = unserved.map { $0 > 0 }
  }

  var hasProposal: Bool { !available.isNaN }

  // MARK: - Groups

  /// Opens the tracks with single cells of the next priority.
  mutating func beginPriority(singles: [Int]) {
    for track in singles {
      if unservedNow[track] == 0 {
        openCount += 1
        closedLength -= tracks.lengths[track]
      }
      unservedNow[track] += 1
    }
  }

  /// Divides the length that committed tracks leave among the open tracks.
  mutating func beginGroup() {
    let rest = available - committedLength
    let isEndless = available == .infinity
    share = (isEndless ? .infinity : rest) / Double(max(openCount, 1))
  }

  /// Closes and commits the tracks whose last single cell of the current priority was in a group.
  mutating func endGroup(singles: [Int]) {
    for track in singles {
      unserved[track] -= 1
      unservedNow[track] -= 1
      guard unservedNow[track] == 0 else { continue }
      openCount -= 1
      closedLength += tracks.lengths[track]
      commit(track)
    }
    guard !hasCommittedUnused else { return }
    hasCommittedUnused = true
    for track in unservedNow.indices where unservedNow[track] == 0 { commit(track) }
  }

  private mutating func commit(_ track: Int) {
    guard !isCommitted[track] else { return }
    isCommitted[track] = true
    committedLength += tracks.lengths[track]
  }

  // MARK: - One cell

  /// The proposal for a cell in a span of tracks: its share for one track, the remaining length for
  /// several. Never less than their current length.
  func proposal(to span: Range<Int>) -> Double? {
    guard hasProposal else { return nil }
    let own = tracks.length(of: span)
    guard span.count > 1 else { return max(share, own) }
    var (openOutside, closedOutside) = (openCount, closedLength)
    for track in span {
      if unservedNow[track] > 0 {
        openOutside -= 1
      } else {
        closedOutside -= tracks.lengths[track]
      }
    }
    let others = openOutside == 0 ? closedOutside : closedOutside + Double(openOutside) * share
    let rest = available - others + tracks.innerGaps(of: span)
    return rest.isNaN ? .infinity : max(rest, own)
  }

  /// The current length of a span of tracks, for a cell that must not get more. `nil` if there is
  /// no shared length.
  func lengthSoFar(of span: Range<Int>) -> Double? {
    hasProposal ? tracks.length(of: span) : nil
  }

  /// Widens tracks to the size of a cell that spans them.
  mutating func widen(_ span: Range<Int>, to length: Double) {
    let lack = length - tracks.length(of: span)
    guard lack > 0 else { return }
    let receivers = receivers(of: span)
    for track in receivers { grow(track, by: lack / Double(receivers.count)) }
  }

  /// The tracks of a span that grow: those that still wait for cells. If there are none, those
  /// without single cells, and otherwise all.
  private func receivers(of span: Range<Int>) -> [Int] {
    guard span.count > 1 else { return Array(span) }
    let waiting = hasProposal ? span.filter { unserved[$0] > 0 } : []
    if !waiting.isEmpty { return waiting }
    let unused = span.filter { !hasSingle[$0] }
    return unused.isEmpty ? Array(span) : unused
  }

  private mutating func grow(_ track: Int, by length: Double) {
    tracks.lengths[track] += length
    if isCommitted[track] { committedLength += length }
    if unservedNow[track] == 0 { closedLength += length }
  }
}
