import { type CallName, mayCall } from '@sabimark/domain/people/permission.ts'
import { useMe } from './session.ts'

/** Whether the signed-in person passes the first door of a call: what would be refused is not offered. */
export function useMay(call: CallName): boolean {
  return mayCall(useMe().role, call)
}
