import { hasChemistry } from '../../platform/markdown/chemistry.ts'
import type { TextField } from './apply-edit.ts'
import { chemistryFromTex } from './chemistry-text.ts'
import { formulaAt } from './formula-places.ts'
import { type TableText, tableAt } from './table-text.ts'

type Span = readonly [from: number, to: number]
type At = { field: TextField; span: Span; isNew: boolean }

/** A dialog of the tools above a field: what it begins with, and what in the text it replaces. */
export type Opened =
  | (At & { tool: 'formula'; tex: string; isBlock: boolean; isInTable: boolean })
  | (At & { tool: 'chemistry'; typed: string; isBlock: boolean })
  | (At & { tool: 'table'; table: TableText | null })

/** A selection longer than this is prose, and not what somebody wants in a formula. */
const longestTaken = 60

/**
 * What a tool begins with where the caret stands: the formula or table there, whichever of the two formula tools was pressed,
 * else what is selected, else nothing. Null for a formula of both kinds, which only its text shows.
 */
export function openedAt(field: TextField, tool: Opened['tool']): Opened | null {
  const { value } = field
  const [from, to] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length]
  const table = tableAt(value, from)
  if (tool === 'table') {
    const span: Span = table ? [table.from, table.to] : [to, to]
    return { tool, field, span, isNew: !table, table: table?.table ?? null }
  }
  const place = formulaAt(value, from, to)
  if (place) {
    const at = { field, span: [place.from, place.to] as const, isNew: false, isBlock: place.isBlock }
    if (!hasChemistry(place.tex)) return { tool: 'formula', ...at, tex: place.tex, isInTable: table !== null }
    const typed = chemistryFromTex(place.tex)
    return typed === null ? null : { tool: 'chemistry', ...at, typed }
  }
  const chosen = value.slice(from, to)
  const isTaken = chosen.length <= longestTaken && !/[\n$|]/.test(chosen)
  const at = { field, span: isTaken ? ([from, to] as const) : ([to, to] as const), isNew: true, isBlock: false }
  const text = isTaken ? chosen : ''
  if (tool === 'chemistry') return { tool, ...at, typed: text }
  return { tool, ...at, tex: text, isInTable: table !== null }
}
