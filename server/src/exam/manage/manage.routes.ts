import { contract } from '@sabimark/contract/contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/process/services.ts'
import { keepChanges } from '../changes/keep-changes.ts'
import { isExamTheyRead, isTheirsToChange } from '../exam.access.ts'
import { setRelease } from '../release/set-release.ts'
import { mayActByClock } from '../time/time.access.ts'
import { archiveExam, unarchiveExam } from './archive-exam.ts'
import { deleteDraft } from './delete-exam.ts'
import { duplicateExam } from './duplicate-exam.ts'
import { selectTakers } from './hand-over.db.ts'
import { handOverExam, handOverWork } from './hand-over.ts'
import { publishChanges, readChanges } from './publish-changes.ts'
import { rescheduleExam } from './reschedule-exam.ts'
import { withdrawExam } from './withdraw-exam.ts'

/** The calls that act on a whole exam (decision 060). A copy shows what is asked, so it is made by who reads that. */
export function examManageRoutes({ isClockTrusted }: Pick<Services, 'isClockTrusted'>) {
  return {
    duplicate: route(contract.exam.duplicate, isExamTheyRead, duplicateExam),
    reschedule: route(contract.exam.reschedule, mayActByClock(isClockTrusted), rescheduleExam),
    setRelease: route(contract.exam.setRelease, mayActByClock(isClockTrusted), setRelease),
    withdraw: route(contract.exam.withdraw, isTheirsToChange, withdrawExam),
    keepChanges: route(contract.exam.keepChanges, isTheirsToChange, keepChanges),
    readChanges: route(contract.exam.readChanges, isTheirsToChange, ({ tx, input }) => readChanges(tx, input)),
    publishChanges: route(contract.exam.publishChanges, isTheirsToChange, publishChanges),
    archive: route(contract.exam.archive, isTheirsToChange, archiveExam),
    unarchive: route(contract.exam.unarchive, isTheirsToChange, unarchiveExam),
    delete: route(contract.exam.delete, isTheirsToChange, deleteDraft),
    listTakers: route(contract.exam.listTakers, isTheirsToChange, async ({ tx, input }) => ({
      items: await selectTakers(tx, input.examId),
    })),
    handOver: route(contract.exam.handOver, isTheirsToChange, handOverExam),
    handOverWork: route(contract.exam.handOverWork, 'roles', handOverWork),
  }
}
