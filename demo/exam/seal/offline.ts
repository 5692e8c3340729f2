import { sealBudget } from '@sabimark/domain/exam/seal/seal-budget.ts'
import { refuse } from '../../platform/answering.ts'
import { candidatesOf, findSitting, type OfSitting } from '../time/candidates.ts'

/** A sample sitting, which is not offered without a network, and what that would cost. */
export function sampleOffline(asked: OfSitting, now: Date) {
  const exam = findSitting(asked, now)
  if (!exam) return refuse('UNKNOWN_EXAM')
  const expected = candidatesOf(exam, now).length
  return {
    isOffered: false,
    sign: null,
    budget: sealBudget({ needs: { maths: false, rareMaths: false }, partBytes: [7_500], expected }),
    largestPictures: [],
    expected,
    ready: 0,
    notReady: [],
    shownAt: null,
    hallBeganAt: null,
    may: { offer: new Date(exam.closesAt) > now, lacks: null, show: false, sayBegan: false },
  }
}
