import ViewTreeDocument

/// Values at which facts are likely to change. A sweep evaluates them and the points just before
/// them.
enum SweepHints {
  /// The maximum number of a document's numbers that are checked.
  private static let limit = 200

  /// The numbers in a document. For window lengths, also those of devices.
  static func values(for range: SweepRange, in document: Document) -> [Double] {
    let devices: [Double] =
      switch range.axis {
      case .width: Device.all.map(\.size.width)
      case .height: Device.all.map(\.size.height)
      default: []
      }
    let written = numbers(in: document.tree.source.bytes)
      .filter { range.number(notBelow: $0) != nil }
    return devices + Set(written).sorted().prefix(limit)
  }

  /// The numbers in the text: digits with at most one point, as all languages of documents write
  /// them.
  static func numbers(in bytes: [UInt8]) -> [Double] {
    var numbers: [Double] = []
    var word: [UInt8] = []
    for byte in bytes + [0] {
      let isDigit = (0x30...0x39).contains(byte)
      if isDigit || byte == 0x2E && !word.isEmpty {
        word.append(byte)
        continue
      }
      while word.last == 0x2E { word.removeLast() }
      if !word.isEmpty, word.count < 20, let value = Double(String(decoding: word, as: UTF8.self)) {
        numbers.append(value)
      }
      word.removeAll(keepingCapacity: true)
    }
    return numbers
  }
}
