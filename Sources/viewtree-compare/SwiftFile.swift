/// One Swift file with many programs, each as its own method.
struct SwiftFile {
  /// The file.
  let text: String
  /// The lines of each program, in the order of the programs, counted from 1.
  let lines: [ClosedRange<Int>]

  /// Writes a file.
  init(_ programs: [Program]) {
    var text = SwiftPrelude.text + Declarations.swiftTypes + "struct Programs {\n"
    text += Declarations.swiftNames
    var line = text.utf8.count { $0 == 0x0A } + 1
    var lines: [ClosedRange<Int>] = []
    for (number, program) in programs.enumerated() {
      let method = "func program\(number)() -> String { show({ () in\n\(program.text)\n}()) }\n"
      let end = line + method.utf8.count { $0 == 0x0A }
      lines.append(line...(end - 1))
      line = end
      text += method
    }
    text += "}\nlet programs = Programs()\nlet count = \(programs.count)\n"
    text += "func run(_ number: Int) -> String {\nswitch number {\n"
    for number in programs.indices { text += "case \(number): programs.program\(number)()\n" }
    text += "default: \"\"\n}\n}\n" + SwiftPrelude.epilogue
    self.text = text
    self.lines = lines
  }

  /// The index of the program at a line.
  func program(atLine line: Int) -> Int? {
    lines.firstIndex { $0.contains(line) }
  }
}
