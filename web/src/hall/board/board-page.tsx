import { useMediaQuery } from '@mantine/hooks'
import type { HallBoard } from '@sabimark/contract/answers.ts'
import { nearTime } from '@sabimark/domain/words/near-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconClipboardList, IconClockPlus, IconDots, IconUsers } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { unknownExam } from '../../exam/exams.ts'
import { midOpensText } from '../../exam/list/exam-times.ts'
import { leftText } from '../../exam/page/strip-words.ts'
import { DataTable } from '../../platform/list/data-table.tsx'
import { FilterBar } from '../../platform/list/filter-bar.tsx'
import buttons from '../../platform/list/list-buttons.module.css'
import { Pills } from '../../platform/list/pills.tsx'
import { useRowsHere } from '../../platform/list/use-rows-here.ts'
import { PageLink, useGoTo, usePageParams } from '../../platform/navigation.tsx'
import { Announcements } from '../../platform/news/announcements.tsx'
import { useRecordActs } from '../../platform/record/use-record-acts.tsx'
import { refusalCode } from '../../platform/refusal.ts'
import { useTabTitle } from '../../platform/tab-title.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { Menu, type MenuItem } from '../../platform/ui/menu.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { StateStrip, StripLine } from '../../platform/ui/state-strip.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { TabCount, Tabs } from '../../platform/ui/tabs.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { boardActs } from '../acts/board-acts.tsx'
import { useHallSlip } from '../acts/use-hall-slip.tsx'
import { CreditDialog } from '../credit/credit-dialog.tsx'
import { InvigilatorsDialog } from '../invigilators/invigilators-dialog.tsx'
import type { Board, BoardRow } from '../merge-board.ts'
import type { OfSitting } from '../of-sitting.ts'
import { HallReport } from '../report/hall-report.tsx'
import { useBoard } from '../use-board.ts'
import { agoText } from './ago-text.ts'
import { BoardCode, useOffer } from './board-code.tsx'
import { type BoardInput, boardList, columnsOf, compare, type Group, groups, wordsOf } from './board-list.tsx'
import { AsOf, useNowMs } from './heard-ago.tsx'
import { LookList } from './look-list.tsx'
import { meanwhileText } from './meanwhile-text.ts'
import { StayNote } from './stay-note.tsx'

/** `/exams/{id}/hall/{id}`: a hall as it sits, for who invigilates. */
export default function BoardPage() {
  return (
    <OfOneSchool things="exams">
      <Hall />
    </OfOneSchool>
  )
}

function Hall() {
  const of = usePageParams('/exams/$examId/hall/$sittingId')
  const { refetch, ...read } = useBoard(of)
  // Who is an invigilator here no more reads no old board; a server that does not answer leaves it where it is.
  const data = refusalCode(read.error) === 'NOT_IN_THIS_HALL' ? undefined : read.data
  return (
    <Loaded
      query={{ data, refetch, error: data ? null : read.error }}
      waiting="Loading the board..."
      title="Hall"
      unknown={unknownExam}
    >
      {(board) => <Open of={of} board={board} refetch={refetch} />}
    </Loaded>
  )
}

type OpenProps = { of: OfSitting; board: Board; refetch: () => unknown }

const isIn = (row: BoardRow, { group }: { group?: string }) => group === undefined || groups[group as Group].isIn(row)

function Open({ of, board, refetch }: OpenProps) {
  const { sitting, may, rows } = board
  useTabTitle(`Hall: ${sitting.title}`)
  const isPhone = useIsPhone()
  // Here, and not where it is asked for: a phone that is turned moves that elsewhere, and what was typed would be gone.
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const ways = <HallWays of={of} board={board} onAsk={setAsked} />
  const flagged = rows.filter(({ flags }) => flags.length > 0)
  const isOld = useNowMs() - Date.parse(board.readAt) >= lateMs
  return (
    <Sections>
      {isPhone ? (
        <PageHeader title={sitting.title} />
      ) : (
        <PageHeader title={sitting.title} isName actions={ways}>
          {[sitting.subject, counted(rows.length, 'candidate'), counted(sitting.questionCount, 'question')].join(' · ')}
        </PageHeader>
      )}
      <Announcements />
      <StayNote />
      <HallStrip board={board} menu={isPhone && ways} />
      {isOld && <OldNews of={of} board={board} />}
      <BoardCode of={of} board={board} />
      <Tabs
        label="Hall"
        tabs={[
          {
            name: 'candidates',
            title: 'Candidates',
            mark: <TabCount count={rows.length} />,
            content: () => (
              <AsOf value={isOld ? Date.parse(board.readAt) : null}>
                <Candidates of={of} board={board} refetch={refetch} />
              </AsOf>
            ),
          },
          {
            name: 'look',
            title: 'To look at',
            mark: <TabCount count={flagged.length} />,
            content: () => <LookList of={of} rows={flagged} mayRead={may.evidence} />,
          },
          { name: 'report', title: 'Report', content: () => <HallReport of={of} /> },
        ]}
      />
      {asked === 'credit' && <CreditDialog of={of} board={board} onClose={close} />}
      {asked === 'invigilators' && <InvigilatorsDialog of={of} onClose={close} />}
    </Sections>
  )
}

/** There the rows are what is looked at: what stands above them is short. */
const useIsPhone = () => useMediaQuery('(max-width: 639px)', false, { getInitialValueInEffect: false })

const credit = 'Give lost time back'

/** What is asked for above the rows. */
type Asked = 'credit' | 'invigilators'

/** Give back what a hall has lost, and who stands in it; on a phone behind "…", where the rows begin sooner. */
function HallWays({ of, board, onAsk }: { of: OfSitting; board: Board; onAsk: (asked: Asked) => void }) {
  const goTo = useGoTo()
  const isPhone = useIsPhone()
  const exam = { to: '/exams/$examId', params: { examId: of.examId } } as const
  // Nobody is there to lose any.
  const mayCredit = board.may.credit && board.rows.length > 0
  const items = (): MenuItem[] => [
    ...(mayCredit ? [{ label: credit, icon: <IconClockPlus {...menuIcon} />, onClick: () => onAsk('credit') }] : []),
    { label: 'Invigilators', icon: <IconUsers {...menuIcon} />, onClick: () => onAsk('invigilators') },
    ...(board.may.evidence
      ? [{ label: 'The exam', icon: <IconClipboardList {...menuIcon} />, onClick: () => goTo(exam) }]
      : []),
  ]
  return (
    <>
      {isPhone ? (
        <Menu label="More" items={items} className={buttons.button}>
          <IconDots size={18} aria-hidden="true" />
        </Menu>
      ) : (
        <>
          {board.may.evidence && (
            <PageLink {...exam} className={buttons.button}>
              The exam
            </PageLink>
          )}
          <button type="button" className={buttons.button} onClick={() => onAsk('invigilators')}>
            Invigilators
          </button>
          {mayCredit && (
            <button type="button" className={buttons.button} onClick={() => onAsk('credit')}>
              {credit}
            </button>
          )}
        </>
      )}
    </>
  )
}

function HallStrip({ board: { sitting, rows }, menu }: { board: Board; menu: ReactNode }) {
  const isPhone = useIsPhone()
  const now = new Date(useNowMs())
  const isBefore = now < new Date(sitting.opensAt)
  const isOver = now > new Date(sitting.closesAt)
  const count = (group: Group) => rows.filter(groups[group].isIn).length
  const byClock = rows.filter(({ light }) => light === 'time_over').length
  const badge = isBefore ? (
    <StatusBadge tone="blue">to come</StatusBadge>
  ) : (
    <StatusBadge tone={isOver ? 'grey' : 'green'}>{isOver ? 'closed' : 'open'}</StatusBadge>
  )
  return (
    <StateStrip
      label="The hall now"
      menu={menu}
      badge={badge}
      title={
        isBefore
          ? `Opens ${midOpensText(sitting.opensAt, now)}`
          : // The badge says that it is open.
            leftText(sitting.closesAt, now).replace(/^Open until/, 'Until')
      }
      note={[
        ...(isOver && count('writing') === 0 ? [] : [`${count('writing')} writing`]),
        `${count('done')} finished${byClock > 0 ? ` (${byClock} by the clock)` : ''}`,
        ...(count('on_device') > 0 ? [`${count('on_device')} on a device and not heard yet`] : []),
        ...(isOver ? [`${count('absent')} absent`] : []),
      ].join(', ')}
    >
      {!isPhone && (
        <StripLine>
          {/* When it opens is what the title says. */}
          {!isBefore && `Opened ${nearTime(new Date(sitting.opensAt), now)} · `}
          {isBefore ? 'Closes' : isOver ? 'closed' : 'closes'} {nearTime(new Date(sitting.closesAt), now)} ·{' '}
          {counted(sitting.durationMinutes, 'minute')} each
        </StripLine>
      )}
    </StateStrip>
  )
}

const lateMs = 15_000

/** Said when the board itself is old: what stands on it is of then. */
function OldNews({ of, board: { readAt, sitting } }: { of: OfSitting; board: Board }) {
  const nowMs = useNowMs()
  const isOffered = useOffer(of)?.isOffered === true
  return (
    <RefusalNote>
      This board was read {agoText(nowMs - Date.parse(readAt))} and is as it was then. The server has not answered
      since. {meanwhileText(sitting, isOffered, nowMs)}
    </RefusalNote>
  )
}

function Candidates({ of, board, refetch }: OpenProps) {
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
    <>
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
        columns={columnsFor(board.sitting)}
        menu={menu}
        bulk={bulk}
        empty={<EmptySheet title="No candidates">Nobody is expected in this sitting.</EmptySheet>}
      />
      {question}
    </>
  )
}

const byCount = new Map<number, ReturnType<typeof columnsOf>>()

/** The same columns each time, so that no row is drawn again for them. */
function columnsFor(sitting: HallBoard['sitting']): ReturnType<typeof columnsOf> {
  const known = byCount.get(sitting.questionCount)
  if (known) return known
  const made = columnsOf(sitting)
  byCount.set(sitting.questionCount, made)
  return made
}
