import { type Plan, planName, plans } from './plan-name.ts'

/** What not every plan has, and the smallest plan that does (specification, part 1, section 9). */
const smallestWith = {
  item_statistics: 'professional',
  all_reports: 'professional',
  branding: 'professional',
  offline: 'professional',
} as const satisfies Record<string, Plan>

export type PlanFeature = keyof typeof smallestWith

/** Every feature that can be lacking. */
export const planFeatureNames = Object.keys(smallestWith) as [PlanFeature, ...PlanFeature[]]

const labels: Record<PlanFeature, string> = {
  item_statistics: 'Item statistics come',
  all_reports: 'Reports beyond performance and grades come',
  branding: 'Your own logo and colour come',
  offline: 'Exams without a network come',
}

/** The plans that have it. */
export function plansWith(feature: PlanFeature): Plan[] {
  return plans.slice(plans.indexOf(smallestWith[feature]))
}

/** Whether a school has it: by its plan, or because its free trial runs, in which everything is there. */
export function hasFeature({ plan, isInTrial }: { plan: Plan; isInTrial: boolean }, feature: PlanFeature): boolean {
  return isInTrial || plansWith(feature).includes(plan)
}

/** 'Item statistics come with Professional. Your school has Starter.' */
export function lacksText(feature: PlanFeature, plan: Plan): string {
  return `${labels[feature]} with ${planName(smallestWith[feature])}. Your school has ${planName(plan)}.`
}
