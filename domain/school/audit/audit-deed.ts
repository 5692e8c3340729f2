import { deedText, isWordedDeed } from '../../words/act-text.ts'
import { counted } from '../../words/plural.ts'

/** What was done, where the audit has nothing beside it that says to what. */
const deeds: Readonly<Record<string, string>> = {
  'act.undone': 'took back what was done at once',
  'attempt.late_accepted': 'accepted answers that arrived late',
  'attempt.late_refused': 'refused answers that arrived late',
  'exam_settings.updated': 'edited the exam settings',
  'grading.updated': 'edited levels and grades',
  'mail.sent_again': 'sent an email again',
  'notification_settings.updated': 'edited the notification settings',
  'passage.updated': 'edited this passage',
  'report.emailed': 'sent this report by email',
  'report.share_revoked': 'ended the sharing of this report',
  'school.updated': 'edited the school info',
  'security_settings.updated': 'edited the security settings',
  'user.invited': 'invited them as an administrator',
  'user.invited_again': 'invited them again',
}

/** Lists that are exported under a name that is no noun to count. */
const exported: Readonly<Record<string, readonly [one: string, many: string]>> = {
  audit: ['line of the audit', 'lines of the audit'],
}

/** Whether people can read what an action says; a test asks it of every action the server writes. */
export function hasWords(action: string): boolean {
  return Object.hasOwn(deeds, action) || /^[a-z_]+\.exported$/.test(action) || isWordedDeed(action)
}

/**
 * What somebody did, as the audit says it behind their name: 'closed this class', 'exported 214 students'. `detail`: what the
 * line keeps beside its action.
 */
export function auditDeed(action: string, detail: Readonly<Record<string, unknown>> = {}): string {
  const [noun = '', deed = ''] = action.split('.')
  if (deed === 'exported') {
    const [one, many] = exported[noun] ?? [noun]
    const count = typeof detail.total === 'number' ? detail.total : null
    if (count === null) return `exported a list (${noun})`
    return `exported ${counted(count, one, many)}`
  }
  if (action.startsWith('school.year_') && typeof detail.to === 'string') return `${deedText(action)}, ${detail.to}`
  return deeds[action] ?? deedText(action)
}

/** A deed as it reads before the name of what it was done to: 'closed a class' of 'closed this class', 'edited a subject'. */
export function deedBeforeName(deed: string, noun: string | null): string {
  const one = (word: string) => `${/^[aeio]/.test(word) ? 'an' : 'a'} ${word}`
  if (deed === 'edited' && noun !== null) return noun === 'school' ? 'edited the school' : `edited ${one(noun)}`
  return deed.replace(/\bthis ([a-z]+)/, (_all, word: string) => one(word))
}
