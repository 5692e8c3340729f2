import { nextColour } from '@sabimark/domain/school/subject-colours.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { refuseBeyondPlan } from '../plan-room.ts'
import { refuseBeyondTrial } from '../trial-room.ts'
import { readSubject } from './list-subjects.ts'
import { countActiveSubjects, countSubjects, type SubjectValues, subjects } from './subject.db.ts'

/** Adds a subject. A code that is taken is refused by the database. */
export async function addSubject({ tx, input, note }: Ctx<SubjectValues>) {
  const refused =
    (await refuseMoreInUse(tx, input.status === 'active' ? 1 : 0)) ??
    (await refuseBeyondTrial(tx, 'subjects', countSubjects))
  if (refused) return refused
  const id = newId()
  const color = input.color || nextColour(await countSubjects(tx))
  await subjects.insert(tx, [{ ...input, id, color, revision: 1 }])
  await note('subject.added', id)
  return { subject: await readSubject(tx, id) }
}

/** Refuses as many subjects more in use as the plan has no room for. Whoever else adds or reactivates one waits here. */
export async function refuseMoreInUse(tx: Tx, adding: number) {
  return await refuseBeyondPlan(tx, 'subjects', { adding, count: countActiveSubjects })
}
