/// Splits lines of reports.
extension Substring {
  /// The parts before and after the first occurrence of a separator.
  package func split(at separator: some StringProtocol) -> (Substring, Substring)? {
    guard let first = separator.utf8.first else { return nil }
    let bytes = utf8
    var place = bytes.startIndex
    while place < bytes.endIndex {
      if bytes[place] == first, bytes[place...].starts(with: separator.utf8) {
        let end = bytes.index(place, offsetBy: separator.utf8.count)
        return (self[..<place], self[end...])
      }
      place = bytes.index(after: place)
    }
    return nil
  }

  /// The rest after some text, if it starts so.
  package func dropping(_ start: some StringProtocol) -> Substring? {
    guard utf8.starts(with: start.utf8) else { return nil }
    return self[utf8.index(startIndex, offsetBy: start.utf8.count)...]
  }
}
