import { formatLagos } from '../words/lagos-time.ts'
import { type NoticeFact, noticeText } from './notice-text.ts'
import { saidName } from './said-name.ts'
import type { Topic } from './topics.ts'

/** A notice as an email says it: by itself under `title`, among others by its `name`. `to` is the screen it leads to. */
export type MailItem = { title: string; name: string; text: string; to: string }

/** What people typed, which may be no address in an email that goes out in our name. */
const typed: ReadonlySet<string> = new Set(['title', 'subject', 'location', 'range'])

/** What an email of this topic says of a notice. */
export function mailItem(topic: Topic, fact: NoticeFact): MailItem {
  const data = Object.fromEntries(
    Object.entries(fact.data).map(([key, value]) => [key, typed.has(key) ? saidName(String(value), 160) : value]),
  )
  const { title, text, to } = noticeText({ ...fact, data } as NoticeFact)
  const name = typeof data.title === 'string' ? data.title : title
  // Scores are never sent by email.
  if (fact.kind === 'result_corrected') return { title, name, text: 'See your score before and after.', to }
  if (topic === 'exam_changed' && fact.kind !== 'exam_withdrawn') return { title: `Changed: ${name}`, name, text, to }
  const opens = fact.kind === 'exam_reminder' ? `, ${formatLagos(new Date(fact.data.opensAt))}` : ''
  return { title: `${title}${opens}`, name, text, to }
}

/** Whether it is still worth an email: an exam that is over is not, nor is a reminder of one that is open. */
export function isWorthMailing(fact: NoticeFact, now: Date): boolean {
  if (fact.kind === 'exam_published') return new Date(fact.data.closesAt) > now
  if (fact.kind === 'exam_reminder') return new Date(fact.data.opensAt) > now
  return true
}
