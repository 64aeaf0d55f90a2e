#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The number of rounds that property tests run: all in a release build or with
/// `VIEWTREE_ROUNDS=all`, a twentieth in a debug build, whose loops are some 20 times slower.
public enum Rounds {
  private static let areAll: Bool = {
    #if DEBUG
      getenv("VIEWTREE_ROUNDS") != nil
    #else
      true
    #endif
  }()

  /// Returns `count`, or a twentieth of it in a debug build.
  ///
  /// - Parameters:
  ///   - count: the total number of rounds.
  ///   - least: the minimum number of rounds in a debug build.
  public static func of(_ count: Int, least: Int = 10) -> Int {
    areAll ? count : min(count, max(count / 20, least))
  }

  /// Returns the distance between the tested cases of a long list: `distance`, or 20 times
  /// `distance`.
  public static func every(_ distance: Int) -> Int { areAll ? distance : distance * 20 }

  /// Returns all of `cases`, or every nineteenth case in a debug build.
  ///
  /// Nineteen is prime, so the chosen cases of a table cover all rows and columns.
  public static func some<Case>(of cases: [Case]) -> [Case] {
    areAll ? cases : stride(from: 0, to: cases.count, by: 19).map { cases[$0] }
  }

  /// Returns all pairs of `rows` and `columns`, or every nineteenth pair in a debug build.
  public static func some<Row, Column>(of rows: [Row], _ columns: [Column]) -> [(Row, Column)] {
    some(of: rows.flatMap { row in columns.map { (row, $0) } })
  }
}
