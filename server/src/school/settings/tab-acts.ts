import { initialValues } from '@sabimark/contract/record.ts'
import type { RefusalCode } from '@sabimark/contract/refusal.ts'
import type { Fields } from '@sabimark/domain/words/field.ts'
import { selectHistory } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, type Refused } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { type Edited, editRecord } from '../../platform/record/acts.ts'
import { shownHistory } from '../../platform/record/history.ts'
import { insertMissingTab, selectOptionalTab, type TabRow, updateTab } from './settings.db.ts'
import type { SettingsTab, ValuesOf } from './settings-tabs.ts'

/** As far back as a tab shows what was done to it. */
const mostLines = 30

/** What is set in a tab, and what was done to it. */
export async function readTab<Tab extends SettingsTab<Fields>>(tx: Tx, tab: Tab) {
  const row = await selectOptionalTab(tx, tab, { isLocked: false })
  if (!row) return { ...(initialValues(tab.fields) as ValuesOf<Tab>), revision: 1, history: [] }
  const { id, ...said } = row
  const lines = await selectHistory(tx, id)
  return { ...said, history: shownHistory(lines.slice(0, mostLines), tab.fields, new Map()) }
}

type Edit<Tab> = { revision: number } & { [Name in keyof ValuesOf<Tab>]?: ValuesOf<Tab>[Name] | undefined }

/** Changes what was sent of a tab, unless somebody else changed the tab meanwhile; `check` refuses what it would come to. */
export async function saveTab<Tab extends SettingsTab<Fields>, Code extends RefusalCode = never>(
  ctx: Ctx<Edit<Tab>>,
  tab: Tab,
  check?: (before: ValuesOf<Tab>, after: ValuesOf<Tab>) => Promise<Refused<Code> | undefined>,
) {
  const { tx, input } = ctx
  await insertMissingTab(tx, tab)
  const before = await selectOptionalTab(tx, tab, { isLocked: true })
  if (!before) throw new Error(`There is no row of ${tab.table}.`)
  // What is sent of a tab is sent of its row.
  const edit = { ...input, id: before.id } as Edited<TabState<Tab>>
  const saved = await editRecord({ ...ctx, input: edit }, kindOf(tab, before), check)
  if (isRefused(saved)) return saved
  return await readTab(tx, tab)
}

type TabState<Tab> = TabRow<Tab> & { name: string }

/** The tab as a kind of record, of which there is one. */
function kindOf<Tab extends SettingsTab<Fields>>(tab: Tab, row: TabRow<Tab>) {
  return {
    noun: tab.noun,
    // A school has a name of its own.
    lock: async (): Promise<TabState<Tab>[]> => [{ name: tab.name, ...row }],
    update: async (tx: Tx, [record]: readonly TabState<Tab>[], names: readonly string[]) => {
      if (record) await updateTab(tx, tab, record, names)
    },
  }
}
