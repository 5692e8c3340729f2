import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './markdown.module.css'
import type { Align } from './parse-table.ts'
import { scrollWhenWide } from './scroll-when-wide.ts'

type TableProps = { align: readonly Align[]; head: readonly ReactNode[]; rows: readonly (readonly ReactNode[])[] }

/** A table of a question. Wider than its place it scrolls by itself. */
export function Table({ align, head, rows }: TableProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => (box.current ? scrollWhenWide(box.current) : undefined), [])

  return (
    <div ref={box} id={id} className={`${styles.block} ${styles.tableBox}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={keyOf(column)} scope="col" data-align={align[column]}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={keyOf(line)}>
              {row.map((cell, column) => (
                <td key={keyOf(column)} data-align={align[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <span id={`${id}-says`} hidden>
        Wide table
      </span>
    </div>
  )
}

/** Rows and cells never move among themselves, so their place is their key. */
const keyOf = (place: number) => String(place)
