import type { CheckedAnswer } from '@sabimark/contract/answers.ts'
import type { AttemptSync } from './sync/attempt-sync.types.ts'

/** Of a practice: what has to be saved before an answer is checked, and who is asked; without a question, about all of them. */
export type Practice = {
  sync: Pick<AttemptSync, 'view' | 'subscribe' | 'tryNow'>
  check: (questionId?: string) => Promise<{ items: CheckedAnswer[] }>
}
