import ViewTreeNumbers

/// The operands of a container of many, by their keys: where there are many keys, too, asking each operand for each
/// key would cost their product.
struct WideContainer {
  /// The minimum number of operands of a wide container, and of its keys.
  static let leastCount = 64

  /// Places of the operands that have slots for one key only, by the key.
  private var single: [UInt16: [UInt32]] = [:]
  /// Places of those that have slots for several.
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

  /// The places of all operands that may have a slot for a key, in their order.
  func places(of key: PreferenceKeyID) -> [UInt32] {
    let single = single[key.index] ?? []
    if several.isEmpty { return single }
    return single.isEmpty ? several : (single + several).sorted()
  }
}
