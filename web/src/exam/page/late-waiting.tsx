import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { PageLink } from '../../platform/navigation.tsx'
import note from '../../platform/ui/note.module.css'

/** How many papers have late answers that wait, for who decides about them, and the way to where that is done. */
export function LateWaiting({ exam: { id, mayAct, waitingLate = 0 } }: { exam: ExamDetail }) {
  if (!mayAct || waitingLate === 0) return null
  return (
    <section className={note.note} data-tone="amber" aria-label="Late answers to decide about">
      <div>
        {counted(waitingLate, 'paper')} {waitingLate === 1 ? 'has' : 'have'} late answers that wait for your decision.{' '}
        {waitingLate === 1 ? 'It is' : 'They are'} in no average of this exam until then.{' '}
        <PageLink to="/results/exam/$examId" params={{ examId: id }}>
          Decide
        </PageLink>
      </div>
    </section>
  )
}
