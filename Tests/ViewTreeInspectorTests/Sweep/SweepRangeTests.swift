import Testing
import ViewTreeInspector

/// The values of sweeps.
struct SweepRangeTests {
  private func problem(_ range: () throws(SweepRange.Problem) -> SweepRange) -> SweepRange.Problem?
  {
    do throws(SweepRange.Problem) {
      _ = try range()
      return nil
    } catch {
      return error
    }
  }

  @Test("From 320 to 430 there are 221 values half a point apart, both ends included")
  func widths() throws {
    let range = try SweepRange(.width, from: 320, to: 430)
    #expect(range.count == 221)
    #expect(range.point(0) == .number(320) && range.point(1) == .number(320.5))
    #expect(range.point(220) == .number(430))
  }

  @Test("An end that is between two values is a value all the same")
  func unevenEnds() throws {
    let range = try SweepRange(.height, from: 0, to: 1.2)
    #expect((0..<range.count).map { range.point($0) } == [0, 0.5, 1, 1.2].map { .number($0) })
  }

  @Test("A variable from 0 to 40 is told to 0.2, from 0 to 1 to 0.005, from 0 to 1000 to 0.5")
  func variables() throws {
    for (end, count) in [(40.0, 201), (1, 201), (1000, 2001)] {
      #expect(try SweepRange(.variable("n"), from: 0, to: end).count == count)
    }
  }

  @Test("All text sizes are twelve")
  func typeSizes() throws {
    let range = try SweepRange(.extraSmall ... .accessibility5)
    #expect(range.count == 12 && range.point(3) == .typeSize(.large))
  }

  @Test("At most 100,000 values are told apart: 49,999.5 points are, 50,000 are not")
  func limit() {
    #expect(
      problem { () throws(SweepRange.Problem) in try SweepRange(.width, from: 0, to: 49_999.5) }
        == nil)
    #expect(
      problem { () throws(SweepRange.Problem) in try SweepRange(.width, from: 0, to: 50_000) }
        == .tooMany(100_001))
  }

  @Test("Both ends are told apart, however far apart other values are")
  func coarse() throws {
    let range = try SweepRange(.width, from: 320, to: 430, every: 1e300, within: 1e300)
    #expect(range.count == 2 && range.point(0) == .number(320) && range.point(1) == .number(430))
  }

  @Test("One text size is no range")
  func single() {
    #expect(
      problem { () throws(SweepRange.Problem) in try SweepRange(.large ... .large) } == .single)
  }
}
