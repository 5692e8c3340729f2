import type { Client } from '../platform/client.ts'

/** A result as the person who looks may see it. */
export type ResultCard = NonNullable<Awaited<ReturnType<Client['result']['get']>>['card']>
export type MyResult = Awaited<ReturnType<Client['result']['listMine']>>['items'][number]
export type Marked = NonNullable<ResultCard['marked']>[number]
/** The sums of a marked paper; grade and pass only where a school's scale was applied. */
export type Sums = Pick<
  NonNullable<ResultCard['score']>,
  'correctCount' | 'questionCount' | 'earnedHundredths' | 'availableHundredths' | 'percentage'
> & { grade?: string; isPass?: boolean }
export type ReviewedQuestion = ResultCard['questions'][number]
