import Testing

@testable import ViewTreeScript

/// Observers of stored properties; each program was held against the Swift compiler.
struct ObserverTests {
  private static let declarations = """
    struct Slider {
      var x = 1 {
        willSet { log += "will \\(newValue); " }
        didSet {
          log += "did \\(oldValue) \\(x); "
          if x > 5 { x = 5 }
        }
      }
      var marks: [Int] = [] { didSet(before) { log += "\\(before.count)->\\(marks.count); " } }
      var log = ""
      var half: Int {
        get { x / 2 }
        set(wanted) { x = wanted * 2 }
      }
      init(start: Int) { x = start }
      mutating func bump() {
        x += 1
        self.marks.append(x)
      }
    }
    class Model {
      var slider = Slider(start: 2) { didSet { changes += 1 } }
      var changes = 0
    }
    """

  private static let programs = [
    ("let s = Slider(start: 9); return s.log", ""),
    ("var s = Slider(start: 2); s.x = 3; return s.log", "will 3; did 2 3; "),
    (
      "var s = Slider(start: 2); s.x += 9; return s.log + s.x.description",
      "will 11; did 2 11; 5"
    ),
    ("var s = Slider(start: 2); s.marks.append(1); s.marks[0] = 4; return s.log", "0->1; 1->1; "),
    ("var s = Slider(start: 2); s.half = 2; return s.log", "will 4; did 2 4; "),
    ("var s = Slider(start: 2); s.bump(); return s.log", "will 3; did 2 3; 0->1; "),
    ("let m = Model(); m.slider.x = 4; m.slider.bump(); return m.changes.description", "2"),
  ]

  @Test("Observers run when a property gets a value, but not in what makes it", arguments: programs)
  func observers(text: String, expected: String) {
    let read = ScriptTypes.declarations(in: Array(Self.declarations.utf8), origin: 1)
    let types = ScriptTypes(read.declarations)
    #expect((read.problems + types.problems).isEmpty)
    let bench = Bench(types: types)
    #expect(
      bench.result(text, as: .closure(parameters: [], inoutFirst: false)) == "\"\(expected)\"")
  }

  @Test("What is wrong in an observer is told at its word")
  func mistakes() {
    let text = "struct S { var x = 1 { didSet { y = 2 } } }"
    let read = ScriptTypes.declarations(in: Array(text.utf8), origin: 1)
    let problems = ScriptTypes(read.declarations).problems
    #expect(problems.map { Array(text.utf8)[$0.range] } == [Array("y".utf8)[...]])
  }
}
