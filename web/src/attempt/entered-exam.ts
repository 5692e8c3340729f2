import type { Conduct } from '@sabimark/domain/exam/conduct.ts'
import type { PaperQuestion } from './paper.ts'
import type { Practice } from './practice.ts'
import type { AttemptSync } from './sync/attempt-sync.types.ts'

/** An exam that was entered, with all its room needs. */
export type EnteredExam = {
  title: string
  subject: string
  /** Whose paper it is, whoever may be signed in by now. */
  studentId: string
  ticket: string
  conduct: Conduct
  /** Where answers can be checked. */
  practice?: Practice | undefined
  questions: PaperQuestion[]
  sync: AttemptSync
  /** Downloads what the server does not have yet, as a file of this name. */
  saveAnswers: (named: string) => Promise<void>
  /** The exam room is left; whatever waits goes on without it. */
  leave: () => void
}
