/* viewtree
window: { width: 320, height: 400, scale: 2 }
steps: [{ tap: "save" }, { toggle: Toggle }]
*/
import SwiftUI

struct Chip: ButtonStyle {
  var color = Color.blue
  var inset: CGFloat = 8

  func makeBody(configuration: Configuration) -> some View {
    ChipBody(configuration: configuration, color: color)
      .padding(inset)
  }

  private struct ChipBody: View {
    let configuration: ButtonStyle.Configuration
    let color: Color
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      configuration.label
        .foregroundColor(configuration.isPressed ? .gray : color)
        .opacity(isEnabled ? 1 : 0.5)
    }
  }
}

extension ButtonStyle where Self == Chip {
  static var chip: Chip { Chip() }
  static func chip(_ color: Color) -> Chip { Chip(color: color, inset: 2) }
}

struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }) {
      HStack {
        mark(configuration)
        configuration.label
      }
    }
  }

  private func mark(_ configuration: Configuration) -> some View {
    Image(systemName: configuration.isOn ? "checkmark.square" : "square")
  }
}

struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.title)
      configuration.title
    }
  }
}

struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      if let label = configuration.label { label.bold() }
      Color.blue.frame(width: 200 * (configuration.fractionCompleted ?? 0), height: 6)
    }
  }
}

struct Lined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(.bottom, 3).overlay(Divider(), alignment: .bottom)
  }
}

struct ContentView: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var saved = 0

  var body: some View {
    VStack {
      Button("Save \(saved)") { saved += 1 }
        .accessibilityIdentifier("save")
      Button("Delete", role: .destructive) {}.buttonStyle(.chip(.red))
      Button("Later") {}.buttonStyle(Chip(inset: 0)).disabled(true)
      Toggle("Wi-Fi", isOn: $isOn).toggleStyle(Check())
      Label("Star", systemImage: "star").labelStyle(Stacked())
      ProgressView("Load", value: 1, total: 4).progressViewStyle(Percent())
      TextField("Name", text: $name).textFieldStyle(Lined())
    }
    .buttonStyle(.chip)
  }
}
