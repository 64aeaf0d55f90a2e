import SwiftUI

/// Why is the value of the row truncated?
struct SettingsForm: View {
  @State private var isOn = true
  var body: some View {
    Form {
      Section("General") {
        LabeledContent("Account", value: "someone.with.a.long.name@example.com").id("account")
        Toggle("Notifications about new messages and mentions", isOn: $isOn).id("toggle")
      }
    }
    .lineLimit(1)
  }
}
