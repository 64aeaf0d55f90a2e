import ViewTreeScript
import ViewTreeSyntax

/// The targets of a `Package.swift`, read as data.
package struct PackageManifest {
  /// A target as the manifest declares it.
  package struct Target {
    package let name: String
    package let kind: ProjectTargetKind
    /// The folder, or `nil` for the usual folder.
    package let path: String?
    /// The files and folders with sources, or `nil` for all of the folder.
    package let sources: [String]?
    package let exclude: [String]
    package let resources: [String]
    package let dependencies: [String]
  }

  package private(set) var name = ""
  package private(set) var targets: [Target] = []
  /// The folders of packages that this one depends on.
  package private(set) var localPackages: [String] = []
  /// The reason why there are no targets.
  package private(set) var problem: Diagnostic?

  /// Reads a manifest.
  package init(_ source: SourceFile) {
    let file = SwiftFileSyntax(reading: source.bytes)
    let reader = ManifestReader(file.items)
    guard let package = reader.package() else {
      if let problem = file.problems.first {
        let first = problem.diagnostic { SourceRange($0) }
        self.problem = .projectFile(.message(first.message), at: first.range)
      } else {
        problem = .projectFile(.missing("Package(…)"), at: SourceRange(0, 0))
      }
      return
    }
    name = package.value["name"]?.text ?? ""
    func list(_ label: String) -> [ManifestReader.Value] {
      (package.value[label]?.elements ?? []) + reader.added(to: label, of: package.name, file.items)
    }
    targets = list("targets").compactMap(Self.target)
    localPackages = list("dependencies").compactMap { $0["path"]?.text }
  }

  private static func target(_ value: ManifestReader.Value) -> Target? {
    guard case .call(let call, _) = value, let name = value["name"]?.text else { return nil }
    let kind: ProjectTargetKind
    switch call {
    case "target": kind = .library
    case "executableTarget": kind = .executable
    case "testTarget": kind = .test
    case "plugin", "macro": kind = .other
    default: return nil
    }
    return Target(
      name: name, kind: kind, path: value["path"]?.text, sources: value["sources"]?.texts,
      exclude: value["exclude"]?.texts ?? [],
      resources: (value["resources"]?.elements ?? []).compactMap { $0.first?.text },
      dependencies: (value["dependencies"]?.elements ?? []).compactMap(dependency))
  }

  /// The name of a dependency: `"Core"`, `.target(name: "Core")`, `.product(name: "Core", …)`.
  private static func dependency(_ value: ManifestReader.Value) -> String? {
    value.text ?? value["name"]?.text
  }
}
