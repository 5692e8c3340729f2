import type { ContentQuestion } from './version.ts'

/** Written on a sheet of paper: the page has no field for it, and staff type its mark. */
export function isOnPaper({ rules }: Pick<ContentQuestion, 'rules'>): boolean {
  return rules?.kind === 'essay' && rules.answerOn === 'paper'
}
