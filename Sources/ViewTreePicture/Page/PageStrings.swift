/// The strings of a page's data, without duplicates. 0 means no string.
struct PageStrings {
  private(set) var texts = [""]
  // Uses bytes as keys, because hashing a string sorts its combining marks, which can be many.
  private var places: [[UInt8]: Int] = [[]: 0]

  /// The number of a string.
  mutating func number(_ text: String?) -> Int {
    guard let text else { return 0 }
    let bytes = Array(text.utf8)
    if let place = places[bytes] { return place }
    places[bytes] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
