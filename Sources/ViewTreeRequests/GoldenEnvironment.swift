import ViewTreeGolden
import ViewTreeInspector
import ViewTreeNumbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The settings for golden files from the environment (docs/reference/ci.md).
package enum GoldenEnvironment {
  /// The default action on differences: `VIEWTREE_GOLDENS`.
  ///
  /// A build server never writes.
  package static func mode(
    _ value: (EnvironmentVariable) -> String?, tell: (String) -> Void
  ) throws(ParsedArguments.Problem) -> GoldenMode {
    guard let name = value(.goldens) else { return .compare }
    let variable = EnvironmentVariable.goldens.rawValue
    guard let mode = GoldenMode(rawValue: name) else {
      throw .badVariable(variable, value: name, choices: GoldenMode.allCases.map(\.rawValue))
    }
    // All build servers set this variable.
    let isBuildServer = !["0", "false"].contains(value(.buildServer) ?? "0")
    if mode != .compare, isBuildServer {
      tell(RequestWords.notOnBuildServer(variable, option: mode.rawValue))
      return .compare
    }
    return mode
  }

  /// The mode of a process without a command line. An invalid value of the variable is reported on
  /// standard error, and golden files aren't written.
  package static var modeOfProcess: GoldenMode {
    func tell(_ sentence: String) {
      // Ignores a failure, because there is no other stream to report it.
      try? FileSystem.write(Array("viewtree: \(sentence)\n".utf8), to: 2)
    }
    do throws(ParsedArguments.Problem) {
      return try mode(\.valueOfProcess, tell: tell)
    } catch {
      tell(RequestWords.sentence(error, command: nil))
      return .compare
    }
  }
}

extension EnvironmentVariable {
  /// The variable's value in this process. `nil` if it isn't set or empty.
  fileprivate var valueOfProcess: String? {
    getenv(rawValue).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
