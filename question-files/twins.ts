import { optionKey } from '@sabimark/domain/bank/option-problems.ts'

type Asked = { passage: string | null; text: string; options: readonly { text: string }[] }

/**
 * For each question the place of the first one that asks the same about the same passage with the same options, in any order; null for none before. Tone
 * marks tell two apart: they are what such questions ask about.
 */
export function twinsOf(questions: readonly Asked[]): (number | null)[] {
  const first = new Map<string, number>()
  return questions.map(({ passage, text, options }, place) => {
    const key = JSON.stringify([
      optionKey(passage ?? ''),
      optionKey(text),
      ...options.map((option) => optionKey(option.text)).sort(),
    ])
    const twin = first.get(key) ?? null
    if (twin === null) first.set(key, place)
    return twin
  })
}
