/** A count with its noun: '1 student', '2,014 students', '3 classes'; `plural` where that is no rule. */
export function counted(count: number, noun: string, plural = noun.endsWith('s') ? `${noun}es` : `${noun}s`): string {
  return `${count.toLocaleString('en-NG')} ${count === 1 ? noun : plural}`
}

/** '1 class is', '3 classes are': the beginning of a sentence about them. */
export function countedAre(count: number, noun: string): string {
  return `${counted(count, noun)} ${count === 1 ? 'is' : 'are'}`
}

/** What there is of several nouns in one breath, and how many in all: '310 questions, 12 exams and 1 student'; null for nothing. */
export function countedAll(counts: Readonly<Record<string, number>>): { text: string; count: number } | null {
  const there = Object.entries(counts).filter(([, count]) => count > 0)
  if (there.length === 0) return null
  const parts = there.map(([noun, count]) => counted(count, noun))
  const text = parts.length === 1 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
  return { text, count: there.reduce((sum, [, count]) => sum + count, 0) }
}
