import { contract } from '@sabimark/contract/contract.ts'
import { route } from '../platform/http/route.ts'
import { decideLate } from './decide-late.ts'
import { markPreview } from './mark-preview.ts'
import { isAttemptOnTheirExam, isTheirExam } from './marking.access.ts'

/** The calls of marking: staff try an exam out, and decide about late answers. */
export function markingRoutes() {
  return {
    markPreview: route(contract.marking.markPreview, isTheirExam, ({ tx, input }) => markPreview(tx, input)),
    decideLate: route(contract.marking.decideLate, isAttemptOnTheirExam, ({ tx, input, actor }) =>
      decideLate(tx, input, actor),
    ),
  }
}
