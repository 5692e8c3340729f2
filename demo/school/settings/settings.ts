import { initialValues } from '@sabimark/contract/record.ts'
import { examSettingFields } from '@sabimark/domain/school/settings/exam-setting-fields.ts'
import { notificationSettingFields } from '@sabimark/domain/school/settings/notification-setting-fields.ts'
import { securitySettingFields } from '@sabimark/domain/school/settings/security-setting-fields.ts'
import type { Asking } from '../../platform/answering.ts'
import { addressOf, homeSchool } from '../company/schools.ts'

const company = { name: 'Sabimark', website: '', address: 'Lagos, Nigeria' }
const links = { whatsApp: '', facebook: '', x: '', instagram: '', linkedIn: '' }
const school = {
  name: homeSchool.name,
  email: 'office@greenfield.example',
  phone: '+234 800 000 0001',
  website: addressOf(homeSchool.subdomain),
  established: 1998,
  motto: 'Learn and serve',
  address: '1 Sample Road, Lagos',
  color: '',
  showsContact: true,
}
const unchanged = { revision: 1, history: [] }

export const sampleExamSettings = initialValues(examSettingFields)

/** The settings of the sample school, as a new one has them; a super administrator's are the company's. */
export function sampleSettings({ account }: Pick<Asking<unknown>, 'account'>) {
  const isCompany = account?.role === 'super_admin'
  return {
    school: {
      ...links,
      ...(isCompany
        ? { ...company, email: '', phone: '', established: null, motto: '', color: '', showsContact: false }
        : school),
      logo: null,
      ...unchanged,
    },
    exam: { ...sampleExamSettings, ...unchanged },
    security: { ...initialValues(securitySettingFields), ...unchanged },
    notification: { ...initialValues(notificationSettingFields), ...unchanged },
    // Nothing of the demo leads to anybody.
    company: null,
  }
}
