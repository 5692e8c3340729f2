/** Numbers in [0, 1) that depend on the seed alone. */
export type RandomSource = () => number

/**
 * The same numbers for the same seed on every machine: the seed is hashed with xmur3 into the state of sfc32 (both
 * public domain, by bryc and Chris Doty-Humphrey). Fair enough for shuffling; not for secrets. Changing anything here
 * changes every paper: raise rulesVersion then.
 */
export function seededRandom(seed: string): RandomSource {
  const nextWord = hashWords(seed)
  let a = nextWord()
  let b = nextWord()
  let c = nextWord()
  let counter = nextWord()
  return () => {
    const word = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + word) | 0
    return (word >>> 0) / 2 ** 32
  }
}

/** A shuffled copy (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: RandomSource): T[] {
  const left = [...items]
  const drawn: T[] = []
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1))
  return drawn
}

function hashWords(text: string): () => number {
  let hash = 1779033703 ^ text.length
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
    hash ^= hash >>> 16
    return hash >>> 0
  }
}
