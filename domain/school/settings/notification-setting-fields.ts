import type { Fields } from '../../words/field.ts'

/** What a school sends (specification part 2, section 3: Settings, notification; defaults: section 9). Emails about an account ignore them. */
export const notificationSettingFields = {
  emailNotifications: {
    label: 'Email Notifications',
    kind: 'switch',
    initial: true,
    hint: 'What the bell shows is also emailed, unless somebody has switched that off in their profile.',
  },
  smsNotifications: {
    label: 'SMS Notifications',
    kind: 'switch',
    initial: true,
    notYet: 'Text messages cannot be sent yet.',
  },
  pushNotifications: {
    label: 'Push Notifications',
    kind: 'switch',
    initial: true,
    notYet: 'Messages to a closed browser cannot be sent yet.',
  },
  examReminders: {
    label: 'Exam Reminders',
    kind: 'switch',
    initial: true,
    hint: 'Students are reminded a day and an hour before an exam, unless they choose otherwise in their Schedule.',
  },
  resultNotifications: {
    label: 'Result Notifications',
    kind: 'switch',
    initial: true,
    hint: 'Students are told when their results are released. Off: they find them under Results.',
  },
} as const satisfies Fields
