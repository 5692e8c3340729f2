import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { actProblem } from '@sabimark/domain/exam/exam-acts.ts'
import { useState } from 'react'
import buttons from '../../platform/list/list-buttons.module.css'
import { useMay } from '../../platform/may.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { StripFact } from '../../platform/ui/state-strip.tsx'
import { CodeDialog } from '../further/code-dialog.tsx'
import styles from './exam-strip.module.css'

/** The access code, to be read out or shown to the room; where there is none, whoever may set one is offered to. */
export function CodeFact({ exam }: { exam: ExamDetail }) {
  const [open, setOpen] = useState<'large' | 'set' | null>(null)
  const maySet = useMay('exam.setAccessCode') && exam.mayAct && actProblem('setAccessCode', exam) === null
  const code = exam.accessCode
  if (code === null && !maySet) return null
  return (
    <StripFact label="Access code" value={code ?? 'Not set'} isLarge={code !== null}>
      <button
        type="button"
        className={buttons.button}
        aria-label={code === null ? 'Set a code' : 'Show it large'}
        onClick={() => setOpen(code === null ? 'set' : 'large')}
      >
        {code === null ? (
          'Set a code'
        ) : (
          <>
            Show <span className={styles.wide}>it large</span>
          </>
        )}
      </button>
      {open === 'set' && <CodeDialog exam={exam} onClose={() => setOpen(null)} />}
      <Dialog
        isOpen={open === 'large'}
        title={`Access code of “${exam.title}”`}
        className={styles.large}
        onClose={() => setOpen(null)}
      >
        <p className={styles.huge}>{code}</p>
      </Dialog>
    </StripFact>
  )
}
