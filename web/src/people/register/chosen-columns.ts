import type { Columns } from '@sabimark/domain/people/register/columns.ts'
import type { ChosenColumns, RowReview } from '../../platform/import/kind.ts'

/** Columns as the review keeps them: by their place, so that somebody can choose another field for each. */
export function chosenOf(found: Columns<string> | undefined): ChosenColumns {
  return {
    row: found?.row?.number ?? null,
    fields: Object.fromEntries([...(found?.fields ?? [])].map(([field, at]) => [at, field])),
  }
}

/** What was chosen for a table, as the rules read it. */
export function columnsOf<Column extends string>(
  table: unknown,
  chosen: ChosenColumns | undefined,
): Columns<Column> | undefined {
  if (!chosen) return undefined
  const row = (table as RowReview['tables'][number]).rows.find(({ number }) => number === chosen.row) ?? null
  const found = Object.entries(chosen.fields).map(([at, field]) => [field as Column, Number(at)] as const)
  return { row, fields: new Map(found) }
}

/** What somebody decided, as the rules judge by it. */
export function choicesOf({ without, settings, choices }: RowReview) {
  return {
    withoutFields: new Set(without),
    takesClass: settings.className === true,
    rows: new Map(Object.entries(choices).map(([position, choice]) => [Number(position), choice])),
  }
}
