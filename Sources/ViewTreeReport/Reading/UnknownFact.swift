/// A line or a member that nobody knows.
package struct UnknownFact: Equatable {
  package var name: String
  package var value = ""
}
