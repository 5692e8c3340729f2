import type { ReactNode } from 'react'
import styles from './table.module.css'

type TableProps = { caption: string; head: readonly string[]; rows: readonly (readonly ReactNode[])[] }

/** A small table whose first column names the row. On a phone each row of a wide one is a card of its own. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    <table className={styles.table} data-wide={head.length > 2}>
      <caption className="only-heard">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={String(first)}>
            <th scope="row">{first}</th>
            {cells.map((cell, place) => (
              <td key={head[place + 1]} data-head={head[place + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
