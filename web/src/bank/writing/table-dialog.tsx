import { NativeSelect } from '@mantine/core'
import { useRef, useState } from 'react'
import { type Align, mostColumns } from '../../platform/markdown/parse-table.ts'
import { Fields } from '../../platform/ui/fields.tsx'
import styles from './table.module.css'
import { type TableText, withoutEmptyEnd } from './table-text.ts'
import { ToolDialog } from './tool-dialog.tsx'

type TableDialogProps = {
  /** null for a new one. */
  initial: TableText | null
  onDone: (table: TableText) => void
  onClose: () => void
}

const mostRows = 40
const aligns: readonly [Align, string][] = [
  ['left', 'Left'],
  ['center', 'Middle'],
  ['right', 'Right'],
]
const emptyTable: TableText = { align: ['left', 'left', 'left'], rows: Array.from({ length: 4 }, () => ['', '', '']) }
const upTo = (most: number) => Array.from({ length: most }, (_, at) => String(at + 1))

/** A table as a table: how large it is, and a box for each cell. What stood in a row that is taken away comes back with it. */
export function TableDialog({ initial, onDone, onClose }: TableDialogProps) {
  const begin = initial ?? emptyTable
  const [cells, setCells] = useState(begin.rows)
  const [align, setAlign] = useState<readonly Align[]>(begin.align)
  const [size, setSize] = useState({ rows: begin.rows.length, columns: begin.align.length })
  const [problem, setProblem] = useState<string | null>(null)
  const grid = useRef<HTMLTableElement>(null)
  const rows = Array.from({ length: size.rows }, (_, row) =>
    Array.from({ length: size.columns }, (_, column) => cells[row]?.[column] ?? ''),
  )
  const made: TableText = { align: rows[0]?.map((_, column) => align[column] ?? 'left') ?? [], rows }
  const put = (row: number, column: number, text: string) => {
    const next = Array.from({ length: Math.max(cells.length, row + 1) }, (_, at) => [...(cells[at] ?? [])])
    const line = next[row] ?? []
    for (let at = line.length; at < column; at += 1) line[at] = ''
    line[column] = text
    setCells(next)
    setProblem(null)
  }
  const done = () => {
    if (rows.every((row) => row.every((cell) => cell.trim() === ''))) {
      setProblem('Type something into the table first.')
      grid.current?.querySelector('input')?.focus()
    } else onDone({ ...made, rows: withoutEmptyEnd(rows) })
  }
  return (
    <ToolDialog
      title="Table"
      doneLabel={initial ? 'Change' : 'Insert'}
      isChanged={JSON.stringify(made) !== JSON.stringify(begin)}
      problem={problem}
      onDone={done}
      onClose={onClose}
    >
      <Fields>
        <NativeSelect
          label="Columns"
          data={upTo(mostColumns)}
          value={size.columns}
          onChange={(event) => setSize({ ...size, columns: Number(event.currentTarget.value) })}
          data-autofocus
        />
        <NativeSelect
          label="Rows, with the heading"
          data={upTo(Math.max(mostRows, size.rows))}
          value={size.rows}
          onChange={(event) => setSize({ ...size, rows: Number(event.currentTarget.value) })}
        />
      </Fields>
      <section className={styles.scroll} aria-label="Cells">
        <table ref={grid} className={styles.grid}>
          <thead>
            <tr>
              {made.align.map((one, column) => (
                <th key={keyOf(column)} scope="col">
                  <NativeSelect
                    size="xs"
                    aria-label={`Alignment of column ${column + 1}`}
                    data={aligns.map(([value, label]) => ({ value, label }))}
                    value={one}
                    onChange={(event) => {
                      const [chosen] = aligns.find(([value]) => value === event.currentTarget.value) ?? []
                      setAlign(made.align.map((kept, at) => (at === column && chosen ? chosen : kept)))
                    }}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr key={keyOf(line)} data-heading={line === 0}>
                {row.map((cell, column) => (
                  <td key={keyOf(column)}>
                    <input
                      aria-label={`${line === 0 ? 'Heading' : `Row ${line}`}, column ${column + 1}`}
                      maxLength={500}
                      value={cell}
                      onChange={(event) => put(line, column, event.currentTarget.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </ToolDialog>
  )
}

/** Rows and cells never move among themselves, so their place is their key. */
const keyOf = (place: number) => String(place)
