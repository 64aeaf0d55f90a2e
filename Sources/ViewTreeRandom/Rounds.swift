/// The number of rounds that property tests run.
public enum Rounds {
  /// Returns `count` in a release build and a twentieth of it in a debug build, whose loops are
  /// some 20 times slower.
  ///
  /// - Parameters:
  ///   - count: the rounds in a release build.
  ///   - least: the fewest rounds in a debug build.
  public static func of(_ count: Int, least: Int = 10) -> Int {
    #if DEBUG
      min(count, max(count / 20, least))
    #else
      count
    #endif
  }

  /// Returns the distance between the cases that a test tries of a long list: `distance` in a
  /// release build, 20 times as much in a debug build.
  public static func every(_ distance: Int) -> Int {
    #if DEBUG
      distance * 20
    #else
      distance
    #endif
  }
}
