/// An unknown line or member.
package struct UnknownFact: Equatable {
  package var name: String
  package var value = ""
}
