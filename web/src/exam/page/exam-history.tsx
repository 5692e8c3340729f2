import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { lagosClock, lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { RowGroup } from '../../platform/form-sheets/row-group.tsx'
import { AuditLink, HistoryDeed } from '../../platform/record/history-lines.tsx'
import strip from './exam-strip.module.css'

/** What was done to an exam, day by day, newest first. */
export function ExamHistory({ exam }: { exam: ExamDetail }) {
  const days = new Map<string, ExamDetail['history']>()
  for (const line of exam.history) {
    const day = lagosDay(new Date(line.at))
    days.set(day, [...(days.get(day) ?? []), line])
  }
  return (
    <div className={strip.sheets}>
      {[...days].map(([day, lines]) => (
        <RowGroup key={day} title={day}>
          <ol className={strip.done}>
            {lines.map((line) => (
              <li key={line.id}>
                <div>
                  <HistoryDeed line={line} />
                </div>
                <time dateTime={line.at}>{lagosClock(new Date(line.at))}</time>
              </li>
            ))}
          </ol>
        </RowGroup>
      ))}
      <AuditLink id={exam.id} />
    </div>
  )
}
