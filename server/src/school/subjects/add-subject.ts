import { nextColour } from '@sabimark/domain/school/subjects/subject-colours.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { refuseBeyondPlan } from '../plan-room.ts'
import { refuseBeyondTrial } from '../trial-limit.ts'
import { insertSubject } from './list-subjects.ts'
import { countActiveSubjects, countSubjects, type SubjectValues } from './subject.db.ts'

/** Adds a subject. A code that is taken is refused by the database. */
export async function addSubject(ctx: Ctx<SubjectValues>) {
  const { tx, input } = ctx
  const refused =
    (await refuseMoreInUse(tx, input.status === 'active' ? 1 : 0)) ??
    (await refuseBeyondTrial(tx, 'subjects', countSubjects))
  if (refused) return refused
  return await insertSubject(ctx, { ...input, color: input.color || nextColour(await countSubjects(tx)) })
}

/** Refuses as many subjects more in use as the plan has no room for. Whoever else adds or reactivates one waits here. */
export async function refuseMoreInUse(tx: Tx, adding: number) {
  return await refuseBeyondPlan(tx, 'subjects', { adding, count: countActiveSubjects })
}
