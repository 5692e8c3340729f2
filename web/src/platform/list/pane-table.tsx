import { useMediaQuery } from '@mantine/hooks'
import { initials } from '@sabimark/domain/words/signs/initials.ts'
import { IconArrowLeft, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { AnyListInput } from '../list-input.ts'
import buttons from './list-buttons.module.css'
import { ListFoot } from './list-foot.tsx'
import type { ListRow } from './list-spec.ts'
import { ListState } from './list-state.tsx'
import styles from './pane-table.module.css'
import { SelectBubble } from './select-bubble.tsx'
import { stays } from './table-roles.ts'
import type { List } from './use-list.ts'

type PaneTableProps<Input extends AnyListInput, Row extends ListRow> = {
  list: List<Input, Row>
  /** For screen readers: "Audit". */
  caption: string
  /** The first is what a row is known by, the last keeps its place on a phone. */
  columns: readonly { header: string; width?: string; cell: (row: Row) => ReactNode }[]
  /** The row in one sentence: what a press on it opens. */
  sentence: (row: Row) => string
  /** On a phone below the first column. */
  line: (row: Row) => ReactNode
  /** What stands over all rows that have it in common: their day. */
  groupOf: (row: Row) => string
  paneTitle: (row: Row) => string
  pane: (row: Row) => ReactNode
  /** At the foot, left of the range. */
  said?: ReactNode
  empty: ReactNode
}

/**
 * A list one looks through one row at a time: the row that is open stands whole in a pane beside it, and J and K or the arrows
 * go on. Where there is no room for both, the pane is a page of its own.
 */
export function PaneTable<Input extends AnyListInput, Row extends ListRow>(props: PaneTableProps<Input, Row>) {
  const { list, caption, columns, sentence, line, groupOf, paneTitle, pane, said, empty } = props
  const rows = list.rows ?? []
  const isWide = useMediaQuery('(min-width: 1100px)', true, { getInitialValueInEffect: false })
  const [open, setOpen] = useState<string | null>(null)
  const sheet = useRef<HTMLElement>(null)
  const found = rows.findIndex(({ id }) => id === open)
  const at = found < 0 && isWide ? 0 : found
  const shown = rows[at]
  const isPage = !isWide && shown !== undefined
  const wasPage = useRef(isPage)
  useEffect(() => {
    // The keyboard goes along to the page and back to its row.
    if (wasPage.current !== isPage) sheet.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    wasPage.current = isPage
  }, [isPage])
  if (!list.rows || rows.length === 0) return <ListState list={list} empty={empty} />
  const move = (by: -1 | 1) => {
    const next = rows[at + by]
    if (!next) return
    setOpen(next.id)
    const button = sheet.current?.querySelector<HTMLElement>(`[data-row="${next.id}"]`)
    if (sheet.current?.querySelector('table')?.contains(document.activeElement)) button?.focus()
    else button?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const by = ({ j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 } as const)[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  const groups = grouped(rows, groupOf)
  return (
    <>
      <ListState list={list} empty={empty} />
      <section
        ref={sheet}
        className={styles.sheet}
        aria-label={caption}
        aria-busy={list.isOld}
        data-old={list.isOld}
        onKeyDown={onKeyDown}
      >
        {!isPage && (
          <div className={styles.list}>
            <table className={styles.table} {...stays.table}>
              <caption className="only-heard">{caption}</caption>
              <colgroup>
                {columns.map(({ header, width }) => (
                  <col key={header} style={{ width }} />
                ))}
              </colgroup>
              <thead className="only-heard" {...stays.rowGroup}>
                <tr {...stays.row}>
                  {columns.map(({ header }) => (
                    <th key={header} scope="col" {...stays.head}>
                      {header}
                    </th>
                  ))}
                </tr>
              </thead>
              {groups.map(({ group, members }) => (
                <tbody key={group} {...stays.rowGroup}>
                  <tr className={styles.group} {...stays.row}>
                    <th scope="rowgroup" colSpan={columns.length} {...stays.rowHead}>
                      {group}
                    </th>
                  </tr>
                  {members.map((row) => (
                    <tr key={row.id} {...stays.row} data-open={row === shown}>
                      {columns.map(({ header, cell }, place) =>
                        place === 0 ? (
                          <th key={header} scope="row" className={styles.name} {...stays.rowHead}>
                            <SelectBubble
                              letters={initials(list.spec.initialsFrom?.(row) ?? list.spec.nameOf(row))}
                              label=""
                              isSelected={false}
                            />
                            <button
                              type="button"
                              data-row={row.id}
                              data-first={row.id === (open ?? rows[0]?.id) || undefined}
                              aria-label={sentence(row)}
                              aria-expanded={row === shown}
                              onClick={() => setOpen(row.id)}
                            >
                              {cell(row)}
                            </button>
                            <span className={styles.line}>{line(row)}</span>
                          </th>
                        ) : (
                          <td key={header} {...stays.cell}>
                            {cell(row)}
                          </td>
                        ),
                      )}
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
            <ListFoot list={list} bulk={[]} {...(said !== undefined && { said })} />
          </div>
        )}
        {shown && (
          <section className={styles.pane} aria-label={paneTitle(shown)}>
            {isPage && (
              <button type="button" className={styles.back} data-first onClick={() => setOpen(null)}>
                <IconArrowLeft size={18} aria-hidden="true" />
                Back to the list
              </button>
            )}
            <div className={styles.head}>
              <h2>{paneTitle(shown)}</h2>
              <Step label="Previous" by={-1} isOff={at === 0} move={move} />
              <Step label="Next" by={1} isOff={at === rows.length - 1} move={move} />
            </div>
            {pane(shown)}
          </section>
        )}
      </section>
    </>
  )
}

/** Rows that follow one another and have their head in common. */
function grouped<Row>(rows: readonly Row[], groupOf: (row: Row) => string): { group: string; members: Row[] }[] {
  const groups: { group: string; members: Row[] }[] = []
  for (const row of rows) {
    const group = groupOf(row)
    const last = groups.at(-1)
    if (last?.group === group) last.members.push(row)
    else groups.push({ group, members: [row] })
  }
  return groups
}

type StepProps = { label: string; by: -1 | 1; isOff: boolean; move: (by: -1 | 1) => void }

/** Not `disabled` at an end: the keyboard would be lost there. */
function Step({ label, by, isOff, move }: StepProps) {
  const Icon = by < 0 ? IconChevronUp : IconChevronDown
  const key = by < 0 ? 'K' : 'J'
  return (
    <button
      type="button"
      className={buttons.icon}
      aria-label={label}
      aria-keyshortcuts={key}
      title={`${label} (${key})`}
      aria-disabled={isOff}
      onClick={() => move(by)}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}
