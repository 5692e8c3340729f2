import { contract } from '@sabimark/contract/contract.ts'
import { route } from '../platform/http/route.ts'
import type { Services } from '../platform/process/services.ts'
import { endFor } from './acts/end-for.ts'
import { giveTimeInHall } from './acts/give-time-in-hall.ts'
import { mayActInHall, mayRunHall } from './acts/lock-for-hall-act.ts'
import { noteInHall } from './acts/note-in-hall.ts'
import { createBoardReaders } from './board/board-readers.ts'
import { readBoard } from './board/read-board.ts'
import { creditOutage } from './credit/credit-outage.ts'
import { inTheHall, runsTheHall } from './hall.access.ts'
import { assignInvigilators, listInvigilators } from './invigilators/assign-invigilators.ts'
import { type ReopenRoom, reopen } from './reopen/reopen.ts'
import { readReport } from './report/read-report.ts'
import { listToday } from './today/list-today.ts'

/** The calls of the hall: who watches over a sitting, and what they see of it. */
export function hallRoutes({ isClockTrusted, ...room }: Pick<Services, 'isClockTrusted'> & ReopenRoom) {
  const readers = createBoardReaders()
  const mayAct = mayActInHall(isClockTrusted)
  const mayRun = mayRunHall(isClockTrusted)
  return {
    today: route(contract.hall.today, 'roles', ({ tx, actor }) => listToday(tx, actor)),
    invigilators: route(contract.hall.invigilators, inTheHall, ({ tx, at }) => listInvigilators(tx, at)),
    assign: route(contract.hall.assign, runsTheHall, assignInvigilators),
    board: route(contract.hall.board, inTheHall, (ctx) => readBoard(readers, ctx)),
    giveTime: route(contract.hall.giveTime, mayAct, giveTimeInHall),
    endFor: route(contract.hall.endFor, mayAct, endFor),
    note: route(contract.hall.note, mayAct, noteInHall),
    credit: route(contract.hall.credit, mayAct, creditOutage),
    reopen: route(contract.hall.reopen, mayRun, reopen(room)),
    report: route(contract.hall.report, inTheHall, ({ tx, at }) => readReport(readers, tx, at)),
  }
}
