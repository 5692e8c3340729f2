/**
 * A part of the program that may fail to come: kept once it is here, and otherwise asked for again by whoever wants it
 * next, and by everybody who waits when the network is back.
 */
export function keptPart<Part>(load: () => Promise<Part>) {
  let part: Part | null = null
  let asking: Promise<void> | null = null
  const waiting = new Set<() => void>()
  const ask = async () => {
    part = await load()
    for (const tell of waiting) tell()
  }
  /** Resolves when it is here; who comes while it is on its way waits for the same. */
  const want = (): Promise<void> => {
    if (part !== null) return Promise.resolve()
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }
  return {
    want,
    here: () => part,
    subscribe: (tell: () => void) => {
      waiting.add(tell)
      return () => {
        waiting.delete(tell)
      }
    },
  }
}
