import type { School } from '@sabimark/contract/answers.ts'
import type { FieldValues } from '@sabimark/contract/record.ts'
import { companySchoolFields } from '@sabimark/domain/school/company/company-school-fields.ts'
import { client } from '../../platform/client.ts'
import { withState } from '../../platform/list/data-table.tsx'
import { recordAt } from '../../platform/navigation.tsx'
import type { RecordForm } from '../../platform/record/use-record-form.ts'
import type { SchoolInput } from '../school-list.ts'
import { schoolStatuses } from '../school-status.ts'
import { subscriptionText } from '../subscription-text.ts'

export const schoolColumns = withState<SchoolInput, School['status'], School>(
  schoolStatuses,
  {
    title: {
      header: 'School',
      sort: 'name',
      page: recordAt('/schools/$schoolId'),
      line: (school) => [school.owner, school.subdomain, subscriptionText(school)].filter(Boolean).join(' · '),
    },
    others: [
      { header: 'Location', value: ({ address }) => address || null, width: '9%' },
      { header: 'Owner', value: 'owner', width: '13%' },
      { header: 'Students', sort: 'students', value: 'studentsCount', isNumeric: true, isKept: true, width: '8%' },
      { header: 'Teachers', sort: 'teachers', value: 'teachersCount', isNumeric: true, width: '8%' },
      { header: 'Subscription', value: subscriptionText, width: '14%' },
    ],
  },
  '9%',
)

const { getSchool: get, updateSchool: update } = client.school

export const schoolForm: RecordForm<'school', FieldValues<typeof companySchoolFields>, School> = {
  noun: 'school',
  get,
  update,
  fields: companySchoolFields,
  refused: { DOMAIN_TAKEN: 'subdomain' },
  add: async (values, options) => ({
    ...(await client.people.addSchool(values, options)),
    said: `${values.name} was added, and its owner is invited at ${values.email}.`,
  }),
}
