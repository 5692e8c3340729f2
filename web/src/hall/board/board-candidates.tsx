import { DataTable } from '../../platform/list/data-table.tsx'
import { FilterBar } from '../../platform/list/filter-bar.tsx'
import { Pills } from '../../platform/list/pills.tsx'
import { useRowsHere } from '../../platform/list/use-rows-here.ts'
import { useRecordActs } from '../../platform/record/use-record-acts.tsx'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { boardActs } from '../acts/board-acts.tsx'
import { useHallSlip } from '../acts/use-hall-slip.tsx'
import type { Board, BoardRow } from '../merge-board.ts'
import type { OfSitting } from '../of-sitting.ts'
import styles from './board.module.css'
import {
  type BoardInput,
  boardList,
  columnsNeeded,
  columnsOf,
  compare,
  type Group,
  groups,
  wordsOf,
} from './board-list.tsx'

const isIn = (row: BoardRow, { group }: { group?: string }) => group === undefined || groups[group as Group].isIn(row)

type BoardCandidatesProps = { of: OfSitting; board: Board; refetch: () => unknown }

/** The candidates of a hall: by where they stand, found, and acted on. */
export function BoardCandidates({ of, board, refetch }: BoardCandidatesProps) {
  const list = useRowsHere<BoardInput, BoardRow>(boardList, {
    rows: board.rows,
    wordsOf,
    isIn,
    compare,
    error: null,
    refetch,
  })
  const slip = useHallSlip()
  const { menu, bulk, question } = useRecordActs<BoardRow>(boardList, {
    edit: null,
    acts: boardActs(of, board, slip.ask),
    onDone: (_act, ids) => list.select(ids, false),
  })
  const chosen = list.filters.group
  const isOver = new Date(board.readAt) > new Date(board.sitting.closesAt)
  if (board.rows.length === 0) {
    return (
      <EmptySheet title="No candidates">
        Nobody is expected in this sitting. Students of its classes appear here once they are added to the school.
      </EmptySheet>
    )
  }
  const pills = (Object.keys(groups) as Group[]).flatMap((group) => {
    const count = board.rows.filter(groups[group].isIn).length
    if (count === 0 && chosen !== group && (group !== 'writing' || isOver)) return []
    return [
      {
        label: groups[group].label,
        count,
        isWaiting: group === 'look' || group === 'absent',
        isChosen: chosen === group,
        onChoose: () => list.setFilter('group', group),
      },
    ]
  })
  return (
    <div className={styles.part}>
      {slip.slips}
      <Pills
        label="Where they stand"
        pills={[
          {
            label: 'All',
            count: board.rows.length,
            isChosen: chosen === undefined,
            onChoose: () => list.setFilter('group', undefined),
          },
          ...pills,
        ]}
      />
      <FilterBar
        list={{ ...list, hiddenFilters: ['group'] }}
        search="Search by name, student ID or class"
        hasSortChoice
        isPart
      />
      <DataTable
        list={list}
        caption="Candidates"
        columns={columnsFor(board)}
        menu={menu}
        bulk={bulk}
        empty={<EmptySheet title="No candidates">Nobody is expected in this sitting.</EmptySheet>}
      />
      {question}
    </div>
  )
}

const made = new Map<string, ReturnType<typeof columnsOf>>()

/** The same columns each time, so that no row is drawn again for them. */
function columnsFor({ sitting: { questionCount }, rows }: Board) {
  const shown = { questionCount, ...columnsNeeded(rows) }
  const key = JSON.stringify(shown)
  const columns = made.get(key) ?? columnsOf(shown)
  made.set(key, columns)
  return columns
}
