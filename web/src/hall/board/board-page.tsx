import { counted } from '@sabimark/domain/words/plural.ts'
import { IconClipboardList, IconClockPlus, IconDots, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { unknownExam } from '../../exam/exams.ts'
import buttons from '../../platform/list/list-buttons.module.css'
import { PageLink, useGoTo, usePageParams } from '../../platform/navigation.tsx'
import { Announcements } from '../../platform/news/announcements.tsx'
import { refusalCode } from '../../platform/refusal.ts'
import { useTabTitle } from '../../platform/tab-title.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { Menu, type MenuItem } from '../../platform/ui/menu.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { TabCount, Tabs } from '../../platform/ui/tabs.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { CreditDialog } from '../credit/credit-dialog.tsx'
import { InvigilatorsDialog } from '../invigilators/invigilators-dialog.tsx'
import type { Board } from '../merge-board.ts'
import type { OfSitting } from '../of-sitting.ts'
import { HallReport } from '../report/hall-report.tsx'
import { useBoard } from '../use-board.ts'
import { agoText } from './ago-text.ts'
import { BoardCandidates } from './board-candidates.tsx'
import { BoardCode, useOffer } from './board-code.tsx'
import { HallStrip } from './hall-strip.tsx'
import { AsOf, useNowMs } from './heard-ago.tsx'
import { LookList } from './look-list.tsx'
import { meanwhileText } from './meanwhile-text.ts'
import { StayNote } from './stay-note.tsx'
import { useIsPhone } from './use-is-phone.ts'

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
                <BoardCandidates of={of} board={board} refetch={refetch} />
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
