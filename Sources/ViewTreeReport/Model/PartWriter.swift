import ViewTreeInspector

/// What writes rows, and can have parts of a long list written by others of its kind, each on a thread of its own.
///
/// What is written is the same with any number of threads: which rows a part has does not depend on it, and each part begins as
/// if the one before had been written.
protocol PartWriter {
  /// Another one, without text, that goes on as if this one had written at least one row more, with room for so many usual ones.
  func partWriter(rowCount: Int) -> Self

  /// Takes what such a writer has written since the last time.
  mutating func append(_ part: inout Self)
}

extension PartWriter {
  /// Writes the rows of a divisible list with as many threads as the options allow.
  mutating func write<Row>(
    _ rows: RowList<Row>, _ options: ReportOptions,
    _ body: @escaping (inout Self, inout Row) -> Void
  ) {
    var rest = rows.parts(of: options.partSize)[...]
    var writers = (0..<max(min(options.threads, rest.count), 1)).map { number in
      partWriter(rowCount: number == 0 ? 0 : options.partSize)
    }
    // This one writes the first part of each round. Nobody else holds what it has written, or that would be copied when more is.
    swap(&self, &writers[0])
    writers.withUnsafeMutableBufferPointer { writers in
      while !rest.isEmpty {
        let round = Round(parts: Array(rest.prefix(writers.count)), writers: writers, body: body)
        rest = rest.dropFirst(writers.count)
        round.run()
        for part in round.parts.indices.dropFirst() { writers[0].append(&writers[part]) }
      }
    }
    swap(&self, &writers[0])
  }
}

/// Parts of a list that are written at once.
private struct Round<Writer, Row>: @unchecked Sendable {
  // Nothing that rows are made of changes while a report is written, and each thread has a writer of its own.
  let parts: [RowList<Row>]
  let writers: UnsafeMutableBufferPointer<Writer>
  let body: (inout Writer, inout Row) -> Void

  func run() {
    DeepStack.run(parts: parts.count) { part in
      parts[part].forEach { body(&writers[part], &$0) }
    }
  }
}
