import { contract } from '@sabimark/contract/contract.ts'
import type { ReportType } from '@sabimark/domain/report/report-content.ts'
import { type Actor, route } from '../platform/http/route.ts'
import { noteExport } from '../platform/list/note-export.ts'
import type { Services } from '../platform/process/services.ts'
import { listFiles, readFileFigures } from './files/list-files.ts'
import { listActivities } from './list-activities.ts'
import { cancelMade, getMade, listMade } from './making/look-at-reports.ts'
import { makeReport } from './making/make-report.ts'
import { readOverview } from './read-overview.ts'
import { readPerformance } from './read-performance.ts'
import { asTheyMayRead, figuresOf, reportsOf } from './report.access.ts'
import { readReport } from './rows/read-report.ts'
import { sharingRoutes } from './sharing/sharing.routes.ts'

/** What a preview shows of the main table: the specification's five results, and of what is shorter by itself a page. */
const shownRows = (type: ReportType, { role }: Actor) => (type === 'performance' && role !== 'super_admin' ? 5 : 50)

/** The calls about figures of the whole school; a teacher's are narrowed to what the teacher works on. And those of reports. */
export function reportRoutes(services: Pick<Services, 'config'>) {
  return {
    overview: route(contract.report.overview, 'roles', ({ tx, actor }) => readOverview(tx, figuresOf(actor))),
    performance: route(contract.report.performance, 'roles', ({ tx, actor }) => readPerformance(tx, figuresOf(actor))),
    make: route(contract.report.make, 'roles', makeReport),
    listMade: route(contract.report.listMade, 'roles', ({ tx, actor }) => listMade(tx, actor)),
    getMade: route(contract.report.getMade, 'roles', ({ tx, input, actor }) => getMade(tx, input.id, reportsOf(actor))),
    cancel: route(contract.report.cancel, 'roles', cancelMade),
    recentActivity: route(contract.report.recentActivity, 'roles', ({ tx, actor }) =>
      listActivities(tx, { teacherId: figuresOf(actor), userId: actor.userId }),
    ),
    preview: route(contract.report.preview, 'roles', ({ tx, input, now, actor }) =>
      readReport(tx, asTheyMayRead(actor, input), { now, mainRows: shownRows(input.type, actor) }),
    ),
    listFiles: route(contract.report.listFiles, 'roles', (ctx) =>
      noteExport(ctx, 'file', listFiles(ctx.tx, ctx.input)),
    ),
    fileFigures: route(contract.report.fileFigures, 'roles', ({ tx }) => readFileFigures(tx)),
    ...sharingRoutes(services),
  }
}
