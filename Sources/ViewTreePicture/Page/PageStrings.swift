/// The texts of a page's data, each once; 0 is no text.
struct PageStrings {
  private(set) var texts = [""]
  private var places: [String: Int] = ["": 0]

  /// The number of a text.
  mutating func number(_ text: String?) -> Int {
    guard let text else { return 0 }
    if let place = places[text] { return place }
    places[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
