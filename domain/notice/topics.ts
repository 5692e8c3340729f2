import type { Role } from '../people/role.ts'
import type { NoticeKind } from './notice-text.ts'

/** What a school has switched on or off for everybody (Settings, Notifications). */
export type SchoolSwitches = { emailNotifications: boolean; examReminders: boolean; resultNotifications: boolean }

type TopicFacts = {
  label: string
  hint: string
  /** Who is ever told of it. */
  roles: readonly Role[]
  notices: readonly NoticeKind[]
  mails: readonly string[]
  /** The switch of the school that ends it for everybody, at the bell too. */
  school: 'examReminders' | 'resultNotifications' | null
  /** Whether it is emailed to who never said. */
  byEmail: boolean
  /** How long an email waits for more of the same, in minutes. */
  collectsFor: number
  /** Emails a person gets of it in a day; null: as often as it happens. What is left over waits for the next one. */
  aDay: number | null
}

/** What people are told of and can switch: at the bell always, by email as they like. */
export const topics = {
  exam_published: {
    label: 'New exams',
    hint: 'When an exam is set for you.',
    roles: ['student'],
    notices: ['exam_published'],
    mails: ['exam_published'],
    school: null,
    byEmail: true,
    collectsFor: 5,
    aDay: 1,
  },
  exam_changed: {
    label: 'Changed exams',
    hint: 'When the time of an exam is no longer what you were told, or it is withdrawn.',
    roles: ['student'],
    // Of another time, at the bell it is the notice of the exam that says it, unread again.
    notices: ['exam_withdrawn', 'exam_closed', 'extra_time', 'excused'],
    mails: ['exam_changed'],
    school: null,
    byEmail: true,
    collectsFor: 0,
    aDay: 3,
  },
  exam_reminder: {
    label: 'Exam reminders',
    hint: 'At the times you set in your schedule.',
    roles: ['student'],
    notices: ['exam_reminder'],
    mails: ['exam_reminder'],
    school: 'examReminders',
    byEmail: true,
    collectsFor: 0,
    aDay: null,
  },
  results_released: {
    label: 'Results',
    hint: 'When you can see a score, or it was corrected.',
    roles: ['student'],
    notices: ['results_released', 'result_corrected'],
    mails: ['results_released'],
    school: 'resultNotifications',
    byEmail: true,
    collectsFor: 5,
    aDay: 1,
  },
  late_answers: {
    label: 'Late answers',
    hint: 'When answers to an exam of yours came after its end and wait for you.',
    roles: ['school_admin', 'teacher'],
    notices: ['late_answers'],
    mails: ['late_answers'],
    school: null,
    byEmail: true,
    collectsFor: 5,
    aDay: 1,
  },
  report_ready: {
    label: 'Reports',
    hint: 'When a report you asked for is ready, or cannot be made.',
    roles: ['super_admin', 'school_admin', 'teacher'],
    notices: ['report_ready', 'report_failed'],
    mails: ['report_ready'],
    school: null,
    byEmail: false,
    collectsFor: 0,
    aDay: null,
  },
} as const satisfies Record<string, TopicFacts>

export type Topic = keyof typeof topics

/** Every topic that can be switched. */
export const topicNames = Object.keys(topics) as Topic[]

/** What no switch ends: links of an account and what guards it, what keeps a school running, and what a person sends. */
export const unswitched = {
  account: {
    notices: [
      'mail_given_up',
      'teacher_joined',
      'school_ready',
      'share_locked',
      'password_expires',
      'work_handed_over',
      'work_taken',
      'key_corrected',
      'plan_ends',
    ],
    mails: [
      'verify_email',
      'sign_up_to_account',
      'reset_password',
      'password_changed',
      'password_expires',
      'change_email',
      'email_changed',
      'invitation',
      'invitation_to_account',
      'second_factor_on',
      'second_factor_off',
      'plan_ends',
      'school_suspended',
      'school_reactivated',
      'plan_asked',
    ],
  },
  sent_by_staff: {
    notices: ['invigilates', 'approval_asked', 'changes_wait', 'exam_approved', 'exam_sent_back'],
    mails: ['report_link', 'report_file', 'question_reported'],
  },
} as const satisfies Record<string, { notices: readonly NoticeKind[]; mails: readonly string[] }>

/** What can be said of a topic. */
export const topicFacts = (topic: Topic): TopicFacts => topics[topic]

/** The topics somebody with this role can switch. */
export function topicsOf(role: Role): Topic[] {
  return topicNames.filter((topic) => topicFacts(topic).roles.includes(role))
}

/** Whether the school has people told of it at all. */
export function isTold(topic: Topic, school: SchoolSwitches): boolean {
  const { school: name } = topicFacts(topic)
  return name === null || school[name]
}

/** Which switch of the school ends the emails of a topic: that of all emails, or its own; null for none. */
export function endedBy(topic: Topic, school: SchoolSwitches): 'email' | 'topic' | null {
  if (!isTold(topic, school)) return 'topic'
  return school.emailNotifications ? null : 'email'
}

/** What a person said of the emails of a topic (`own`, null for nothing), and whether they have an address. */
export type Reader = { own: boolean | null; hasAddress: boolean }

/** Whether an email goes out beside the bell: the school sends them, the person wants them, and they have an address. */
export function isMailed(topic: Topic, school: SchoolSwitches, { own, hasAddress }: Reader): boolean {
  return endedBy(topic, school) === null && (own ?? topicFacts(topic).byEmail) && hasAddress
}
