import { contract } from '@sabimark/contract/contract.ts'
import { narrowedTo } from '../bank/bank.access.ts'
import { route } from '../platform/http/route.ts'
import { noteExport } from '../platform/list/note-export.ts'
import type { Services } from '../platform/process/services.ts'
import { createExam } from './draft/create-exam.ts'
import { countDrawable, drawQuestions } from './draft/draw-questions.ts'
import { updateExam } from './draft/update-exam.ts'
import { isTheirExam, isTheirsToChange } from './exam.access.ts'
import { selectExamFigures } from './exam.db.ts'
import { getExam } from './get-exam.ts'
import { listExams } from './list-exams.ts'
import { listMyExams } from './list-my-exams.ts'
import { publishExam } from './publish/publish-exam.ts'
import { startExamNow } from './publish/start-exam-now.ts'
import { deleteFeed } from './schedule/feed.db.ts'
import { renewFeed } from './schedule/feed.ts'
import { readSchedule } from './schedule/read-schedule.ts'
import { mayActByClock } from './time/time.access.ts'
import { checkClashes, readTimetable } from './timetable/read-timetable.ts'

/** The calls about exams: staff write and publish them, students list theirs. */
export function examRoutes({ isClockTrusted }: Pick<Services, 'isClockTrusted'>) {
  return {
    list: route(contract.exam.list, 'roles', (ctx) => noteExport(ctx, 'exam', listExams(ctx.tx, ctx.input, ctx.actor))),
    figures: route(contract.exam.figures, 'roles', ({ tx, actor }) => selectExamFigures(tx, narrowedTo(actor))),
    get: route(contract.exam.get, isTheirExam, ({ tx, input, actor }) => getExam(tx, input, actor)),
    create: route(contract.exam.create, 'roles', ({ tx, input, actor }) => createExam(tx, input, actor)),
    update: route(contract.exam.update, isTheirsToChange, ({ tx, input, actor }) => updateExam(tx, input, actor)),
    publish: route(contract.exam.publish, mayActByClock(isClockTrusted), ({ tx, input, actor }) =>
      publishExam(tx, input, actor),
    ),
    startNow: route(contract.exam.startNow, mayActByClock(isClockTrusted), startExamNow),
    timetable: route(contract.exam.timetable, 'roles', ({ tx, input, actor }) => readTimetable(tx, input, actor)),
    checkClashes: route(contract.exam.checkClashes, 'roles', ({ tx, input, actor }) => checkClashes(tx, input, actor)),
    countDrawable: route(contract.exam.countDrawable, 'roles', ({ tx, input, actor }) =>
      countDrawable(tx, input, actor),
    ),
    drawQuestions: route(contract.exam.drawQuestions, 'roles', ({ tx, input, actor }) =>
      drawQuestions(tx, input, actor),
    ),
    listMine: route(contract.exam.listMine, 'roles', ({ tx, actor }) => listMyExams(tx, actor)),
    renewFeed: route(contract.exam.renewFeed, 'roles', ({ tx, actor }) => renewFeed(tx, actor)),
    dropFeed: route(contract.exam.dropFeed, 'roles', async ({ tx, actor }) => {
      await deleteFeed(tx, actor.userId)
      return {}
    }),
    schedule: route(contract.exam.schedule, 'roles', ({ tx, actor }) => readSchedule(tx, actor)),
  }
}
