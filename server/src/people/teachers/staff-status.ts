import { counted, countedAll, countedAre } from '@sabimark/domain/words/plural.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { endSessions } from '../account/membership.db.ts'
import { selectWork } from './teacher.db.ts'

type Status = 'pending_verification' | 'active' | 'inactive'
type Staff = { id: string; status: Status; accountId: string | null; isInvited: boolean }

/** Activates or deactivates staff; deactivating signs out at once. Who never accepted the invitation is not let in by this: it is open again. */
export function statusAct(tx: Tx, noun: string, status: 'active' | 'inactive') {
  const isBack = status === 'active'
  return {
    verb: isBack ? 'activated' : 'deactivated',
    change: ({ isInvited }: Staff): { status: Status } => ({
      status: isBack && isInvited ? 'pending_verification' : status,
    }),
    whySkipped(one: Staff) {
      if (isBack && one.status === 'pending_verification') return 'Has not accepted the invitation yet.'
      return one.status === status ? `Is already ${status}.` : null
    },
    async effects(done: readonly Staff[]) {
      const invited = done.filter(({ isInvited }) => isInvited).length
      const counts = { noun, invited, members: done.length - invited }
      if (isBack) return activated(counts)
      return [...(await signedOut(tx, done)), ...deactivated(counts), ...(await workOf(tx, done))]
    },
  }
}

/** After an undo: who is not active now is signed out, as by the act itself. */
export async function signOutInactive(tx: Tx, staff: readonly Pick<Staff, 'status' | 'accountId'>[]): Promise<void> {
  await endSessions(
    tx,
    staff.flatMap(({ status, accountId }) => (status === 'active' ? [] : (accountId ?? []))),
  )
}

type Counts = { noun: string; invited: number; members: number }

function activated({ noun, invited, members }: Counts): string[] {
  const open = `${countedAre(invited, 'invitation')} open again.`
  return [
    ...(members === 0 ? [] : [`${counted(members, noun)} can sign in again.`]),
    ...(invited === 0 ? [] : [`${open} A link works for 7 days after it was sent.`]),
  ]
}

function deactivated({ noun, invited, members }: Counts): string[] {
  return [
    ...(members === 0 ? [] : [`${counted(members, noun)} can no longer sign in.`]),
    ...(invited === 0 ? [] : [`${countedAre(invited, 'invitation')} withdrawn.`]),
  ]
}

async function signedOut(tx: Tx, done: readonly Staff[]): Promise<string[]> {
  const count = await endSessions(
    tx,
    done.flatMap(({ accountId }) => accountId ?? []),
  )
  return count === 0 ? [] : [`${counted(count, 'session')} ${count === 1 ? 'ends' : 'end'} at once.`]
}

/** What stays, and what now waits for somebody else. */
async function workOf(tx: Tx, done: readonly Staff[]): Promise<string[]> {
  const { running, scheduled, drafts, questions, undecided } = await selectWork(
    tx,
    done.map(({ id }) => id),
  )
  const kept = countedAll({
    'running exam': running,
    'scheduled exam': scheduled,
    draft: drafts,
    question: questions,
  })
  const waiting = `${counted(undecided, 'paper')} with late answers ${undecided === 1 ? 'waits' : 'wait'}`
  return [
    ...(kept ? [`${kept.text} ${kept.count === 1 ? 'stays' : 'stay'}.`] : []),
    ...(undecided === 0 ? [] : [`${waiting} for a decision, which an administrator can make.`]),
  ]
}
