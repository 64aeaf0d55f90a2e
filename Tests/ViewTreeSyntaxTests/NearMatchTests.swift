import Testing
import ViewTreeRandom

@testable import ViewTreeSyntax

@Suite("Finding the name that was meant")
struct NearMatchTests {
  static let names = ["padding", "position", "HStack", "VStack", "frame", "id", "if"]

  @Test(
    "The nearest name is found, and none is better than a far one",
    arguments: [
      ("paddin", "padding"), ("Padding", "padding"), ("pading", "padding"), ("hstack", "HStack"),
      ("XStack", "HStack"), ("fraem", "frame"), ("pos", "position"), ("ie", "id"), ("zz", nil),
      ("banana", nil), ("", nil),
    ])
  func nearest(written: String, meant: String?) {
    #expect(NearMatch.nearestName(to: written, in: Self.names) == meant)
  }

  @Test("Of long names fewer are looked at")
  func longNames() {
    let start = String(repeating: "a", count: 150)
    let names = (100..<200).map { start + "\($0)" }
    let far = (0..<100).map { _ in String(repeating: "b", count: 150) }
    #expect(NearMatch.nearestName(to: start + "10x", in: names) == start + "100")
    #expect(NearMatch.nearestName(to: start + "10x", in: far + names) == nil)
  }

  /// The nearest name by the definition: the distance of every candidate, by the whole table.
  private static func nearestByDefinition(to name: String, in names: [String]) -> String? {
    let wanted = Array(name.lowercased())
    var best: (name: String, rank: Int)?
    for candidate in names {
      let letters = Array(candidate.lowercased())
      let (longest, shortest) = (
        max(letters.count, wanted.count), min(letters.count, wanted.count)
      )
      let begins = letters.starts(with: wanted) || wanted.starts(with: letters)
      let distance = distance(letters, wanted)
      let bound = min(max(1, longest / 3), longest - 1)
      let rank: Int
      if letters == wanted || shortest >= 3 && begins {
        rank = longest - shortest
      } else if distance <= bound {
        rank = 1_000 + distance
      } else {
        continue
      }
      if rank < best?.rank ?? .max { best = (candidate, rank) }
    }
    return best?.name
  }

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var table = (0...left.count).map { row in
      (0...right.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 }
    }
    for row in 0..<left.count {
      for column in 0..<right.count {
        var least = min(
          table[row][column] + (left[row] == right[column] ? 0 : 1), table[row][column + 1] + 1,
          table[row + 1][column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = least
      }
    }
    return table[left.count][right.count]
  }

  @Test("The name that is found is the nearest of all by definition")
  func definition() {
    var random = ViewTreeRandom.SplitMix64(seed: 7)
    let letters = Array("abcDE1_é")
    func word() -> String {
      String((0..<random.number(in: 1...9)).map { _ in letters[random.below(letters.count)] })
    }
    for _ in 0..<Rounds.of(20_000, least: 400) {
      let names = (0..<6).map { _ in word() }
      let name = word()
      let found = NearMatch.nearestName(to: name, in: names)
      #expect(found == Self.nearestByDefinition(to: name, in: names), "\(name) among \(names)")
    }
  }
}
