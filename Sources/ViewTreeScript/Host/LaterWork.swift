/// A closure that a script hands over to run later.
public struct LaterWork {
  /// How it was handed over.
  public enum Kind: Sendable {
    /// `DispatchQueue.main.async`.
    case async
    /// `DispatchQueue.main.asyncAfter`.
    case asyncAfter
    /// `Task`, which may wait in its midst.
    case task
    /// The `completion` of `withAnimation`.
    case completion
  }

  /// How it was handed over.
  public let kind: Kind
  /// In how many seconds it is due, from 0.
  public let delay: Double
  /// What runs.
  public let function: FunctionValue
}
