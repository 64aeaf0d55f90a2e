/// A closure that a script schedules to run later.
public struct LaterWork {
  /// The function that scheduled the work.
  public enum Kind: Sendable {
    /// `DispatchQueue.main.async`.
    case async
    /// `DispatchQueue.main.asyncAfter`.
    case asyncAfter
    /// `Task`, which can suspend.
    case task
    /// The `completion` of `withAnimation`.
    case completion
  }

  /// The function that scheduled it.
  public let kind: Kind
  /// The delay in seconds, from 0.
  public let delay: Double
  /// The function to run.
  public let function: FunctionValue
}
