import ViewTreeNumbers
import ViewTreeSwift
import ViewTreeSyntax

/// A cache of parsed project files, and of the names in Swift files.
///
/// Contents are compared, so that an entry is never out of date.
package final class ProjectCache: @unchecked Sendable {
  private struct Entry<Value> {
    let bytes: [UInt8]
    let value: Value
  }

  private let lock = Lock()
  private var projects: [String: Entry<XcodeProject>] = [:]
  private var manifests: [String: Entry<PackageManifest>] = [:]
  private var modules: [String: Entry<[String]>] = [:]
  private var outerNames: [String: Entry<OuterNames>] = [:]

  package init() {}

  /// The targets of a `project.pbxproj`.
  func project(_ path: String, _ source: SourceFile) -> XcodeProject {
    if let known = lock.run({ projects[path] }), known.bytes == source.bytes { return known.value }
    let project = XcodeProject(source)
    lock.run { projects[path] = Entry(bytes: source.bytes, value: project) }
    return project
  }

  /// The targets of a `Package.swift`.
  func manifest(_ path: String, _ source: SourceFile) -> PackageManifest {
    if let known = lock.run({ manifests[path] }), known.bytes == source.bytes { return known.value }
    let manifest = PackageManifest(source)
    lock.run { manifests[path] = Entry(bytes: source.bytes, value: manifest) }
    return manifest
  }

  /// The names that a Swift file declares for others, and those that it mentions.
  func names(_ path: String, _ bytes: [UInt8]) -> OuterNames {
    if let known = lock.run({ outerNames[path] }), known.bytes == bytes { return known.value }
    let names = OuterNames(in: bytes)
    lock.run { outerNames[path] = Entry(bytes: bytes, value: names) }
    return names
  }

  /// The modules that a Swift file imports.
  func imports(_ path: String, _ bytes: [UInt8]) -> [String] {
    if let known = lock.run({ modules[path] }), known.bytes == bytes { return known.value }
    let imports = FileFacts.imports(bytes)
    lock.run { modules[path] = Entry(bytes: bytes, value: imports) }
    return imports
  }
}
