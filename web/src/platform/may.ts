import type { Me } from '@sabimark/contract/answers.ts'
import { type CallName, mayCall } from '@sabimark/contract/permission.ts'
import { rolesOf } from './roles-of.ts'
import { useMe } from './session.ts'

/** Whether the signed-in person passes the first door of a call: what would be refused is not offered. */
export function useMay(call: CallName): boolean {
  return maySend(useMe(), call)
}

/** The same of somebody who is known. */
export function maySend(me: Me, call: CallName): boolean {
  return rolesOf(me).some((role) => mayCall(role, call))
}
