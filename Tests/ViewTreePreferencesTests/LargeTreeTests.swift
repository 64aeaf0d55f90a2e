import Testing

/// Trees of a size at which a copy per level, or a search per writer, would be noticed.
struct LargeTreeTests {
  @Test("Ten thousand transformers change one value in place")
  func transformers() throws {
    try onDeepStack {
      var tree = V(w("a"), w("b"))
      for index in 0..<10_000 { tree = T(tree, "t\(index)") }
      let run = try GraphRun(on(tree))
      #expect(run.outcome.order.count == 10_004)
      #expect(run.takenValues == 10_000)
      #expect(run.outcome.readings[0].hasPrefix("on: a,b,t0,t1,"))
    }
  }

  @Test("Ten thousand nested containers fold in linear time", arguments: [true, false])
  func containers(writerIsFirst: Bool) throws {
    try onDeepStack {
      var tree = w("last", "Z")
      for _ in 0..<10_000 {
        tree = writerIsFirst ? V(w("x", "Z"), tree) : V(tree, w("x", "Z"))
      }
      let run = try GraphRun(on(tree, "Z"))
      #expect(run.outcome.reduces == 10_000)
      #expect(run.outcome.readings == [writerIsFirst ? "on: last" : "on: x"])
      #expect(run.outcome.skips.isEmpty)
    }
  }

  @Test("Ten thousand readers on one path share one value")
  func readers() throws {
    try onDeepStack {
      var tree = V(w("a"), w("b"))
      for index in 0..<10_000 { tree = on(tree, "L", "on\(index)") }
      let run = try GraphRun(tree)
      #expect(run.outcome.readings.count == 10_000)
      #expect(run.outcome.reduces == 1)
    }
  }

  @Test("Twenty thousand readers of content side by side")
  func contentReaders() throws {
    let children = (0..<20_000).map { index in
      reader(V(w("\(index)"), w("x")), V(w("y"), w("z")), name: "reader")
    }
    let run = try GraphRun(on(.stack(children)))
    #expect(run.outcome.readings.count == 20_001)
    #expect(run.outcome.reduces == 80_000 - 1)
  }

  @Test("A hundred thousand writers give one value, in order")
  func writers() throws {
    let children = (0..<100_000).map { w("\($0)") }
    let run = try GraphRun(on(.stack(children)), recordsReduces: false)
    #expect(run.outcome.reduces == 99_999)
    #expect(run.outcome.order.count == 100_001)
    let expected = "on: " + (0..<100_000).map(String.init).joined(separator: ",")
    #expect(run.outcome.readings == [expected])
  }

  @Test("A hundred thousand writers that no reduce asks for are skipped each with its reason")
  func skippedWriters() throws {
    let children = (0..<100_000).map { w("\($0)", "F") }
    let run = try GraphRun(on(V(w("first", "F"), .stack(children)), "F"), recordsReduces: false)
    #expect(run.outcome.order == ["first", "on"])
    #expect(run.outcome.skips.count == 100_000)
    #expect(run.outcome.skips.allSatisfy { $0.hasSuffix("not-called") })
  }

  @Test("Ten thousand levels that no reduce asks for are explained in linear time")
  func skippedLevels() throws {
    try onDeepStack {
      var tree = w("last", "F")
      for index in 0..<10_000 { tree = V(T(tree, "t\(index)", "F"), w("x", "F")) }
      let run = try GraphRun(on(V(w("first", "F"), tree), "F"))
      #expect(run.outcome.order == ["first", "R0", "on"])
      #expect(run.outcome.skips.count == 20_001)
    }
  }
}
