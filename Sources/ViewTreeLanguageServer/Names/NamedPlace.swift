/// A use of a name that a document declares.
struct NamedPlace {
  /// The declaration.
  let declared: DeclaredName
  /// The file that declares it.
  let file: OpenFile
  /// The range of the name at the cursor.
  let range: Range<Int>
}
