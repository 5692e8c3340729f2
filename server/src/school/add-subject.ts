import { hasRoomFor, planLimits } from '@sabimark/domain/school/plan.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import { insertAudit } from './audit.db.ts'
import { lockSchool } from './school.db.ts'
import { countActiveSubjects, countSubjects, hasSubjectCode, insertSubject, type Subject } from './subject.db.ts'
import { refuseBeyondTrial } from './trial-room.ts'

/** Adds a subject, as long as the plan has room, which those in use take up; two at the same moment wait for each other. */
export async function addSubject(tx: Tx, form: Omit<Subject, 'id'>, actor: Actor) {
  const school = await lockSchool(tx)
  if (!school) return refuse('NOT_ALLOWED')
  const limit = planLimits[school.plan].subjects
  const isFull = form.status === 'active' && !hasRoomFor(school.plan, 'subjects', await countActiveSubjects(tx))
  if (limit !== null && isFull) return refuse('PLAN_LIMIT', { limit })
  const beyond = await refuseBeyondTrial(tx, 'subjects', countSubjects)
  if (beyond) return beyond
  if (await hasSubjectCode(tx, form.code)) return refuse('SUBJECT_CODE_TAKEN')
  const subject: Subject = { ...form, id: newId() }
  await insertSubject(tx, subject)
  await insertAudit(tx, { actorId: actor.userId, action: 'subject.added', subject: subject.id })
  return subject
}
