import { endOfMaths } from '../../platform/markdown/parse-inline.ts'
import { replace } from './edit.ts'

/** Where a formula stands in a text, its signs included. */
export type FormulaPlace = { from: number; to: number; tex: string; isBlock: boolean }

const oneLine = /^ {0,3}\$\$(.+)\$\$\s*$/
const fence = /^ {0,3}```/
const fenceEnd = /^ {0,3}```\s*$/
const mathsEnd = /^ {0,3}\$\$\s*$/
const bullet = /^ {0,3}[-*+] +/
const number = /^ {0,3}\d{1,9}[.)] +/

/** The formulas of a text in their order, found as the reader of question text finds them. */
export function formulasIn(text: string): FormulaPlace[] {
  const lines = linesOf(text)
  const places: FormulaPlace[] = []
  // Whatever stands in a list up to the next empty line is text of its items.
  let within: 'list' | 'paragraph' | null = null
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line) break
    if (line.text.trim() === '') within = null
    else if (bullet.test(line.text) || (within === null && number.test(line.text))) within = 'list'
    if (within === 'list') {
      places.push(...withinLine(text, line))
      continue
    }
    const isCode = fence.test(line.text)
    const isMaths = line.text.trim() === '$$'
    const end =
      isCode || isMaths
        ? lines.findIndex(({ text: one }, place) => place > at && (isCode ? fenceEnd : mathsEnd).test(one))
        : -1
    const last = lines[end]
    if (last) {
      const tex = lines.slice(at + 1, end).map(({ text: one }) => one)
      if (isMaths)
        places.push({ from: line.from, to: last.from + last.text.length, tex: tex.join('\n'), isBlock: true })
      at = end
      within = null
    } else {
      const [, alone] = oneLine.exec(line.text) ?? []
      within = alone === undefined && line.text.trim() !== '' ? 'paragraph' : null
      if (alone === undefined) places.push(...withinLine(text, line))
      else places.push({ from: line.from, to: line.from + line.text.length, tex: alone.trim(), isBlock: true })
    }
  }
  return places
}

/** The formula a caret or a selection stands in, its signs included. */
export function formulaAt(text: string, from: number, to = from): FormulaPlace | null {
  return formulasIn(text).find((place) => isInside(place, from, to)) ?? null
}

const isInside = (place: FormulaPlace, from: number, to: number) =>
  (from > place.from && to < place.to) || (from === place.from && to === place.to)

type Line = { from: number; text: string }

function linesOf(text: string): Line[] {
  let from = 0
  return text.split('\n').map((line) => {
    const found = { from, text: line }
    from += line.length + 1
    return found
  })
}

function withinLine(text: string, line: Line): FormulaPlace[] {
  const places: FormulaPlace[] = []
  const last = line.from + line.text.length
  let at = line.from
  while (at < last) {
    const char = text.charAt(at)
    if (char === '\\') at += 2
    else if (char === '`') {
      const close = text.indexOf('`', at + 1)
      at = close > at + 1 && close < last ? close + 1 : at + 1
    } else if (char === '$') {
      const found = endOfMaths(text, at)
      if (found) {
        const { end, width } = found
        places.push({ from: at, to: end, tex: text.slice(at + width, end - width), isBlock: false })
        at = end
      } else while (text.charAt(at) === '$') at += 1
    } else at += 1
  }
  return places
}

/** Puts a formula in place of what stands from `from` to `to`: within its line, or on a line of its own. */
export function writeFormula(text: string, [from, to]: readonly [number, number], tex: string, isBlock: boolean) {
  const before = text.slice(0, from)
  const after = text.slice(to)
  if (isBlock) {
    const above = before === '' || before.endsWith('\n') ? '' : '\n'
    const below = after === '' || after.startsWith('\n') ? '' : '\n'
    return replace(from, to, `${above}$$${tex}$$${below}`, from + above.length + tex.length + 4)
  }
  // What stands beside it must not be read as a part of its sign.
  const space = /\$$|(?<!\\)(?:\\\\)*\\$/.test(before) ? ' ' : ''
  const spaceAfter = /^[\d$]/.test(after) ? ' ' : ''
  return replace(from, to, `${space}$${tex}$${spaceAfter}`)
}
