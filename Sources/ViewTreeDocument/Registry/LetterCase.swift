/// The letter case of shown text (`Text.Case` in SwiftUI).
public enum LetterCase: String, CaseIterable, Sendable {
  case asWritten
  case uppercase
  case lowercase

  /// A text in these letters.
  public func apply(to text: String) -> String {
    switch self {
    case .asWritten: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}
