@testable import ViewTreeScript

extension SyntaxPrinter {
  static func write<Value>(
    _ result: ScriptParser.Result<Value>, of text: String, _ writeValue: (Value) -> String
  ) -> String {
    switch result {
    case .value(let value): writeValue(value)
    case .problems(let problems):
      problems.map { write($0, Array(text.utf8)) }.joined(separator: "; ")
    }
  }

  private static func write(_ problem: ScriptProblem, _ text: [UInt8]) -> String {
    let place = String(decoding: text[problem.range], as: UTF8.self)
    switch problem.kind {
    case .unexpected(_, let expected): return "expected \(expected) at '\(place)'"
    case .unsupported(let word, let instead), .notSwift(let word, let instead):
      return "no \(word) at '\(place)': \(instead)"
    case .unclosedBracket(let bracket, let closing):
      return "no \(closing) for \(bracket) at \(problem.range.lowerBound)"
    case .unopenedBracket(let bracket): return "stray \(bracket) at \(problem.range.lowerBound)"
    default: return "\(problem.kind) at '\(place)'"
    }
  }

  static func expression(_ text: String) -> String {
    write(ScriptParser.expression(Array(text.utf8)), of: text, write)
  }

  static func text(_ text: String) -> String {
    write(ScriptParser.text(Array(text.utf8)), of: text, write)
  }

  static func closure(_ text: String) -> String {
    write(ScriptParser.closure(Array(text.utf8)), of: text, write)
  }

  static func type(_ text: String) -> String {
    write(ScriptParser.type(Array(text.utf8)), of: text, write)
  }

  static func declarations(_ text: String) -> String {
    write(ScriptParser.declarations(Array(text.utf8)), of: text) {
      $0.map(write).joined(separator: "; ")
    }
  }
}
