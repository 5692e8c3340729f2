/**
 * Whether the words of one name lie within the other's, as "Ibrahim Bello" within "BELLO Ibrahim A.": an initial stands for any word that
 * begins with it, and at least one word is the same in full. Both as `nameWords` gives them.
 */
export function areNearNames(one: string, other: string): boolean {
  const [first, second] = [one.split(' '), other.split(' ')]
  const [short, long] = first.length <= second.length ? [first, second] : [second, first]
  const open = short.filter((word) => !long.includes(word))
  // "Ada" and "A": an initial alone is no name.
  if (!short.some((word) => word.length > 1 && !open.includes(word))) return false
  if (open.length === 0) return true
  const rest = new Set(long.filter((word) => !short.includes(word)))
  return open.every((word) => {
    for (const each of rest) if (isInitialOf(word, each) || isInitialOf(each, word)) return rest.delete(each)
    return false
  })
}

/** A figure is none: "Sample 5" is not "Sample 50". */
const isInitialOf = (initial: string, word: string) => /^\p{L}$/u.test(initial) && word.startsWith(initial)

/** Whether two days, YYYY-MM-DD, differ only in that day and month have changed places: 3 April and 4 March. */
export function areSwappedDays(one: string, other: string): boolean {
  const [year, month, day] = one.split('-')
  return one !== other && one !== '' && `${year}-${day}-${month}` === other
}

/** By which people with nearly one name and one day of birth are looked up: the day with each word. None without a day. */
export function birthKeys(words: string, born: string): string[] {
  return born === '' ? [] : words.split(' ').flatMap((word) => (word.length > 1 ? [`${born} ${word}`] : []))
}

/** Some registers have one day for everybody: of more with one word in the name no more are compared. */
export const mostCompared = 50

/** Finds whether one of these, by words of the name and day of birth, has nearly the name of somebody and the same day. */
export function nearFinder(ones: readonly { words: string; born: string }[]): (words: string, born: string) => boolean {
  const byKey = new Map<string, Set<string>>()
  for (const { words, born } of ones) {
    for (const key of birthKeys(words, born)) {
      const there = byKey.get(key) ?? new Set()
      if (there.size < mostCompared) byKey.set(key, there.add(words))
    }
  }
  return (words, born) =>
    birthKeys(words, born).some((key) => [...(byKey.get(key) ?? [])].some((other) => areNearNames(words, other)))
}
