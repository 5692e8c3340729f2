import { isEmail } from '../../words/address/email.ts'
import { whatsAppNumber } from '../../words/address/whatsapp-number.ts'
import { type Field, type Fields, fieldProblem } from '../../words/field.ts'
import { lagosDate } from '../../words/lagos-time.ts'

const website = /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?(\/[^\s"'<>\\`]*)?$/iu

/** What a school can be called at: shorter numbers are slips of the keys. */
const phoneProblem = (typed: string) =>
  typed.replace(/\D/g, '').length >= 7 ? null : 'Phone must have at least 7 digits, such as 0803 000 0000.'
const emailProblem = (typed: string) => (isEmail(typed) && !hasAddress(typed) ? null : 'Email is invalid.')
/** Whether what stands before the @ looks like the address of a page: mail programs would make a link of it. */
const hasAddress = (email: string) => !/^[\p{L}\p{N}._%+'-]+@/u.test(email) || /^www\./i.test(email)
/** It becomes a link: nothing but the address of a page. */
const websiteProblem = (typed: string) =>
  website.test(typed) ? null : 'Website must be an address such as www.yourschool.sch.ng.'

const whatsAppProblem = (typed: string) =>
  whatsAppNumber(typed) === null
    ? 'WhatsApp must be a mobile number, such as 0803 000 0000 or +234 803 000 0000.'
    : null
/** Its page somewhere else: it becomes a link. */
const socialProblem = (label: string) => (typed: string) =>
  website.test(typed) ? null : `${label} must be the address of a page.`
const social = (label: string) =>
  ({ label, kind: 'url', max: 200, problem: socialProblem(label) }) as const satisfies Field

/** What the company says of itself besides: the public pages show it, and a school has none of it. */
export const companyLinkFields = {
  whatsApp: { label: 'WhatsApp', kind: 'tel', max: 40, problem: whatsAppProblem },
  facebook: social('Facebook'),
  x: social('X'),
  instagram: social('Instagram'),
  linkedIn: social('LinkedIn'),
} as const satisfies Fields

/** What a school says of itself (specification part 2, section 3: Settings, school); the logo is a file beside it. */
export const schoolInfoFields = {
  name: { label: 'School Name', kind: 'text', max: 120, isRequired: true },
  email: { label: 'Email', kind: 'email', max: 200, isRequired: true, problem: emailProblem },
  phone: { label: 'Phone', kind: 'tel', max: 40, isRequired: true, problem: phoneProblem },
  showsContact: {
    label: 'Show Phone and Email',
    kind: 'switch',
    initial: false,
    hint: 'Off: only administrators see them.',
  },
  website: { label: 'Website', kind: 'url', max: 200, problem: websiteProblem },
  established: { label: 'Established', kind: 'integer', min: 1800, max: 2200, hint: 'The year, such as 1998.' },
  motto: { label: 'Motto', kind: 'text', max: 120 },
  address: { label: 'Address', kind: 'area', max: 300 },
  color: {
    label: 'School Color',
    kind: 'colour',
    max: 7,
    none: 'None',
    hint: 'A band on your sign-in page, your screens, emails and report cards.',
  },
  ...companyLinkFields,
} as const satisfies Fields

/** How a school is reached, as mails say it; '' for what is no email address of the form above. */
export const saidEmail = (email: string) => (emailProblem(email) === null ? email : '')

/** The same fields as a form and the server judge them at this time: no school is established in a year to come. */
export function schoolInfoFieldsAt(now: Date): Fields & Record<keyof typeof schoolInfoFields, Fields[string]> {
  const thisYear = Number(lagosDate(now).slice(0, 4))
  return { ...schoolInfoFields, established: { ...schoolInfoFields.established, max: thisYear } }
}

/** What is wrong with the year a school was established in, said at this time; null: nothing, or it is not given. */
export function establishedProblem(year: number | null, now: Date): string | null {
  return year === null ? null : fieldProblem(schoolInfoFieldsAt(now).established, String(year))
}
