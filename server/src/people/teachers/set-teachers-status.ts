import { counted, countedAll } from '@sabimark/domain/school/plural.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { changeRecords } from '../../platform/record/acts.ts'
import { selectWork, type TeacherState, teachers } from './teacher.db.ts'

type Input = { ids: string[]; status: 'active' | 'inactive' }

/** Activates or deactivates teachers. Who never accepted the invitation is not let in by this: it is open again. */
export async function setTeachersStatus(ctx: Ctx<Input>) {
  const { tx, input } = ctx
  const isBack = input.status === 'active'
  return await changeRecords(ctx, teachers, {
    verb: isBack ? 'activated' : 'deactivated',
    change: ({ isInvited }): Pick<TeacherState, 'status'> => ({
      status: isBack && isInvited ? 'pending_verification' : input.status,
    }),
    whySkipped: ({ status }) => {
      if (isBack && status === 'pending_verification') return 'Has not accepted the invitation yet.'
      return status === input.status ? `Is already ${status}.` : null
    },
    effects: async (done) => {
      const invited = done.filter(({ isInvited }) => isInvited).length
      const counts = { invited, members: done.length - invited }
      return isBack ? activated(counts) : [...deactivated(counts), ...(await workOf(tx, done))]
    },
  })
}

type Counts = { invited: number; members: number }

function activated({ invited, members }: Counts): string[] {
  const open = `${counted(invited, 'invitation')} ${invited === 1 ? 'is' : 'are'} open again.`
  return [
    ...(members === 0 ? [] : [`${counted(members, 'teacher')} can sign in again.`]),
    ...(invited === 0 ? [] : [`${open} A link works for 7 days after it was sent.`]),
  ]
}

function deactivated({ invited, members }: Counts): string[] {
  return [
    ...(members === 0 ? [] : [`${counted(members, 'teacher')} can no longer sign in.`]),
    ...(invited === 0 ? [] : [`${counted(invited, 'invitation')} ${invited === 1 ? 'is' : 'are'} withdrawn.`]),
  ]
}

/** What stays, and what now waits for somebody else. */
async function workOf(tx: Tx, done: readonly TeacherState[]): Promise<string[]> {
  const { running, scheduled, drafts, questions, undecided } = await selectWork(
    tx,
    done.map(({ id }) => id),
  )
  const kept = countedAll({
    ...{ 'running exam': running, 'scheduled exam': scheduled, draft: drafts, question: questions },
  })
  const waiting = `${counted(undecided, 'paper')} with late answers ${undecided === 1 ? 'waits' : 'wait'}`
  return [
    ...(kept ? [`${kept.text} ${kept.count === 1 ? 'stays' : 'stay'}.`] : []),
    ...(undecided === 0 ? [] : [`${waiting} for a decision, which an administrator can make.`]),
  ]
}
