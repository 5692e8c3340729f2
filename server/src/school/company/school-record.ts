import { billingFields } from '@sabimark/domain/school/billing/billing-fields.ts'
import { companySchoolFields } from '@sabimark/domain/school/company/company-school-fields.ts'
import { selectHistory } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import type { Services } from '../../platform/process/services.ts'
import { type Edited, editRecord } from '../../platform/record/acts.ts'
import { shownHistory } from '../../platform/record/history.ts'
import { selectOptionalTab, type TabRow, updateTab } from '../settings/settings.db.ts'
import { schoolTab } from '../settings/settings-tabs.ts'
import { inSchoolOf } from './in-school-of.ts'
import { selectOptionalSchool, selectSchoolOf } from './school-list.ts'

type Reading = Pick<Services, 'pools'>

/** One school, and what the company did to it, as its own log has it. */
export async function getSchool(services: Reading, tx: Tx, id: string) {
  const [school, lines] = await Promise.all([selectOptionalSchool(services, id), selectHistory(tx, id)])
  if (!school) return refuse('UNKNOWN_SCHOOL')
  return { school, history: shownHistory(lines, { ...companySchoolFields, ...billingFields }, new Map()) }
}

type State = TabRow<typeof schoolTab>

/** Changes what was sent of a school, unless somebody changed it meanwhile, here or there. */
export async function updateSchool(ctx: Ctx<Edited<State>>) {
  const saved = await inSchoolOf(ctx, ctx.input.id, async (inIt) => {
    const edited = await editRecord(inIt, schoolKind)
    if (edited === undefined) return refuse('UNKNOWN_SCHOOL')
    return isRefused(edited) ? edited : { school: await selectSchoolOf(inIt.tx) }
  })
  return saved ?? refuse('UNKNOWN_SCHOOL')
}

/** The row of the school that a transaction is bound to, as a record among others. */
const schoolKind = {
  noun: 'school',
  lock: async (tx: Tx): Promise<State[]> => {
    const row = await selectOptionalTab(tx, schoolTab, { isLocked: true })
    return row ? [row] : []
  },
  update: async (tx: Tx, [row]: readonly State[], names: readonly string[]) => {
    if (row) await updateTab(tx, schoolTab, row, names)
  },
}
