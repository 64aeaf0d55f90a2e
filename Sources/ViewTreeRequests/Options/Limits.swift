import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// The limits on the cost of a document, from the command line (docs/reference/format/files.md,
/// Limits).
package struct Limits {
  /// The quantity that a limit bounds.
  private enum Name: String, CaseIterable {
    case bytes, nesting, aliases, views, depth, components
    case steps
    case scriptSteps = "script-steps"
    case layoutSteps = "layout-steps"
    case entries, values, work, memory, passes, output
  }

  /// The names of all limits.
  package static var names: [String] { Name.allCases.map(\.rawValue) }

  /// The limits of reading text.
  package private(set) var reader = ReaderLimits.standard
  /// The limits of an evaluation.
  package private(set) var evaluation = EvaluationLimits.standard
  /// The maximum number of bytes of a report, or `nil` for a limit by the size of the document.
  private var output: Int?

  /// The limits that documents get.
  package static let standard = Limits()

  private init() {}

  package init(_ arguments: ParsedArguments) throws(ParsedArguments.Problem) {
    for text in arguments.values(.limit) {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Int(parts[1]), number > 0 else {
        throw .badValue(text, option: "--limit", example: "views=5000000")
      }
      guard let name = Name(rawValue: String(parts[0])) else {
        throw .notAChoice(
          String(parts[0]), option: "--limit", choices: Name.allCases.map(\.rawValue))
      }
      set(name, to: number)
    }
    evaluation.systemMemory = AddressSpace.room
  }

  /// Returns the maximum number of bytes in the report of a document with a number of bytes.
  package func output(forBytes count: Int) -> Int { output ?? max(1 << 25, 60 * count) }

  private mutating func set(_ name: Name, to number: Int) {
    switch name {
    case .bytes: reader.bytes = min(number, Int(Int32.max))
    case .nesting: reader.depth = number
    case .aliases: reader.aliasNodes = min(number, 1 << 28)
    case .views: evaluation.views = min(number, Int(UInt32.max) - 1)
    // The stack is made for the standard depth, so evaluation can't go deeper.
    case .depth: evaluation.depth = min(number, EvaluationLimits.standard.depth)
    case .components:
      evaluation.componentDepth = min(number, EvaluationLimits.standard.componentDepth)
    case .steps: evaluation.stepsOfOneScript = number
    case .scriptSteps: evaluation.scriptSteps = number
    case .layoutSteps: evaluation.layoutSteps = number
    case .entries: evaluation.entries = number
    case .values: evaluation.valueBytes = number
    case .work: evaluation.work = number
    case .memory: evaluation.memory = number
    case .passes: evaluation.passes = number
    case .output: output = number
    }
  }
}
