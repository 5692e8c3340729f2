import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import { buildPaper } from '@sabimark/domain/exam/paper.ts'
import { markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import { measure, type Speed } from './measure.ts'
import { sampleContent, sampleKey, sampleLog } from './sample.ts'

/** Speed of the pure core: what server and browser do for every candidate. */
export function measureCore(measureMs: number): Record<string, Speed> {
  const content = sampleContent(50)
  const key = sampleKey(content)
  const log = sampleLog(content, 500)
  const { answers } = foldAttempt(log, { countLate: true })
  const bothShuffled = { shuffleQuestions: true, shuffleOptions: true }
  return {
    fold500: measure(() => foldAttempt(log, { countLate: true }), measureMs),
    mark50: measure(() => markPaper({ content, key, answers }), measureMs),
    paper50: measure(() => buildPaper(content, 'seed', bothShuffled), measureMs),
  }
}
