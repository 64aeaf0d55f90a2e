import ViewTreeInspector

/// Why a golden file or its document cannot be compared.
public enum GoldenProblem: Error, Equatable, Sendable {
  /// There is nothing to check at a path.
  case nothingThere
  /// The document's golden files would be those of another one beside it, with this path.
  case otherDocument(String)
  /// The document's name is that of a variant.
  case nameOfVariant
  /// Golden files are kept in a folder, and this document is not in the folder around it, or this
  /// golden file not in it.
  case outside(goldens: String)
  /// The golden file has no document beside it, but one in its place around a folder that it is in.
  case elsewhere(goldens: String)
  /// The golden file has no bytes.
  case empty
  /// The golden file holds a zero byte.
  case binary
  /// The golden file still has both sides of a merge.
  case mergeMarks(line: Int)
  /// The golden file's line ends were changed.
  case carriageReturns
  /// The first line is not that of a golden file.
  case noFirstLine
  /// The first line says another command, or another format, than the name.
  case otherCommand(String)
  /// An older version wrote the golden file, in a format that is not read any more.
  case older(version: Int)
  /// A newer version wrote the golden file.
  case newer(version: Int)
  /// The golden file is a pipe or a device.
  case notAFile
  /// The golden file has more bytes than any report.
  case huge(bytes: Int)
  /// The path leads out of the folders that are checked.
  case linkElsewhere
  /// The golden file cannot be read.
  case unreadable(FileSystem.Failure)
  /// The golden file, or another file that was asked for, cannot be written.
  case unwritable(FileSystem.Failure)
  /// No report of the document could be made; messages say why.
  case noReport
}
