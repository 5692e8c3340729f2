import { Fragment, type ReactNode } from 'react'
import styles from './plain-table.module.css'
import { stays } from './table-roles.ts'

export type PlainColumn<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right. */
  isNumeric?: boolean
  /** The column a row is known by: it heads the card on a phone. Give it to one column. */
  isTitle?: boolean
  /** It never takes a second line: a date, a number. */
  isOneLine?: boolean
  /** On a phone its value stands without its head; so does a single short button, beside the rest. */
  isSaidAlone?: boolean
  /** Buttons that need a line of their own on a phone, without a head. */
  isActs?: boolean
}

type PlainTableProps<Row> = {
  /** What the table lists, for screen readers: "Results". */
  caption: string
  columns: readonly PlainColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What stands there without rows: an EmptySheet. */
  empty: ReactNode
  /** What is open under a row, over its whole width; null for nothing. */
  under?: (row: Row) => ReactNode
  /** Short rows: on a phone each is a row and no card, its title beside its figure, the rest and its acts below. */
  isDense?: boolean
}

/**
 * Rows whose cells may take several lines and hold buttons; what searches and sorts them stands above. On a phone each is a
 * card, unless they are dense.
 */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, under, isDense = false } = props
  if (rows.length === 0) return <>{empty}</>
  return (
    <div className={styles.sheet} data-dense={isDense} data-figure={columns.some(({ isNumeric }) => isNumeric)}>
      <table className={styles.table} {...stays.table}>
        <caption className="only-heard">{caption}</caption>
        <thead {...stays.rowGroup}>
          <tr {...stays.row}>
            {columns.map(({ header, isNumeric }) => (
              <th key={header} scope="col" data-numeric={isNumeric}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...stays.rowGroup}>
          {rows.map((row) => {
            const opened = under?.(row) ?? null
            return (
              <Fragment key={rowKey(row)}>
                <tr {...stays.row} data-open={opened !== null || undefined}>
                  {columns.map(({ header, cell, isNumeric, isTitle, isOneLine, isSaidAlone, isActs }) => (
                    <td
                      key={header}
                      {...(isTitle ? stays.rowHead : stays.cell)}
                      data-label={isSaidAlone || isActs ? undefined : header}
                      data-acts={isActs}
                      data-one-line={isOneLine}
                      data-numeric={isNumeric}
                      data-title={isTitle}
                    >
                      {cell(row)}
                    </td>
                  ))}
                </tr>
                {opened !== null && (
                  <tr {...stays.row} data-under>
                    <td {...stays.cell} colSpan={columns.length}>
                      {opened}
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
