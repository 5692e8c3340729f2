import { type PublishFacts, type PublishProblem, publishProblem } from '@sabimark/domain/exam/publish-rules.ts'
import { refuse } from '../../platform/http/refused.ts'

/** What keeps an exam from being given out, or null: of a draft, and of changes of what is published. */
export function refuseUnfit(facts: PublishFacts, now: Date) {
  const problem = publishProblem(facts, now)
  return problem && publishRefusal(problem)
}

/** As the screen is told it. */
function publishRefusal(problem: PublishProblem) {
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
