import { hasFeature, type PlanFeature, plansWith } from '@sabimark/domain/words/plan/plan-features.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import { platformSchoolId, selectOptionalSchool } from './school.db.ts'

/** Which feature the school's plan does not have, and which plan that is; undefined where it has it. The company itself has everything. */
export async function whatPlanLacks(tx: Tx, feature: PlanFeature) {
  if (tx.schoolId === platformSchoolId) return undefined
  const school = await selectOptionalSchool(tx)
  return !school || hasFeature(school, feature) ? undefined : { feature, plan: school.plan }
}

/** Refuses what the school's plan does not have; undefined where it has it. */
export async function refuseLacking(tx: Tx, feature: PlanFeature) {
  const lacking = await whatPlanLacks(tx, feature)
  return lacking && refuse('PLAN_LACKS', lacking)
}

/** The same of school `s` in SQL, for what is only shown where the plan has it. */
export const isBranded = `(s.subscription = ANY ('{${plansWith('branding').join(',')}}') OR coalesce(s.trial_ends_at > now(), false))`
