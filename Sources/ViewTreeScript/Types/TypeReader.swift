/// Reads the text of a type as declarations give it.
enum TypeReader {
  /// The type that the text denotes. `unknown` if the text isn't a type.
  static func type(
    _ text: String?, _ types: TypeTable, generics: Set<String> = [], selfType: StaticType? = nil,
    localTypes: [String: String] = [:]
  ) -> StaticType {
    guard let text, let syntax = types.texts.syntax(text) else { return .unknown }
    var names = TypeNames(
      types: types, generics: generics, selfType: selfType, localTypes: localTypes)
    return names.type(syntax)
  }
}
