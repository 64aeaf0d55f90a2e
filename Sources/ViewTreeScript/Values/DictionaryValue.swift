/// A `Dictionary` that keeps the order of insertion, so that results never depend on hashing.
public struct DictionaryValue {
  private final class Storage {
    var index: [Value: Int]
    var keys: [Value]
    var values: [Value]

    init(index: [Value: Int], keys: [Value], values: [Value]) {
      self.index = index
      self.keys = keys
      self.values = values
    }
  }

  private var storage: Storage

  /// Creates an empty dictionary.
  public init() {
    storage = Storage(index: [:], keys: [], values: [])
  }

  /// The keys in order of insertion.
  public var keys: [Value] { storage.keys }
  /// The values in the order of their keys.
  public var values: [Value] { storage.values }
  /// The number of pairs.
  public var count: Int { storage.keys.count }

  /// True if another value shares the storage, so that a change makes a copy.
  var isShared: Bool {
    mutating get { !isKnownUniquelyReferenced(&storage) }
  }

  /// The value of a key. Setting `nil` removes the pair.
  public subscript(key: Value) -> Value? {
    get {
      guard let place = storage.index[key] else { return nil }
      return storage.values[place]
    }
    set {
      makeUnique()
      guard let newValue else { return remove(key) }
      if let place = storage.index[key] {
        storage.values[place] = newValue
      } else {
        storage.index[key] = storage.keys.count
        storage.keys.append(key)
        storage.values.append(newValue)
      }
    }
  }

  /// The stored key that is equal to another value, or `nil`.
  func key(equalTo other: Value) -> Value? { storage.index[other].map { storage.keys[$0] } }

  /// The index of a key in insertion order, or `nil`.
  func place(of key: Value) -> Int? { storage.index[key] }

  /// Moves a value out for mutation, leaving `void`. The caller puts a value back.
  mutating func take(_ key: Value) -> Value? {
    makeUnique()
    guard let place = storage.index[key] else { return nil }
    let value = storage.values[place]
    storage.values[place] = .void
    return value
  }

  private mutating func remove(_ key: Value) {
    guard let place = storage.index.removeValue(forKey: key) else { return }
    storage.keys.remove(at: place)
    storage.values.remove(at: place)
    for later in place..<storage.keys.count { storage.index[storage.keys[later]] = later }
  }

  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage) else { return }
    storage = Storage(index: storage.index, keys: storage.keys, values: storage.values)
  }
}
