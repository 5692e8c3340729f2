import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { actProblem } from '@sabimark/domain/exam/exam-acts.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconCalendarTime, IconClockPlus, IconDoor, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RowMenu } from '../../platform/list/row-menu.tsx'
import { useMay } from '../../platform/may.ts'
import { orpc } from '../../platform/queries.ts'
import { Card } from '../../platform/ui/card.tsx'
import type { MenuItem } from '../../platform/ui/menu.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { type BadgeTone, StatusBadge } from '../../platform/ui/status-badge.tsx'
import { useOffer } from '../seal/use-offer.ts'
import { WithoutNetwork } from '../seal/without-network.tsx'
import type { SittingOf } from '../time/after-act.ts'
import { CandidatesCard } from '../time/candidates-card.tsx'
import { CloseNowDialog } from '../time/close-now-dialog.tsx'
import { ExtendDialog } from '../time/extend-dialog.tsx'
import styles from './exam-sittings.module.css'
import { MoveSittingQuestion, RemoveSittingQuestion } from './sitting-questions.tsx'
import { timesText } from './times-text.ts'

type Sitting = ExamDetail['sittings'][number]

const states: Record<Sitting['state'], readonly [word: string, tone: BadgeTone]> = {
  not_open: ['To come', 'blue'],
  open: ['Open', 'green'],
  closed: ['Closed', 'grey'],
}

/** The sittings of an exam, where it has several, and the candidates of one of them. */
export function ExamSittings({ exam, sittingId }: { exam: ExamDetail; sittingId: string }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = exam.sittings.find(({ id }) => id === chosen) ?? exam.sittings.find(({ id }) => id === sittingId)
  const { data: offer } = useOffer(exam, shown)
  // Once it is open there is nothing to get ready for: what was not offered stands below who sits it.
  const isBelow = shown?.state === 'open' && !offer?.isOffered
  const without = shown && <WithoutNetwork key={`offline ${shown.id}`} exam={exam} sitting={shown} />
  const isWaiting = shown?.isForAbsent === true && shown.state === 'not_open'
  return (
    <div className={styles.part}>
      {exam.sittings.length > 1 && (
        <Card title="Sittings">
          <ul className={styles.sittings}>
            {exam.sittings.map((sitting) => (
              <SittingRow
                key={sitting.id}
                exam={exam}
                sitting={sitting}
                isShown={sitting.id === shown?.id}
                onShow={() => setChosen(sitting.id)}
              />
            ))}
          </ul>
        </Card>
      )}
      {!isBelow && without}
      <CandidatesCard
        key={shown?.id}
        exam={{ ...exam, sittingId: shown?.id ?? sittingId }}
        readiness={offer?.isOffered ? { ready: offer.ready, notReady: offer.expected - offer.ready } : null}
        {...(shown && exam.sittings.length > 1 && { times: timesText(shown) })}
        {...(isWaiting && {
          none: 'Candidates who have not started when the sitting before it closes are expected here.',
        })}
      />
      {isBelow && without}
    </div>
  )
}

type SittingRowProps = { exam: ExamDetail; sitting: Sitting; isShown: boolean; onShow: () => void }

function SittingRow({ exam, sitting, isShown, onShow }: SittingRowProps) {
  const [asked, setAsked] = useState<'move' | 'extend' | 'close' | 'remove' | null>(null)
  const mayAct = useMay('exam.extend') && exam.mayAct
  const of = { examId: exam.id, sittingId: sitting.id }
  const { data } = useQuery(orpc.exam.getSitting.queryOptions({ input: of }))
  const [word, tone] = states[sitting.state]
  const times = timesText(sitting)
  const hasBegun = data === undefined || data.counts.running + data.counts.handed_in > 0
  const items: MenuItem[] = [
    ...(actProblem('moveSitting', exam) === null && sitting.state === 'not_open'
      ? [{ label: 'Move to another time', icon: <IconCalendarTime {...menuIcon} />, onClick: () => setAsked('move') }]
      : []),
    ...(actProblem('extend', exam) === null
      ? [{ label: 'Extend', icon: <IconClockPlus {...menuIcon} />, onClick: () => setAsked('extend') }]
      : []),
    ...(actProblem('closeNow', exam) === null && sitting.state === 'open'
      ? [{ label: 'Close now', icon: <IconDoor {...menuIcon} />, isDanger: true, onClick: () => setAsked('close') }]
      : []),
    ...(actProblem('removeSitting', exam) === null && !sitting.isForClasses && sitting.state !== 'closed' && !hasBegun
      ? [{ label: 'Take away', icon: <IconTrash {...menuIcon} />, isDanger: true, onClick: () => setAsked('remove') }]
      : []),
  ]
  const about: SittingOf = {
    ...exam,
    sittingId: sitting.id,
    closesAt: sitting.closesAt,
    times,
    // Its own doors say whether it is over, whatever else the exam has.
    status: sitting.state === 'closed' ? 'completed' : exam.status,
  }
  return (
    <li className={styles.sitting}>
      <button type="button" className={styles.show} aria-pressed={isShown} onClick={onShow}>
        <span>{times}</span>
        <span className={styles.whom}>
          {[whomText(sitting), countsText(data?.counts), lengthText(exam, data)].filter(Boolean).join(' · ')}
        </span>
      </button>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {mayAct && items.length > 0 && <RowMenu name={times} items={() => items} />}
      {asked === 'move' && <MoveSittingQuestion exam={exam} sitting={sitting} onClose={() => setAsked(null)} />}
      {asked === 'remove' && (
        <RemoveSittingQuestion examId={exam.id} sittingId={sitting.id} times={times} onClose={() => setAsked(null)} />
      )}
      {asked === 'extend' && <ExtendDialog exam={about} onClose={() => setAsked(null)} />}
      {asked === 'close' && <CloseNowDialog exam={about} onClose={() => setAsked(null)} />}
    </li>
  )
}

function whomText({ isForAbsent, namedCount }: Sitting): string {
  if (isForAbsent) return 'For those who were absent'
  return namedCount > 0 ? counted(namedCount, 'named student') : ''
}

/** Where it is another than the exam's: staff gave everybody of one sitting more. */
function lengthText({ durationMinutes }: ExamDetail, data: { durationMinutes: number } | undefined): string {
  return data && data.durationMinutes !== durationMinutes ? counted(data.durationMinutes, 'minute') : ''
}

type Counts = { expected: number; running: number; handed_in: number; absent: number; on_device?: number | undefined }

function countsText(counts: Counts | undefined): string {
  if (!counts) return ''
  return [
    counted(counts.expected, 'candidate'),
    ...(counts.running > 0 ? [`${counts.running} sitting now`] : []),
    ...(counts.handed_in > 0 ? [`${counts.handed_in} handed in`] : []),
    ...(counts.on_device ? [`${counts.on_device} got ready, not heard from yet`] : []),
    ...(counts.absent > 0 ? [`${counts.absent} absent`] : []),
  ].join(' · ')
}
