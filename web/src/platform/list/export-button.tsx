import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { refusalText } from '../refusal.ts'
import { Menu } from '../ui/menu.tsx'
import type { CellValue } from './csv.ts'
import styles from './export-button.module.css'
import type { ExportFormat } from './export-file.ts'
import buttons from './list-buttons.module.css'
import type { AnyListInput, ListRow } from './list-spec.ts'
import type { List } from './use-list.ts'

/** The columns of the file, by their heads. */
export type ExportColumns<Row> = Readonly<Record<string, (row: Row) => CellValue>>

type ExportButtonProps<Input extends AnyListInput, Row extends ListRow> = {
  list: List<Input, Row>
  columns: ExportColumns<Row>
}

/** What is listed, with its filters, search and sort, as a file: fetched page by page and written on this device. */
export function ExportButton<Input extends AnyListInput, Row extends ListRow>(props: ExportButtonProps<Input, Row>) {
  const { list, columns } = props
  const [state, setState] = useState('')
  const [, many] = list.spec.nouns
  const save = async (format: ExportFormat) => {
    setState('Exporting…')
    try {
      const { exportFile } = await import('./export-file.ts')
      const rows = await list.fetchAll((done) => setState(`Exporting ${done.toLocaleString('en-NG')}…`), 'export')
      const cells = [Object.keys(columns), ...rows.map((row) => Object.values(columns).map((cell) => cell(row)))]
      download(await exportFile(format, cells), `${many}.${format}`)
      setState(`${rows.length.toLocaleString('en-NG')} exported`)
    } catch (error) {
      setState(refusalText(error))
    }
  }
  const items = () => [
    { label: 'Excel (.xlsx)', onClick: () => void save('xlsx') },
    { label: 'CSV (.csv)', onClick: () => void save('csv') },
  ]
  return (
    <span className={styles.place}>
      <span className={styles.state} role="status">
        {state}
      </span>
      <Menu label={`Export ${many}`} items={items} className={buttons.button}>
        <IconDownload size={18} aria-hidden="true" />
        <span className={styles.word}>Export</span>
      </Menu>
    </span>
  )
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
