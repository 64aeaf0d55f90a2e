import ViewTreeSyntax

extension GoldenReportFormat {
  /// For build servers that show tests: JUnit's XML, without times.
  public static let junit = GoldenReportFormat(name: "junit") { report, presentation in
    report.junit(presentation.style)
  }
}

extension GoldenReport {
  /// A suite with one test for each golden file: The class of a test is the document, and its name
  /// is the name of the golden file. Different, missing, or stale golden files are failures, and
  /// unusable golden files are errors. Each failure shows the file and the line of its cause.
  func junit(_ style: GoldenDiffStyle) -> [UInt8] {
    var output = ByteBuffer(capacity: 4096)
    let shard = options.shard.map { " (shard \($0))" } ?? ""
    let errors = results.count { GoldenFault($0.outcome) == .unusable }
    let failures = results.count { !$0.isFine } - errors
    let numbers = "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" as StaticString)
    output.append("<testsuites name=\"viewtree check\(shard)\" \(numbers)>\n")
    output.append("  <testsuite name=\"viewtree check\(shard)\" \(numbers) skipped=\"0\">\n")
    if notRun > 0 {
      output.append("    <properties>\n" as StaticString)
      output.append("      <property name=\"notRun\" value=\"\(notRun)\"/>\n")
      output.append("    </properties>\n" as StaticString)
    }
    for result in results { Self.addTest(result, style, to: &output) }
    output.append("  </testsuite>\n</testsuites>\n" as StaticString)
    return output.takeAll()
  }

  /// The file and the line of a failure, as attributes.
  private static func place(of result: GoldenResult) -> String {
    guard !result.isFine else { return "" }
    let place = GoldenPlace(result)
    let line = place.lines.map { " line=\"\($0.lowerBound)\"" } ?? ""
    return " file=\"\(VisibleText.xml(place.path))\"\(line)"
  }

  private static func addTest(
    _ result: GoldenResult, _ style: GoldenDiffStyle, to output: inout ByteBuffer
  ) {
    let name = result.path.split(separator: "/").last.map(String.init) ?? result.path
    output.append(
      "    <testcase name=\"\(VisibleText.xml(name))\" "
        + "classname=\"\(VisibleText.xml(result.document))\"\(Self.place(of: result))")
    guard let details = GoldenDetails(result, style) else {
      output.append("/>\n" as StaticString)
      return
    }
    output.append(">\n" as StaticString)
    let headline = VisibleText.xml(details.headline)
    if let fault = GoldenFault(result.outcome) {
      let element = fault == .unusable ? "error" : "failure"
      let rest = details.rest.map(VisibleText.xml).joined(separator: "\n")
      output.append("      <\(element) type=\"\(fault.rawValue)\" message=\"\(headline)\"")
      output.append(rest.isEmpty ? "/>\n" : ">\(rest)</\(element)>\n")
      let files = result.artifacts.map { "[[ATTACHMENT|\(VisibleText.xml($0.path))]]" }
      if !files.isEmpty {
        // Build servers attach these files to the test.
        output.append("      <system-out>\(files.joined(separator: "\n"))</system-out>\n")
      }
    } else {
      output.append("      <system-out>\(headline)</system-out>\n")
    }
    output.append("    </testcase>\n" as StaticString)
  }
}
