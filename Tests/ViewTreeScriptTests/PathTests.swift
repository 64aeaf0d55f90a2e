import Testing

@testable import ViewTreeScript

/// `Path` in scripts: its elements, and what it answers.
@Suite("Paths in scripts")
struct PathTests {
  private func result(_ body: String, _ member: String = "") -> String {
    Bench().result("Path { p in \(body) }\(member)")
  }

  @Test("Elements are kept in order, and written as Swift reads them")
  func elements() {
    #expect(
      result(
        "p.move(to: CGPoint(x: 1, y: 2)); p.addLine(to: CGPoint(x: 3, y: 4)); p.closeSubpath()")
        == #"Path("1 2 m 3 4 l h")"#)
    #expect(
      result(
        "p.move(to: .zero); p.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 2))")
        == #"Path("0 0 m 2 2 4 0 q")"#)
    #expect(
      result("p.addRect(CGRect(x: 1, y: 2, width: 10, height: 20))")
        == #"Path("1 2 m 11 2 l 11 22 l 1 22 l h")"#)
    #expect(
      result("p.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5)])")
        == #"Path("0 0 m 5 0 l 5 5 l")"#)
  }

  @Test("A line without a current point adds nothing, and after a closed part starts at its start")
  func currentPoint() {
    #expect(result("p.addLine(to: CGPoint(x: 3, y: 4))", ".isEmpty") == "true")
    #expect(
      result(
        "p.move(to: CGPoint(x: 1, y: 1)); p.addLine(to: CGPoint(x: 9, y: 1)); p.closeSubpath()",
        ".currentPoint") == "CGPoint(x: 1.0, y: 1.0)")
  }

  @Test("A quarter of a circle goes clockwise on the screen unless it is told to be clockwise")
  func arcs() {
    func arc(_ clockwise: Bool) -> String {
      result(
        """
        p.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), \
        clockwise: \(clockwise))
        """, ".boundingRect.minX.rounded()")
    }
    #expect(arc(false) == "0.0")
    #expect(arc(true) == "-10.0")
  }

  @Test("An arc between two lines touches both")
  func tangents() {
    let path = """
      p.move(to: .zero)
      p.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
      """
    #expect(result(path, ".currentPoint!.x.rounded()") == "100.0")
    #expect(result(path, ".currentPoint!.y.rounded()") == "20.0")
  }

  @Test("A path knows its box, its inside and its parts")
  func answers() {
    let square = "Path(CGRect(x: 0, y: 0, width: 10, height: 10))"
    let bench = Bench()
    #expect(bench.result("\(square).contains(CGPoint(x: 5, y: 5))") == "true")
    #expect(bench.result("\(square).contains(CGPoint(x: 15, y: 5))") == "false")
    #expect(bench.result("\(square).trimmedPath(from: 0, to: 0.25)") == #"Path("0 0 m 10 0 l")"#)
    #expect(
      bench.result("\(square).offsetBy(dx: 1, dy: 2).boundingRect")
        == "CGRect(x: 1.0, y: 2.0, width: 10.0, height: 10.0)")
    #expect(
      bench.result("\(square).applying(CGAffineTransform(scaleX: 2, y: 1)).boundingRect.width")
        == "20.0")
    #expect(bench.result("\(square) == Path(CGRect(x: 0, y: 0, width: 10, height: 10))") == "true")
    // Two squares, one in the other, both drawn in one direction.
    let ring =
      "p.addRect(CGRect(x: 0, y: 0, width: 9, height: 9)); p.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))"
    #expect(result(ring, ".contains(CGPoint(x: 4, y: 4))") == "true")
    #expect(result(ring, ".contains(CGPoint(x: 4, y: 4), eoFill: true)") == "false")
  }

  @Test("Endless paths end with the budget")
  func budget() {
    var bench = Bench()
    bench.budget.steps = 10_000
    let endless =
      "Path { p in p.move(to: .zero); while true { p.addLine(to: .zero); p.closeSubpath() } }"
    #expect(!bench.result(endless).hasPrefix("Path"))
  }
}
