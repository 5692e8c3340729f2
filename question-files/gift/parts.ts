import { scanSigns } from './scan.ts'

/** A question as GIFT parts it. `answers` is null where there are no braces: then it is a text between questions. */
export type Parts = {
  name: string
  before: string
  answers: string | null
  behind: string
  /** What is odd about it, in sentences without their line. */
  problems: string[]
  guesses: string[]
}

/** Parts the text of one block at its name and at the braces that hold the answers. */
export function partBlock(text: string): Parts {
  const { name, rest } = takeName(text)
  const { signs, inMaths } = scanSigns(rest, '{}')
  const groups = groupsOf(rest, signs)
  const guesses = inMaths > 0 ? [inFormula] : []
  if (groups.length === 0) return { name, before: rest, answers: null, behind: '', problems: [], guesses }
  const likely = groups.filter((group) => isAnswers(rest.slice(group.from + 1, group.to)))
  const chosen = likely[0] ?? groups.at(-1)
  if (!chosen) return { name, before: rest, answers: null, behind: '', problems: [], guesses }
  const problems = [
    ...(chosen.isOpen ? ['The brace { is never closed.'] : []),
    ...(likely.length > 1 ? ['There are two sets of answers in braces; the first was taken.'] : []),
  ]
  if (groups.length > likely.length && groups.length > 1) guesses.push(inText)
  return {
    name,
    problems,
    guesses,
    before: rest.slice(0, chosen.from),
    answers: rest.slice(chosen.from + 1, chosen.to),
    behind: rest.slice(chosen.to + 1),
  }
}

/** A text with several sets of answers, each of which ends its line, as that many texts: an empty line between them was forgotten. */
export function splitQuestions(text: string): string[] {
  const groups = groupsOf(text, scanSigns(text, '{}').signs).filter(({ from, to }) =>
    isAnswers(text.slice(from + 1, to)),
  )
  const ends = groups.slice(0, -1).map(({ to }) => to + 1)
  if (ends.length === 0 || !ends.every((end) => /^[ \t]*\n/.test(text.slice(end, end + 200)))) return [text]
  return [0, ...ends].map((start, index) => text.slice(start, ends[index]).replace(/^\s*\n/, ''))
}

const inFormula = 'The signs { } = ~ in a formula were taken as part of it; GIFT wants \\{ \\} \\= \\~.'
const inText = 'Braces without answers in them were taken as part of the text; GIFT wants \\{ and \\}.'

function takeName(text: string): { name: string; rest: string } {
  const start = text.trimStart()
  if (!start.startsWith('::')) return { name: '', rest: text }
  for (let at = 2; at < start.length; at += 1) {
    if (start[at] === '\\') at += 1
    else if (start.startsWith('::', at)) return { name: start.slice(2, at), rest: start.slice(at + 2) }
  }
  return { name: '', rest: text }
}

type Group = { from: number; to: number; isOpen: boolean }

/** Braces that match, the outermost of them. */
function groupsOf(text: string, signs: { at: number; sign: string }[]): Group[] {
  const groups: Group[] = []
  let depth = 0
  let from = 0
  for (const { at, sign } of signs) {
    if (sign === '{') {
      if (depth === 0) from = at
      depth += 1
    } else if (depth > 0) {
      depth -= 1
      if (depth === 0) groups.push({ from, to: at, isOpen: false })
    }
  }
  return depth > 0 ? [...groups, { from, to: text.length, isOpen: true }] : groups
}

function isAnswers(inside: string): boolean {
  const text = inside.trim()
  return text === '' || /^[=~#]/.test(text) || /^(?:t|f|true|false)\s*(?:#|$)/i.test(text)
}
