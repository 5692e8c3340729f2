import { foldForSearch } from '../words/signs/search-fold.ts'

const languages = ['yoruba', 'igbo', 'hausa', 'french'] as const
/** How schools shorten them, alone or before a number: YOR, YOR101. */
const codes = /^(?:yor|yrb|igb|ibo|hau|fre|frn|fra)(?:[^a-z]|$)/

/** Whether a subject teaches a language whose words are told apart by tone marks, dots, hooks or accents. */
export function isAccentedSubject({ name, code }: { name: string; code: string }): boolean {
  const folded = foldForSearch(name)
  return languages.some((language) => folded.includes(language)) || codes.test(foldForSearch(code))
}
