import { withoutInvisible } from '../words/signs/invisible-signs.ts'
import { hookedLetters } from '../words/signs/search-fold.ts'

/**
 * What counts when a typed answer is compared with an accepted one; what does not is ignored. `case`: capitals.
 * `accents`: tone marks, dots below and hooks, which tell words apart in Yoruba, Igbo, Hausa and French. `punctuation`:
 * every sign; otherwise only quotation marks around the answer and a full stop at its end are ignored. `spaces`: where words
 * are parted (runs of spaces are one either way).
 */
export type TextCompare = { case: boolean; accents: boolean; punctuation: boolean; spaces: boolean }

export const usualCompare: TextCompare = { case: false, accents: false, punctuation: false, spaces: true }

/** Nobody types longer blanks; a longer one, which only another program sends, is judged wrong unread. */
export const maxBlankLength = 200

/**
 * The text by which two answers to a blank are the same: equal keys, equal answers. Curly and straight quotation marks,
 * kinds of dashes and spaces, full-width or raised letters and signs nobody sees never tell two answers apart. An answer of nothing but
 * spaces has the key ''.
 */
export function answerKeyOf(text: string, compare: TextCompare): string {
  let key = plainSigns(text)
  if (!compare.case) key = plainSigns(key.toLowerCase())
  if (!compare.accents) key = withoutAccents(key)
  key = key.replaceAll(/\s+/gu, compare.spaces ? ' ' : '').trim()
  if (!compare.punctuation) key = withoutFrame(key)
  return key.normalize('NFC')
}

/**
 * Whether an answer is so near to an accepted one that a person should look: only accents, hyphens, punctuation, spaces,
 * capitals or a plural's ending differ, or one letter of five or more (left out, added, another, or two exchanged).
 */
export function isNearAnswer(text: string, accepted: string): boolean {
  const [one, other] = [bareLetters(text), bareLetters(accepted)]
  if (one === '' || other === '') return false
  if (one === other || singular(one) === singular(other)) return true
  return [...other].length >= 5 && isOneEditApart([...one], [...other])
}

function plainSigns(text: string): string {
  return withoutInvisible(text)
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019\u201a\u201b\u02bc\u0060\u00b4]/gu, "'")
    .replaceAll(/[\u201c-\u201f\u00ab\u00bb]/gu, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
}

/**
 * Quotation marks around it and a full stop behind it are off until none is left, so that twice is once; what is nothing else
 * stays. Looks at each sign once, however many there are.
 */
function withoutFrame(text: string): string {
  let [start, end] = [0, text.length]
  for (;;) {
    let [first, last] = [start, text[end - 1] === '.' ? end - 1 : end]
    if (last < end) last = spacesBefore(text, last)
    if (last - first >= 3 && text[first] === text[last - 1] && /["']/.test(text[first] ?? '')) {
      const inner = [spacesAfter(text, first + 1), spacesBefore(text, last - 1)] as const
      if (inner[0] < inner[1]) [first, last] = inner
    }
    if (first >= last || (first === start && last === end)) return text.slice(start, end)
    ;[start, end] = [first, last]
  }
}

/** Where the spaces end that stand at a place. */
function spacesAfter(text: string, place: number): number {
  let end = place
  while (text[end] === ' ') end += 1
  return end
}

/** Where the spaces begin that stand before a place. */
function spacesBefore(text: string, place: number): number {
  let start = place
  while (text[start - 1] === ' ') start -= 1
  return start
}

const hooked = new RegExp(`[${hookedLetters.from}]`, 'gu')

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(hooked, (letter) => hookedLetters.to[hookedLetters.from.indexOf(letter)] ?? letter)
}

function bareLetters(text: string): string {
  return withoutAccents(plainSigns(text).toLowerCase()).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function singular(letters: string): string {
  return letters.replace(/(?:es|s)$/u, '')
}

/** One letter too many, too few or another, or two neighbours exchanged (Damerau). Looks at each letter twice at most. */
function isOneEditApart(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  let end = 0
  while (end < short.length - start && short[short.length - 1 - end] === long[long.length - 1 - end]) end += 1
  const left = { short: short.slice(start, short.length - end), long: long.slice(start, long.length - end) }
  if (left.long.length <= 1) return true
  const [first, second] = left.short
  return left.short.length === 2 && left.long.length === 2 && first === left.long[1] && second === left.long[0]
}
