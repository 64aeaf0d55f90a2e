import Testing
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Types of Foundation as apps use them. It's always 9:41 on 9 January 2026.
@Suite("Foundation in Swift files")
struct FoundationTests {
  private func texts(_ body: String, _ members: String = "", _ other: String = "") -> [String] {
    SwiftSample.texts(body, members, other)
  }

  @Test(
    "Dates have the texts that Foundation gives them in English",
    arguments: [
      ("Text(Date(), style: .date)", "January 9, 2026"),
      ("Text(Date.now, format: .dateTime.day().month())", "Jan 9"),
      ("Text(Date().formatted(date: .abbreviated, time: .shortened))", "Jan 9, 2026 at 9:41 AM"),
      ("Text(Date(timeIntervalSince1970: 0).formatted(.dateTime.year()))", "1970"),
      ("Text(Date(timeIntervalSinceNow: -7200), style: .relative)", "2 hr"),
      ("Text(day, formatter: short)", "1/9/26"),
      ("Text(\"On \\(day, formatter: short)\")", "On 1/9/26"),
      ("Text(short.string(from: day))", "1/9/26"),
    ])
  func dates(view: String, text: String) {
    let members = """
      @State var day: Date = .now.addingTimeInterval(60)
      let short: DateFormatter = { let f = DateFormatter(); f.dateStyle = .short; return f }()
      """
    #expect(texts(view, members) == [text])
  }

  @Test("Calendars add and compare dates, also over the end of a month")
  func calendars() {
    let other = """
      let start = Calendar.current.date(from: DateComponents(year: 2024, month: 1, day: 31))!
      let end = Calendar.current.date(byAdding: .month, value: 1, to: start)!
      """
    #expect(
      texts(
        """
        Text(end.formatted(date: .numeric, time: .omitted))
        Text("\\(Calendar.current.dateComponents([.day], from: start, to: end).day ?? 0)")
        if Calendar.current.isDateInToday(Date()) { Text("today") }
        """, "", other) == ["2/29/2024", "29", "today"])
  }

  @Test("The environment has the calendar and its members, and a result gives its value")
  func calendarOfEnvironment() {
    #expect(
      texts(
        """
        Text(calendar.veryShortWeekdaySymbols.joined()); Text(calendar.monthSymbols[0])
        Text("\\(first)"); Text((try? result.get()) ?? "none")
        """,
        """
        @Environment(\\.calendar) private var calendar; @Environment(\\.calendar.firstWeekday) var first
        let result: Result<String, Error> = .success("value")
        """) == ["SMTWTFS", "January", "1", "value"])
  }

  @Test("Times ago are in words")
  func relative() {
    #expect(
      texts(
        "Text(RelativeDateTimeFormatter().localizedString(for: Date(timeIntervalSinceNow: -86400 * 3), relativeTo: Date()))"
      )
        == ["3 days ago"])
  }

  @Test("Decimal numbers are numbers, and formats of values apply in each place")
  func decimals() {
    #expect(
      texts(
        """
        Text(total.formatted(.currency(code: "EUR")))
        Text(total, format: .number)
        LabeledContent("Total", value: total, format: .currency(code: "USD"))
        """, "let total = Decimal(string: \"4.25\")! * 2 + Decimal(1)") == [
          "€9.50", "9.5", "Total",
        ])
  }

  @Test("Values of the app, of its settings and errors are those of a new app")
  func system() {
    #expect(
      texts(
        """
        Text(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "?")
        Text(UserDefaults.standard.string(forKey: "name") ?? "nobody")
        Text(URLError(.timedOut).localizedDescription)
        Text(URL(string: "https://example.com/a/b.png")!.lastPathComponent)
        """) == ["1.0", "nobody", "The request timed out.", "b.png"])
  }

  @Test("The device is that of the window: an iPhone in portrait, and an iPad in landscape")
  func devices() {
    let other = """
      let isPad = UIDevice.current.userInterfaceIdiom == .pad
      extension UIDevice { static var isPhone: Bool { current.userInterfaceIdiom == .phone } }
      """
    let body = """
      if isPad { Text("iPad") } else { Text("iPhone") }
      Text(UIDevice.isPhone ? "phone" : "pad")
      if UIDevice.current.orientation.isLandscape { Text("L") } else { Text("P") }
      Text(UIDevice.current.model)
      """
    #expect(texts(body, "", other) == ["iPhone", "phone", "P", "iPhone"])
    let window = "/* viewtree\nwindow: { width: 1024, height: 768 }\n*/\n"
    #expect(texts(body, "", window + other) == ["iPad", "pad", "L", "iPad"])
  }

  @Test(
    "Searches and comparisons of strings ignore case and accents as Foundation does",
    arguments: [
      (#""Café".localizedStandardContains("CAFE")"#, "true"),
      (#""Café".localizedCaseInsensitiveContains("CAFE")"#, "false"),
      (
        #"["b10", "B9", "a"].sorted { $0.localizedStandardCompare($1) == .orderedAscending }.joined()"#,
        "aB9b10"
      ),
      (
        #"["B", "a"].sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }.joined()"#,
        "aB"
      ),
      (#"["B", "a"].sorted { $0.compare($1) == .orderedAscending }.joined()"#, "Ba"),
      (#""a".localizedCompare("A") == .orderedAscending"#, "true"),
      (#""item 10".compare("item 9", options: .numeric) == .orderedDescending"#, "true"),
      (#""Hello".range(of: "LL", options: .caseInsensitive) != nil"#, "true"),
      (#""Hello".range(of: "l", options: [.anchored, .caseInsensitive]) == nil"#, "true"),
      (
        #""Crème Brûlée".folding(options: [.caseInsensitive, .diacriticInsensitive], locale: .current)"#,
        "creme brulee"
      ),
    ])
  func comparisons(expression: String, result: String) {
    #expect(texts("Text(verbatim: \"\\(\(expression))\")") == [result])
  }

  @Test(
    "Formats of numbers round, shorten, and sign as Foundation does",
    arguments: [
      ("12345, format: .number.notation(.compactName)", "12K"),
      ("1_234, format: .number.notation(.compactName)", "1.2K"),
      ("999_999, format: .number.notation(.compactName)", "1M"),
      ("7, format: .number.sign(strategy: .always())", "+7"),
      ("0, format: .number.sign(strategy: .always(includingZero: false))", "0"),
      ("-7, format: .number.sign(strategy: .never)", "7"),
      ("0.42857, format: .percent.rounded(increment: 0.1)", "42.9%"),
      ("2.1, format: .number.precision(.fractionLength(0)).rounded(rule: .up)", "3"),
      ("17, format: .number.rounded(increment: 5)", "15"),
    ])
  func numberFormats(arguments: String, text: String) {
    #expect(texts("Text(\(arguments))") == [text])
  }

  @Test("The date of a timeline is the current one, also in other views and functions")
  func timelines() {
    let other = """
      struct Face: View { let date: Date; var body: some View { Text(date, style: .time) } }
      func year(_ date: Date) -> Int { Calendar.current.component(.year, from: date) }
      """
    let body = """
      TimelineView(.everyMinute) { context in
        Face(date: context.date)
        Text("\\(year(context.date)) \\(Int(context.date.timeIntervalSinceReferenceDate))")
        if context.cadence <= .live { Text(context.date.formatted(date: .omitted, time: .shortened)) }
      }
      TimelineView(.animation) { Text($0.date, style: .date) }
      """
    #expect(texts(body, "", other) == ["9:41 AM", "2,026 0", "9:41 AM", "January 9, 2026"])
  }

  @Test("A noun agrees with its number")
  func inflection() {
    #expect(
      texts(
        """
        Text("^[\\(3) item](inflect: true)")
        Text("^[\\(1) item](inflect: true)")
        Text(AttributedString(localized: "^[\\(2) story](inflect: true) **new**"))
        """) == ["3 items", "1 item", "2 stories new"])
  }

  @Test("A type of the files hides the one of Foundation")
  func hidden() {
    #expect(
      texts(
        "Text(Locale.current.name)", "",
        "struct Locale { var name: String; static let current = Locale(name: \"own\") }")
        == ["own"])
  }

  // MARK: - Models

  @Test("A query has three objects, each with an id")
  func queries() {
    let model = """
      @Model final class Trip { var name: String; var days: [Int] = []; init(name: String) { self.name = name } }
      """
    #expect(
      texts(
        "ForEach(trips) { Text($0.name) }; Text(\"\\(trips.count)\")",
        "@Query(sort: \\Trip.name) private var trips: [Trip]", model) == [
          "Name 1", "Name 2", "Name 3", "3",
        ])
  }

  @Test("A view model has the members of its base class")
  func baseClass() {
    let other = """
      class Base: ObservableObject {
        @Published var isLoading = false
        var title: String { "Base" }
        func load() { isLoading = true }
      }
      final class Model: Base {
        @Published var count = 2
        override var title: String { "Model" }
        override func load() { super.load(); count += 1 }
      }
      """
    #expect(
      texts(
        "Text(model.title); Text(\"\\(model.count) \\(model.isLoading)\").onAppear { model.load() }",
        "@StateObject var model = Model()", other) == ["Model", "3 true"])
  }

  @Test("A protocol is the first type that conforms to it, those for previews first")
  func protocols() {
    let other = """
      protocol Service { var name: String { get } }
      struct LiveService: Service { let name = "live" }
      struct MockService: Service { let name = "mock" }
      """
    let sample = SwiftSample(
      other
        + "\nstruct A: View { let service: any Service; var body: some View { Text(service.name) } }"
    )
    #expect(sample.report.contains { $0.contains("\"mock\"") }, "\(sample.report)")
  }

  // MARK: - Syntax

  @Test("`self.$name` is the projected value of the view's property")
  func projected() {
    #expect(
      texts(
        "TextField(\"a\", text: self.$name); Toggle(\"b\", isOn: self.$isOn)",
        "@State var name = \"x\"; @State var isOn = true") == ["a", "b"])
  }

  @Test("A method of an object that is passed as an action is called")
  func methodAsAction() {
    let other = "class M: ObservableObject { @Published var n = 1; func up() { n += 1 } }"
    #expect(
      texts("Text(\"\\(m.n)\").onAppear(perform: m.up)", "@StateObject var m = M()", other) == ["2"]
    )
  }

  @Test("A static member of a type has its written type")
  func staticMembers() {
    let other =
      "struct P { let t: String }\nextension P { static let all: [Self] = [.init(t: \"a\"), .init(t: \"b\")] }"
    #expect(
      texts("ForEach(ps.indices, id: \\.self) { Text(ps[$0].t) }", "var ps = P.all", other) == [
        "a", "b",
      ])
  }

  @Test(
    "The views of a provider use its static members, and a loop over a list is a preview for each")
  func providers() {
    let sample = SwiftSample(
      """
      struct Row: View { let title: String; var body: some View { Text(title) } }
      struct Row_Previews: PreviewProvider {
        static let title = "own"
        static var other: String { title + "!" }
        static var previews: some View {
          VStack { Row(title: title); Row(title: Self.title); Row(title: other) }
        }
      }
      """)
    #expect(sample.problems == [])
    #expect(
      sample.inspection.map { inspection in
        inspection.views.compactMap { inspection.string($0.text) }
      } == ["own", "own", "own!"])
    let loop = SwiftScreens(
      SourceFile(
        name: "A.swift",
        text: """
          struct A: View { var body: some View { Text("a") } }
          struct A_Previews: PreviewProvider {
            static let devices = ["iPhone 15", "iPhone SE (3rd generation)"]
            static var previews: some View {
              ForEach(devices, id: \\.self) { name in A().previewDevice(PreviewDevice(rawValue: name)) }
            }
          }
          """))
    #expect(loop.previews.count == 2)
  }

  @Test("A presentation of a package is skipped")
  func presentation() {
    #expect(texts("Text(\"a\").alert($store.alert)").last == "a")
  }
}
