/// A place where a name stands that a document declares.
struct NamedPlace {
  /// What is declared.
  let declared: DeclaredName
  /// The file that declares it.
  let file: OpenFile
  /// Where the name stands at the cursor.
  let range: Range<Int>
}
