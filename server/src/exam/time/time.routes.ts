import { contract } from '@sabimark/contract/contract.ts'
import { route } from '../../platform/http/route.ts'
import { noteExport } from '../../platform/list/note-export.ts'
import type { Services } from '../../platform/process/services.ts'
import { isTheirExam } from '../exam.access.ts'
import { closeNow } from './close-now.ts'
import { excuse } from './excuse.ts'
import { extendSitting } from './extend-sitting.ts'
import { giveTime, takeTimeBack } from './give-time.ts'
import { listCandidates } from './list-candidates.ts'
import { readSitting } from './read-sitting.ts'
import { mayActByClock } from './time.access.ts'

/** The calls about the time of a sitting and of its candidates. */
export function examTimeRoutes({ isClockTrusted }: Pick<Services, 'isClockTrusted'>) {
  const may = mayActByClock(isClockTrusted)
  return {
    getSitting: route(contract.exam.getSitting, isTheirExam, ({ tx, input, actor }) => readSitting(tx, input, actor)),
    listCandidates: route(contract.exam.listCandidates, isTheirExam, (ctx) =>
      noteExport(ctx, 'candidate', listCandidates(ctx.tx, ctx.input, ctx.actor)),
    ),
    extend: route(contract.exam.extend, may, extendSitting),
    closeNow: route(contract.exam.closeNow, may, closeNow),
    giveTime: route(contract.exam.giveTime, may, giveTime),
    takeTimeBack: route(contract.exam.takeTimeBack, may, takeTimeBack),
    excuse: route(contract.exam.excuse, may, excuse),
  }
}
