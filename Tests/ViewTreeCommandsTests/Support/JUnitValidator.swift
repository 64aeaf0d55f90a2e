/// The rules of the XSD for JUnit's XML that build servers agree on (junit-10.xsd of the xUnit
/// plugin): which elements may stand where, with which attributes, and that the counts are right.
struct JUnitValidator {
  /// An element's rule: attributes that must and may be there, and the elements inside.
  private struct Rule {
    var required: Set<String> = []
    var allowed: Set<String> = []
    var children: Set<String> = []
    var hasText = false
  }

  private static let counts: Set<String> = ["tests", "failures", "errors"]
  private static let rules: [String: Rule] = [
    "testsuites": Rule(
      allowed: counts.union(["name", "time", "disabled"]), children: ["testsuite"]),
    "testsuite": Rule(
      required: ["name", "tests"],
      allowed: counts.union(["skipped", "time", "timestamp", "hostname", "id", "package"]),
      children: ["properties", "testcase", "system-out", "system-err"]),
    "properties": Rule(children: ["property"]),
    "property": Rule(required: ["name", "value"]),
    "testcase": Rule(
      required: ["name", "classname"], allowed: ["time", "group", "file", "line"],
      children: ["skipped", "error", "failure", "system-out", "system-err"]),
    "failure": Rule(allowed: ["type", "message"], hasText: true),
    "error": Rule(allowed: ["type", "message"], hasText: true),
    "system-out": Rule(hasText: true),
  ]

  /// What is wrong, a line each.
  static func faults(_ root: MarkupElement) -> [String] {
    root.name == "testsuites"
      ? faults(in: root) + countFaults(root) : ["the root is \(root.name)"]
  }

  private static func faults(in element: MarkupElement) -> [String] {
    guard let rule = rules[element.name] else { return ["unknown element \(element.name)"] }
    let names = Set(element.attributes.keys)
    var faults = rule.required.subtracting(names).map { "\(element.name) lacks \($0)" }
    faults += names.subtracting(rule.required).subtracting(rule.allowed)
      .map { "\(element.name) has \($0)" }
    faults += element.children.filter { !rule.children.contains($0.name) }
      .map { "\($0.name) in \(element.name)" }
    if !rule.hasText, !element.text.allSatisfy(\.isWhitespace) {
      faults.append("text in \(element.name)")
    }
    if element.children.dropFirst().contains(where: { $0.name == "properties" }) {
      faults.append("properties behind other elements")
    }
    return faults + element.children.flatMap(Self.faults(in:))
  }

  /// Whether what the counts say is there.
  private static func countFaults(_ root: MarkupElement) -> [String] {
    let suites = root.children
    return ([root] + suites).flatMap { element in
      let tests = (element == root ? suites.flatMap(\.children) : element.children)
        .filter { $0.name == "testcase" }
      let numbers = [
        "tests": tests.count,
        "failures": tests.count { $0.children.contains { $0.name == "failure" } },
        "errors": tests.count { $0.children.contains { $0.name == "error" } },
      ]
      return numbers.filter { element.attributes[$0.key] != String($0.value) }
        .map { "\($0.key) of \(element.name) is not \($0.value)" }
    }
  }
}
