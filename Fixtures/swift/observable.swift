/* viewtree
window: { width: 240, height: 200, scale: 1 }
metrics: cells
steps:
  - tap: Switch/Toggle
  - tap: Reset
  - set: { settings.volume: 7 }
*/
import Observation
import SwiftUI

// Settings that are made in the preview, once, and handed down by the environment.
@Observable final class Settings {
  static let shared = Settings(volume: 1)

  var isOn = false
  var volume: Int
  @ObservationIgnored var changes = 0

  init(volume: Int = 3) {
    self.volume = volume
  }

  func reset() {
    isOn = false
    changes += 1
    Settings.shared.volume += volume
  }
}

extension Settings {
  var words: String { isOn ? "on at \(volume)" : "off" }
}

struct Switch: View {
  @Bindable var settings: Settings

  var body: some View {
    Toggle("On", isOn: $settings.isOn)
  }
}

struct Detail: View {
  @Environment(Settings.self) private var settings

  var body: some View {
    @Bindable var settings = settings
    Stepper("Volume \(settings.volume)", value: $settings.volume)
  }
}

struct Screen: View {
  @Environment(Settings.self) private var settings
  var other = Settings.shared

  var body: some View {
    VStack {
      Switch(settings: settings)
      Detail()
      Text(settings.words)
      Button("Reset") { settings.reset() }
        .accessibilityIdentifier("Reset")
      Text("\(other.volume)")
    }
  }
}

#Preview {
  Screen().environment(Settings())
}
