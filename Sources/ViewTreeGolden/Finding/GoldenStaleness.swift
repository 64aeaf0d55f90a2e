/// The reasons why no document needs a golden file.
public enum GoldenStaleness: String, Equatable, Sendable {
  /// Its document is missing.
  case documentIsGone
  /// Its document declares its reports, and this isn't one of them.
  case notAskedFor
  /// It's a part of one, which an update left that was interrupted.
  case leftOver
}
