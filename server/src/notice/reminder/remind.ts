import { remindAt } from '@sabimark/domain/exam/reminder.ts'
import { formatLagos } from '@sabimark/domain/school/lagos-time.ts'
import { selectCandidates } from '../../exam/sitting.db.ts'
import { takeAllowance } from '../../platform/allowance/allowance.db.ts'
import type { Config } from '../../platform/config.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { enqueue, type Worker } from '../../platform/jobs/due-work.ts'
import { askForMail } from '../../platform/mail/ask-for-mail.ts'
import { tell } from '../../platform/notice/tell.ts'
import type { Services } from '../../platform/services.ts'
import { remindKind } from './plan-reminders.ts'
import { selectOptionalToRemind, selectSchoolName, selectWhoWants, type ToRemind } from './reminder.db.ts'
import { reminderMailsOfOneSchool } from './reminder-limit.ts'

type Reminding = { config: Pick<Config, 'publicUrl'>; pools: Pick<Services['pools'], 'app'> }

/**
 * Reminds each candidate who wants it, by the bell and by email, once for each time the sitting is to open. One that was
 * moved is reminded of at its new moment; one that is open by now, or withdrawn, not at all.
 */
export function remind({ config, pools }: Reminding): Worker {
  return ({ schoolId, reference }) =>
    inSchool(pools.app, { schoolId }, async (tx) => {
      const [sittingId = '', minutes] = reference.split('/')
      const span = Number(minutes)
      const sitting = await selectOptionalToRemind(tx, sittingId)
      if (!sitting || sitting.isWithdrawn || sitting.opensAt <= tx.now) return
      const dueAt = remindAt(sitting.opensAt, span)
      if (dueAt > tx.now) return await enqueue(tx, remindKind, reference, dueAt)
      const userIds = await selectCandidates(tx, sittingId)
      const wanting = await selectWhoWants(tx, { sittingId, span, userIds })
      const told = await tell(
        tx,
        'exam_reminder',
        wanting.map(({ userId }) => ({ userId, about: aboutOf(reference, sitting), data: dataOf(sitting) })),
      )
      const isNew = new Set(told)
      await mailReminders(
        tx,
        sitting,
        wanting.filter(({ userId }) => isNew.has(userId)),
        config.publicUrl,
      )
    })
}

/** A sitting that is moved after somebody was reminded is told of again. */
const aboutOf = (reference: string, { opensAt }: ToRemind) => `${reference}/${opensAt.getTime()}`

function dataOf({ examId, title, subject, location, durationMinutes, opensAt }: ToRemind) {
  return { examId, title, subject, location, durationMinutes, opensAt: opensAt.toISOString() }
}

type Wanting = { name: string; email: string | null }

async function mailReminders(tx: Tx, sitting: ToRemind, all: readonly Wanting[], publicUrl: string): Promise<void> {
  const withEmail = all.flatMap(({ name, email }) => (email === null || email === '' ? [] : [{ name, email }]))
  if (withEmail.length === 0) return
  const school = await selectSchoolName(tx)
  for (const { name, email } of withEmail) {
    const use = { what: 'reminders of a school', who: tx.schoolId, allowance: reminderMailsOfOneSchool }
    // The bell has said it; a school's other emails must not wait behind its reminders.
    if (!(await takeAllowance(tx, use))) return
    const data = {
      ...{ name, school, title: sitting.title, subject: sitting.subject, location: sitting.location },
      ...{ opens: formatLagos(sitting.opensAt), minutes: String(sitting.durationMinutes) },
      link: new URL('/dashboard/schedule', publicUrl).href,
    }
    await askForMail(tx, { kind: 'exam_reminder', to: email, data })
  }
}
