import { withoutEnd } from '../words/signs/without-end.ts'
import type { QuestionOption } from './option.ts'

/** A longer text is an option like any other: nobody writes “All of the above” in so many characters. */
const mostCharacters = 200

/**
 * The options that keep their place when options are shuffled, by their ids: what the author said of each, else the rule. By the
 * rule these do: one that is about the others, as "All of the above" or "Both A and C", with those it names or stands below; and
 * three or more numbers that stand in order. The rule reads texts of at most 200 characters, each in time that grows with its
 * length alone, for the one thread that answers everybody asks it for whole papers.
 */
export function keptOptionIds(options: readonly QuestionOption[]): string[] {
  const byRule = placesByRule(options.map(({ text }) => (text.length > mostCharacters ? '' : plain(text))))
  return options.flatMap(({ id, keepsPlace }, place) => ((keepsPlace ?? byRule.has(place)) ? id : []))
}

function placesByRule(texts: readonly string[]): Set<number> {
  const kept = new Set<number>()
  for (const [place, text] of texts.entries()) {
    const named = namedIn(text).filter((one) => one < texts.length)
    const isLetters = named.length > 0 && !named.includes(place)
    if (!isLetters && !aboutOthers.some((pattern) => pattern.test(text))) continue
    for (const one of [place, ...(isLetters ? named : [])]) kept.add(one)
    // What stands below "the above" must not come to stand above it.
    if (/\babove\b/.test(text)) for (let below = place + 1; below < texts.length; below++) kept.add(below)
    if (/\bbelow\b/.test(text)) for (let above = 0; above < place; above++) kept.add(above)
  }
  for (const place of orderedNumbers(texts)) kept.add(place)
  return kept
}

/** Without what Markdown adds, in one case and with single spaces. */
function plain(text: string): string {
  const words = text
    .normalize('NFC')
    .replaceAll(/[*_`$\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  return withoutEnd(words, '.!;:').trimEnd()
}

const someOf = '(?:all|none|both|neither|any|either|some|two|three|more than one|only one)'
const theOthers =
  '(?:above|below|foregoing|these|those|them|options?|answers?|choices?|alternatives?|others?|statements?)'
const isRight = '(?:is|are)(?: all)? (?:correct|right|true|wrong|incorrect|false|possible)'

/** The whole text is about the other options. */
const aboutOthers = [
  new RegExp(`^${someOf}(?: of)?(?: the)? ${theOthers}(?: (?:above|below|${theOthers}))?(?: ${isRight})?$`),
  new RegExp(`^${someOf} ${isRight}$`),
  /^(?:all|none|both|neither)$/,
  /^(?:no|there is no) (?:correct|right) (?:answer|option)$/,
]

const letter = String.raw`\(?([a-j])\)?`
const severalLetters = new RegExp(
  `^(?:(?:both|either|neither|only|options?|answers?) )*${letter}(?:(?: ?, ?(?:and |or )?| ?& ?| ?/ ?| (?:and|or|nor) )${letter})+(?: only| ${isRight})*$`,
)
const oneLetter = new RegExp(`^(?:only (?:option )?${letter}|(?:option )?${letter} only)$`)

/** "Both A and C", "(a), (b) and (d) only", "A or B": the places of the letters; none where anything else is said. */
function namedIn(text: string): number[] {
  if (!severalLetters.test(text) && !oneLetter.test(text)) return []
  return [...text.matchAll(/(?<![a-z])([a-j])(?![a-z])/g)].map(([, found = '']) => found.charCodeAt(0) - 97)
}

/** Places of three or more numbers of one unit, one after the other, that only rise or only fall. */
function orderedNumbers(texts: readonly string[]): number[] {
  const read = texts.map(numberIn)
  const found = new Set<number>()
  for (let place = 0; place + 2 < texts.length; place++) {
    const three = [0, 1, 2].map((more) => read[place + more])
    const [one, two, last] = three
    if (!one || !two || !last || one.around !== two.around || two.around !== last.around) continue
    const isRun = (one.value < two.value && two.value < last.value) || (one.value > two.value && two.value > last.value)
    if (isRun) for (const more of [0, 1, 2]) found.add(place + more)
  }
  return [...found]
}

/** A text that is one number, with what stands around it, as ₦ before or cm after. */
function numberIn(text: string): { value: number; around: string } | null {
  const parts = /^([^\d.,−-]{0,4})([−-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[−-]?\d+(?:\.\d+)?)([^\d]{0,12})$/.exec(text)
  if (!parts) return null
  const [, before = '', digits = '', after = ''] = parts
  return { value: Number(digits.replaceAll(',', '').replace('−', '-')), around: `${before.trim()} ${after.trim()}` }
}
