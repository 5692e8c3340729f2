import { contract } from '@sabimark/contract/contract.ts'
import { route } from '../platform/http/route.ts'
import { createBoardReaders } from './board/board-readers.ts'
import { readBoard } from './board/read-board.ts'
import { inTheHall, runsTheHall } from './hall.access.ts'
import { assignInvigilators, listInvigilators } from './invigilators/assign-invigilators.ts'
import { listToday } from './today/list-today.ts'

/** The calls of the hall: who watches over a sitting, and what they see of it. */
export function hallRoutes() {
  const readers = createBoardReaders()
  return {
    today: route(contract.hall.today, 'roles', ({ tx, actor }) => listToday(tx, actor)),
    invigilators: route(contract.hall.invigilators, inTheHall, ({ tx, at }) => listInvigilators(tx, at)),
    assign: route(contract.hall.assign, runsTheHall, assignInvigilators),
    board: route(contract.hall.board, inTheHall, (ctx) => readBoard(readers, ctx)),
  }
}
