import { type KeptBy, whyKept } from '@sabimark/domain/school/why-kept.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { inSchoolOf } from '../../school/company/in-school-of.ts'
import { lockSchool } from '../../school/school.db.ts'
import { deleteEmptySchool } from '../account/membership.db.ts'

/**
 * Deletes a school that never had anybody but its owner, no exam, no question and no payment. The owner's account stays for a while, like
 * every account that is nobody's (`sweepAccounts`); the company's log keeps that there was a school.
 */
export async function deleteSchool(ctx: Ctx<{ id: string }>) {
  const { id } = ctx.input
  const outcome = await inSchoolOf(ctx, id, async ({ tx, note }) => {
    const school = await lockSchool(tx)
    if (!school) return refuse('UNKNOWN_SCHOOL')
    const why = whyKept(await selectKeptBy(tx))
    if (why !== null) {
      return { batch: null, doneCount: 0, skipped: [{ id, name: school.name, why }], effects: [] }
    }
    await note('school.deleted', id, { detail: { subdomain: school.subdomain } })
    await deleteEmptySchool(tx)
    const effects = [
      'Its settings, classes and subjects go with it, and its owner no longer has a school here.',
      `The address ${school.subdomain} is free again.`,
    ]
    return { batch: null, doneCount: 1, skipped: [], effects }
  })
  return outcome ?? refuse('UNKNOWN_SCHOOL')
}

const addingPeople = ['student.added', 'student.imported', 'teacher.added', 'teacher.invited', 'user.invited']

/** What it has. Whom it had once stands in its log: people who were added and taken away again, too. */
async function selectKeptBy(tx: Tx): Promise<KeptBy> {
  return await tx.one<KeptBy>(
    // In the order of an index each: planned blindly, they would be read whole.
    `SELECT (SELECT user_id FROM students WHERE school_id = $1 ORDER BY user_id LIMIT 1) IS NOT NULL AS "hasStudents",
       (SELECT count(*) FROM users WHERE school_id = $1 AND role <> 'student') > 1 AS "hasOtherStaff",
       (SELECT id FROM exams WHERE school_id = $1 ORDER BY id LIMIT 1) IS NOT NULL AS "hasExams",
       (SELECT id FROM questions WHERE school_id = $1 ORDER BY id LIMIT 1) IS NOT NULL
         OR (SELECT id FROM passages WHERE school_id = $1 ORDER BY id LIMIT 1) IS NOT NULL AS "hasQuestions",
       (SELECT id FROM reports WHERE school_id = $1 ORDER BY id LIMIT 1) IS NOT NULL AS "hasReports",
       (SELECT id FROM billing_periods WHERE school_id = $1 ORDER BY id LIMIT 1) IS NOT NULL AS "hasPayments",
       (SELECT l.id FROM unnest($2::text[]) AS adding (action) CROSS JOIN LATERAL (
           SELECT id FROM audit_log WHERE school_id = $1 AND action = adding.action ORDER BY id LIMIT 1) l LIMIT 1) IS NOT NULL
         AS "hadPeople"`,
    [tx.schoolId, addingPeople],
  )
}
