import type { HallReport as Report } from '@sabimark/contract/answers.ts'
import { mostInReport } from '@sabimark/domain/hall/hall-bounds.ts'
import { lagosClock, lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lagosText } from '../../exam/exams.ts'
import buttons from '../../platform/list/list-buttons.module.css'
import { orpc } from '../../platform/queries.ts'
import { serverNow } from '../../platform/server-now.ts'
import { Card } from '../../platform/ui/card.tsx'
import { Facts } from '../../platform/ui/card-list.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PaperHead } from '../../platform/ui/paper-head.tsx'
import { PrintSheet } from '../../platform/ui/print-sheet.tsx'
import { NoteDialog } from '../acts/note-dialog.tsx'
import { flagText } from '../flag-text.ts'
import type { OfSitting } from '../of-sitting.ts'
import styles from './hall-report.module.css'
import { told } from './told.ts'

/** What was done in a hall, as it will lie in the file: times, changes, notes and who is to be looked at; never a score. */
export function HallReport({ of }: { of: OfSitting }) {
  const query = useQuery({ ...orpc.hall.report.queryOptions({ input: of }), refetchInterval: 30_000 })
  const [isNoting, setIsNoting] = useState(false)
  return (
    <Loaded query={query} waiting="Loading what was done...">
      {(report) => (
        <div className={styles.part}>
          <div className={styles.ways}>
            <button type="button" className={buttons.button} onClick={() => setIsNoting(true)}>
              Write a note
            </button>
            <button type="button" className={buttons.button} onClick={() => window.print()}>
              Print report
            </button>
          </div>
          <Happened report={report} />
          <PrintSheet>
            <Paper report={report} readAt={new Date(query.dataUpdatedAt + serverNow().getTime() - Date.now())} />
          </PrintSheet>
          {isNoting && <NoteDialog of={of} onClose={() => setIsNoting(false)} />}
        </div>
      )}
    </Loaded>
  )
}

const onlyNewest = `Only the newest ${mostInReport.toLocaleString('en')} changes and as many notes are shown; older ones are left out.`

function Happened({ report }: { report: Report }) {
  const all = told(report)
  if (all.length === 0) return <p className={styles.nothing}>Nothing has been changed or noted in this hall.</p>
  return (
    <Card title="In the order it happened">
      {report.isCut && <p className={styles.nothing}>{onlyNewest}</p>}
      <ol className={styles.lines}>
        {all.map(({ id, at, by, text, shares, reason }) => (
          <li key={id}>
            <span className={styles.time}>{lagosClock(new Date(at))}</span> {text} {reason !== null && <q>{reason}</q>}{' '}
            <span className={styles.by}>{by ?? 'Somebody who has left'}</span>
            {shares.length > 0 && (
              <ul className={styles.shares}>
                {shares.map((share) => (
                  <li key={share}>{share}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The report on paper, to be signed. `readAt`: on the server's clock. */
function Paper({ report, readAt }: { report: Report; readAt: Date }) {
  const { sitting, invigilators, counts, flagged, late } = report
  const all = told(report)
  const isOver = readAt > new Date(sitting.closesAt)
  const writing = counts.came - counts.handedIn - counts.byTime
  const day = lagosDate(new Date(sitting.opensAt))
  const timeOf = (at: string) => (lagosDate(new Date(at)) === day ? lagosClock(new Date(at)) : lagosText(at))
  return (
    <article className={styles.paper}>
      <PaperHead title={`Hall report: ${sitting.title}`} facts={[sitting.subject]} />
      <Facts
        items={[
          ['Opened', lagosText(sitting.opensAt)],
          [isOver ? 'Closed' : 'Closes', lagosText(sitting.closesAt)],
          ...(isOver ? [] : [['As it was', lagosText(readAt.toISOString())] as [string, string]]),
          ['Each had', counted(sitting.durationMinutes, 'minute')],
          [
            'Invigilators',
            invigilators.map(({ name, isActive }) => (isActive ? name : `${name} (no longer active)`)).join(', ') ||
              'Nobody was named',
          ],
          ['Expected', `${counts.expected}`],
          ['Came', `${counts.came}`],
          ...(writing > 0 ? [['Still writing', `${writing}`] as [string, string]] : []),
          ['Handed in themselves', `${counts.handedIn}`],
          ['Ended by the clock', `${counts.byTime}`],
          ...(counts.onDevice ? [['On a device, not heard yet', `${counts.onDevice}`] as [string, string]] : []),
          // Before the doors close nobody is absent: some have not come yet.
          isOver
            ? ['Absent', `${counts.absent}`]
            : ['Not here yet', `${counts.expected - counts.came - (counts.onDevice ?? 0)}`],
          ['Excused', `${counts.excused}`],
          ['Late answers that wait', `${late}`],
        ]}
      />
      <h3>What was done</h3>
      {all.length === 0 && <p>Nothing was changed or noted.</p>}
      {report.isCut && <p>{onlyNewest}</p>}
      <ol>
        {all.map(({ id, at, by, text, shares, reason }) => (
          <li key={id}>
            {timeOf(at)}: {[text, ...shares].join(' ')} {reason !== null && `Reason: ${reason}.`} (
            {by ?? 'somebody who has left'})
          </li>
        ))}
      </ol>
      <h3>To be looked at</h3>
      {flagged.length === 0 && <p>Nobody.</p>}
      <ul>
        {flagged.map(({ name, studentNumber, flags }) => (
          <li key={studentNumber}>
            {name} ({studentNumber}): {flags.map(flagText).join(' ')}
          </li>
        ))}
      </ul>
      <div className={styles.signed}>
        <p>Invigilator</p>
        <p>Principal</p>
      </div>
    </article>
  )
}
