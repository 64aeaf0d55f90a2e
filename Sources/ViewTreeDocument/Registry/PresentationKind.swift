/// The kinds of presentations whose views have a separate root (docs/explanation/preferences.md,
/// Presentations).
public enum PresentationKind: Sendable {
  /// Next to a part of the view.
  case popover
  /// Over the window.
  case sheet, fullScreenCover
  /// In front of the window, with a title and buttons.
  case alert, confirmationDialog
  /// Instead of a screen.
  case navigationDestination
  /// In a bar. Always present.
  case toolbar

  /// The name in a sentence.
  public var noun: String {
    switch self {
    case .popover: "popover"
    case .sheet: "sheet"
    case .fullScreenCover: "full-screen cover"
    case .alert: "alert"
    case .confirmationDialog: "confirmation dialog"
    case .navigationDestination: "destination"
    case .toolbar: "toolbar"
    }
  }
}
