/* viewtree
comment: Tabs and toolbars of glass, a pushed screen, a menu, and a gauge on iOS 26.
window: iPhone 17
checks: ["draw --picture screen"]
platform: iOS 26
*/

import SwiftUI

struct WorkoutView: View {
  @State private var showsRun = true
  @State private var goal = "Distance"
  @State private var isIndoor = false
  @State private var distance = 5.0

  var body: some View {
    TabView {
      Tab("Train", systemImage: "figure.run") {
        NavigationStack {
          List {
            Text("Morning run")
            Text("Evening swim")
          }
          .navigationTitle("Train")
          .navigationDestination(isPresented: $showsRun) {
            Form {
              Section("Goal") {
                Picker("Kind", selection: $goal) {
                  Text("Distance").tag("Distance")
                  Text("Time").tag("Time")
                }
                LabeledContent("Target", value: "8 km")
                Slider(value: $distance, in: 0...10)
                Toggle("Indoor", isOn: $isIndoor)
              }
              Section {
                Label("Route", systemImage: "map")
                Label("Music", systemImage: "music.note")
                Label("Coach", systemImage: "person.2")
              }
              Section {
                Button("Start") {}
              }
            }
            .navigationTitle("Morning Run")
            .toolbar {
              Button {} label: { Image(systemName: "square.and.arrow.up") }
              Button("Edit") {}
            }
          }
        }
      }
      Tab("Plan", systemImage: "calendar") { Text("Plan") }
      Tab("Friends", systemImage: "person.2") { Text("Friends") }
    }
  }
}

#Preview { WorkoutView() }
