import ViewTreeReport

/// Comparison of two pictures: the differences between their embedded reports, or between the
/// drawings if there are none.
enum PictureComparison {
  static func changes(
    _ old: [UInt8], _ new: [UInt8], comparesName: Bool
  ) -> [BehaviourChange] {
    let before = RecordedPicture(old)
    let after = RecordedPicture(new)
    if let left = before.report, let right = after.report, left.command == right.command {
      let told = BehaviourComparison(
        old: left.bytes, new: right.bytes, command: left.command, comparesName: comparesName)
      if !told.isEmpty { return told.changes }
    }
    return drawn(before, after, comparesName: comparesName)
  }

  /// One change, or none if only the title differs and that isn't compared.
  private static func drawn(
    _ old: RecordedPicture, _ new: RecordedPicture, comparesName: Bool
  ) -> [BehaviourChange] {
    func lines(_ picture: RecordedPicture) -> [Substring] {
      comparesName ? picture.lines : picture.lines.filter { !$0.hasPrefix("<title ") }
    }
    let (left, right) = (lines(old), lines(new))
    let same = zip(left, right).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    guard same < max(left.count, right.count) else { return [] }
    let before = same < left.count ? left[same] : nil
    let after = same < right.count ? right[same] : nil
    let name =
      before.flatMap(old.name(ofLine:)) ?? after.flatMap(new.name(ofLine:))
      ?? name(before ?? "", after ?? "", row: same, old, new)
    return [
      .form(
        BehaviourWords.drawnOtherwise(name), old: before.map(String.init),
        new: after.map(String.init))
    ]
  }

  /// The view at the first difference in a picture of characters.
  private static func name(
    _ before: Substring, _ after: Substring, row: Int, _ old: RecordedPicture,
    _ new: RecordedPicture
  ) -> String? {
    // The first line describes the whole picture.
    guard row > 0, old.report == nil, old.lines.first?.hasPrefix("<svg ") == false else {
      return nil
    }
    let column = zip(before, after).prefix { $0 == $1 }.count
    return old.name(atRow: row, column: column) ?? new.name(atRow: row, column: column)
  }
}
