import type { MailItem } from '@sabimark/domain/notice/mail-item.ts'
import { saidName } from '@sabimark/domain/notice/said-name.ts'
import { type Topic, topicFacts, topicNames } from '@sabimark/domain/notice/topics.ts'

/** What emails of a topic say besides what happened. */
type TopicWords = {
  /** The subject where there are several, at a school. */
  many: (count: number, school: string) => string
  /** What stands on the button: for one, for several, and the screen that has them all. */
  open: string
  openAll: string
  allAt: string
  closing: string
  /** Why it came, at a school. */
  why: (school: string) => string
}

const because = (topic: Topic) => (school: string) =>
  `You receive this email because emails about ${topicFacts(topic).label.toLowerCase()} are switched on for you at ${school}.`

const words: Record<Topic, TopicWords> = {
  exam_published: {
    many: (count, school) => `${count} new exams at ${school}`,
    open: 'Open the exam',
    openAll: 'Open my exams',
    allAt: '/exams',
    closing: 'The times are Lagos time. Your schedule always has the newest ones.',
    why: because('exam_published'),
  },
  exam_changed: {
    many: (count) => `${count} of your exams have changed`,
    open: 'Open the exam',
    openAll: 'Open my exams',
    allAt: '/exams',
    closing: 'The times are Lagos time. Your schedule always has the newest ones.',
    why: because('exam_changed'),
  },
  exam_reminder: {
    many: (count) => `Reminder: ${count} exams`,
    open: 'Open my schedule',
    openAll: 'Open my schedule',
    allAt: '/schedule',
    closing: 'The times are Lagos time. In your schedule you can also change or end your reminders.',
    why: (school) => `You are reminded of your exams at ${school}, as you or the school have set it.`,
  },
  results_released: {
    many: (count) => `${count} of your results are out`,
    open: 'See my result',
    openAll: 'See my results',
    allAt: '/results',
    closing: 'Scores are never sent by email.',
    why: because('results_released'),
  },
  late_answers: {
    many: (count) => `Late answers to ${count} exams`,
    open: 'Look at the answers',
    openAll: 'Open the results',
    allAt: '/results',
    closing: 'Late answers count only when you accept them.',
    why: because('late_answers'),
  },
  report_ready: {
    many: (count) => `News of ${count} of your reports`,
    open: 'Open my reports',
    openAll: 'Open my reports',
    allAt: '/reports',
    closing: 'A report can be made again at any time.',
    why: because('report_ready'),
  },
}

/** More than these are counted. */
const mostLines = 10

type Receiver = { name: string; items: readonly MailItem[] }
type From = { school: string; publicUrl: string }

/** What is kept of an email until it goes out. */
export function noticeMailData(topic: Topic, { name, items }: Receiver, { school, publicUrl }: From) {
  const { open, openAll, allAt, many } = words[topic]
  const [first] = items
  const isOne = items.length === 1 && first !== undefined
  const at = (path: string) => new URL(`/dashboard${path}`, publicUrl).href
  return {
    name,
    school,
    link: at(isOne ? first.to : allAt),
    change: at('/profile?tab=notifications'),
    title: isOne ? first.title : many(items.length, school),
    action: isOne ? open : openAll,
    lines: JSON.stringify(isOne ? [first.text] : linesOf(items)),
  }
}

function linesOf(items: readonly MailItem[]): string[] {
  const shown = items.slice(0, mostLines).map(({ name, text }) => `${name}: ${text}`)
  const more = items.length - shown.length
  return more === 0 ? shown : [...shown, `And ${more} more.`]
}

/**
 * What an email holds, that of a reminder as the version before 071 kept it, too: it may have waited for the mail server since.
 */
function heldIn(topic: Topic, data: Record<string, string>) {
  const { title, lines, change, opens, link } = data
  if (title && lines && change)
    return { title, lines: JSON.parse(lines) as string[], change, action: data.action ?? null }
  if (topic !== 'exam_reminder' || !title || !opens || !link) return null
  const where = data.location ? `, ${saidName(data.location, 160)}` : ''
  return {
    title: `Reminder: ${saidName(title, 160)}, ${opens}`,
    lines: [`${saidName(data.subject ?? '', 160)}, ${data.minutes} minutes${where}.`],
    change: new URL('/dashboard/profile?tab=notifications', link).href,
    action: words[topic].open,
  }
}

/** The words of an email of a topic; null for another kind of email. */
export function noticeWords(kind: string, school: string, data: Record<string, string>) {
  const topic = topicNames.find((name) => name === kind)
  const held = topic === undefined ? null : heldIn(topic, data)
  if (topic === undefined || held === null) return null
  const { title, lines, change, action } = held
  const { closing, why } = words[topic]
  return {
    subject: title,
    preview: lines[0] ?? '',
    heading: title,
    lines,
    action,
    closing: [closing],
    why: `${why(school)} To change what is emailed to you:`,
    change,
  }
}
