/** A map that holds so much at most: what was asked for longest ago is forgotten first. */
export type BoundedMap<Key, Value> = {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  delete(key: Key): void
}

/** Holds so many entries, or entries of so much weight where each says what it weighs; one that weighs more is not kept. */
export function createBoundedMap<Key, Value>(
  mostKept: number,
  weightOf: (value: Value) => number = () => 1,
): BoundedMap<Key, Value> {
  const kept = new Map<Key, Value>()
  let weight = 0
  const remove = (key: Key) => {
    const value = kept.get(key)
    if (value !== undefined && kept.delete(key)) weight -= weightOf(value)
  }
  return {
    get: (key) => {
      const value = kept.get(key)
      if (value !== undefined) {
        kept.delete(key)
        kept.set(key, value)
      }
      return value
    },
    set: (key, value) => {
      remove(key)
      kept.set(key, value)
      weight += weightOf(value)
      for (const oldest of kept.keys()) {
        if (weight <= mostKept) break
        remove(oldest)
      }
    },
    delete: remove,
  }
}
