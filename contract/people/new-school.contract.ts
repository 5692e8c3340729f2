import { companySchoolFields } from '@sabimark/domain/school/company/company-school-fields.ts'
import { addedFields } from '../record.ts'
import { recordCalls } from '../record-calls.ts'
import { refuses } from '../refusal.ts'
import { schoolRecord } from '../school/company/company.contract.ts'

const calls = recordCalls({ tags: ['school'], path: '/schools', demoNoun: 'schools' })

/** Schools that the company adds: here, because each begins with an account for its owner. */
export const newSchoolContract = {
  /**
   * Adds a school with a free trial of the plan and invites its owner, who becomes its first administrator, at the school's
   * address. Somebody who is known by that address joins with the account they have.
   */
  addSchool: calls
    .add('Add a school', addedFields(companySchoolFields), { school: schoolRecord })
    .errors(refuses('INVALID_FORM', 'DOMAIN_TAKEN', 'MAIL_SENT_LATELY', 'MAILS_USED_UP')),
}
