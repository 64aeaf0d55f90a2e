/// The bytes of one input and its displayed name.
///
/// Several files that are read as one document are one source, too: their bytes are concatenated,
/// so that an offset identifies a position in any file.
public struct SourceFile: Sendable {
  /// One of several files.
  public struct Part: Equatable, Sendable {
    /// The path as the user typed it, or as it was found in a folder.
    public let name: String
    /// The range of its bytes in the source.
    public let range: Range<Int>
    /// The module that it's part of, if a project declares it.
    package let module: String?
  }

  /// The path as the user typed it, or `<stdin>` or the name of an option.
  public let name: String
  /// The content as it's parsed. For several files, with line ends after each.
  public let bytes: [UInt8]
  /// The content as the user wrote it, with the same offsets, or `nil` if it's parsed as it is.
  private(set) var written: [UInt8]?
  /// The files, in the order of their bytes. Empty if the source is one file.
  public let parts: [Part]
  /// The numbers of the files whose previews, views, and settings determine the root view. The
  /// others only declare names. `nil` if all files can determine it.
  package let leading: Range<Int>?
  /// The module that the file is part of, if a project declares it.
  package var module: String?

  /// Creates a source from bytes.
  public init(name: String, bytes: [UInt8]) {
    self.init(name: name, bytes: bytes, parts: [], leading: nil)
  }

  /// Creates a source from text, for options and tests.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The bytes of a file and the line ends after it are a multiple of this number.
  ///
  /// A small edit of one file then moves no other file, and their parsed syntax can be reused.
  private static let slot = 1_024

  /// Creates a source of several files, which aren't such sources themselves.
  public init(name: String, files: [SourceFile]) {
    self.init(name: name, files: files, leading: nil)
  }

  /// Makes a source of several files, in which a few determine the root view.
  package init(name: String, files: [SourceFile], leading: Range<Int>?) {
    var bytes: [UInt8] = []
    var parts: [Part] = []
    for file in files {
      let start = bytes.count
      bytes += file.bytes
      parts.append(Part(name: file.name, range: start..<bytes.count, module: file.module))
      let padding = Self.slot - bytes.count % Self.slot
      bytes.append(contentsOf: repeatElement(Byte.lineFeed, count: padding))
    }
    self.init(name: name, bytes: bytes, parts: parts, leading: leading)
  }

  init(name: String, bytes: [UInt8], parts: [Part], leading: Range<Int>?) {
    self.name = name
    self.bytes = bytes
    self.parts = parts
    self.leading = leading
  }

  /// The files under another name.
  package func named(_ name: String) -> SourceFile {
    var file = SourceFile(name: name, bytes: bytes, parts: parts, leading: leading)
    file.written = written
    file.module = module
    return file
  }

  /// The file as a part of a module.
  package func inModule(_ module: String?) -> SourceFile {
    var file = self
    file.module = module
    return file
  }

  /// The files, parsed as other bytes of the same number, in which each offset means the same place.
  package func read(as bytes: [UInt8]) -> SourceFile {
    var file = SourceFile(name: name, bytes: bytes, parts: parts, leading: leading)
    file.written = written ?? self.bytes
    return file
  }

  /// True if other bytes are parsed than the user wrote.
  package var isRewritten: Bool { written != nil }

  /// The files as the user wrote them.
  var asWritten: SourceFile {
    guard let written else { return self }
    return SourceFile(name: name, bytes: written, parts: parts, leading: leading)
  }

  /// The files, which determine the root view, followed by other files.
  package func followed(by others: [SourceFile]) -> SourceFile {
    let own = parts.map { part in
      SourceFile(name: part.name, bytes: Array(bytes[part.range])).inModule(part.module)
    }
    return SourceFile(name: name, files: own + others, leading: 0..<own.count)
  }

  /// The file and an empty one, for rules that differ for several files. `own` is the name of the
  /// file if the source is named after one of its screens.
  package func asOneOfSeveral(named own: String?) -> SourceFile {
    let name = own ?? name
    return SourceFile(
      name: self.name, files: [asWritten.named(name), SourceFile(name: name, bytes: [])],
      leading: 0..<1)
  }

  /// The byte ranges of the files that can determine the root view.
  package var leadingRanges: [Range<Int>] {
    let ranges = ranges
    return leading.map { Array(ranges[$0]) } ?? ranges
  }

  /// The name of the first file that can determine the root view.
  package var leadingName: String { parts.isEmpty ? name : parts[leading?.lowerBound ?? 0].name }

  /// The file that a byte is in, or `nil` if the source is one file.
  public func part(at offset: UInt32) -> Part? { partNumber(at: offset).map { parts[$0] } }

  /// The index of that file.
  func partNumber(at offset: UInt32) -> Int? {
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The name of the file that contains a range, or that of the source for `nil`.
  public func name(at range: SourceRange?) -> String {
    range.flatMap { part(at: $0.start)?.name } ?? name
  }

  /// The byte range of each file. A single file has one range.
  package var ranges: [Range<Int>] { parts.isEmpty ? [0..<bytes.count] : parts.map(\.range) }

  /// True if a byte is zero, which no text contains. Checks 32 bytes at a time, because every
  /// document is checked.
  package var holdsZero: Bool {
    bytes.withUnsafeBytes { bytes in
      var cursor = 0
      while cursor &+ 32 <= bytes.count {
        let next = bytes.loadUnaligned(fromByteOffset: cursor, as: SIMD32<UInt8>.self)
        if next.min() == 0 { return true }
        cursor &+= 32
      }
      return bytes[cursor...].contains(0)
    }
  }
}
