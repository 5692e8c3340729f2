import { contract } from '@sabimark/contract/contract.ts'
import { everyoneInTheTable, route } from '../platform/http/route.ts'
import { figuresOf } from './report.access.ts'
import { selectOverview } from './report.db.ts'

/** The calls about figures of the whole school; a teacher's are narrowed to what the teacher works on. */
export function reportRoutes() {
  return {
    overview: route(contract.report.overview, {
      may: everyoneInTheTable,
      run: ({ tx, actor }) => selectOverview(tx, figuresOf(actor)),
    }),
  }
}
