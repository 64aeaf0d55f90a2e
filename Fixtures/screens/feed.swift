/* viewtree
comment: A feed of posts with avatars, pictures, tags and actions below a large title and above tabs.
window: iPhone 16
checks: ["draw --picture screen"]
*/

import SwiftUI

struct Post: Identifiable {
  let id: Int
  let author: String
  let text: String
  let color: Color
}

struct PostCard: View {
  let post: Post

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Circle().fill(post.color).frame(width: 36, height: 36)
        VStack(alignment: .leading) {
          Text(post.author).font(.headline)
          Text("2 hours ago").font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        Image(systemName: "ellipsis").foregroundStyle(.secondary)
      }
      Text(post.text)
      RoundedRectangle(cornerRadius: 12)
        .fill(post.color.gradient)
        .frame(height: 120)
      HStack(spacing: 20) {
        Label("24", systemImage: "heart")
        Label("7", systemImage: "bubble.left")
        Spacer()
        Image(systemName: "square.and.arrow.up")
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
    }
    .padding()
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
  }
}

struct FeedView: View {
  let posts = [
    Post(id: 1, author: "Maya Chen", text: "First light over the harbor this morning.", color: .orange),
    Post(id: 2, author: "Tom Okafor", text: "The garden after three days of rain.", color: .green),
  ]

  var body: some View {
    TabView {
      Tab("Feed", systemImage: "house") {
        NavigationStack {
          ScrollView {
            VStack(spacing: 16) {
              ForEach(posts) { PostCard(post: $0) }
            }
            .padding()
          }
          .background(Color(.systemGroupedBackground))
          .navigationTitle("Today")
          .toolbar {
            Button { } label: { Image(systemName: "plus") }
          }
        }
      }
      Tab("Search", systemImage: "magnifyingglass") { Text("Search") }
      Tab("Saved", systemImage: "bookmark") { Text("Saved") }
      Tab("Profile", systemImage: "person") { Text("Profile") }
    }
  }
}

#Preview { FeedView() }
