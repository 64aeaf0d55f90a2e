import ViewTreeSyntax

/// A file about a failure that a check leaves for later inspection.
public struct GoldenArtifact: Equatable, Sendable {
  /// The kinds of artifacts.
  public enum Kind: String, CaseIterable, Sendable {
    /// A page that shows the others side by side, with the differences.
    case page
    /// The golden file, unchanged.
    case before
    /// The new report, under the golden file's own path.
    case after
    /// The frames in the golden file.
    case pictureBefore = "picture-before"
    /// The current layout of the document.
    case picture
  }

  /// The kind of artifact.
  public let kind: Kind
  /// The path.
  public let path: String

  /// The path of an artifact of a golden file in a folder.
  ///
  /// Steps upwards, and characters that systems or servers don't take in names, are
  /// percent-encoded, so that all paths stay in the folder and no two golden files have one
  /// artifact.
  static func path(_ kind: Kind, of golden: String, in folder: String) -> String {
    let parts = golden.split(separator: "/").filter { $0 != "." }.map(safe)
    let path = ([folder] + parts).joined(separator: "/")
    let ending = path.lastIndex(of: ".").map { path[$0...] } ?? ""
    let stem = path.dropLast(ending.count)
    return switch kind {
    case .after: path
    case .before: "\(stem).\(kind.rawValue)\(ending)"
    case .picture: "\(stem).\(kind.rawValue).svg"
    case .pictureBefore: "\(stem).picture.before.svg"
    case .page: "\(stem).\(kind.rawValue).html"
    }
  }

  private static func safe(_ part: Substring) -> String {
    if part == ".." { return "%2E%2E" }
    var name = ""
    for scalar in part.unicodeScalars {
      if scalar.value < 0x20 || "\":<>|*?\\%\u{7F}".unicodeScalars.contains(scalar) {
        name += String(scalar).utf8.map(PercentEncoding.encoded).joined()
      } else {
        name.unicodeScalars.append(scalar)
      }
    }
    return name
  }
}
