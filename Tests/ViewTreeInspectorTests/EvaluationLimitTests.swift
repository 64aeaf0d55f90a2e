import Testing
import ViewTreeInspector

/// Documents that are small and would run for ever, or keep more than there is memory.
struct EvaluationLimitTests {
  @Test(
    "Loops and components that make no view end at the limit of entries, at their place",
    arguments: [
      #"{"view": "VStack", "children": [{"forEach": "0..<9000000000000000000", "content": []}]}"#,
      #"{"view": "VStack", "children": [{"forEach": "0..<100000", "content": [{"forEach": "0..<100000", "content": []}]}]}"#,
      #"{"view": "R", "n": 60}"#,
    ])
  func entries(root: String) {
    var limits = EvaluationLimits.standard
    limits.entries = 10_000
    let outcome = Outcome(
      #"""
      {"viewtree": 1, "components": {"R": {"parameters": {"n": {"type": "Int"}}, "body": [{"if": "n > 0",
        "then": [{"view": "R", "n": {"$": "n - 1"}}, {"view": "R", "n": {"$": "n - 1"}}]}]}}, "root": \#(root)}
      """#, limits: limits)
    #expect(outcome.ids == ["too-many-entries"])
    #expect(outcome.places.allSatisfy { !$0.isEmpty })
  }

  @Test(
    "What scripts make for many views is bounded together",
    arguments: [
      #"{"view": "Text", "text": {"$": "String(repeating: \"ab\", count: 300)"}}"#,
      #"{"view": "Text", "text": "\#(Self.words)"}"#,
      #"{"view": "Button", "title": "**\#(Self.words)**"}"#,
      #"{"view": "Image", "systemName": "\#(Self.words)"}"#,
      #"{"view": "Color", "id": "\#(Self.words)"}"#,
      #"{"view": "Color", "modifiers": [{"preference": {"key": "K", "value": {"$": "Array(repeating: i, count: 30)"}}}]}"#,
    ])
  func values(view: String) {
    var limits = EvaluationLimits.standard
    limits.valueBytes = 5_000
    let outcome = Outcome(
      #"""
      {"viewtree": 1, "preferenceKeys": {"K": {"defaultValue": {"$": "[Int]()"}, "reduce": "value += nextValue()"}},
       "root": {"view": "VStack", "children": [{"forEach": "0..<40", "as": "i", "content": \#(view)}],
         "modifiers": [{"onPreferenceChange": {"key": "K", "perform": ""}}]}}
      """#, limits: limits)
    #expect(outcome.ids == ["too-much-kept"])
  }

  @Test(
    "What an evaluation does is bounded in all, whatever it is, and told where it goes on",
    arguments: [
      #"{"view": "VStack", "children": [{"forEach": "0..<5000", "content": "Color"}]}"#,
      #"{"view": "VStack", "children": [{"forEach": "0..<50", "content": {"view": "Color", "modifiers": [\#(Self.paddings)]}}]}"#,
      #"{"view": "VStack", "children": [{"forEach": "0..<9000000", "content": []}]}"#,
      #"{"view": "VStack", "children": [{"forEach": "0..<50", "content": {"view": "Box", "size": {"width": "(0..<200).reduce(0) { $0 + $1 }", "height": 1}}}]}"#,
      #"{"view": "VStack", "children": [{"forEach": "0..<50", "as": "i", "content": {"view": "Box", "size": {"width": "Array(repeating: 0, count: 2000 + i).count", "height": 1}}}]}"#,
      #"{"view": "Text", "text": {"$": "String(repeating: \"ab cd \", count: 5000)"}}"#,
      #"{"view": "VStack", "children": [{"forEach": "0..<1600", "content": "Nothing"}]}"#,
      #"{"view": "VStack", "children": [{"forEach": "0..<60", "content": "Wide"}]}"#,
      #"{"view": "VStack", "children": [{"forEach": "0..<50", "content": {"view": "Text", "text": "\#(Self.parts)"}}]}"#,
      #"{"view": "VStack", "children": [{"forEach": "0..<50", "content": [{"let": {\#(Self.names)}}, "Color"]}]}"#,
      #"{"view": "VStack", "children": [{"forEach": "0..<50", "content": {"view": "LazyVGrid", "columns": [\#(Self.columns)], "content": ["Color"]}}]}"#,
      #"{"view": "VStack", "children": [{"forEach": "0..<50", "content": {"view": "LazyVGrid", "columns": {"$": "Array(repeating: GridItem(.flexible()), count: 60)"}, "content": ["Color"]}}]}"#,
      #"{"view": "Text", "text": "\\(n)", "modifiers": [{"onAppear": {"perform": "for i in 0..<4000 { n = i }"}}]}"#,
      #"{"view": "Text", "text": "\\(n)", "modifiers": [{"onAppear": "n = 1"}, {"onChange": {"of": "n", "perform": "for _ in 0..<9000 { n += 1 }"}}]}"#,
    ])
  func work(root: String) {
    var limits = EvaluationLimits.standard
    limits.work = 6_000
    let outcome = Outcome(
      #"{"viewtree": 1, "state": {"n": 0}, "components": {"Nothing": {"body": []}, "Wide": {"parameters": {\#(Self.parameters)}, "body": []}}, "root": \#(root)}"#,
      limits: limits)
    #expect(outcome.ids == ["too-much-work"])
    #expect(outcome.places.allSatisfy { !$0.isEmpty })
  }

  private static let columns = Array(repeating: #"{"flexible": {}}"#, count: 60)
    .joined(separator: ", ")

  private static let parameters = (0..<400).map {
    #""p\#($0)": {"type": "Int", "defaultValue": 1}"#
  }.joined(separator: ", ")

  private static let parts = Array(repeating: "**a** b", count: 60).joined(separator: " ")

  private static let names = (0..<120).map { #""n\#($0)": "1""# }.joined(separator: ", ")

  private static let words = String(repeating: "ab cd ", count: 40)

  private static let paddings = Array(repeating: #"{"padding": 1}"#, count: 60)
    .joined(separator: ", ")

  @Test(
    "What runs later, tasks that begin anew, and objects that hold one another count as what they cost",
    arguments: [
      (
        #""steps": [{"wait": 10}], "root": {"view": "Color", "modifiers": [{"onAppear": "for _ in 0..<500 { DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { } }"}]}"#,
        10_000
      ),
      (
        #""state": {"n": 0}, "steps": [{"wait": 1}, {"wait": 1}], "root": {"forEach": "0..<40", "content": {"view": "Color", "modifiers": [{"task": {"id": "n", "action": "n += 1"}}]}}"#,
        40_000
      ),
      (
        #""types": "@Observable class M { var l: [M] = []\n func add() { for _ in 0..<60 { let x = M(); x.l = l; l.append(x) } } }", "state": {"m": {"type": "M", "value": "M()"}}, "steps": [{"perform": "m.add()"}, {"perform": "m.l = []"}, {"perform": "m.add()"}], "root": {"view": "Text", "text": "\\(m.l.count)"}"#,
        5_000
      ),
      (
        #""state": {"n": 0}, "steps": [{"set": {"n": 1}}, {"set": {"n": 2}}, {"set": {"n": 3}}, {"wait": 1}], "root": {"view": "VStack", "children": [{"forEach": "0..<100", "content": {"view": "Text", "text": "\\(n)"}}]}"#,
        7_000
      ),
      (
        #""state": {"n": 0}, "steps": [{"send": "p"}, {"wait": 1}], "root": {"view": "VStack", "children": [{"forEach": "0..<200", "content": {"view": "Color", "modifiers": [{"onReceive": {"publisher": "p", "perform": "n += 1"}}]}}]}"#,
        8_500
      ),
    ])
  func workBesidesScripts(members: String, work: Int) {
    var limits = EvaluationLimits.standard
    let text = #"{"viewtree": 1, \#(members)}"#
    #expect(Outcome(text, limits: limits).ids == [])
    limits.work = work
    #expect(Outcome(text, limits: limits).ids == ["too-much-work"])
  }

  @Test("The last step of a document costs what those before it do")
  func workOfLastStep() {
    // The least that a document with so many steps has to be allowed.
    func need(_ steps: Int) -> Int {
      let waits = Array(repeating: #"{"wait": 1}"#, count: steps).joined(separator: ", ")
      let text =
        #"{"viewtree": 1, "steps": [\#(waits)], "root": {"view": "VStack", "children": [{"forEach": "0..<50", "content": "Color"}]}}"#
      var (low, high) = (0, 10_000)
      while low < high {
        var limits = EvaluationLimits.standard
        limits.work = (low + high) / 2
        if Outcome(text, limits: limits).ids.isEmpty {
          high = (low + high) / 2
        } else {
          low = (low + high) / 2 + 1
        }
      }
      return low
    }
    let needs = (0...3).map(need)
    #expect(needs[1] - needs[0] == needs[2] - needs[1])
    #expect(needs[2] - needs[1] == needs[3] - needs[2])
  }

  @Test(
    "A layout that asks a view ever more sizes pays for what is looked through to see that they are new",
    arguments: [
      #"{"view": "Text", "text": "ab cd"}"#,
      #"{"view": "HStack", "children": ["Color", {"view": "Text", "text": "ab"}]}"#,
    ])
  func workOfQuestions(child: String) {
    func outcome(_ width: String) -> Outcome {
      var limits = EvaluationLimits.standard
      limits.work = 60_000
      return Outcome(
        #"""
        {"viewtree": 1, "layouts": {"R": {
          "sizeThatFits": "var s = CGSize.zero; for i in 0..<1500 { s = subviews[0].sizeThatFits(ProposedViewSize(width: CGFloat(\#(width)), height: nil)) }; return s",
          "placeSubviews": ""}}, "root": {"view": "R", "children": [\#(child)]}}
        """#, limits: limits)
    }
    #expect(outcome("i % 10").ids == [])
    #expect(outcome("i").ids == ["too-much-work"])
    #expect(outcome("i").places.allSatisfy { !$0.isEmpty })
  }

  @Test("A document may do more the longer it is, and as much as is asked for")
  func workOfLongDocuments() {
    let views = Array(repeating: #""Color""#, count: 900).joined(separator: ", ")
    let text = #"{"viewtree": 1, "root": {"view": "VStack", "children": [\#(views)]}}"#
    var limits = EvaluationLimits.standard
    #expect(Outcome(text, limits: limits).ids == [])
    limits.work = 2_000
    #expect(Outcome(text, limits: limits).ids == ["too-much-work"])
    limits.work = 20_000
    #expect(Outcome(text, limits: limits).ids == [])
  }

  @Test(
    "A state that never settles is told, though there is no work left to say what becomes of it")
  func workOfVerdicts() {
    var limits = EvaluationLimits.standard
    let text =
      #"""
      {"viewtree": 1, "state": {"n": 0}, "preferenceKeys": {"K": {"defaultValue": 0, "reduce": "value += nextValue()"}},
       "root": {"view": "VStack", "children": [{"forEach": "0..<160", "content": "Color"}],
        "modifiers": [{"frame": {"width": "CGFloat(n)"}}, {"preference": {"key": "K", "value": {"$": "n + 1"}}},
          {"onPreferenceChange": {"key": "K", "perform": "n = value"}}]}}
      """#
    // Wherever in a pass the work ends.
    for work in stride(from: 3_800, through: 10_000, by: 400) {
      limits.work = work
      #expect(Outcome(text, limits: limits).ids == [], "\(work)")
    }
    limits.work = 1_000
    #expect(Outcome(text, limits: limits).ids == ["too-much-work"])
  }

  @Test("Tasks that have not begun take no machine each")
  func tasks() {
    let outcome = Outcome(
      #"""
      {"viewtree": 1, "root": {"view": "VStack", "children": [{"forEach": "0..<2000", "content":
        {"view": "Color", "modifiers": [{"task": {"perform": "try? await Task.sleep(nanoseconds: 100)"}}]}}]}}
      """#)
    #expect(outcome.ids == ["script-not-possible"])
  }

  @Test(
    "Two hundred keys that are written at one view have each its value, in the order of the readers"
  )
  func keys() throws {
    let keys = (0..<200).map { "K\($0)" }
    let declared = keys.map { #""\#($0)": {"defaultValue": 0, "reduce": "value += nextValue()"}"# }
    let writers = keys.enumerated().map { #"{"preference": {"key": "\#($1)", "value": \#($0)}}"# }
    let readers = keys.map { #"{"onPreferenceChange": {"key": "\#($0)", "perform": ""}}"# }
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "preferenceKeys": {\#(declared.joined(separator: ", "))}, "root": {"view": "VStack",
        "children": [{"view": "Color", "modifiers": [\#(writers.joined(separator: ", "))]}],
        "modifiers": [\#(readers.joined(separator: ", "))]}}
      """#)
    #expect(evaluated.inspection.preferences.map(\.value.description) == (0..<200).map { "\($0)" })
  }

  @Test("A key that is read at the root is no work at views that write another one")
  func keysOfTheirOwn() {
    // Keys share a bit with the 64th after them.
    let keys = (0...64).map { #""K\#($0)": {"defaultValue": 0, "reduce": "value += nextValue()"}"# }
    let text =
      #"""
      {"viewtree": 1, "preferenceKeys": {\#(keys.joined(separator: ", "))}, "root": {"view": "VStack",
        "children": [{"view": "Color", "modifiers": [{"preference": {"key": "K0", "value": 1}}]},
          {"forEach": "0..<3000", "content": {"view": "Color", "modifiers": [{"preference": {"key": "K64", "value": 1}}]}}],
        "modifiers": [{"onPreferenceChange": {"key": "K0", "perform": ""}}]}}
      """#
    var limits = EvaluationLimits.standard
    // 3,000 views and modifiers of four each, and the stack's questions; a cell for each would be 12,000 more.
    limits.work = 38_000
    #expect(Outcome(text, limits: limits).ids == [])
  }
}
