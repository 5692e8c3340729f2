import type { CellValue } from '@sabimark/domain/words/table/csv.ts'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { AnyListInput } from '../list-input.ts'
import { refusalText } from '../refusal.ts'
import { Menu } from '../ui/menu.tsx'
import { download } from './download.ts'
import styles from './export-button.module.css'
import type { ExportFormat } from './export-file.ts'
import buttons from './list-buttons.module.css'
import type { ListRow } from './list-spec.ts'
import type { List, ListCall } from './use-list.ts'

/** The columns of the file, by their heads. */
export type ExportColumns<Row> = Readonly<Record<string, (row: Row) => CellValue>>

/** A further file of the same rows, as another call answers them: a workbook with its own columns. */
export type WholeExport<Input extends AnyListInput> = {
  /** 'Register to edit and import again (.xlsx)'. */
  label: string
  fileName: string
  /** Its cells with the heads, of the rows of the list as the call that `fetch` is given answers them. */
  cells: (fetch: <Other>(call: ListCall<Input, Other>) => Promise<Other[]>) => Promise<Cells>
}

type Cells = (readonly CellValue[])[]
type OnDone = (doneCount: number) => void

/** A file is made in the memory of the browser; CSV takes far less of it than a spreadsheet. */
const mostRows: Readonly<Record<ExportFormat, number>> = { xlsx: 50_000, csv: 200_000 }
const tooMany: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'Too many rows for an Excel file. Choose CSV.',
  csv: 'Too many rows for one file. Filter the list and export it in parts.',
}
class TooMany extends Error {}

/**
 * What is listed, with its filters, search and sort, as a file: fetched page by page and written on this device. `below`: rows
 * that follow it, in the same columns.
 */
export function useExport<Input extends AnyListInput, Row extends ListRow>(
  list: List<Input, Row>,
  columns: ExportColumns<Row>,
  { below = [], whole }: { below?: readonly (readonly CellValue[])[]; whole?: WholeExport<Input> | undefined } = {},
) {
  const [text, setText] = useState('')
  const [, many] = list.spec.nouns
  const save = async (format: ExportFormat, name: string, cellsOf: (onDone: OnDone) => Promise<Cells>) => {
    // What stands in the filters cannot be listed, and what was listed before is not what they say.
    if (list.problem) {
      setText(list.problem.text)
      return
    }
    const isTooMany = (count: number) => count > mostRows[format]
    if (isTooMany(list.total ?? 0)) {
      setText(tooMany[format])
      return
    }
    setText('Exporting…')
    try {
      const { exportFile } = await import('./export-file.ts')
      const cells = await cellsOf((done) => {
        // How many there are is not always known before.
        if (isTooMany(done)) throw new TooMany()
        setText(`Exporting ${done.toLocaleString('en-NG')}…`)
      })
      download(await exportFile(format, cells), `${name}.${format}`)
      setText(`${(cells.length - 1).toLocaleString('en-NG')} exported`)
    } catch (error) {
      setText(error instanceof TooMany ? tooMany[format] : refusalText(error))
    }
  }
  const cellsOf = (rows: readonly Row[]) => [
    Object.keys(columns),
    ...rows.map((row) => Object.values(columns).map((cell) => cell(row))),
  ]
  const listed = async (onDone: OnDone): Promise<Cells> => [...cellsOf(await list.fetchAll(onDone, 'export')), ...below]
  const state = (
    <span className={styles.state} role="status">
      {text}
    </span>
  )
  const items = [
    { label: 'Excel (.xlsx)', onClick: () => void save('xlsx', many, listed) },
    { label: 'CSV (.csv)', onClick: () => void save('csv', many, listed) },
    ...(whole
      ? [
          {
            label: whole.label,
            onClick: () =>
              void save('xlsx', whole.fileName, (onDone) => whole.cells((call) => list.fetchAllOf(call, onDone))),
          },
        ]
      : []),
  ]
  /** Those of the list with these ids. */
  const saveSome = (ids: readonly string[]) =>
    void save('xlsx', many, async (onDone) => {
      const rows = await list.fetchAll(onDone, 'export')
      return cellsOf(rows.filter(({ id }) => ids.includes(id)))
    })
  return { many, state, items, saveSome }
}

/** The button that offers the file. `isTall`: as high as the buttons of a page that is no list. */
export function ExportMenu({
  file: { many, state, items },
  isTall = false,
}: {
  file: Pick<ReturnType<typeof useExport>, 'many' | 'items'> & { state?: ReactNode }
  isTall?: boolean
}) {
  return (
    <span className={styles.place}>
      {state}
      <Menu
        label={`Export ${many}`}
        items={() => items}
        className={isTall ? `${buttons.button} ${buttons.tall}` : buttons.button}
      >
        <IconDownload size={18} aria-hidden="true" />
        <span className={styles.word}>Export</span>
      </Menu>
    </span>
  )
}
