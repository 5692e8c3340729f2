/** A map that holds so many entries at most: what was asked for longest ago is forgotten first. */
export type BoundedMap<Key, Value> = {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  delete(key: Key): void
}

export function createBoundedMap<Key, Value>(mostKept: number): BoundedMap<Key, Value> {
  const kept = new Map<Key, Value>()
  const keep = (key: Key, value: Value) => {
    kept.delete(key)
    kept.set(key, value)
  }
  return {
    get: (key) => {
      const value = kept.get(key)
      if (value !== undefined) keep(key, value)
      return value
    },
    set: (key, value) => {
      keep(key, value)
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break
        kept.delete(oldest)
      }
    },
    delete: (key) => void kept.delete(key),
  }
}
