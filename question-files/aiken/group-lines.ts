import { type Line, numberOf } from './lines.ts'

/** A question as its lines have it: every line of the file is in one of these groups. */
export type Group = {
  line: number
  stem: string[]
  options: { letter: string; lines: string[] }[]
  /** What stands behind ANSWER:, null where the line is missing. */
  answer: string | null
  explanation: string[]
  length: number
  /** The number of the question, as its first numbered line has it. */
  number: number | null
}

/**
 * Lines in groups. A question ends with its explanation, with its answer, or, where the answer is missing, with the empty line behind its
 * options. One without options or answer ends before the next number.
 */
export function groupLines(lines: readonly Line[]): Group[] {
  const groups: Group[] = []
  let group: Group | null = null
  let isAfterEmpty = false
  lines.forEach((line, index) => {
    const kind = line.kind === 'option' && !isOption(line.letter, group, lines, index) ? 'text' : line.kind
    if (!group || startsAnew(kind, group, isAfterEmpty) || isNextNumber(kind, group, lines, index)) {
      group = { line: line.number, stem: [], options: [], answer: null, explanation: [], length: 0, number: null }
      groups.push(group)
    }
    if (kind === 'text' && group.options.length === 0) group.number ??= numberOf(line.text)
    group.length += line.length
    isAfterEmpty = kind === 'empty'
    add(group, line, kind)
  })
  return groups
}

function startsAnew(kind: Line['kind'], group: Group, isAfterEmpty: boolean): boolean {
  if (kind === 'empty' || kind === 'explanation') return false
  if (kind === 'answer') return group.answer !== null
  if (group.answer !== null) return true
  return kind === 'text' && isAfterEmpty && group.options.length > 0
}

/**
 * Whether a line is the next question, behind one that has neither options nor an answer: an essay, say. A list above options, and
 * what candidates are told to do, stay together.
 */
function isNextNumber(kind: Line['kind'], group: Group, lines: readonly Line[], index: number): boolean {
  const text = lines[index]?.text ?? ''
  if (kind !== 'text' || group.options.length > 0 || group.number === null) return false
  if (numberOf(text) !== group.number + 1 || group.stem.some(isInstruction) || isInstruction(text)) return false
  return lines[index - 1]?.kind === 'empty' || !leadsToOptions(lines, index)
}

/** Whether options follow before the next empty line. */
function leadsToOptions(lines: readonly Line[], index: number): boolean {
  for (const [place, line] of lines.slice(index + 1, index + 40).entries()) {
    if (line.kind === 'empty' || line.kind === 'answer') return false
    if (line.kind === 'option' && isOption(line.letter, null, lines, index + 1 + place)) return true
  }
  return false
}

/** "1. Answer all questions." */
function isInstruction(text: string): boolean {
  return /^\W*\d+\W+(?:answer|attempt) (?:all|any|only|every|the)\b|^\W*\d+\W+(?:do not|use|time allowed)\b/i.test(text)
}

function add(group: Group, line: Line, kind: Line['kind']): void {
  if (kind === 'empty') return
  if (kind === 'answer' && line.kind === 'answer') group.answer = line.body
  else if (kind === 'explanation' && line.kind === 'explanation') group.explanation.push(line.body)
  else if (kind === 'option' && line.kind === 'option')
    group.options.push({ letter: line.letter.toUpperCase(), lines: [line.body] })
  else {
    const last = group.options.at(-1)
    if (last) last.lines.push(line.text)
    else group.stem.push(line.text)
  }
}

/**
 * Whether a line with a letter is an option: the first is A with a B (or C, where one was forgotten) behind it, each further one has a later letter. So `A. Einstein was
 * born in` is a question when an A follows, and small letters are options only where the others are.
 */
function isOption(letter: string, group: Group | null, lines: readonly Line[], index: number): boolean {
  const isOver = group === null || group.answer !== null
  const last = isOver ? undefined : group.options.at(-1)
  const code = letter.toUpperCase().charCodeAt(0)
  if (last) return code > last.letter.charCodeAt(0) && code - last.letter.charCodeAt(0) <= 5
  if (code !== 65) return false
  for (let at = index + 1; at < Math.min(lines.length, index + 12); at += 1) {
    const next = lines[at]
    if (next?.kind === 'answer') return false
    if (next?.kind !== 'option') continue
    return /[b-e]/i.test(next.letter) && next.letter < 'a' === (letter === 'A')
  }
  return false
}
