/// The texts of a page's data, without duplicates. 0 is no text.
struct PageStrings {
  private(set) var texts = [""]
  // By their bytes: to hash a text, marks without end behind a letter would be put in order first.
  private var places: [[UInt8]: Int] = [[]: 0]

  /// The number of a text.
  mutating func number(_ text: String?) -> Int {
    guard let text else { return 0 }
    let bytes = Array(text.utf8)
    if let place = places[bytes] { return place }
    places[bytes] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
