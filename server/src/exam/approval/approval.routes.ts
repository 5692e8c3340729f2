import { contract } from '@sabimark/contract/contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/process/services.ts'
import { isTheirsToChange } from '../exam.access.ts'
import { mayActByClock } from '../time/time.access.ts'
import { askApproval } from './ask-approval.ts'
import { approve, sendBack } from './decide-approval.ts'

/** The calls about approval before publishing. Nothing is published by a clock that is not trusted. */
export function examApprovalRoutes({ isClockTrusted }: Pick<Services, 'isClockTrusted'>) {
  return {
    askApproval: route(contract.exam.askApproval, isTheirsToChange, askApproval),
    approve: route(contract.exam.approve, mayActByClock(isClockTrusted), approve),
    sendBack: route(contract.exam.sendBack, isTheirsToChange, sendBack),
  }
}
