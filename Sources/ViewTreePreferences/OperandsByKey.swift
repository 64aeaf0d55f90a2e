import ViewTreeNumbers

/// The operands of a container of many, by their keys: where there are many keys, too, asking each
/// operand for each key would cost their product.
struct OperandsByKey {
  /// The minimum number of operands of a wide container, and of its keys.
  static let leastCount = 64

  /// Indices of the operands that have a slot for exactly one key, by that key.
  private var single: [UInt16: [UInt32]] = [:]
  /// Indices of the operands that have slots for several keys.
  private var several: [UInt32] = []

  /// Sorts operands by their possible slots. `places` are their indices in `children`.
  init(
    _ places: Range<Int>, children: [PreferenceNode.Index], keys: [PreferenceKeySet]
  ) {
    for place in places {
      let below = keys[children[place].index]
      if let key = below.onlyKey {
        single[key.index, default: []].append(UInt32(place))
      } else if !below.isEmpty {
        several.append(UInt32(place))
      }
    }
  }

  /// The indices of all operands that may have a slot for a key, in order.
  func places(of key: PreferenceKeyID) -> [UInt32] {
    let single = single[key.index] ?? []
    if several.isEmpty { return single }
    return single.isEmpty ? several : (single + several).sorted()
  }
}
