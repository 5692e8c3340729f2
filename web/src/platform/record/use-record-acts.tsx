import { counted } from '@sabimark/domain/school/plural.ts'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { CallContext } from '../client.ts'
import type { BulkAct } from '../list/list-foot.tsx'
import type { AnyListInput, ListRow } from '../list/list-spec.ts'
import type { List } from '../list/use-list.ts'
import type { MenuItem } from '../ui/menu.tsx'
import type { Outcome } from './announcer.ts'
import { ConfirmAction } from './confirm-action.tsx'

/** What can be done to records of a kind, beside editing one. */
export type RecordAct<Row> = {
  /** "Deactivate". */
  label: string
  /** How it is told: "deactivated". */
  done: string
  icon: ReactNode
  isDanger?: boolean
  /** For which rows it makes sense; all, unless said. */
  isFor?: (row: Row) => boolean
  call: (ids: string[], options: { context: CallContext }) => Promise<Outcome & { effects: readonly string[] }>
}

type Asked<Row> = { act: RecordAct<Row>; ids: string[]; who: string }
type Ways<Row> = { edit: (row: Row) => void; acts: readonly RecordAct<Row>[] }

/** The menu of a row, the acts on what is selected, and the question each asks before. For who may do all of it. */
export function useRecordActs<Input extends AnyListInput, Row extends ListRow>(
  list: List<Input, Row>,
  { edit, acts }: Ways<Row>,
) {
  const [asked, setAsked] = useState<Asked<Row> | null>(null)
  const { nouns, nameOf } = list.spec
  const menu = (row: Row): MenuItem[] => [
    { label: 'Edit', icon: <IconPencil size={18} aria-hidden="true" />, onClick: () => edit(row) },
    ...acts
      .filter(({ isFor }) => isFor?.(row) ?? true)
      .map((act) => ({
        ...{ label: act.label, icon: act.icon, isDanger: act.isDanger === true },
        onClick: () => setAsked({ act, ids: [row.id], who: nameOf(row) }),
      })),
  ]
  const bulk = acts.map(
    (act): BulkAct => ({
      ...{ label: act.label, icon: act.icon, isDanger: act.isDanger === true },
      run: (ids) => setAsked({ act, ids, who: counted(ids.length, ...nouns) }),
    }),
  )
  const question = asked && (
    <ConfirmAction
      title={`${asked.act.label} ${asked.who}?`}
      confirmLabel={asked.act.label}
      isDanger={asked.act.isDanger === true}
      input={asked.ids}
      call={asked.act.call}
      said={(count) => `${counted(count, ...nouns)} ${asked.act.done}.`}
      onDone={() => list.select(asked.ids, false)}
      onClose={() => setAsked(null)}
    />
  )
  return { menu, bulk, question }
}
