import { contract } from '@sabimark/contract/contract.ts'
import { route } from '../../platform/http/route.ts'
import { isTheirsToChange } from '../exam.access.ts'
import { askApproval } from './ask-approval.ts'
import { approve, sendBack } from './decide-approval.ts'

/** The calls about approval before publishing. */
export function examApprovalRoutes() {
  return {
    askApproval: route(contract.exam.askApproval, isTheirsToChange, askApproval),
    approve: route(contract.exam.approve, isTheirsToChange, approve),
    sendBack: route(contract.exam.sendBack, isTheirsToChange, sendBack),
  }
}
