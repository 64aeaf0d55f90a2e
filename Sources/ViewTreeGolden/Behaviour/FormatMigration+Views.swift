import ViewTreeLayout
import ViewTreeReport

/// Views, of which formats before 3 said where their frames are.
extension FormatMigration {
  func align(views old: inout [ViewRow], _ new: inout [ViewRow], of evaluation: Int) {
    for place in old.indices where !isJSON { old[place].takeFormerOrder() }
    // Of views that are not shown text does not list the modifiers.
    var whole: [ViewRow]?
    for place in new.indices {
      let today = new[place]
      var row = ViewRow.undrawn(today, isJSON: isJSON)
      if place < old.count {
        if today.unshown.isUnshown, old[place].isNowhere {
          if !isJSON, whole == nil, !old[place].modifiers.read.isEmpty {
            whole = self.today()?.evaluations[evaluation].views ?? []
          }
          let listed = whole.map { place < $0.count ? $0[place] : ViewRow() } ?? today
          row.takeNowhere(of: old[place], modifiers: listed.modifiers)
        }
        row.keepCut(of: old[place])
        // Around what is drawn elsewhere text has no frame, but by how much it is larger.
        if !isJSON, today.content != today.frame { row.takeFrame(of: old[place]) }
      }
      new[place] = row
    }
  }
}

extension ViewRow {
  /// What formats before 3 say of a view.
  fileprivate static func undrawn(_ whole: ViewRow, isJSON: Bool) -> ViewRow {
    var row = ViewRow()
    row.depth = whole.depth
    row.role = whole.role
    row.path = whole.path
    row.name = whole.name
    row.id = whole.id
    row.text = whole.text
    row.level = whole.level
    row.frame = whole.frame
    row.proposal = whole.proposal
    row.contentProposal = whole.contentProposal
    if isJSON { row.contentPixels = whole.contentPixels }
    // In text the pixels of a view without a frame around it are those of its frame.
    row.pixels = whole.pixels ?? whole.contentPixels
    row.bare = whole.bare
    row.modifiers = whole.modifiers
    row.closures = RowList(
      whole.closures.read.map { closure in
        // A closure that ran in an earlier pass was no more than one that did not run.
        guard closure.earlierPass != nil else { return closure }
        var skipped = closure
        (skipped.number, skipped.earlierPass) = (ClosureNumber(), nil)
        return skipped
      })
    row.parent = whole.parent
    row.content = isJSON ? whole.content : whole.placed(at: placeOutside(whole))
    return row
  }

  /// Puts what a line of text before format 3 says where a line of today has it: the frame was first.
  fileprivate mutating func takeFormerOrder() {
    content = placed(at: drawnAt)
    pixels = contentPixels ?? formerPixels
    (drawnAt, contentPixels, formerPixels) = (nil, nil, nil)
  }

  /// Whether all that is said of the place of a view is nothing, as it was of views that are not shown.
  fileprivate var isNowhere: Bool {
    let rows = bare.read + modifiers.read
    let frames = [frame, content, pixels, contentPixels] + rows.flatMap { [$0.frame, $0.pixels] }
    let proposals = [proposal, contentProposal] + rows.map(\.proposal)
    return frame != nil
      && frames.allSatisfy { $0.map { $0 == Rect(x: 0, y: 0, width: 0, height: 0) } ?? true }
      && proposals.allSatisfy { $0.map { $0 == ProposedSize(width: nil, height: nil) } ?? true }
  }

  /// Takes what was said of a view that is not shown, if it has these modifiers.
  fileprivate mutating func takeNowhere(of old: ViewRow, modifiers listed: RowList<ModifierRow>) {
    (frame, content) = (old.frame, old.content)
    (pixels, contentPixels) = (old.pixels, old.contentPixels)
    (proposal, contentProposal) = (old.proposal, old.contentProposal)
    guard old.modifiers.read.map(\.name) == listed.read.map(\.name) else { return }
    (bare, modifiers) = (old.bare, old.modifiers)
  }

  /// Where what is drawn begins, if it sticks out of the frame.
  private static func placeOutside(_ row: ViewRow) -> Point? {
    guard let content = row.content, let frame = row.frame else { return nil }
    let tolerance = 0.0015
    let isOutside =
      content.minX < frame.minX - tolerance || content.minY < frame.minY - tolerance
      || content.maxX > frame.maxX + tolerance || content.maxY > frame.maxY + tolerance
    return isOutside ? content.origin : nil
  }

  /// The frame where drawing begins, of which format 2 said no more than the corner.
  private func placed(at corner: Point?) -> Rect? {
    guard let corner, let frame else { return nil }
    return Rect(origin: corner, size: frame.size)
  }

  /// Takes the frame of an older line where this one, made of rounded numbers, is no other.
  fileprivate mutating func takeFrame(of old: ViewRow) {
    guard let before = old.frame, let after = frame,
      BehaviourLayout(
        from: BehaviourFrame(before), to: BehaviourFrame(after),
        tolerance: BehaviourFrame.derivedTolerance) == nil
    else { return }
    frame = before
    if let corner = content?.origin { content = placed(at: corner) }
  }

  /// Takes the text of an older line where it is the beginning of this one.
  fileprivate mutating func keepCut(of old: ViewRow) {
    if let cut = old.text.string, cut.last == "…", let whole = text.string,
      whole.count > cut.count - 1, whole.hasPrefix(cut.dropLast())
    {
      text = old.text
    }
  }
}
