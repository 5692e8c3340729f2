import { columnName } from '@sabimark/domain/words/table/column-name.ts'
import { fold } from './fold.ts'
import { guessColumns } from './guess-columns.ts'
import { findHeader } from './header.ts'
import type { Row, Table } from './table.ts'

/** Lists that stand side by side in one sheet, each as a sheet of its own; any other sheet stays as it is. */
export function splitSides(table: Table): Table[] {
  const at = sideIn(table.rows)
  if (at === null) return [table]
  const [left, right] = [partOf(table, 0, at), partOf(table, at, Number.POSITIVE_INFINITY)]
  return [left, ...splitSides(right)]
}

/** The first column of the second list; null for none. */
function sideIn(rows: readonly Row[]): number | null {
  const row = findHeader(rows)?.row
  if (row) return sideOfNames(row)
  const places = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].sort((a, b) => a - b)
  if (places.length < 8 || places.length > 200) return null
  const gaps = places.filter((place, index) => index > 0 && place > (places[index - 1] ?? 0) + 1)
  const middle = places.length % 2 === 0 ? [places[places.length / 2] ?? 0] : []
  const isList = (part: Row[]) => guessColumns(part) !== undefined
  const isSide = (at: number) => isList(cut(rows, 0, at)) && isList(cut(rows, at, Number.POSITIVE_INFINITY))
  return [...gaps, ...middle].find(isSide) ?? null
}

/** The names of the first list, said again beside it. */
function sideOfNames({ cells }: Row): number | null {
  const names = [...cells].map(([at, { text }]) => ({ at, name: fold(text) })).sort((a, b) => a.at - b.at)
  const [first] = names
  const again = first && names.slice(3).find(({ name }) => name === first.name)
  if (!again) return null
  const left = names.filter(({ at }) => at < again.at)
  const right = new Map(names.map(({ at, name }) => [at, name]))
  const isSame = left.every(({ at, name }) => right.get(at + again.at - first.at) === name)
  return isSame ? again.at : null
}

function cut(rows: readonly Row[], from: number, until: number): Row[] {
  return rows.flatMap((row) => {
    const within = <Held>(cells: Map<number, Held>) => new Map([...cells].filter(([at]) => at >= from && at < until))
    const cells = within(row.cells)
    return cells.size === 0 ? [] : [{ ...row, cells, ...(row.spread && { spread: within(row.spread) }) }]
  })
}

function partOf({ name, rows }: Table, from: number, until: number): Table {
  const part = cut(rows, from, until)
  const places = part.flatMap(({ cells }) => [...cells.keys()])
  const first = places.reduce((least, at) => Math.min(least, at), until)
  const last = places.reduce((most, at) => Math.max(most, at), from)
  const said = `${columnName(first)} to ${columnName(last)}`
  return { name: name === null ? said : `${name}, ${said}`, rows: part }
}
