import type { Fields } from '../../words/field.ts'
import { planName, plans } from '../../words/plan/plan-name.ts'
import { schoolInfoFields } from '../settings/school-info-fields.ts'
import { subdomainProblem } from '../subdomain.ts'

const { name, email, phone, address } = schoolInfoFields

/**
 * What a super administrator types of a new school (specification part 2, section 3: Add New School), and changes later but for
 * its plan and subdomain. The owner is invited at the email; without a subdomain one is made of the name.
 */
export const companySchoolFields = {
  name,
  email,
  phone,
  subscription: {
    label: 'Subscription',
    kind: 'choice',
    max: 20,
    isRequired: true,
    choices: plans,
    isFixed: true,
    initial: 'starter',
    names: Object.fromEntries(plans.map((plan) => [plan, planName(plan)])),
  },
  address,
  subdomain: {
    label: 'Subdomain',
    kind: 'text',
    max: 63,
    isFixed: true,
    problem: subdomainProblem,
    hint: 'Where the school signs in. Left empty, it is made of the name.',
  },
} as const satisfies Fields
