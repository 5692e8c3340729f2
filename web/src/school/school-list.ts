import type { School } from '@sabimark/contract/answers.ts'
import { planTier } from '@sabimark/domain/school/plan.ts'
import { planName, plans } from '@sabimark/domain/words/plan/plan-name.ts'
import type { Client } from '../platform/client.ts'
import { asc, desc, type ListSpec, oneOf } from '../platform/list/list-spec.ts'
import { schoolStatuses } from './school-status.ts'

export type SchoolInput = Parameters<Client['school']['list']>[0]

/** The specified labels; on every other screen a plan has the name of the price list. */
const tiers = Object.fromEntries(plans.map((plan) => [plan, `${planTier(plan)} (${planName(plan)})`]))

export const schoolList: ListSpec<SchoolInput, School> = {
  nouns: ['school', 'schools'],
  nameOf: ({ name }) => name,
  filters: { status: oneOf('Status', schoolStatuses), subscription: oneOf('Subscription', tiers) },
  sorts: {
    newest: desc('Newest'),
    name: asc('Name'),
    students: desc('Students'),
    teachers: desc('Teachers'),
    subjects: desc('Subjects'),
    questions: desc('Questions'),
    exams: desc('Exams'),
    results: desc('Results'),
  },
}
