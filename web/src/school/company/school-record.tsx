import type { School } from '@sabimark/contract/answers.ts'
import type { FieldValues } from '@sabimark/contract/record.ts'
import { companySchoolFields } from '@sabimark/domain/school/company/company-school-fields.ts'
import { planName } from '@sabimark/domain/words/plan/plan-name.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { client } from '../../platform/client.ts'
import { exportOf, TwoLines, withState } from '../../platform/list/data-columns.tsx'
import { Dotted } from '../../platform/list/dotted.tsx'
import type { ExportColumns } from '../../platform/list/export-button.tsx'
import { recordAt } from '../../platform/navigation.tsx'
import type { RecordForm } from '../../platform/record/use-record-form.ts'
import { type SchoolInput, schoolList } from '../school-list.ts'
import { schoolStatuses } from '../school-status.ts'
import { shortTermsText, subscriptionText } from '../subscription-text.ts'

export const schoolColumns = withState<SchoolInput, School['status'], School>(
  schoolStatuses,
  {
    title: {
      header: 'School',
      sort: 'name',
      page: recordAt('/schools/$schoolId'),
      below: ({ owner }) => owner,
      // Whose it is says less than which it is.
      isBelowLess: true,
      line: (school) => <Dotted parts={phoneParts(school)} />,
      isDotted: true,
    },
    others: [
      { header: 'Location', value: ({ address }) => address || null, cell: Location, width: '13.5%' },
      { header: 'Students', sort: 'students', value: 'studentsCount', isNumeric: true, width: '7.5%' },
      { header: 'Teachers', sort: 'teachers', value: 'teachersCount', isNumeric: true, width: '7.5%' },
      { header: 'Subscription', value: subscriptionText, cell: Subscription, width: '17.5%' },
    ],
  },
  '10%',
)

/** Several schools have one name: their address and their town tell them apart. What they pay for is long, and has a line to itself. */
function phoneParts(school: School): string[] {
  const town = school.address.split(',').at(-1)?.trim() ?? ''
  const plan = [planName(school.subscription), shortTermsText(school)].filter(Boolean).join(' ')
  return [school.subdomain, town, counted(school.studentsCount, 'student'), plan].filter(Boolean)
}

/** The file says who owns each, in a column of its own. */
export const exportedSchools: ExportColumns<School> = {
  ...exportOf(schoolList, schoolColumns),
  Owner: ({ owner }) => owner,
}

/** The street, and below it the town: an address is written from the small to the large. */
function Location({ address }: School) {
  const at = address.indexOf(',')
  if (at < 0) return address || '–'
  return <TwoLines first={address.slice(0, at)} second={address.slice(at + 1).trim()} />
}

/** The plan, and below it until when it is. */
function Subscription(school: School) {
  return <TwoLines first={planName(school.subscription)} second={shortTermsText(school)} />
}

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
