import Testing
import ViewTreeLayout
import ViewTreeRandom

@testable import ViewTreePicture

@Suite("What of a picture is taken")
struct CollisionGridTests {
  @Test("A grid says the same as a comparison of all boxes")
  func random() {
    for seed in UInt64(1)...UInt64(Rounds.of(20)) {
      var random = SplitMix64(seed: seed)
      func length(_ limit: Int) -> Double { Double(random.next() % UInt64(limit)) / 3 }
      let bounds = Rect(x: -50, y: 20, width: 300 + length(3_000), height: 200 + length(900))
      var grid = CollisionGrid(bounds)
      var taken: [Rect] = []
      for _ in 0..<200 {
        let box = Rect(
          x: -80 + length(1_500), y: length(1_000), width: length(240), height: length(90))
        let isFree = bounds.contains(box) && !taken.contains { $0.overlaps(box) }
        #expect(grid.isFree(box) == isFree)
        if isFree {
          grid.insert(box)
          taken.append(box)
        }
      }
    }
  }

  @Test("Boxes that share an edge do not collide")
  func edges() {
    var grid = CollisionGrid(Rect(x: 0, y: 0, width: 100, height: 100))
    grid.insert(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(grid.isFree(Rect(x: 10, y: 0, width: 10, height: 10)))
    #expect(!grid.isFree(Rect(x: 9.9, y: 0, width: 10, height: 10)))
    #expect(!grid.isFree(Rect(x: 95, y: 0, width: 10, height: 10)))
  }
}
