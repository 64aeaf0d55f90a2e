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

  /// Returns all of `cases` in a release build and one in nineteen of them in a debug build.
  ///
  /// Nineteen is prime: the cases of a table are of all rows and columns.
  public static func some<Case>(of cases: [Case]) -> [Case] {
    #if DEBUG
      stride(from: 0, to: cases.count, by: 19).map { cases[$0] }
    #else
      cases
    #endif
  }

  /// Returns all pairs of `rows` and `columns` in a release build and one in nineteen of them in a
  /// debug build.
  public static func some<Row, Column>(of rows: [Row], _ columns: [Column]) -> [(Row, Column)] {
    some(of: rows.flatMap { row in columns.map { (row, $0) } })
  }
}
