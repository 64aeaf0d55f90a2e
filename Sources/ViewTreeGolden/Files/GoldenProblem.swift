import ViewTreeInspector

/// The reasons why a golden file or its document can't be compared.
public enum GoldenProblem: Error, Equatable, Sendable {
  /// There is no document and no golden file at a path.
  case nothingThere
  /// The golden files' names belong to another document in the same folder, with this path.
  case otherDocument(String)
  /// The document's name is that of a variant.
  case nameOfVariant
  /// There is a golden folder, and this document isn't in its parent folder, or this golden file
  /// isn't in it.
  case outside(goldens: String)
  /// The golden file has no document next to it, but one next to an enclosing golden folder.
  case elsewhere(goldens: String)
  /// The document declares its golden files, and none for a combination of the matrix. The text
  /// would declare it.
  case notDeclared(String)
  /// The golden file has no bytes.
  case empty
  /// The golden file contains a zero byte.
  case binary
  /// The golden file still has both sides of a merge.
  case mergeMarks(line: Int)
  /// The golden file's line ends were changed.
  case carriageReturns
  /// The first line isn't that of a golden file.
  case noFirstLine
  /// The header has another command or format than the name.
  case otherCommand(String)
  /// An older version wrote the golden file, in a format that isn't read any more.
  case older(version: Int)
  /// A newer version wrote the golden file.
  case newer(version: Int)
  /// The report has the compact format, which omits facts.
  case brief
  /// The golden file is a pipe or a device.
  case notAFile
  /// The golden file has more bytes than any report.
  case huge(bytes: Int)
  /// The Swift file has code that can't be parsed, at a line and column, so that its previews can't
  /// be found. The golden files stay.
  case notParsed(String)
  /// The path leads out of the folders that are checked.
  case linkElsewhere
  /// The golden file can't be read.
  case unreadable(FileSystem.Failure)
  /// The golden file, or another file that was requested, can't be written.
  case unwritable(FileSystem.Failure)
  /// The report couldn't be made. The messages have the reason.
  case noReport
}
