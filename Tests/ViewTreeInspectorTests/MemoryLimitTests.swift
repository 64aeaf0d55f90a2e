import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

/// `--limit memory`: how many bytes an evaluation holds at once.
struct MemoryLimitTests {
  /// Documents that grow with a number.
  enum Growth: String, CaseIterable, CustomTestStringConvertible {
    case steps, rows, nestedLoops, keys, listAsState, preferenceValue, prints

    var testDescription: String { rawValue }

    func text(_ count: Int) -> String {
      switch self {
      case .steps:
        let steps = repeatElement(#"{"perform": "a += 1"}"#, count: count)
          .joined(separator: ", ")
        return #"""
          {"viewtree": 1, "state": {"a": 0}, "root": {"view": "VStack", "children": [{"forEach": "0..<10",
            "content": {"view": "Text", "text": "row \\(a)", "modifiers": [{"opacity": "Double(a)"}]}}]},
           "steps": [\#(steps)]}
          """#
      case .rows:
        return #"""
          {"viewtree": 1, "root": {"view": "VStack", "children": [{"forEach": "0..<\#(count * 4)", "as": "i",
            "content": {"view": "Text", "text": "\\(i)"}}]}}
          """#
      case .nestedLoops:
        return #"""
          {"viewtree": 1, "root": {"view": "VStack", "children": [{"forEach": "0..<\#(count)", "content":
            {"forEach": "0..<5", "content": "Color"}}]}}
          """#
      case .keys:
        let names = (0..<count).map { "K\($0)" }
        let keys = names.map { #""\#($0)": {"defaultValue": 0, "reduce": "max"}"# }
        let modifiers = names.map {
          #"{"preference": {"key": "\#($0)", "value": 1}}, {"onPreferenceChange": {"key": "\#($0)", "perform": ""}}"#
        }
        return #"""
          {"viewtree": 1, "preferenceKeys": {\#(keys.joined(separator: ", "))},
           "root": {"view": "Color", "modifiers": [\#(modifiers.joined(separator: ", "))]}}
          """#
      case .listAsState:
        return #"""
          {"viewtree": 1, "state": {"l": {"$": "Array(0..<\#(count * 100))"}}, "root": {"view": "Text", "text": "\\(l.count)"},
           "steps": [{"perform": "l[0] += 1"}, {"perform": "l[0] += 1"}]}
          """#
      case .preferenceValue:
        return #"""
          {"viewtree": 1, "preferenceKeys": {"K": {"defaultValue": "[Int]()", "reduce": "append"}},
           "root": {"view": "Color", "modifiers": [{"preference": {"key": "K", "value": {"$": "Array(0..<\#(count * 100))"}}},
             {"onPreferenceChange": {"key": "K", "perform": ""}}]}}
          """#
      case .prints:
        return #"""
          {"viewtree": 1, "root": {"view": "Color", "modifiers": [
            {"onAppear": "for i in 0..<\#(count * 5) { print(\"the line that has the number\", i) }"}]}}
          """#
      }
    }
  }

  private func result(_ text: String, _ limits: EvaluationLimits = .standard) throws
    -> InspectionResult
  {
    let read = DocumentReader.read(SourceFile(name: "test.json", text: text))
    return Inspector.inspect(try #require(read.document), limits: limits)
  }

  @Test("Twice as much takes about twice the memory, and never more", arguments: Growth.allCases)
  func growth(_ growth: Growth) throws {
    let peaks = try [20, 40, 80].map { count in
      let result = try result(growth.text(count))
      #expect(result.problems.flatMap(\.diagnostics).isEmpty)
      return Double(result.peakMemory)
    }
    for (less, more) in zip(peaks, peaks.dropFirst()) {
      #expect(more > less * 1.2 && more < less * 2.2, "\(peaks)")
    }
  }

  @Test("A list that a step leaves alone is held once by all records")
  func shared() throws {
    func peak(_ steps: Int) throws -> Int {
      let list = repeatElement(#"{"perform": "a += 1"}"#, count: steps).joined(separator: ", ")
      return try result(
        #"""
        {"viewtree": 1, "state": {"a": 0, "l": {"$": "Array(0..<100000)"}},
         "root": {"view": "Text", "text": "\\(a) \\(l.count)"}, "steps": [\#(list)]}
        """#
      ).peakMemory
    }
    // A hundred thousand values of 24 bytes are 2,400,000 bytes.
    let (one, five) = (try peak(1), try peak(5))
    #expect(one > 2_400_000 && five - one < 100_000)
  }

  @Test(
    "Beyond the limit the evaluation ends with a place",
    arguments: [
      (Growth.steps, ""), (.rows, #"{"view": "Text", "text": "\\(i)"}"#),
      (.nestedLoops, #""Color""#), (.listAsState, ""), (.preferenceValue, ""),
    ])
  func refusal(growth: Growth, place: String) throws {
    let text = growth.text(80)
    var limits = EvaluationLimits.standard
    let peak = try result(text).peakMemory
    limits.memory = peak / 2
    let outcome = Outcome(text, limits: limits)
    #expect(outcome.ids == ["too-much-memory"])
    #expect(outcome.places.allSatisfy { !$0.isEmpty && (place.isEmpty || $0 == place) })
    limits.memory = peak + peak / 2
    #expect(Outcome(text, limits: limits).ids.isEmpty)
  }
}
