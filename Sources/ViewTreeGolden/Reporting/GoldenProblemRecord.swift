import ViewTreeInspector

/// A problem in a JSON report: a name, and its details.
struct GoldenProblemRecord: Equatable {
  /// The problem's name.
  enum Kind: String, CaseIterable {
    case nothingThere, otherDocument, nameOfVariant, outside, elsewhere, notDeclared, empty, binary,
      mergeMarks,
      carriageReturns,
      noFirstLine
    case otherCommand, older, newer, brief, notAFile, huge, notParsed, linkElsewhere, unreadable,
      unwritable,
      noReport
  }

  /// The kind of error that the system reported.
  enum Failure: String, CaseIterable {
    case notFound, isFolder, notPermitted, nobodyReads, other
  }

  let kind: Kind
  /// The line, the version or the bytes.
  var number: Int?
  /// The command, or the system's own words.
  var text: String?
  var failure: Failure?

  init(kind: Kind, number: Int? = nil, text: String? = nil, failure: Failure? = nil) {
    self.kind = kind
    self.number = number
    self.text = text
    self.failure = failure
  }

  init(_ problem: GoldenProblem) {
    switch problem {
    case .nothingThere: self.init(kind: .nothingThere)
    case .otherDocument(let path): self.init(kind: .otherDocument, text: path)
    case .nameOfVariant: self.init(kind: .nameOfVariant)
    case .outside(let folder): self.init(kind: .outside, text: folder)
    case .elsewhere(let folder): self.init(kind: .elsewhere, text: folder)
    case .notDeclared(let text): self.init(kind: .notDeclared, text: text)
    case .empty: self.init(kind: .empty)
    case .binary: self.init(kind: .binary)
    case .mergeMarks(let line): self.init(kind: .mergeMarks, number: line)
    case .carriageReturns: self.init(kind: .carriageReturns)
    case .noFirstLine: self.init(kind: .noFirstLine)
    case .otherCommand(let command): self.init(kind: .otherCommand, text: command)
    case .older(let version): self.init(kind: .older, number: version)
    case .newer(let version): self.init(kind: .newer, number: version)
    case .brief: self.init(kind: .brief)
    case .notAFile: self.init(kind: .notAFile)
    case .huge(let bytes): self.init(kind: .huge, number: bytes)
    case .notParsed(let text): self.init(kind: .notParsed, text: text)
    case .linkElsewhere: self.init(kind: .linkElsewhere)
    case .unreadable(let failure): self.init(.unreadable, failure)
    case .unwritable(let failure): self.init(.unwritable, failure)
    case .noReport: self.init(kind: .noReport)
    }
  }

  private init(_ kind: Kind, _ failure: FileSystem.Failure) {
    switch failure {
    case .notFound: self.init(kind: kind, failure: .notFound)
    case .isFolder: self.init(kind: kind, failure: .isFolder)
    case .notPermitted: self.init(kind: kind, failure: .notPermitted)
    case .nobodyReads: self.init(kind: kind, failure: .nobodyReads)
    case .other(let reason): self.init(kind: kind, text: reason, failure: .other)
    }
  }

  /// The problem, or `nil` if required data is missing.
  var problem: GoldenProblem? {
    switch kind {
    case .nothingThere: .nothingThere
    case .otherDocument: text.map { .otherDocument($0) }
    case .nameOfVariant: .nameOfVariant
    case .outside: text.map { .outside(goldens: $0) }
    case .elsewhere: text.map { .elsewhere(goldens: $0) }
    case .notDeclared: text.map { .notDeclared($0) }
    case .empty: .empty
    case .binary: .binary
    case .mergeMarks: number.map { .mergeMarks(line: $0) }
    case .carriageReturns: .carriageReturns
    case .noFirstLine: .noFirstLine
    case .otherCommand: text.map { .otherCommand($0) }
    case .older: number.map { .older(version: $0) }
    case .newer: number.map { .newer(version: $0) }
    case .brief: .brief
    case .notAFile: .notAFile
    case .huge: number.map { .huge(bytes: $0) }
    case .notParsed: text.map { .notParsed($0) }
    case .linkElsewhere: .linkElsewhere
    case .unreadable: systemFailure.map { .unreadable($0) }
    case .unwritable: systemFailure.map { .unwritable($0) }
    case .noReport: .noReport
    }
  }

  private var systemFailure: FileSystem.Failure? {
    switch failure {
    case .notFound: .notFound
    case .isFolder: .isFolder
    case .notPermitted: .notPermitted
    case .nobodyReads: .nobodyReads
    case .other: text.map { .other($0) }
    case nil: nil
    }
  }
}
