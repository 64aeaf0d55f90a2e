import SwiftUI

#Preview {
Button {} label: { Text("OK").frame(minWidth: 44, minHeight: 44) }
}
