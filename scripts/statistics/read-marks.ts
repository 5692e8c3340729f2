import type { MarksTable } from '@sabimark/domain/result/statistics/marks-table.ts'
import { readCells } from '@sabimark/question-files/csv/cells.ts'

/** More cells than any school has marks of one exam. */
const mostCells = 2_000_000
/** Finer than this nobody marks, and sums stay exact. */
const mostDecimals = 9

/**
 * A table of marks, or the one sentence why it is none. The first line names the questions, the second has the marks that are
 * available, each further line is a paper; an empty cell is a question left out. Where the second line begins with
 * something else than a number, the first column names papers.
 */
export function readMarks(text: string): MarksTable | { refused: string } {
  const read = readCells(text)
  if ('refused' in read) return read
  const lines = withoutEnd(read.lines)
  const [head, available, ...papers] = lines
  if (!head || !available) {
    return { refused: 'The first line must name the questions and the second line say the marks available.' }
  }
  if (head.length * lines.length > mostCells) return { refused: 'This table has more than two million cells.' }
  const ragged = lines.findIndex((line) => line.length !== head.length)
  if (ragged > 0) return { refused: raggedText(ragged, lines[ragged]?.length ?? 0, head.length) }
  const first = numberOf(available[0]) === null ? 1 : 0
  const marked = [available, ...papers].map((line) => line.slice(first))
  const names = head.slice(first).map((name, place) => name.trim() || `Question ${place + 1}`)
  if (names.length === 0) return { refused: 'There is no question in this table.' }
  const wrong = findWrong(marked, names)
  return wrong === null ? tableOf(names, marked) : { refused: wrong }
}

/** Without the empty lines a file may end in. */
function withoutEnd(lines: readonly string[][]): string[][] {
  const last = lines.findLastIndex((line) => line.some((cell) => cell.trim() !== ''))
  return lines.slice(0, last + 1)
}

function raggedText(place: number, found: number, expected: number): string {
  const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`)
  return `Line ${place + 1} has ${cells(found)}, but the first line has ${expected}.`
}

/** What is wrong with the first cell that is; the first line of `marked` is the second of the file. */
function findWrong(marked: readonly string[][], names: readonly string[]): string | null {
  const [available = []] = marked
  for (const [row, line] of marked.entries()) {
    for (const [column, cell] of line.entries()) {
      const place = `Line ${row + 2}, question "${names[column]}"`
      const mark = row > 0 && cell.trim() === '' ? 0 : numberOf(cell)
      if (mark === null) return `${place}: ${said(cell)} is no number of marks.`
      const most = numberOf(available[column]) ?? 0
      if (row === 0 && mark < 0) return `${place}: the marks available cannot be below 0.`
      if (row > 0 && Math.abs(mark) > most) return `${place}: ${cell.trim()} is outside the ${most} marks available.`
    }
  }
  return null
}

function said(cell: string): string {
  const text = cell.trim()
  return text === '' ? 'an empty cell' : `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`
}

function numberOf(cell: string | undefined): number | null {
  const text = cell?.trim() ?? ''
  const decimals = /^-?\d{1,6}(?:[.,](\d+))?$/.exec(text)
  return decimals && (decimals[1] ?? '').length <= mostDecimals ? Number(text.replace(',', '.')) : null
}

/** In units of the smallest part of a mark that occurs, so that sums are exact. */
function tableOf(names: readonly string[], marked: readonly string[][]): MarksTable {
  const decimals = marked.flat().reduce((most, cell) => Math.max(most, /[.,](\d+)/.exec(cell)?.[1]?.length ?? 0), 0)
  const unitsPerMark = 10 ** decimals
  const units = (cell: string | undefined) => Math.round((numberOf(cell) ?? 0) * unitsPerMark)
  const [available = [], ...papers] = marked
  return {
    unitsPerMark,
    paperCount: papers.length,
    questions: names.map((id, column) => ({
      id,
      availableUnits: units(available[column]),
      options: [],
      isSingleChoice: false,
      earned: papers.map((line) => units(line[column])),
      isOmitted: papers.map((line) => (line[column] ?? '').trim() === ''),
    })),
  }
}
