import Foundation
import PackagePlugin

/// `swift package viewtree …`: builds the command and runs it in the folder of a package.
@main
struct ViewTreePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try builtCommand()
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    Diagnostics.error("viewtree ended with exit code \(process.terminationStatus)")
  }

  private func builtCommand() throws -> URL {
    let result = try packageManager.build(
      .product("viewtree"), parameters: .init(configuration: .inherit))
    guard result.succeeded else { throw PluginError(log: result.logText) }
    guard let command = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
      throw PluginError(log: "the build produced no executable")
    }
    return command.url
  }
}

struct PluginError: Error, CustomStringConvertible {
  let log: String
  var description: String { log }
}
