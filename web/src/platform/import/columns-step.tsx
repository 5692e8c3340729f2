import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import { columnName } from '@sabimark/domain/words/table/column-name.ts'
import type { Table } from '@sabimark/question-files/sheet/table.ts'
import { type ReactNode, useState } from 'react'
import { RefusalNote } from '../ui/refusal-note.tsx'
import type { ChosenColumns, ImportKind, RowReview } from './kind.ts'
import styles from './review.module.css'

type ColumnsStepProps = {
  kind: Pick<ImportKind, 'columns' | 'isComplete'> & { words: Pick<ImportKind['words'], 'many' | 'columnMissing'> }
  review: Pick<RowReview, 'tables' | 'columns'>
  /** Whether somebody can say that the first row names the columns, or does not. */
  asksForNames?: boolean
  isReading?: boolean
  onChange: (columns: readonly ChosenColumns[]) => void
  onDone: () => void
  /** What is asked once the columns are known. */
  children?: ReactNode
}

/** More columns than that are never drawn; those behind them are not used. */
const mostShown = 60

/** What each column holds, with three of its cells. Sheets with the same columns are asked about once. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { kind, review, asksForNames, isReading = false, onChange, onDone, children } = props
  const [hint, setHint] = useState<string | null>(null)
  const { tables, columns } = review
  const groups = groupsOf(tables, columns)
  const choose = (members: readonly number[], at: number, field: string) =>
    onChange(columns.map((one, place) => (members.includes(place) ? chosen(one, at, field) : one)))
  const nameRow = (members: readonly number[], isNamed: boolean) =>
    onChange(
      columns.map((one, place) =>
        members.includes(place) ? { ...one, row: isNamed ? firstRow(tables[place]) : null } : one,
      ),
    )
  const done = () => {
    if (columns.some(kind.isComplete)) onDone()
    else setHint(kind.words.columnMissing)
  }
  return (
    <>
      {groups.map((members) => {
        const table = tables[members[0] ?? 0]
        const own = columns[members[0] ?? 0]
        if (!table || !own) return null
        const places = placesIn(table)
        const hidden = places.length - mostShown
        return (
          <section key={members[0]} className={styles.columns} aria-label={namesOf(members, tables)}>
            <h2>{namesOf(members, tables)}</h2>
            <p>
              {!kind.isComplete(own) &&
                columns.some(kind.isComplete) &&
                'This sheet is left out unless you choose its columns. '}
              {own.row === null
                ? 'There is no row of column names. Choose what each column holds.'
                : `The column names are in row ${own.row}.`}
              {hidden > 0 && ` ${counted(hidden, 'more column')} cannot be shown and will not be used.`}
            </p>
            {asksForNames && (
              <Checkbox
                className={styles.named}
                label={`Row ${own.row ?? firstRow(table)} has the column names`}
                checked={own.row !== null}
                onChange={(event) => nameRow(members, event.currentTarget.checked)}
              />
            )}
            <ul>
              {places.slice(0, mostShown).map((at) => {
                const heading = own.row === null ? '' : (rowAt(table, own.row)?.cells.get(at)?.text ?? '')
                return (
                  <li key={at}>
                    <NativeSelect
                      label={heading || `Column ${columnName(at)}`}
                      value={own.fields[at] ?? ''}
                      data={[
                        { value: '', label: 'Not used' },
                        ...kind.columns.map(({ id, label }) => ({ value: id, label })),
                      ]}
                      onChange={(event) => choose(members, at, event.currentTarget.value)}
                    />
                    <span className={styles.samples}>{samplesIn(table, own, at).join(' · ')}</span>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
      {children}
      {hint && <RefusalNote>{hint}</RefusalNote>}
      <div className={styles.bar}>
        <div className={styles.barActs}>
          <Button loading={isReading} onClick={done}>
            Look at the {kind.words.many}
          </Button>
        </div>
      </div>
    </>
  )
}

/** One field stands in one column: chosen anew, it leaves the other. */
function chosen({ row, fields }: ChosenColumns, at: number, field: string): ChosenColumns {
  const others = Object.entries(fields).filter(([place, one]) => Number(place) !== at && one !== field)
  return { row, fields: { ...Object.fromEntries(others), ...(field !== '' && { [at]: field }) } }
}

/** The row that names the columns where one does: the first with several cells. */
const firstRow = (table: Table | undefined) =>
  (table?.rows.find(({ cells }) => cells.size > 1) ?? table?.rows[0])?.number ?? null

const rowAt = ({ rows }: Table, number: number) => rows.find((row) => row.number === number)

/** Tables of which the row of names and the choices are the same. */
function groupsOf(tables: readonly Table[], columns: readonly ChosenColumns[]): number[][] {
  const groups = new Map<string, number[]>()
  for (const [place, table] of tables.entries()) {
    const own = columns[place]
    const head =
      own?.row == null
        ? [`table ${place}`]
        : [...(rowAt(table, own.row)?.cells ?? [])].map(([at, { text }]) => `${at} ${text}`)
    const key = JSON.stringify([head, own?.fields])
    groups.set(key, [...(groups.get(key) ?? []), place])
  }
  return [...groups.values()]
}

function namesOf(members: readonly number[], tables: readonly Table[]): string {
  const names = members.flatMap((place) => tables[place]?.name ?? [])
  if (names.length === 0 || tables.length === 1) return 'Columns'
  return names.length === 1 ? `Sheet ${names[0]}` : `${counted(names.length, 'sheet')}: ${names.join(', ')}`
}

function placesIn({ rows }: Table): number[] {
  const places = new Set<number>()
  for (const { cells } of rows) for (const at of cells.keys()) places.add(at)
  return [...places].sort((one, other) => one - other)
}

function samplesIn({ rows }: Table, { row }: ChosenColumns, at: number): string[] {
  const samples: string[] = []
  for (const { number, cells } of rows) {
    const cell = row === null || number > row ? cells.get(at) : undefined
    if (cell) samples.push(cell.text.slice(0, 60))
    if (samples.length === 3) break
  }
  return samples
}
