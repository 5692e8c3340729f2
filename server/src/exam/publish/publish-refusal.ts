import type { PublishProblem } from '@sabimark/domain/exam/publish-rules.ts'
import { refuse } from '../../platform/http/refused.ts'

/** What keeps an exam from being given out, as the screen is told it. */
export function publishRefusal(problem: PublishProblem) {
  switch (problem.code) {
    case 'MARKS_DO_NOT_ADD_UP': {
      const { sumHundredths, totalHundredths } = problem
      return refuse(problem.code, { sumHundredths, totalHundredths })
    }
    case 'QUESTIONS_DO_NOT_ADD_UP':
      return refuse(problem.code, { chosen: problem.chosen, wanted: problem.wanted })
    case 'SECTION_HAS_TOO_FEW':
      return refuse(problem.code, { place: problem.place, count: problem.count, has: problem.has })
    case 'SECTION_IS_EMPTY':
    case 'SECTION_MARKS_DIFFER':
    case 'SECTION_FIRST_ON_PAPER':
      return refuse(problem.code, { place: problem.place })
    default:
      return refuse(problem.code)
  }
}
