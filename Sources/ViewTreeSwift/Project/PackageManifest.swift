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
  /// The reason why targets are missing.
  package private(set) var problem: Diagnostic?
  /// False if some targets can't be read, such as those that a function makes.
  package private(set) var isWhole = true
  /// The problems of targets, by their names.
  package private(set) var problemsOfTargets: [String: [Diagnostic]] = [:]

  /// Reads a manifest.
  package init(_ source: SourceFile) {
    var file = SwiftFileSyntax(reading: source.bytes)
    var reader = ManifestReader(file.items)
    if reader.package() == nil {
      isWhole = false
      if let problem = file.problems.first {
        let first = problem.diagnostic { SourceRange($0) }
        self.problem = .projectFile(.message(first.message), at: first.range, isInPart: true)
      } else {
        problem = .projectFile(.missing("Package(…)"), at: SourceRange(0, 0), isInPart: true)
      }
      file = SwiftFileSyntax(reading: source.bytes + Self.missingBrackets(source.bytes))
      reader = ManifestReader(file.items)
    }
    guard let package = reader.package() else { return }
    name = package.value["name"]?.text ?? ""
    func list(_ label: String) -> [ManifestReader.Value] {
      (package.value[label]?.elements ?? []) + reader.added(to: label, of: package.name, file.items)
    }
    let declared = list("targets")
    targets = declared.compactMap(Self.target)
    if package.value["targets"] == nil || declared.contains(where: Self.isUnknown) {
      isWhole = false
    }
    checkDependencies(hasPackages: !list("dependencies").isEmpty, source)
    localPackages = list("dependencies").compactMap { $0["path"]?.text }
  }

  /// The closing brackets that are missing at the end of a manifest.
  private static func missingBrackets(_ bytes: [UInt8]) -> [UInt8] {
    let pairs: [UInt8: UInt8] = [0x28: 0x29, 0x5B: 0x5D, 0x7B: 0x7D]
    var open: [UInt8] = []
    for token in SwiftTokens.all(in: bytes[...]) where token.kind == .mark {
      if let closing = pairs[token.first] {
        open.append(closing)
      } else if token.first == open.last {
        open.removeLast()
      }
    }
    return [0x0A] + open.reversed()
  }

  /// True for an element of `targets` that isn't a call of `.target(name: …)` or a similar function.
  private static func isUnknown(_ value: ManifestReader.Value) -> Bool {
    guard case .call(let call, _) = value else { return true }
    return ![
      "target", "executableTarget", "testTarget", "plugin", "macro", "binaryTarget",
      "systemLibrary",
    ].contains(call) || value["name"]?.text == nil
  }

  /// Notes the dependencies on targets that don't exist. A name may be that of another package's
  /// product, if there are other packages.
  private mutating func checkDependencies(hasPackages: Bool, _ source: SourceFile) {
    guard isWhole, !hasPackages else { return }
    let known = targets.map(\.name)
    for target in targets {
      for name in target.dependencies where !known.contains(name) {
        guard let range = Self.range(of: name, in: source) else { continue }
        problemsOfTargets[target.name, default: []].append(
          .noDependency(
            name, of: target.name, nearest: NearMatch.nearestName(to: name, in: known), at: range))
        isWhole = false
      }
    }
  }

  /// The range of the last string with this content.
  package static func range(of text: String, in source: SourceFile) -> SourceRange? {
    let quoted = Array("\"\(text)\"".utf8)
    guard source.bytes.count >= quoted.count else { return nil }
    let start = (0...source.bytes.count - quoted.count).last { start in
      source.bytes[start..<start + quoted.count].elementsEqual(quoted)
    }
    return start.map { SourceRange($0, $0 + quoted.count) }
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
