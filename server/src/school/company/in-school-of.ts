import { insertAudit, insertCompanyLine, keptFrom } from '../../platform/audit/record-log.ts'
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
  if (tx.homes && home) return await inSchoolAt({ home, homes: tx.homes, schoolId }, ctx, work)
  // From where the company works is not the school's to know.
  const { from: _from, ...bound } = tx
  const lines: Line[] = []
  const theirs = within(ctx, { ...bound, schoolId }, async (line) => void lines.push(line))
  await bind(tx, schoolId)
  const done = await work(theirs)
  await bind(tx, platformSchoolId)
  for (const line of lines) await ctx.note(...line)
  return done
}

type Line = Parameters<Ctx<unknown>['note']>

/** The same call within the school; `tellCompany` is handed what the company is to note of it. */
function within<Input>(ctx: Ctx<Input>, theirs: Tx, tellCompany: (line: Line) => Promise<void>): Ctx<Input> {
  const { schoolId } = theirs
  return {
    ...ctx,
    tx: theirs,
    note: async (...line) => {
      const [action, subject, { detail, ...rest } = {}] = line
      await insertAudit(theirs, { ...rest, actorId: null, action, subject, detail: { ...detail, byCompany: true } })
      // The company reads which school it was, also once that is gone.
      const school = await theirs.optional<{ name: string }>('SELECT name FROM schools WHERE id = $1', [schoolId])
      await tellCompany([action, subject, { ...rest, detail: { ...detail, school: school?.name ?? '' } }])
    },
  }
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
 * Where the school is in another database: a transaction of its own there, which writes into the company's log, too, and commits there first. So
 * what is in the school's log is in the company's; where a database ends between the two, that alone has a line. What the call itself keeps, such as
 * the key of its press, commits as soon as this returns.
 */
async function inSchoolAt<Input, Done>(
  { home, homes, schoolId }: { home: Home; homes: Homes; schoolId: string },
  ctx: Ctx<Input>,
  work: (ctx: Ctx<Input>) => Promise<Done>,
): Promise<Done> {
  const { tx: company, actor } = ctx
  const from = await keptFrom(company)
  try {
    return await boundAt(home, { schoolId }, async (tx) => {
      const theirs = within(ctx, tx, ([action, subject, line = {}]) =>
        insertCompanyLine(tx, company.schoolId, { ...line, ...from, actorId: actor.userId, action, subject }),
      )
      const done = await work(theirs)
      if (isRefused(done)) throw new Refusal(done)
      return done
    })
  } catch (error) {
    if (error instanceof Refusal) return error.outcome as Done
    if (mayHaveMoved(error)) homes.forget(schoolId)
    throw error
  }
}

async function bind(tx: Tx, schoolId: string): Promise<void> {
  await tx.run(`SELECT set_config('app.school_id', $1, true)`, [schoolId])
}
