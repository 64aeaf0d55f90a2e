import ViewTreeInspector
import ViewTreeSyntax

extension SweepReport {
  /// One object.
  public static func json(_ document: SweptDocument) -> [UInt8] {
    var writer = JSONWriter(capacity: 4096)
    writer.openObject()
    writer.key("viewtree")
    writer.integer(1)
    writer.key("source")
    writer.string(document.name)
    writer.key("sweeps")
    writer.openArray()
    for sweep in document.sweeps {
      writer.element()
      writer.add(sweep)
    }
    writer.closeArray()
    writer.closeObject()
    return writer.finished()
  }
}

extension JSONWriter {
  fileprivate mutating func add(_ sweep: Sweep) {
    openObject()
    key("axis")
    string(SweepWords.name(sweep.range.axis))
    if case .variable(let name) = sweep.range.axis {
      key("variable")
      string(name)
    }
    key("from")
    add(sweep.range.point(0))
    key("to")
    add(sweep.range.point(sweep.range.count - 1))
    key("evaluations")
    integer(sweep.evaluations)
    key("changes")
    add(sweep.changes, of: sweep)
    key("everywhere")
    add(sweep.constants, of: sweep)
    closeObject()
  }

  private mutating func add(_ tracks: [Sweep.Track], of sweep: Sweep) {
    openArray()
    for track in tracks {
      element()
      openObject()
      key("kind")
      string(track.kind)
      addSubject(of: track, in: sweep)
      if track.segments.isEmpty {
        key("values")
        integer(track.factCount)
      } else {
        key("segments")
        addSegments(of: track, in: sweep)
      }
      closeObject()
    }
    closeArray()
  }

  private mutating func addSubject(of track: Sweep.Track, in sweep: Sweep) {
    switch track.subject {
    case .view(let view):
      key("view")
      string(sweep.name(of: view))
    case .views(let first, let second):
      key("view")
      string(sweep.name(of: first))
      key("other")
      string(sweep.name(of: second))
    case .reader(let closure): addMembers(of: closure, in: sweep)
    case .diagnostic(let id, _):
      key("id")
      string(id)
      key("message")
      string(sweep.message(of: track.subject))
    case .document: break
    }
  }

  private mutating func addMembers(of closure: SweepClosure, in sweep: Sweep) {
    key("modifier")
    string(sweep.modifier(of: closure))
    key("key")
    string(sweep.key(of: closure))
    key("view")
    string(sweep.name(of: closure.view))
  }

  private mutating func addSegments(of track: Sweep.Track, in sweep: Sweep) {
    openArray()
    for segment in track.segments {
      element()
      openObject()
      key("from")
      add(sweep.range.point(segment.first))
      if segment.end < sweep.range.count {
        key("below")
        add(sweep.range.point(segment.end))
      }
      key("value")
      add(segment.fact, isFault: track.isFault, in: sweep)
      closeObject()
    }
    closeArray()
  }

  private mutating func add(_ point: SweepPoint) {
    if case .number(let number) = point { return self.number(number) }
    string(SweepWords.point(point))
  }

  private mutating func add(_ fact: SweepFact?, isFault: Bool, in sweep: Sweep) {
    switch fact {
    case nil: raw(isFault ? "false" : "null")
    case .there, .truncated, .cut, .overlapping, .told, .failed: raw("true")
    case .lines(let count): integer(count)
    case .chosen(let place): place.map { integer($0) } ?? raw("null")
    case .outside(let isWhole): string(isWhole ? "all" : "part")
    case .shortage(let width, let height):
      openArray()
      for (isShort, name) in [(width, "width"), (height, "height")] where isShort {
        element()
        string(name)
      }
      closeArray()
    case .value(let value): string(value)
    case .unstable(let name): string(name)
    case .closures(let closures):
      openArray()
      for closure in closures {
        element()
        openObject()
        addMembers(of: closure, in: sweep)
        closeObject()
      }
      closeArray()
    }
  }
}
