import { counted } from '@sabimark/domain/words/plural.ts'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Options } from '../client.ts'
import type { BulkAct } from '../list/list-foot.tsx'
import type { ListRow, ListSpec } from '../list/list-spec.ts'
import type { AnyListInput } from '../list-input.ts'
import type { Outcome } from '../news/announcer.ts'
import type { MenuItem } from '../ui/menu.tsx'
import { menuIcon } from '../ui/menu-icon.ts'
import { ConfirmAction } from './confirm-action.tsx'
import type { InsteadAct } from './use-rehearsed-act.tsx'

/** The records an act was pressed for. `who`: "Ada Sample", "3 students". */
export type Chosen = { ids: string[]; who: string }

/** What an act that draws its own question is handed: `onDone` once it is done, `onClose` either way. */
export type ActQuestion = Chosen & { onDone: () => void; onClose: () => void }

type Ids = (ids: string[], options: Options) => Promise<Outcome & { effects: readonly string[] }>

/** What happens when it is pressed: a call that says before what it means, a question of its own, or anything else. */
type Doing<Row> =
  | { call: Ids; done: string; title?: (who: string) => string }
  | { ask: (question: ActQuestion) => ReactNode }
  | { run: (chosen: Chosen & { row: Row | null }) => void }

/** What can be done to records of a kind, beside editing one. `done` is how a call is told: "deactivated". */
export type RecordAct<Row> = {
  /** "Deactivate". */
  label: string
  icon: ReactNode
  /** What the menu of one row calls it, where that is something else. */
  ofOne?: string | ((row: Row) => string)
  /** What it means for a row, below its name in the menu. */
  noteOf?: (row: Row) => string | undefined
  /** For which rows it makes sense; all, unless said. */
  isFor?: (row: Row) => boolean
  /** For several at once it stands behind "…". */
  isRare?: true
  /** Never for several at once. */
  isForOne?: true
  /** On the page of a record it stands beside the menu: what is done most. */
  isInSight?: true
  /** The act that is offered where the server says that this one changes nothing, by its label. */
  instead?: string
  /** It stands last, and red. */
  isDeletion?: true
} & Doing<Row>

type Ways<Row> = {
  /** Null for who may not. */
  edit: ((row: Row) => void) | null
  /** Which rows are theirs to edit; all, unless said. */
  mayEdit?: (row: Row) => boolean
  acts: readonly RecordAct<Row>[]
  onDone?: (act: RecordAct<Row>, ids: readonly string[]) => void
}

/**
 * The menu of a row, the acts on what is selected, and the question each asks before. `menu` stays the same function, so
 * that no row is drawn again for it.
 */
export function useRecordActs<Row extends ListRow>(
  { nouns, nameOf }: Pick<ListSpec<AnyListInput, Row>, 'nouns' | 'nameOf'>,
  ways: Ways<Row>,
) {
  const [asked, setAsked] = useState<(Chosen & { act: RecordAct<Row>; row: Row | null }) | null>(null)
  const press = (act: RecordAct<Row>, chosen: Chosen, row: Row | null) =>
    'run' in act ? act.run({ ...chosen, row }) : setAsked({ ...chosen, act, row })
  const menuNow = (row: Row): MenuItem[] => {
    const { edit, mayEdit, acts } = ways
    const editing = edit &&
      (mayEdit?.(row) ?? true) && {
        label: 'Edit',
        icon: <IconPencil {...menuIcon} />,
        isIcon: true,
        onClick: () => edit(row),
      }
    const others = acts
      .filter(({ isFor }) => isFor?.(row) ?? true)
      .map((act) => ({
        ...notedBy(act, row),
        label: typeof act.ofOne === 'function' ? act.ofOne(row) : (act.ofOne ?? act.label),
        icon: act.icon,
        isDanger: act.isDeletion === true,
        isIcon: act.isDeletion === true,
        isInSight: act.isInSight === true,
        onClick: () => press(act, { ids: [row.id], who: nameOf(row) }, row),
      }))
    return [...(editing ? [editing] : []), ...others]
  }
  const latest = useRef(menuNow)
  useEffect(() => {
    latest.current = menuNow
  })
  const menu = useCallback((row: Row) => latest.current(row), [])
  const bulk = ways.acts
    .filter(({ isForOne }) => !isForOne)
    .map(
      (act): BulkAct => ({
        label: act.label,
        icon: act.icon,
        isRare: act.isRare === true,
        isDanger: act.isDeletion === true,
        run: (ids) => press(act, { ids, who: counted(ids.length, ...nouns) }, null),
      }),
    )
  const other = asked && insteadOf(asked.act, asked.row, ways.acts)
  const question = asked && (
    <Question
      // Another question than the one before it.
      key={asked.act.label}
      {...asked}
      instead={
        other ? { label: `${other.label} instead`, onClick: () => setAsked({ ...asked, act: other }) } : undefined
      }
      nouns={nouns}
      onDone={() => ways.onDone?.(asked.act, asked.ids)}
      onClose={() => setAsked(null)}
    />
  )
  return { menu, bulk, question }
}

function notedBy<Row>({ noteOf }: Pick<RecordAct<Row>, 'noteOf'>, row: Row): Pick<MenuItem, 'note'> {
  const note = noteOf?.(row)
  return note === undefined ? {} : { note }
}

/** What is offered in place of an act that changes nothing; undefined where there is nothing, or it makes no sense for the row. */
function insteadOf<Row>(act: RecordAct<Row>, row: Row | null, acts: readonly RecordAct<Row>[]) {
  const other = acts.find(({ label }) => label === act.instead)
  return row !== null && other && !('run' in other) && (other.isFor?.(row) ?? true) ? other : undefined
}

type QuestionProps<Row> = ActQuestion & {
  act: RecordAct<Row>
  nouns: readonly [string, string]
  instead: InsteadAct | undefined
}

function Question<Row>({ act, nouns, instead, ...question }: QuestionProps<Row>) {
  if ('ask' in act) return act.ask(question)
  if ('run' in act) return null
  const { who, ids, ...ways } = question
  return (
    <ConfirmAction
      {...ways}
      title={act.title?.(who) ?? `${act.label} ${who}?`}
      confirmLabel={act.label}
      isDanger={act.isDeletion === true}
      input={ids}
      call={act.call}
      said={(count) => `${counted(count, ...nouns)} ${act.done}.`}
      {...(instead && { instead })}
    />
  )
}
