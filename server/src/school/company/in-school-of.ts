import { insertAudit } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { platformSchoolId } from '../school.db.ts'

/**
 * The one door by which the company writes to a school (decision 070): the transaction of a super administrator's call is bound to
 * that school for `work`, and to the company's own again behind it. Whatever `work` writes down stands in both logs: the school
 * reads there that the company did it, and not who; the company reads who. Undefined where there is no such school, and of the
 * company's own.
 */
export async function inSchoolOf<Input, Done>(
  ctx: Ctx<Input>,
  schoolId: string,
  work: (ctx: Ctx<Input>) => Promise<Done>,
): Promise<Done | undefined> {
  const { tx, actor } = ctx
  if (tx.schoolId !== platformSchoolId || actor.role !== 'super_admin') {
    throw new Error('Only the company goes through this door.')
  }
  if (schoolId === platformSchoolId) return undefined
  const lines: Parameters<Ctx<Input>['note']>[] = []
  // From where the company works is not the school's to know.
  const { from: _from, ...bound } = tx
  const theirs: Tx = { ...bound, schoolId }
  await bind(tx, schoolId)
  const done = await work({
    ...ctx,
    tx: theirs,
    note: async (...line) => {
      const [action, subject, { detail, ...rest } = {}] = line
      await insertAudit(theirs, { ...rest, actorId: null, action, subject, detail: { ...detail, byCompany: true } })
      // The company reads which school it was, also once that is gone.
      const school = await theirs.optional<{ name: string }>('SELECT name FROM schools WHERE id = $1', [schoolId])
      lines.push([action, subject, { ...rest, detail: { ...detail, school: school?.name ?? '' } }])
    },
  })
  await bind(tx, platformSchoolId)
  for (const line of lines) await ctx.note(...line)
  return done
}

async function bind(tx: Tx, schoolId: string): Promise<void> {
  await tx.run(`SELECT set_config('app.school_id', $1, true)`, [schoolId])
}
