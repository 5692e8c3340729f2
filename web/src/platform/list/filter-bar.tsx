import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal, IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { AnyListInput } from '../list-input.ts'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { type AddAct, AddButton } from './add-button.tsx'
import { FilterChoices, SortChoice } from './choice.tsx'
import styles from './filter-bar.module.css'
import buttons from './list-buttons.module.css'
import type { ListRow } from './list-spec.ts'
import type { List } from './use-list.ts'

type FilterBarProps<Input extends AnyListInput, Row extends ListRow> = {
  list: List<Input, Row>
  /** What the search looks through: "Search by name, email or student ID". */
  search: string
  /** The same in fewer words, in the field. */
  hint?: string | undefined
  /** Where no heads sort; a phone has it anyway. */
  hasSortChoice: boolean
  add?: AddAct | null | undefined
  /** At its end; on a phone below the filters. */
  end?: ReactNode
  /** Inside another screen: it keeps to its place, and Enter does not send that screen's form. */
  isPart?: boolean
  /** At its end: what holds for the whole list. */
  said?: string | undefined
}

/** So many letters have room beside two buttons; a hint that is cut says less than one word. */
const mostOnPhone = 16

/** Search and filters above a list; they stay in sight. On a phone the filters open from below, beside the button that adds. */
export function FilterBar<Input extends AnyListInput, Row extends ListRow>(props: FilterBarProps<Input, Row>) {
  const { list, search, hint, hasSortChoice, add, end, isPart = false, said } = props
  const isPhone = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  const [isOpen, setIsOpen] = useState(false)
  const words = search.replace(/^Search by (.)/, (_all, first: string) => first.toUpperCase())
  const offered = Object.keys(list.spec.filters).length - (list.hiddenFilters?.length ?? 0)
  const hasChoices = offered > 0 || Object.keys(list.spec.sorts).length > 1
  const setCount = Object.keys(list.filters).length
  return (
    <search className={styles.bar} data-part={isPart} data-said={said !== undefined}>
      <label className={styles.search}>
        <IconSearch size={18} aria-hidden="true" />
        <input
          type="search"
          name="search"
          aria-label={search}
          placeholder={hint ?? (isPhone && !isPart && words.length > mostOnPhone ? 'Search' : words)}
          maxLength={80}
          autoComplete="off"
          value={list.typed}
          onChange={(event) => list.type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (isPart && event.key === 'Enter') event.preventDefault()
          }}
        />
      </label>
      {isPhone ? (
        <>
          {hasChoices && (
            <button
              type="button"
              className={`${buttons.button} ${styles.square}`}
              aria-label={setCount > 0 ? `Filter and sort, ${setCount} set` : 'Filter and sort'}
              data-set={setCount > 0}
              onClick={() => setIsOpen(true)}
            >
              <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
            </button>
          )}
          {add && <AddButton add={add} isSquare />}
          <Dialog isOpen={isOpen} title="Filter and sort" className={styles.below} onClose={() => setIsOpen(false)}>
            <div className={styles.choices}>
              <FilterChoices list={list} />
              <SortChoice list={list} />
              {end}
            </div>
            <DialogActions>
              {list.isNarrowed && <Clear list={list} />}
              <button type="button" className={`${buttons.button} ${buttons.main}`} onClick={() => setIsOpen(false)}>
                {list.total === null ? 'Show' : `Show ${list.total.toLocaleString('en-NG')}`}
              </button>
            </DialogActions>
          </Dialog>
        </>
      ) : (
        <>
          <FilterChoices list={list} />
          {hasSortChoice && <SortChoice list={list} />}
          {list.isNarrowed && <Clear list={list} />}
          {end}
        </>
      )}
      {said && <p className={styles.said}>{said}</p>}
    </search>
  )
}

function Clear<Input extends AnyListInput, Row extends ListRow>({ list }: { list: List<Input, Row> }) {
  return (
    <button type="button" className={`${buttons.button} ${styles.clear}`} onClick={list.clear}>
      <IconX size={16} aria-hidden="true" />
      Clear
    </button>
  )
}
