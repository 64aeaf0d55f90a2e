import ViewTreeDocument

extension ExplanationWords {
  /// The origin of numbers that may differ from SwiftUI's, or `nil` for exact numbers.
  static func origin(_ support: Support) -> String? {
    switch support {
    case .measured(let system): "measured on \(system)"
    case .approximate(let note, _): "approximate: \(note)"
    case .notModelled(let note): "not modeled: \(note)"
    case .exact, .drawn, .withoutEffect: nil
    }
  }
}
