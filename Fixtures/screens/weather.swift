/* viewtree
comment: A forecast with materials over a gradient, forecasts in rows, and gauges.
window: iPhone 16
checks: ["draw --picture screen"]
*/

import SwiftUI

struct Hour: Identifiable {
  let id: Int
  let time: String
  let symbol: String
  let degrees: String
}

struct WeatherView: View {
  let hours = [
    Hour(id: 0, time: "Now", symbol: "sun.max.fill", degrees: "21°"),
    Hour(id: 1, time: "11", symbol: "sun.max.fill", degrees: "23°"),
    Hour(id: 2, time: "12", symbol: "cloud.sun.fill", degrees: "24°"),
    Hour(id: 3, time: "13", symbol: "cloud.fill", degrees: "24°"),
    Hour(id: 4, time: "14", symbol: "bolt.fill", degrees: "20°"),
  ]

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.blue, .cyan, .white], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .ignoresSafeArea()
      VStack(spacing: 20) {
        VStack {
          Text("Lisbon").font(.largeTitle)
          Text("21°").font(.system(size: 88, weight: .thin))
          Text("Mostly Sunny").font(.title3)
        }
        .foregroundStyle(.white)
        .shadow(radius: 3)
        HStack(spacing: 0) {
          ForEach(hours) { hour in
            VStack(spacing: 8) {
              Text(hour.time).font(.subheadline)
              Image(systemName: hour.symbol).font(.title2).foregroundStyle(.yellow)
              Text(hour.degrees).font(.headline)
            }
            .frame(maxWidth: .infinity)
          }
        }
        .padding(.vertical)
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 18))
        VStack(alignment: .leading, spacing: 12) {
          Label("Wind", systemImage: "wind").font(.caption).foregroundStyle(.secondary)
          ProgressView(value: 0.35)
          Gauge(value: 0.6) { Text("Humidity") }
          Text("Gusts from the west in the afternoon.").font(.subheadline)
        }
        .padding()
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 18))
        Spacer()
      }
      .padding()
    }
  }
}

#Preview { WeatherView() }
