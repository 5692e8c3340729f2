import type { FieldValues } from '@sabimark/contract/record.ts'
import { examSettingFields } from '@sabimark/domain/school/settings/exam-setting-fields.ts'
import { notificationSettingFields } from '@sabimark/domain/school/settings/notification-setting-fields.ts'
import { schoolInfoFields } from '@sabimark/domain/school/settings/school-info-fields.ts'
import { securitySettingFields } from '@sabimark/domain/school/settings/security-setting-fields.ts'
import type { Fields } from '@sabimark/domain/words/field.ts'

/** A tab of Settings: the one row of this school in a table, made when somebody first saves it. */
export type SettingsTab<F extends Fields> = {
  /** What its actions in the log begin with. */
  noun: string
  name: string
  table: string
  /** The column that names the school. */
  key: 'id' | 'school_id'
  /** The column that says when it was written last, where there is one. */
  writtenAt?: string
  fields: F
  columns: { readonly [Name in keyof F]: string }
}

export type ValuesOf<Tab> = Tab extends SettingsTab<infer F> ? FieldValues<F> : never

export const schoolTab = {
  noun: 'school',
  name: 'School Info',
  table: 'schools',
  key: 'id',
  fields: schoolInfoFields,
  writtenAt: 'updated_at',
  columns: {
    name: 'name',
    email: 'email',
    phone: 'phone',
    website: 'website',
    established: 'established',
    motto: 'motto',
    address: 'address',
    color: 'color',
    showsContact: 'shows_contact',
    whatsApp: 'whatsapp',
    facebook: 'facebook',
    x: 'x_page',
    instagram: 'instagram',
    linkedIn: 'linkedin',
  },
} as const satisfies SettingsTab<typeof schoolInfoFields>

export const examTab = {
  noun: 'exam_settings',
  name: 'Exam Settings',
  table: 'exam_settings',
  key: 'school_id',
  fields: examSettingFields,
  columns: {
    defaultDuration: 'default_duration',
    warningTime: 'warning_time',
    maxAttempts: 'max_attempts',
    showResults: 'show_results',
    autoSubmit: 'auto_submit',
    randomizeQuestions: 'randomize_questions',
    allowReview: 'allow_review',
    proctoring: 'proctoring',
    approvalRequired: 'approval_required',
  },
} as const satisfies SettingsTab<typeof examSettingFields>

export const securityTab = {
  noun: 'security_settings',
  name: 'Security',
  table: 'security_settings',
  key: 'school_id',
  fields: securitySettingFields,
  columns: {
    sessionTimeout: 'session_timeout',
    passwordExpiry: 'password_expiry',
    deviceTracking: 'device_tracking',
    ipRestriction: 'ip_restriction',
    allowedAddresses: 'allowed_addresses',
    twoFactorAuth: 'two_factor_auth',
  },
} as const satisfies SettingsTab<typeof securitySettingFields>

export const notificationTab = {
  noun: 'notification_settings',
  name: 'Notifications',
  table: 'notification_settings',
  key: 'school_id',
  fields: notificationSettingFields,
  columns: {
    emailNotifications: 'email_notifications',
    smsNotifications: 'sms_notifications',
    pushNotifications: 'push_notifications',
    examReminders: 'exam_reminders',
    resultNotifications: 'result_notifications',
  },
} as const satisfies SettingsTab<typeof notificationSettingFields>
