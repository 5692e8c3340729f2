import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { inSchoolOf } from '../../school/company/in-school-of.ts'
import { lockSchool } from '../../school/school.db.ts'
import { deleteEmptySchool } from '../account/membership.db.ts'

const why =
  'Has had more people than its owner, or has exams, questions or payments. Suspend it instead: nothing is deleted then.'

/**
 * Deletes a school that never had anybody but its owner, no exam, no question and no payment. The owner's account stays for a while, like
 * every account that is nobody's (`sweepAccounts`); the company's log keeps that there was a school.
 */
export async function deleteSchool(ctx: Ctx<{ id: string }>) {
  const { id } = ctx.input
  const outcome = await inSchoolOf(ctx, id, async ({ tx, note }) => {
    const school = await lockSchool(tx)
    if (!school) return refuse('UNKNOWN_SCHOOL')
    if (await hasBeenUsed(tx)) {
      return { batch: null, doneCount: 0, skipped: [{ id, name: school.name, why }], effects: [] }
    }
    await note('school.deleted', id, { detail: { subdomain: school.subdomain } })
    await deleteEmptySchool(tx)
    const effects = [
      'Its settings, classes and subjects go with it, and its owner has no school here any more.',
      `The address ${school.subdomain} is free again.`,
    ]
    return { batch: null, doneCount: 1, skipped: [], effects }
  })
  return outcome ?? refuse('UNKNOWN_SCHOOL')
}

const addingPeople = ['student.added', 'student.imported', 'teacher.added', 'teacher.invited', 'user.invited']

/** Whom it had once stands in its log: people who were added and taken away again, too. */
async function hasBeenUsed(tx: Tx): Promise<boolean> {
  const { isUsed } = await tx.one<{ isUsed: boolean }>(
    // In the order of an index each: planned blindly, they would be read whole.
    `SELECT (SELECT count(*) FROM users WHERE school_id = $1) > 1
       OR (SELECT id FROM exams WHERE school_id = $1 ORDER BY id LIMIT 1) IS NOT NULL
       OR (SELECT id FROM questions WHERE school_id = $1 ORDER BY id LIMIT 1) IS NOT NULL
       OR (SELECT id FROM billing_periods WHERE school_id = $1 ORDER BY id LIMIT 1) IS NOT NULL
       OR (SELECT id FROM passages WHERE school_id = $1 ORDER BY id LIMIT 1) IS NOT NULL
       OR (SELECT id FROM reports WHERE school_id = $1 ORDER BY id LIMIT 1) IS NOT NULL
       OR (SELECT l.id FROM unnest($2::text[]) AS adding (action) CROSS JOIN LATERAL (
           SELECT id FROM audit_log WHERE school_id = $1 AND action = adding.action ORDER BY id LIMIT 1) l LIMIT 1) IS NOT NULL
         AS "isUsed"`,
    [tx.schoolId, addingPeople],
  )
  return isUsed
}
