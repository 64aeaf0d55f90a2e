/* viewtree
comment: A form and a mini map of it, drawn from anchors that nested views collect; the Twitter field is off. After 'Inspecting the View Tree', part 3.
window: { width: 1024, height: 768, scale: 2 }
*/

import SwiftUI

enum MyViewType: Hashable {
  case formContainer
  case fieldContainer
  case field(Int)
  case title
  case miniMapArea
}

struct MyPreferenceData: Identifiable, Equatable {
  var id: UUID = UUID()
  var vtype: MyViewType
  var bounds: Anchor<CGRect>

  func getColor() -> Color {
    switch vtype {
    case .field(let length):
      return length == 0 ? .red : (length < 3 ? .yellow : .green)
    case .title:
      return .purple
    default:
      return .gray
    }
  }

  func show() -> Bool {
    switch vtype {
    case .field:
      return true
    case .title:
      return true
    case .fieldContainer:
      return true
    default:
      return false
    }
  }
}

struct MyPreferenceKey: PreferenceKey {
  static var defaultValue: [MyPreferenceData] { [] }

  static func reduce(value: inout [MyPreferenceData], nextValue: () -> [MyPreferenceData]) {
    value.append(contentsOf: nextValue())
  }
}

struct MyFormField: View {
  let index: Int
  @Binding var fieldValue: String
  let label: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "\(label)")
      TextField("", text: $fieldValue)
        .accessibilityIdentifier("f\(index)")
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .anchorPreference(key: MyPreferenceKey.self, value: .bounds) {
          return [MyPreferenceData(vtype: .field(self.fieldValue.count), bounds: $0)]
        }
    }
    .accessibilityIdentifier("c\(index)")
    .padding(15)
    .background {
      RoundedRectangle(cornerRadius: 15)
        .fill(Color(white: 0.9))
    }
    .transformAnchorPreference(key: MyPreferenceKey.self, value: .bounds) {
      $0.append(MyPreferenceData(vtype: .fieldContainer, bounds: $1))
    }
  }
}

struct MiniMap: View {
  let geometry: GeometryProxy
  let preferences: [MyPreferenceData]

  var body: some View {
    AnyView(
      Group {
        if let formContainerAnchor =
          preferences.first(where: { $0.vtype == .formContainer })?.bounds
        {
          if let miniMapAreaAnchor = preferences.first(where: { $0.vtype == .miniMapArea })?.bounds
          {
            let factor =
              geometry[formContainerAnchor].size.width
              / (geometry[miniMapAreaAnchor].size.width - 10.0)
            let containerPosition =
              CGPoint(x: geometry[formContainerAnchor].minX, y: geometry[formContainerAnchor].minY)
            let miniMapPosition =
              CGPoint(x: geometry[miniMapAreaAnchor].minX, y: geometry[miniMapAreaAnchor].minY)
            ZStack(alignment: .topLeading) {
              ForEach(preferences.reversed(), id: \.id) { pref in
                if pref.show() {
                  Rectangle()
                    .fill(pref.getColor())
                    .frame(
                      width: self.geometry[pref.bounds].size.width / factor,
                      height: self.geometry[pref.bounds].size.height / factor
                    )
                    .offset(
                      x: (self.geometry[pref.bounds].minX - containerPosition.x) / factor
                        + miniMapPosition.x,
                      y: (self.geometry[pref.bounds].minY - containerPosition.y) / factor
                        + miniMapPosition.y)
                }
              }
            }
            .accessibilityIdentifier("miniMap")
            .padding(5)
          } else {
            EmptyView()
          }
        } else {
          EmptyView()
        }
      })
  }
}

struct ContentView: View {
  @State private var fieldValues = [String](repeating: "", count: 5)
  @State private var length = 360.0
  @State private var twitterFieldPreset = false

  var body: some View {
    VStack {
      Spacer()
      HStack(alignment: .center) {
        Color(white: 0.7)
          .accessibilityIdentifier("mini")
          .frame(width: 200)
          .anchorPreference(key: MyPreferenceKey.self, value: .bounds) {
            return [MyPreferenceData(vtype: .miniMapArea, bounds: $0)]
          }
          .padding(.horizontal, 30)
        VStack(alignment: .leading) {
          VStack {
            Text(verbatim: "Hello \(fieldValues[0]) \(fieldValues[1]) \(fieldValues[2])")
              .accessibilityIdentifier("title")
              .font(.title)
              .fontWeight(.bold)
              .anchorPreference(key: MyPreferenceKey.self, value: .bounds) {
                return [MyPreferenceData.init(vtype: .title, bounds: $0)]
              }
            Divider()
          }
          HStack {
            Toggle(isOn: $twitterFieldPreset) {
              Text("")
            }
            Slider(value: $length, in: 360...540)
              .layoutPriority(1)
          }
          .padding(.bottom, 5)
          HStack {
            MyFormField(index: 0, fieldValue: $fieldValues[0], label: "First Name")
            MyFormField(index: 1, fieldValue: $fieldValues[1], label: "Middle Name")
            MyFormField(index: 2, fieldValue: $fieldValues[2], label: "Last Name")
          }
          .frame(width: 540)
          HStack {
            MyFormField(index: 3, fieldValue: $fieldValues[3], label: "Email")
            if twitterFieldPreset {
              MyFormField(index: 4, fieldValue: $fieldValues[4], label: "Twitter")
            }
          }
          .frame(width: CGFloat(length))
        }
        .accessibilityIdentifier("form")
        .transformAnchorPreference(key: MyPreferenceKey.self, value: .bounds) {
          $0.append(MyPreferenceData(vtype: .formContainer, bounds: $1))
        }
        Spacer()
      }
      .overlayPreferenceValue(MyPreferenceKey.self) { preferences in
        GeometryReader { geometry in
          MiniMap(geometry: geometry, preferences: preferences)
        }
      }
      Spacer()
    }
    .background {
      Color(white: 0.8)
    }
    .edgesIgnoringSafeArea(.all)
  }
}

#Preview {
  ContentView()
}
