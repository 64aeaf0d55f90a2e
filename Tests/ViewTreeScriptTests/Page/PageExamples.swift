@testable import ViewTreeScript

/// The examples of docs/reference/script/README.md: the lines of its blocks marked `swift` up to one that ends with a comment
/// are a closure's body, and the comment is what comes of it.
///
/// Blocks marked `swift types` declare types, and `let` lines of blocks marked `swift names` variables; one
/// with `_` for its type is a variable of which nothing is known.
struct PageExamples {
  struct Program {
    let text: String
    let result: String
  }

  private(set) var programs: [Program] = []
  private var bench = Bench()

  init(_ page: String) {
    var language: String?
    var lines: [String] = []
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("```") else {
        if language != nil { lines.append(String(line)) }
        continue
      }
      if let language { read(lines, language) }
      language = language == nil ? String(line.dropFirst(3)) : nil
      lines = []
    }
  }

  private mutating func read(_ lines: [String], _ language: String) {
    switch language {
    case "swift types":
      let text = Array(lines.joined(separator: "\n").utf8)
      bench.types = ScriptTypes(ScriptTypes.declarations(in: text, origin: 0).declarations)
    case "swift names": lines.forEach { declare($0) }
    case "swift": readPrograms(lines)
    default: break
    }
  }

  private mutating func readPrograms(_ lines: [String]) {
    var body: [String] = []
    for line in lines where !line.isEmpty {
      guard let comment = line.firstRange(of: "  // ") else {
        body.append(line)
        continue
      }
      body.append(String(line[..<comment.lowerBound]))
      programs.append(
        Program(
          text: body.joined(separator: "\n"), result: String(line[comment.upperBound...])))
      body = []
    }
  }

  private mutating func declare(_ line: String) {
    guard let colon = line.firstIndex(of: ":"), let equals = line.firstIndex(of: "=") else {
      return
    }
    let name = String(line[..<colon].dropFirst("let ".count))
    let type = String(line[line.index(colon, offsetBy: 2)..<equals].dropLast())
    let value = String(line[line.index(equals, offsetBy: 2)...])
    let declared = type == "_" ? value : "let it: \(type) = \(value)\nreturn it"
    guard
      let program = bench.compile(declared, as: .closure(parameters: [], inoutFirst: false))
        .program,
      let made = try? ScriptMachine(types: bench.types).evaluate(
        program, in: ScriptEnvironment(values: bench.values))
    else { return }
    bench.values.append(made)
    bench.names.append(
      ScopeName(
        name, typeName: type == "_" ? nil : type,
        type: type == "_" ? .unknown : bench.types.type(type)))
  }

  /// The value of a program, or the message of its first problem.
  func outcome(of text: String) -> String {
    let compilation = bench.compile(text, as: .closure(parameters: [], inoutFirst: false))
    let problems = compilation.problems + compilation.undeclaredMembers
    guard problems.isEmpty, let program = compilation.program else {
      return problems.first.map { "refused: " + Self.words($0) } ?? ""
    }
    do {
      let environment = ScriptEnvironment(values: bench.values)
      let value = try ScriptMachine(types: bench.types).evaluate(program, in: environment)
      return value.description
    } catch {
      return "stops: " + Self.words(error.problem)
    }
  }

  private static func words(_ problem: ScriptProblem) -> String {
    let diagnostic = problem.diagnostic { _ in nil }
    return diagnostic.message + (diagnostic.help.map { "; " + $0 } ?? "")
  }
}
