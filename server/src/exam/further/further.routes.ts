import { contract } from '@sabimark/contract/contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/process/services.ts'
import { isTheirsToChange } from '../exam.access.ts'
import { mayActByClock } from '../time/time.access.ts'
import { addSitting } from './add-sitting.ts'
import { moveOneSitting } from './move-sitting.ts'
import { nameStudents } from './name-students.ts'
import { removeSitting } from './remove-sitting.ts'
import { setAccessCode } from './set-access-code.ts'

/** The calls about who sits a published exam beside or after its classes. */
export function examFurtherRoutes({ isClockTrusted }: Pick<Services, 'isClockTrusted'>) {
  const may = mayActByClock(isClockTrusted)
  return {
    addSitting: route(contract.exam.addSitting, may, addSitting),
    moveSitting: route(contract.exam.moveSitting, may, moveOneSitting),
    removeSitting: route(contract.exam.removeSitting, may, removeSitting),
    nameStudents: route(contract.exam.nameStudents, may, nameStudents),
    setAccessCode: route(contract.exam.setAccessCode, isTheirsToChange, setAccessCode),
  }
}
