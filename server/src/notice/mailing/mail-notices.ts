import { isWorthMailing, mailItem } from '@sabimark/domain/notice/mail-item.ts'
import { endedBy, isMailed, type Topic, topicFacts, topicNames } from '@sabimark/domain/notice/topics.ts'
import { notificationMailsOfOneSchool } from '@sabimark/domain/words/mail/mail-limit.ts'
import type { Use } from '../../platform/allowance/allowance.db.ts'
import type { Config } from '../../platform/config.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { enqueue, type Worker } from '../../platform/jobs/due-work.ts'
import { askForMails, selectStanding } from '../../platform/mail/ask-for-mail.ts'
import { mailNotices } from '../../platform/notice/tell.ts'
import type { Services } from '../../platform/process/services.ts'
import { selectNotificationSettings } from '../../school/settings/settings.db.ts'
import { noticeMailData } from '../mail/notice-words.ts'
import {
  putOff,
  selectNextMailing,
  selectSchoolName,
  selectWaiting,
  unmark,
  unmarkAll,
  type Waiting,
} from './mailing.db.ts'

type Mailing = { config: Pick<Config, 'publicUrl'>; pools: Pick<Services['pools'], 'app'> }

/** People a transaction: each of them is two locks. */
const atOnce = 200
const putOffMs = 3_600_000

/**
 * Emails what was told and is unread still, by topic: one email for all that a person has of it. Here alone it is decided
 * who is emailed: the school's switches, their own, an address, and what the allowances leave. Who has had enough for now,
 * or whose school has, gets it later with what has come by then.
 */
export function mailWhatWasTold({ config, pools }: Mailing): Worker {
  return async ({ schoolId, reference }) => {
    const topic = topicNames.find((name) => name === reference)
    if (topic === undefined) return
    const step = () => inSchool(pools.app, { schoolId }, (tx) => mailSome(tx, topic, config.publicUrl))
    while (await step());
  }
}

/** Whether there are more of them. */
async function mailSome(tx: Tx, topic: Topic, publicUrl: string): Promise<boolean> {
  const settings = await selectNotificationSettings(tx)
  if (endedBy(topic, settings) !== null) {
    await unmarkAll(tx, topic)
    return false
  }
  const waiting = await selectWaiting(tx, topic, atOnce)
  const receivers = waiting.flatMap((one) => {
    const items = one.notices.filter((fact) => fact.isUnread && isWorthMailing(fact, tx.now))
    const { email } = one
    const hasAddress = email !== null && !email.endsWith('.invalid') && one.isActive
    const is = items.length > 0 && hasAddress && isMailed(topic, settings, { own: one.own, hasAddress })
    return is ? [{ ...one, email, items: items.map((fact) => mailItem(topic, fact)) }] : []
  })
  const isSent = await mailThem(tx, topic, receivers, publicUrl)
  const later = new Set(receivers.filter((_, place) => !isSent[place]).map(({ userId }) => userId))
  const idsOf = (some: Waiting[]) => some.flatMap(({ notices }) => notices.map(({ id }) => id))
  await unmark(tx, idsOf(waiting.filter(({ userId }) => !later.has(userId))))
  await putOff(tx, idsOf(waiting.filter(({ userId }) => later.has(userId))), new Date(tx.now.getTime() + putOffMs))
  if (waiting.length === atOnce) return true
  const next = await selectNextMailing(tx, topic)
  if (next) await enqueue(tx, mailNotices, topic, next)
  return false
}

type Receiver = Parameters<typeof noticeMailData>[1] & { userId: string; email: string }

async function mailThem(tx: Tx, topic: Topic, all: readonly Receiver[], publicUrl: string): Promise<boolean[]> {
  if (all.length === 0) return []
  const school = await selectSchoolName(tx)
  const { reminders, others } = notificationMailsOfOneSchool(await selectStanding(tx))
  const share: Use =
    topic === 'exam_reminder'
      ? { what: 'reminders of a school', who: tx.schoolId, allowance: reminders }
      : { what: 'notifications of a school', who: tx.schoolId, allowance: others }
  const { aDay } = topicFacts(topic)
  return await askForMails(
    tx,
    topic,
    all.map(({ userId, email, ...receiver }) => ({
      to: email,
      data: noticeMailData(topic, receiver, { school, publicUrl }),
      uses: [share, { what: `notice ${topic}`, who: `${tx.schoolId} ${userId}`, allowance: { anHour: null, aDay } }],
    })),
  )
}
