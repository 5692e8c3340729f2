import { IconChevronLeft, IconChevronRight, IconDots } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AnyListInput } from '../list-input.ts'
import { refusalText } from '../refusal.ts'
import { Menu } from '../ui/menu.tsx'
import buttons from './list-buttons.module.css'
import styles from './list-foot.module.css'
import type { ListRow } from './list-spec.ts'
import { type List, mostSelected } from './use-list.ts'

/** An act on what is selected: "Deactivate". */
export type BulkAct = {
  label: string
  icon?: ReactNode
  run: (ids: string[]) => void
  /** It stands behind "…", so that the others have room. */
  isRare?: boolean
  /** It stands last, behind "…". */
  isDanger?: boolean
}

type ListFootProps<Input extends AnyListInput, Row extends ListRow> = {
  list: List<Input, Row>
  bulk: readonly BulkAct[]
  /** Left of the range, while nothing is selected. */
  said?: ReactNode
  /** Shows the beginning of the page that was turned to; of the screen, unless the list is part of one. */
  onTurn?: () => void
}

/** The end of the sheet: which rows these are, and once some are selected, dark and in sight, what can be done to them. */
export function ListFoot<Input extends AnyListInput, Row extends ListRow>(props: ListFootProps<Input, Row>) {
  const { list, bulk, said, onTurn = () => window.scrollTo({ top: 0 }) } = props
  const count = list.selected.size
  return (
    <div className={styles.foot} data-selecting={count > 0}>
      {/* Said when it changes, so it is there before. */}
      <span className={styles.count} role="status">
        {count > 0 && (
          <>
            <strong>{count.toLocaleString('en-NG')}</strong> selected
          </>
        )}
      </span>
      {count > 0 && <Selection list={list} bulk={bulk} />}
      {count === 0 && said && <span className={styles.said}>{said}</span>}
      <div className={styles.end}>
        {list.range && <span className={styles.range}>{list.range}</span>}
        {(list.goBack || list.goOn) && (
          <>
            <PageButton label="Previous page" go={list.goBack} onTurn={onTurn}>
              <IconChevronLeft size={18} aria-hidden="true" />
            </PageButton>
            <PageButton label="Next page" go={list.goOn} onTurn={onTurn}>
              <IconChevronRight size={18} aria-hidden="true" />
            </PageButton>
          </>
        )}
      </div>
    </div>
  )
}

type PageButtonProps = { label: string; go: (() => void) | null; onTurn: () => void; children: ReactNode }

function PageButton({ label, go, onTurn, children }: PageButtonProps) {
  const onClick = () => {
    if (!go) return
    go()
    onTurn()
  }
  // Not `disabled`: the keyboard would be lost on the last page.
  return (
    <button type="button" className={buttons.icon} aria-label={label} aria-disabled={!go} onClick={onClick}>
      {children}
    </button>
  )
}

/** "Select all 2,014", the acts and Clear; what does not fit on a phone is behind "…". */
function Selection<Input extends AnyListInput, Row extends ListRow>({ list, bulk }: ListFootProps<Input, Row>) {
  const [state, setState] = useState<string | null>(null)
  const { total, selected, select } = list
  const ids = [...selected]
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const selectAll = async () => {
    setState('Selecting…')
    try {
      const all = await list.fetchAll((done) => setState(`Selecting ${done.toLocaleString('en-NG')}…`))
      // Cleared meanwhile, or the list shows something else by now: these are not what is wanted any more.
      if (isGone.current) return
      select(
        all.map(({ id }) => id),
        true,
      )
      setState(null)
    } catch (error) {
      setState(refusalText(error))
    }
  }
  const clear = () => select(ids, false)
  const mayAll = total !== null && total > selected.size && total <= mostSelected
  const allLabel = `Select all ${total?.toLocaleString('en-NG')}`
  const calm = bulk.filter(({ isDanger, isRare }) => !isDanger && !isRare)
  const rare = bulk.filter(({ isRare }) => isRare)
  const danger = bulk.filter(({ isDanger }) => isDanger)
  const item = ({ label, icon, run, isDanger }: BulkAct) => ({
    label,
    icon,
    isDanger: isDanger === true,
    onClick: () => run(ids),
  })
  return (
    <>
      {state !== null && <span role="status">{state}</span>}
      {state === null && mayAll && (
        <button type="button" className={`${styles.all} ${styles.wide}`} onClick={() => void selectAll()}>
          {allLabel}
        </button>
      )}
      {calm.map(({ label, icon, run }, place) => (
        <button
          key={label}
          type="button"
          className={`${styles.act} ${place > 0 ? styles.wide : ''}`}
          onClick={() => run(ids)}
        >
          {icon}
          {label}
        </button>
      ))}
      <span className={styles.narrow}>
        <Menu
          label="More for the selection"
          className={buttons.icon}
          items={() => [
            ...[...calm.slice(1), ...rare].map(item),
            ...(mayAll ? [{ label: allLabel, onClick: () => void selectAll() }] : []),
            { label: 'Clear selection', onClick: clear },
            ...danger.map(item),
          ]}
        >
          <IconDots size={18} aria-hidden="true" />
        </Menu>
      </span>
      {rare.length + danger.length > 0 && (
        <span className={styles.wide}>
          <Menu label="More for the selection" className={buttons.icon} items={() => [...rare, ...danger].map(item)}>
            <IconDots size={18} aria-hidden="true" />
          </Menu>
        </span>
      )}
      <button type="button" className={`${styles.act} ${styles.wide}`} onClick={clear}>
        Clear
      </button>
    </>
  )
}
