/// A replacement in one file, and the diagnostic that suggests it.
public struct SourceFix: Equatable, Sendable {
  /// The diagnostic.
  public let diagnostic: Diagnostic
  /// The name of the file.
  public let file: String
  /// The bytes of the file to replace.
  public let range: Range<Int>
  /// The new text.
  public let replacement: String
  /// True if it changes how views look.
  public let changesLayout: Bool

  /// The fix of a diagnostic in the file that has it. `nil` if it has none.
  public init?(_ diagnostic: Diagnostic, in source: SourceFile) {
    guard let fixIt = diagnostic.fix(in: source), fixIt.range.end <= source.bytes.count else {
      return nil
    }
    let part = source.part(at: fixIt.range.start)
    let own = part?.range ?? 0..<source.bytes.count
    guard Int(fixIt.range.end) <= own.upperBound else { return nil }
    self.diagnostic = diagnostic
    file = part?.name ?? source.name
    range =
      Int(fixIt.range.start) - own.lowerBound..<Int(fixIt.range.end) - own.lowerBound
    replacement = fixIt.replacement
    changesLayout = fixIt.changesLayout
  }

  /// The text with as many fixes as possible, and these fixes. If two fixes overlap, the first fix
  /// applies.
  public static func applying(
    _ fixes: [SourceFix], to bytes: [UInt8]
  ) -> (bytes: [UInt8], applied: [SourceFix]) {
    var fixed: [UInt8] = []
    var applied: [SourceFix] = []
    var end = 0
    let ordered = fixes.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for fix in ordered where fix.range.upperBound <= bytes.count {
      // If two fixes insert text at the same offset, only the first is applied.
      if let last = applied.last, fix.range.lowerBound < end || fix.range == last.range { continue }
      fixed += bytes[end..<fix.range.lowerBound]
      fixed += fix.replacement.utf8
      end = fix.range.upperBound
      applied.append(fix)
    }
    return (fixed + bytes[end...], applied)
  }
}

extension Diagnostic {
  /// The replacement that `help` describes, as the source spells it: the exact replacement, or the
  /// nearest known name instead of an unknown name.
  public func fix(in source: SourceFile) -> FixIt? {
    if let fixIt { return unquotedFix(in: source) ?? fixIt }
    let names: (unknown: String, nearest: String?)? =
      switch kind {
      case .unknownName(let name, let nearest), .unknownFunction(let name, let nearest),
        .unknownMember(let name, _, let nearest), .unknownEnvironmentValue(let name, let nearest),
        .unknownOption(let name, _, let nearest):
        (name, nearest)
      default: nil
      }
    guard let range, let names, let nearest = names.nearest, range.end <= source.bytes.count else {
      return nil
    }
    let found = source.bytes[Int(range.start)..<Int(range.end)]
    for (before, after) in [("", ""), (".", ""), ("\"", "\"")]
    where found.elementsEqual("\(before)\(names.unknown)\(after)".utf8) {
      return FixIt(replacing: range, with: "\(before)\(nearest)\(after)")
    }
    return nil
  }

  /// The replacement of a name by a quoted one, where the source has the name without quotes, as
  /// YAML and Swift do, or after a dot. `nil` elsewhere.
  package func unquotedFix(in source: SourceFile) -> FixIt? {
    guard let fixIt, fixIt.range.end <= source.bytes.count, fixIt.replacement.utf8.count > 2,
      fixIt.replacement.first == "\"", fixIt.replacement.last == "\""
    else { return nil }
    let name = fixIt.replacement.dropFirst().dropLast()
    let found = source.bytes[Int(fixIt.range.start)..<Int(fixIt.range.end)]
    let word = found.first == Byte.dot ? found.dropFirst() : found
    guard !word.isEmpty, word.allSatisfy(Byte.isNamePart), name.utf8.allSatisfy(Byte.isNamePart)
    else { return nil }
    return FixIt(
      replacing: fixIt.range, with: (word.count < found.count ? "." : "") + String(name))
  }
}
