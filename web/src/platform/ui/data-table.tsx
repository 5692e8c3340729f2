import type { ReactNode } from 'react'
import styles from './data-table.module.css'

export type Column<Row> = {
  /** Stable name of the column. */
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right. */
  isNumeric?: boolean
  /** The column a row is known by: it heads the card at phone width. Give it to one column. */
  isTitle?: boolean
}

type DataTableProps<Row> = {
  /** What the table lists, for screen readers: "Students". */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What stands there without rows: an EmptySheet. */
  empty: ReactNode
}

/** Said again because browsers forget that a table is one when its `display` changes, as it does for the cards. */
const stays = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
}

/** A table that becomes a list of cards below 640 px. */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return <>{empty}</>
  return (
    <div className={styles.frame}>
      <table className={styles.table} {...stays.table}>
        <caption className="only-heard">{caption}</caption>
        <thead {...stays.rowGroup}>
          <tr {...stays.row}>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-numeric={column.isNumeric}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...stays.rowGroup}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...stays.row}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  {...stays.cell}
                  data-label={column.header}
                  data-numeric={column.isNumeric}
                  data-title={column.isTitle}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
