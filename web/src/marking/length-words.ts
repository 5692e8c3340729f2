/** "142 words of at most 200", "62 words, at least 100 were asked for": how long an essay is, beside what was asked. */
export function lengthWords(count: number, minWords: number | null, maxWords: number | null): string {
  const words = count === 1 ? '1 word' : `${number(count)} words`
  if (minWords !== null && maxWords !== null) return `${words} of ${number(minWords)} to ${number(maxWords)}`
  if (maxWords !== null) return `${words} of at most ${number(maxWords)}`
  return minWords === null ? words : `${words} of at least ${number(minWords)}`
}

const number = (count: number) => count.toLocaleString('en-NG')
