import { type ShownColumn, shownColumns } from '@sabimark/domain/report/report-cells.ts'
import type { Cell, ReportTable as Table } from '@sabimark/domain/report/report-content.ts'
import { stays } from '../../platform/list/table-roles.ts'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { gradeTone } from '../../result/grade-tone.ts'
import styles from './report-table.module.css'

/** One table of a report. On a phone each row is a card; on paper its heads stand on every page. */
export function ReportTable({ table }: { table: Table }) {
  const { title, rows, rowCount, empty } = table
  const columns = shownColumns(table.columns)
  return (
    <section className={styles.part}>
      <h4 className={styles.title}>{title}</h4>
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <div className={styles.place}>
          <table className={styles.table} {...stays.table}>
            <caption className="only-heard">{title}</caption>
            <thead {...stays.rowGroup}>
              <tr {...stays.row}>
                {columns.map(({ label, isNumeric }) => (
                  <th key={label} scope="col" data-numeric={isNumeric || undefined}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...stays.rowGroup}>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two rows can be alike, and rows never move
                <Row key={at} row={row} columns={columns} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length < rowCount && (
        <p className={styles.cut}>
          {`The first ${rows.length} of ${rowCount.toLocaleString('en-NG')} rows. PDF and Excel have them all.`}
        </p>
      )}
    </section>
  )
}

function Row({ row, columns }: { row: readonly Cell[]; columns: readonly ShownColumn[] }) {
  return (
    <tr {...stays.row}>
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.label} {...stays.rowHead} scope="row">
            <CellOf column={column} row={row} />
          </th>
        ) : (
          <td
            key={column.label}
            {...stays.cell}
            data-label={column.label}
            data-kind={column.kind}
            data-numeric={column.isNumeric || undefined}
          >
            <CellOf column={column} row={row} />
          </td>
        ),
      )}
    </tr>
  )
}

function CellOf({ column: { kind, textOf }, row }: { column: ShownColumn; row: readonly Cell[] }) {
  const text = textOf(row)
  return kind === 'grade' && text !== '–' ? <StatusBadge tone={gradeTone(text)}>{text}</StatusBadge> : text
}
