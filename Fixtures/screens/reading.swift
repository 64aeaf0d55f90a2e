/* viewtree
comment: Tabs with search at the bottom, in Arabic, from right to left.
window: iPhone 16
checks: ["draw --picture screen"]
layoutDirection: rightToLeft
*/

import SwiftUI

struct ReadingView: View {
  @State private var query = ""
  @State private var isOffline = true

  var body: some View {
    NavigationStack {
      List {
        Section("المكتبة") {
          Label("الكتب", systemImage: "book")
          Label("المحفوظات", systemImage: "bookmark.fill")
          NavigationLink("التنزيلات", destination: Text("التنزيلات"))
        }
        Section("الإعدادات") {
          Toggle("وضع عدم الاتصال", isOn: $isOffline)
          LabeledContent("الإصدار", value: "2.1")
        }
      }
      .navigationTitle("القراءة")
    }
  }
}

#Preview { ReadingView() }
