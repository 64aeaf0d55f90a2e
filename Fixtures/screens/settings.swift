/* viewtree
comment: A settings form with a large title, toggles, a menu, a stepper, links and a footer.
window: iPhone 16
checks: ["draw --picture screen", "@dark draw --picture screen --color-scheme dark --frame device", "@large draw --picture screen --dynamic-type accessibility3"]
*/

import SwiftUI

struct SettingsView: View {
  @State private var notifications = true
  @State private var sounds = false
  @State private var theme = "Automatic"
  @State private var size = 3
  @State private var brightness = 0.6

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 12) {
            Image(systemName: "person.crop.circle.fill")
              .font(.system(size: 44))
              .foregroundStyle(.gray)
            VStack(alignment: .leading) {
              Text("Ada Lovelace").font(.title3)
              Text("Account, subscriptions").font(.footnote).foregroundStyle(.secondary)
            }
          }
        }
        Section("Alerts") {
          Toggle("Notifications", isOn: $notifications)
          Toggle("Sounds", isOn: $sounds)
          NavigationLink("Schedule", destination: Text("Schedule"))
        }
        Section {
          Picker("Theme", selection: $theme) {
            Text("Automatic").tag("Automatic")
            Text("Light").tag("Light")
            Text("Dark").tag("Dark")
          }
          Stepper("Text size: \(size)", value: $size, in: 1...5)
          Slider(value: $brightness)
        } header: {
          Text("Appearance")
        } footer: {
          Text("The theme follows the system in the evening.")
        }
        Section {
          Button("Sign Out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
      }
    }
  }
}

#Preview { SettingsView() }
