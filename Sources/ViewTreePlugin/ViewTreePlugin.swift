import Foundation
import PackagePlugin

/// `swift package viewtree …`: runs the command, built from this package, in the folder of a package.
@main
struct ViewTreePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "viewtree").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    Diagnostics.error("viewtree ended with exit code \(process.terminationStatus)")
  }
}
