import { insertAudit } from '../../platform/audit/record-log.ts'
import { mayHaveMoved } from '../../platform/database/at-home.ts'
import type { Home, Homes } from '../../platform/database/homes.ts'
import { boundAt, type Tx } from '../../platform/database/tenant.ts'
import { isRefused } from '../../platform/http/refused.ts'
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
  const home = await tx.homes?.of(schoolId)
  if (tx.homes && home) return await inSchoolAt(ctx, { home, homes: tx.homes, schoolId }, work)
  // From where the company works is not the school's to know.
  const { from: _from, ...bound } = tx
  const { theirs, lines } = within(ctx, { ...bound, schoolId })
  await bind(tx, schoolId)
  const done = await work(theirs)
  await bind(tx, platformSchoolId)
  for (const line of lines) await ctx.note(...line)
  return done
}

type Lines = Parameters<Ctx<unknown>['note']>[]

/** The same call within the school, and what the company is to note of it. */
function within<Input>(ctx: Ctx<Input>, theirs: Tx): { theirs: Ctx<Input>; lines: Lines } {
  const { schoolId } = theirs
  const lines: Lines = []
  const inIt: Ctx<Input> = {
    ...ctx,
    tx: theirs,
    note: async (...line) => {
      const [action, subject, { detail, ...rest } = {}] = line
      await insertAudit(theirs, { ...rest, actorId: null, action, subject, detail: { ...detail, byCompany: true } })
      // The company reads which school it was, also once that is gone.
      const school = await theirs.optional<{ name: string }>('SELECT name FROM schools WHERE id = $1', [schoolId])
      lines.push([action, subject, { ...rest, detail: { ...detail, school: school?.name ?? '' } }])
    },
  }
  return { theirs: inIt, lines }
}

/** What was refused in the school's own transaction, which it takes back. */
class Refusal extends Error {
  readonly outcome: unknown
  constructor(outcome: unknown) {
    super('The work was refused.')
    this.outcome = outcome
  }
}

/**
 * Where the school is in another database: a transaction of its own there, and then the line in the company's log, which commits as soon
 * as this returns. Should the server end between the two, the school's log has what was done and the company's has not.
 */
async function inSchoolAt<Input, Done>(
  ctx: Ctx<Input>,
  { home, homes, schoolId }: { home: Home; homes: Homes; schoolId: string },
  work: (ctx: Ctx<Input>) => Promise<Done>,
): Promise<Done> {
  try {
    const { done, lines } = await boundAt(home, { schoolId }, async (tx) => {
      const { theirs, lines } = within(ctx, tx)
      const done = await work(theirs)
      if (isRefused(done)) throw new Refusal(done)
      return { done, lines }
    })
    for (const line of lines) await ctx.note(...line)
    return done
  } catch (error) {
    if (error instanceof Refusal) return error.outcome as Done
    if (mayHaveMoved(error)) homes.forget(schoolId)
    throw error
  }
}

async function bind(tx: Tx, schoolId: string): Promise<void> {
  await tx.run(`SELECT set_config('app.school_id', $1, true)`, [schoolId])
}
