import { isReminderAhead, type ReminderSpan } from '@sabimark/domain/exam/reminder.ts'
import { isMailed, isTold } from '@sabimark/domain/notice/topics.ts'
import { selectCandidates, selectOptionalSitting, selectSittingsOfStudent } from '../../exam/sitting.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { selectNotificationSettings } from '../../school/settings/settings.db.ts'
import { selectOptionalEmail, selectPreferences } from '../preferences/preferences.db.ts'
import { enqueueReminders } from './plan-reminders.ts'
import { selectOptionalDefaults, selectOwnReminders, upsertDefaults, upsertReminders } from './reminder.db.ts'

/** What a student is reminded of: every exam, and single sittings in place of that; and where reminders go. */
export async function readReminders(tx: Tx, { userId }: Pick<Actor, 'userId'>) {
  return {
    defaults: await selectOptionalDefaults(tx, userId),
    sittings: await selectOwnReminders(tx, userId),
    ...(await readWhere(tx, userId)),
  }
}

async function readWhere(tx: Tx, userId: string) {
  const school = await selectNotificationSettings(tx)
  const address = await selectOptionalEmail(tx, userId)
  const own = (await selectPreferences(tx, userId)).find(({ topic }) => topic === 'exam_reminder')?.isOn ?? null
  const isOff = !isTold('exam_reminder', school)
  if (address === null) return { isOff, email: null, whyNoEmail: 'no_address' as const }
  if (!school.emailNotifications) return { isOff, email: null, whyNoEmail: 'school' as const }
  const isWanted = isMailed('exam_reminder', { ...school, examReminders: true }, { own, hasAddress: true })
  return isWanted ? { isOff, email: address, whyNoEmail: null } : { isOff, email: null, whyNoEmail: 'own' as const }
}

const mostSittings = 200

/** From now on this student is reminded so long before each exam; an empty list ends it. */
export async function setDefaultReminders(tx: Tx, { beforeMinutes }: { beforeMinutes: ReminderSpan[] }, actor: Actor) {
  await upsertDefaults(tx, actor.userId, beforeMinutes)
  const sittings = await selectSittingsOfStudent(tx, actor.userId, mostSittings)
  for (const sitting of sittings) {
    if (sitting.isCandidate) await enqueueReminders(tx, sitting, beforeMinutes)
  }
  return await readReminders(tx, actor)
}

/** In place of that for one sitting; an empty list is no reminder of it. A moment that is over is refused. */
export async function setReminder(
  tx: Tx,
  { sittingId, beforeMinutes }: { sittingId: string; beforeMinutes: ReminderSpan[] },
  actor: Actor,
) {
  const sitting = await selectOptionalSitting(tx, sittingId)
  if (!sitting || !(await selectCandidates(tx, sittingId)).includes(actor.userId)) return refuse('UNKNOWN_SITTING')
  const { opensAt } = sitting
  const isTooLate = opensAt <= tx.now || beforeMinutes.some((span) => !isReminderAhead(opensAt, span, tx.now))
  if (isTooLate) return refuse('REMINDER_PAST')
  await upsertReminders(tx, { userId: actor.userId, sittingId, spans: beforeMinutes })
  await enqueueReminders(tx, sitting, beforeMinutes)
  return await readReminders(tx, actor)
}
