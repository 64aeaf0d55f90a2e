import Testing
import ViewTreeDocument
import ViewTreeLayout

@testable import ViewTreeInspector

/// Windows of devices in documents, in steps and as options.
struct DeviceWindowTests {
  private func document(_ window: String, steps: String = "") -> String {
    #"{"viewtree": 1, "window": \#(window), "root": {"view": "Color", "id": "all"}, "steps": [\#(steps)]}"#
  }

  @Test("A document names a device, and a step turns it or takes another one with its pixels")
  func steps() throws {
    let steps = #"{"window": "iphone16 landscape"}, {"window": "iPad 10"}"#
    let inspection = try Evaluated(document(#""iPhone 16""#, steps: steps)).inspection
    let all = [inspection] + inspection.steps.map(\.inspection)
    #expect(all.map(\.window.scale) == [3, 3, 2])
    #expect(
      try all.map { try Evaluated($0).view("all").frame } == [
        Rect(x: 0, y: 59, width: 393, height: 759), Rect(x: 59, y: 0, width: 734, height: 372),
        Rect(x: 0, y: 24, width: 820, height: 1136),
      ])
  }

  @Test("A device that does not exist is told with the one that is meant")
  func unknown() throws {
    for (text, help) in [
      (document(#""iPhone 61""#), "did you mean 'iPhone 16'?"),
      (document(#""iPad 10""#, steps: #"{"window": "iPad 12"}"#), "did you mean 'iPad 10'?"),
    ] {
      let outcome = Outcome(text)
      #expect(outcome.ids == ["unknown-device"] && outcome.inspection == nil)
      #expect(outcome.diagnostics.first?.help == help)
    }
    #expect(Outcome(document("7")).ids == ["wrong-kind"])
  }

  @Test("An option takes the place of the document's window, direction kept; another one turns it")
  func options() throws {
    var options = InspectionOptions()
    options.deviceWindow = Device.window(named: "iPhone 13")
    options.layoutDirection = .rightToLeft
    let other = #"{"width": 100, "height": 300, "safeArea": {"top": 10}}"#
    let window = try Evaluated(document(other), options).inspection.window
    #expect((window.width, window.height, window.scale) == (390, 844, 3))
    #expect(window.safeArea.top == 47 && window.layoutDirection == .rightToLeft)
    options.isLandscape = true
    let turned = try Evaluated(document(other), options).inspection.window
    #expect((turned.width, turned.height, turned.safeArea.leading) == (844, 390, 47))
    options.deviceWindow = nil
    let own = try Evaluated(document(other), options).inspection.window
    #expect((own.width, own.height, own.safeArea.leading) == (300, 100, 10))
  }
}
