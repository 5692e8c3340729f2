import { oc } from '@orpc/contract'
import { examSettingFields } from '@sabimark/domain/school/settings/exam-setting-fields.ts'
import { notificationSettingFields } from '@sabimark/domain/school/settings/notification-setting-fields.ts'
import { schoolInfoFields } from '@sabimark/domain/school/settings/school-info-fields.ts'
import { securitySettingFields } from '@sabimark/domain/school/settings/security-setting-fields.ts'
import { z } from 'zod'
import { editedFields, historyLine, revision, storedFields } from '../../record.ts'
import { refuses } from '../../refusal.ts'

/** What was done to a tab of Settings, newest first; the first line is its last change. */
const history = z.array(historyLine)

/** The tabs of Settings by the names of the specification (part 2, section 3). `logo`: the address of a picture on this host. */
const school = z.object({ ...storedFields(schoolInfoFields), logo: z.string().nullable(), revision, history })
const exam = z.object({ ...storedFields(examSettingFields), revision, history })
const security = z.object({ ...storedFields(securitySettingFields), revision, history })
const notification = z.object({ ...storedFields(notificationSettingFields), revision, history })

const save = (tab: string, summary: string) =>
  oc.route({ method: 'PATCH', path: `/settings/${tab}`, tags: ['school'], summary })

/** How to reach the company; null while it says nothing of itself, and to its own staff. */
const company = z
  .object({ name: z.string(), email: z.string(), phone: z.string(), website: z.string(), address: z.string() })
  .nullable()

/** What a school has set, a tab at a time. A super administrator's is the platform's own: what new schools begin with. */
export const settingsContract = {
  getSettings: oc
    .route({ method: 'GET', path: '/settings', tags: ['school'], summary: 'Read the settings of the school' })
    .output(z.object({ school, exam, security, notification, company }))
    .errors(refuses()),

  /** What new exams begin with, and how exams of the school run, for who sets them. */
  examDefaults: oc
    .route({
      method: 'GET',
      path: '/settings/exam-defaults',
      tags: ['school'],
      summary: 'Read what new exams begin with',
    })
    .output(z.object(storedFields(examSettingFields)))
    .errors(refuses()),

  /** Changes what is sent and nothing else, as the other three do, unless somebody changed the tab after `revision`. */
  /** A colour is refused where the plan has no branding; to take it away never is. */
  saveSchoolInfo: save('school', 'Change what the school says of itself')
    .input(z.object({ revision, ...editedFields(schoolInfoFields) }))
    .output(z.object({ school }))
    .errors(refuses('CHANGED_MEANWHILE', 'INVALID_FORM', 'PLAN_LACKS')),

  saveExamSettings: save('exam', 'Change how exams begin and run')
    .input(z.object({ revision, ...editedFields(examSettingFields) }))
    .output(z.object({ exam }))
    .errors(refuses('CHANGED_MEANWHILE')),

  /** `confirm`: also where the allowed addresses leave out the one this is sent from. */
  saveSecuritySettings: save('security', 'Change how accounts and exams are guarded')
    .input(z.object({ revision, ...editedFields(securitySettingFields), confirm: z.boolean().default(false) }))
    .output(z.object({ security }))
    .errors(refuses('CHANGED_MEANWHILE', 'INVALID_FORM', 'OWN_ADDRESS_LEFT_OUT')),

  saveNotificationSettings: save('notification', 'Change what the school sends')
    .input(z.object({ revision, ...editedFields(notificationSettingFields) }))
    .output(z.object({ notification }))
    .errors(refuses('CHANGED_MEANWHILE')),
}
