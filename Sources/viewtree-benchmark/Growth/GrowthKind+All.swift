/// The kinds of documents that are measured. Their parts refer to each other, so a list that is
/// searched or copied once per entry shows up at once.
extension GrowthKind {
  static let all = [
    GrowthKind(name: "views side by side", base: 25_000) {
      document(root: stack(copies($0, leaf)))
    },
    GrowthKind(name: "stacks inside one another", base: 3_500) {
      document(root: nested($0, around: leaf) { stack($0) })
    },
    GrowthKind(name: "keys, each written once and read at the root", base: 1_000) { keys($0) },
    GrowthKind(name: "readers around one another, of a key that appends", base: 500) {
      readers($0)
    },
    GrowthKind(name: "grids inside one another", base: 50) {
      document(root: nested($0, around: leaf) { grid([[$0, leaf], [leaf, leaf]]) })
    },
    GrowthKind(name: "the same with texts", base: 25) {
      document(root: nested($0, around: text) { grid([[$0, text]]) })
    },
    GrowthKind(name: "modifiers on groups around one another", base: 250) {
      document(root: nested($0, around: leaf) { group($0) })
    },
    GrowthKind(name: "overlays on one view", base: 2_000) {
      document(root: leaf(modifiers: copies($0, #"{"overlay":{"content":\#(leaf)}}"#)))
    },
    GrowthKind(name: "overlays in overlays", base: 1_000) {
      document(
        root: nested($0, around: leaf) { leaf(modifiers: #"{"overlay":{"content":\#($0)}}"#) })
    },
    GrowthKind(name: "values of one view's `let`", base: 2_000) { lets($0) },
    GrowthKind(name: "named coordinate spaces", base: 4_000) {
      document(
        root: stack(numbered($0) { leaf(modifiers: #"{"coordinateSpace":{"name":"s\#($0)"}}"#) }))
    },
    GrowthKind(name: "state variables, each read by a view", base: 4_000) { state($0) },
    GrowthKind(name: "components, each used once", base: 4_000) { components($0) },
    GrowthKind(name: "elements of a loop with ids", base: 10_000) { loop($0) },
    GrowthKind(name: "steps, each of which makes a list longer", base: 50) { steps($0) },
  ]

  // MARK: - Documents

  private static func keys(_ count: Int) -> String {
    let declared = numbered(count) { #""k\#($0)":{"defaultValue":0,"reduce":"max"}"# }
    let writers = numbered(count) {
      leaf(modifiers: #"{"preference":{"key":"k\#($0)","value":\#($0)}}"#)
    }
    let readers = numbered(count) {
      #"{"onPreferenceChange":{"key":"k\#($0)","perform":"sum += value"}}"#
    }
    return document(
      #""preferenceKeys":{\#(declared)},"state":{"sum":0}"#,
      root: stack(writers, modifiers: readers))
  }

  private static func readers(_ count: Int) -> String {
    document(
      #""preferenceKeys":{"all":{"defaultValue":[],"reduce":"append"}},"state":{"read":0}"#,
      root: nested(count, around: leaf) {
        let writer = leaf(modifiers: #"{"preference":{"key":"all","value":[1]}}"#)
        let reader = #"{"onPreferenceChange":{"key":"all","perform":"read = value.count"}}"#
        return stack(writer + "," + $0, modifiers: reader)
      })
  }

  private static func lets(_ count: Int) -> String {
    let values = numbered(count) { $0 == 0 ? #""v0":"1""# : #""v\#($0)":"v\#($0 - 1) + 1""# }
    return document(root: #"{"view":"VStack","let":{\#(values)},"children":[\#(leaf)]}"#)
  }

  private static func state(_ count: Int) -> String {
    let declared = numbered(count) { #""s\#($0)":\#($0)"# }
    let views = numbered(count) { leaf(modifiers: #"{"opacity":"s\#($0) > 0 ? 1 : 0.5"}"#) }
    return document(#""state":{\#(declared)}"#, root: stack(views))
  }

  private static func components(_ count: Int) -> String {
    let declared = numbered(count) { #""C\#($0)":{"body":\#(leaf)}"# }
    return document(
      #""components":{\#(declared)}"#, root: stack(numbered(count) { #"{"view":"C\#($0)"}"# }))
  }

  private static func loop(_ count: Int) -> String {
    let elements = numbered(count) { String($0) }
    let row = #"{"view":"Color","id":"\\(item)","size":{"width":10,"height":1}}"#
    let loop = #"{"forEach":"items","as":"item","id":"\\.self","content":\#(row)}"#
    return document(
      #""state":{"items":[\#(elements)]}"#, root: #"{"view":"VStack","children":\#(loop)}"#)
  }

  private static func steps(_ count: Int) -> String {
    let steps = numbered(count) { #"{"set":{"items":{"$":"items + [\#($0)]"}}}"# }
    let loop = #"{"forEach":"items","as":"item","id":"\\.self","content":\#(leaf)}"#
    return document(
      #""state":{"items":{"$":"[Int]()"}},"steps":[\#(steps)]"#,
      root: #"{"view":"VStack","children":\#(loop)}"#)
  }

  // MARK: - Parts

  private static func document(_ sections: String = "", root: String) -> String {
    #"{"viewtree":1,"window":{"width":390,"height":844},"#
      + (sections.isEmpty ? "" : sections + ",") + #""root":\#(root)}"#
  }

  private static let leaf = leaf(modifiers: "")
  private static let text = #"{"view":"Text","text":"some words"}"#

  private static func leaf(modifiers: String) -> String {
    #"{"view":"Color","size":{"width":10,"height":1},"modifiers":[\#(modifiers)]}"#
  }

  private static func stack(_ children: String, modifiers: String = "") -> String {
    #"{"view":"VStack","spacing":0,"children":[\#(children)],"modifiers":[\#(modifiers)]}"#
  }

  private static func group(_ content: String) -> String {
    #"{"view":"Group","children":[\#(content)],"modifiers":[{"padding":1},{"opacity":0.5}]}"#
  }

  private static func grid(_ rows: [[String]]) -> String {
    let rows = rows.map { #"{"view":"GridRow","children":[\#($0.joined(separator: ","))]}"# }
    return #"{"view":"Grid","children":[\#(rows.joined(separator: ","))]}"#
  }

  /// A part as often as that, with commas between.
  private static func copies(_ count: Int, _ part: String) -> String {
    numbered(count) { _ in part }
  }

  private static func numbered(_ count: Int, _ part: (Int) -> String) -> String {
    (0..<count).map(part).joined(separator: ",")
  }

  /// Nests a part inside this many copies of another. The outer text is distinct only once, so that
  /// the size stays linear.
  private static func nested(
    _ count: Int, around innermost: String, _ outer: (String) -> String
  ) -> String {
    let place = "\u{1}"
    let halves = outer(place).split(separator: "\u{1}", maxSplits: 1).map(String.init)
    return String(repeating: halves[0], count: count) + innermost
      + String(repeating: halves[1], count: count)
  }
}
