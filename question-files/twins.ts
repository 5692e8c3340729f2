import { optionKey } from '@sabimark/domain/bank/option.ts'
import { foldForSearch } from '@sabimark/domain/school/search-fold.ts'

type Asked = { text: string; options: readonly { text: string }[] }

/** For each question the place of the first one that asks the same with the same options, in any order; null for none before. */
export function twinsOf(questions: readonly Asked[]): (number | null)[] {
  const first = new Map<string, number>()
  return questions.map(({ text, options }, place) => {
    const key = JSON.stringify([folded(text), ...options.map((option) => folded(option.text)).sort()])
    const twin = first.get(key) ?? null
    if (twin === null) first.set(key, place)
    return twin
  })
}

const folded = (text: string) => foldForSearch(optionKey(text))
