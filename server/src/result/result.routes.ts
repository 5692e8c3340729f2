import { contract } from '@sabimark/contract/contract.ts'
import { mayActByClock } from '../exam/time/time.access.ts'
import { openRoute, route } from '../platform/http/route.ts'
import { noteExport } from '../platform/list/note-export.ts'
import type { Services } from '../platform/process/services.ts'
import { releaseMoment } from './candidate-release.ts'
import { readEvidence } from './evidence/read-evidence.ts'
import { readUnusual } from './evidence/read-unusual.ts'
import { listExamResults } from './list-exam-results.ts'
import { listMyResults } from './list-my-results.ts'
import { listResults } from './list-results.ts'
import { listStudentResults } from './list-student-results.ts'
import { openAnswers } from './open-answers.ts'
import { readAnalytics } from './read-analytics.ts'
import { readAttendance } from './read-attendance.ts'
import { releaseResults } from './release-results.ts'
import { isExamTheyRead, isTheirAttempt, isTheirExam, isTheirStudent, ownResultsOf, viewerOf } from './result.access.ts'
import { resultCard } from './result-card.ts'
import { resultOfTicket } from './result-of-ticket.ts'
import { listToCheck } from './statistics/list-to-check.ts'
import { readStatistics } from './statistics/read-statistics.ts'

/** The calls about results: candidates see the own as far as it is released, staff those of the exams they work on. */
export function resultRoutes({ config, pools, isClockTrusted }: Pick<Services, 'config' | 'pools' | 'isClockTrusted'>) {
  const { secrets } = config
  return {
    ofTicket: openRoute(contract.result.ofTicket, {
      may: 'ticket',
      run: ({ input }) => resultOfTicket({ app: pools.app, secrets, isClockTrusted }, input),
    }),
    listMine: route(contract.result.listMine, 'roles', ({ tx, actor }) =>
      listMyResults(tx, ownResultsOf(actor), releaseMoment(tx.now, isClockTrusted())),
    ),
    listOfStudent: route(contract.result.listOfStudent, isTheirStudent, ({ tx, input, actor }) =>
      listStudentResults(tx, input, { actor, now: releaseMoment(tx.now, isClockTrusted()) }),
    ),
    list: route(contract.result.list, 'roles', (ctx) =>
      noteExport(ctx, 'result', listResults(ctx.tx, ctx.input, ctx.actor)),
    ),
    summary: route(contract.result.summary, 'roles', ({ tx, input, actor }) => readAnalytics(tx, input, actor)),
    get: route(contract.result.get, isTheirAttempt, async ({ tx, input, actor, at }) => ({
      card: await resultCard(tx, input.attemptId, {
        ...at,
        viewer: viewerOf(actor),
        now: releaseMoment(tx.now, isClockTrusted()),
      }),
    })),
    listForExam: route(contract.result.listForExam, isTheirExam, (ctx) =>
      noteExport(ctx, 'result', listExamResults(ctx.tx, ctx.input, releaseMoment(ctx.tx.now, isClockTrusted()))),
    ),
    attendance: route(contract.result.attendance, isTheirExam, ({ tx, input }) => readAttendance(tx, input)),
    evidence: route(contract.result.evidence, isTheirAttempt, ({ tx, input }) => readEvidence(tx, input)),
    unusual: route(contract.result.unusual, isTheirExam, ({ tx, input }) => readUnusual(tx, input)),
    statistics: route(contract.result.statistics, isExamTheyRead, ({ tx, input }) => readStatistics(tx, input)),
    toCheck: route(contract.result.toCheck, 'roles', ({ tx, actor }) => listToCheck(tx, actor)),
    release: route(contract.result.release, mayActByClock(isClockTrusted), ({ tx, input, actor }) =>
      releaseResults(tx, input, actor),
    ),
    openAnswers: route(contract.result.openAnswers, mayActByClock(isClockTrusted), ({ tx, input, actor }) =>
      openAnswers(tx, input, actor),
    ),
  }
}
