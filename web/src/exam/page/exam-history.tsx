import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { AuditLink, HistoryDays } from '../../platform/record/history-lines.tsx'
import strip from './exam-strip.module.css'

/** What was done to an exam, day by day, newest first. */
export function ExamHistory({ exam }: { exam: ExamDetail }) {
  return (
    <div className={strip.sheets}>
      <HistoryDays lines={exam.history} />
      <AuditLink id={exam.id} />
    </div>
  )
}
