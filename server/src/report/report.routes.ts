import { contract } from '@sabimark/contract/contract.ts'
import { route } from '../platform/http/route.ts'
import { listActivities } from './list-activities.ts'
import { readOverview } from './read-overview.ts'
import { readPerformance } from './read-performance.ts'
import { figuresOf } from './report.access.ts'

/** The calls about figures of the whole school; a teacher's are narrowed to what the teacher works on. */
export function reportRoutes() {
  return {
    overview: route(contract.report.overview, 'roles', ({ tx, actor }) => readOverview(tx, figuresOf(actor))),
    performance: route(contract.report.performance, 'roles', ({ tx, actor }) => readPerformance(tx, figuresOf(actor))),
    recentActivity: route(contract.report.recentActivity, 'roles', ({ tx, actor }) =>
      listActivities(tx, { teacherId: figuresOf(actor), userId: actor.userId }),
    ),
  }
}
