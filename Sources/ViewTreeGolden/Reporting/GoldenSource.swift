import ViewTreeReport

/// The line of a document that causes a change.
public struct GoldenSource: Equatable, Sendable {
  /// The file: the document, or another Swift file of its project.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The modifier in the line, or `nil` for a view.
  public let modifier: String?

  /// The change of the modifier, such as `8 -> 10`, if it's the whole change.
  public var change: String?

  /// Creates a value.
  public init(path: String, line: Int, modifier: String?) {
    self.path = path
    self.line = line
    self.modifier = modifier
  }

  /// A change after its line: `Tabs.swift:20 padding 8 -> 10  VStack`.
  func words(for text: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let place = "\(file):\(line)" + (modifier.map { " \($0)" } ?? "")
    guard let change, let views = text[...].split(at: "  ")?.0 else { return "\(place)  \(text)" }
    return "\(place) \(change)  \(views)"
  }
}
