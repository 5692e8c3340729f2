import type { AnyContractProcedure } from '@orpc/contract'
import type { RefusalCode } from '@sabimark/contract/refusal.ts'
import type { Field } from '@sabimark/domain/words/field.ts'
import type { QueryResultRow } from 'pg'
import { selectHistory } from '../audit/record-log.ts'
import type { Tx } from '../database/tenant.ts'
import { isRefused, type Refused, refuse } from '../http/refused.ts'
import type { Ctx } from '../http/route.ts'
import { newId } from '../ids.ts'
import { type ListInput, type ListPage, type ListSpec, type RowOf, readList } from '../list/read-list.ts'
import { editRecord, type RecordKind, type RecordState } from './acts.ts'
import { shownHistory } from './history.ts'
import { restoreRecords } from './restore.ts'
import type { ActLine } from './undo.db.ts'

type Named = { id: string; name: string }
type Edit<State> = { id: string; revision: number } & { [Name in keyof State]?: State[Name] | undefined }

type RecordCalls<
  Noun,
  Call,
  Sort extends string,
  Query,
  State extends RecordState,
  Image extends RecordState,
  Unknown,
> = {
  /** Names it in its actions, and in what its calls answer. */
  noun: Noun
  /** The contract's list of them, which says what is shown of one. */
  call: Call
  kind: RecordKind<State, Image>
  list: ListSpec<Sort, Query>
  /** How a call refuses that asks for one there is none of. */
  unknown: Unknown
  /** What the history calls its fields. */
  fields: Readonly<Record<string, Pick<Field, 'label' | 'names' | 'unit'>>>
  /** Whoever its fields may name by their ids. */
  names?: (tx: Tx) => Promise<readonly Named[]>
}

/** The calls that every kind of record answers alike: its list, one with its history, adding, editing, and undoing. */
export function recordCalls<
  const Noun extends string,
  Call extends AnyContractProcedure,
  Sort extends string,
  Query extends ListInput<Sort>,
  State extends RecordState,
  Image extends RecordState,
  const Unknown extends RefusalCode,
>(spec: RecordCalls<Noun, Call, Sort, Query, State, Image, Unknown>) {
  const { noun, kind, unknown, fields, names } = spec
  type Row = RowOf<Call>
  const asAnswer = (row: Row) => ({ [noun]: row }) as Record<Noun, Row>
  const list = async (tx: Tx, query: Query) =>
    (await readList<QueryResultRow, Sort, Query>(tx, spec.list, query)) as ListPage<Row> | Refused<'BAD_REQUEST'>
  const selectOptional = async (tx: Tx, id: string) => {
    const page = await list(tx, { id, size: 1 } as Query)
    return isRefused(page) ? undefined : page.items[0]
  }
  /** One that is there: it has just been written. */
  const read = async (tx: Tx, id: string) => {
    const row = await selectOptional(tx, id)
    if (!row) throw new Error(`The ${noun} just written is not there.`)
    return asAnswer(row)
  }
  return {
    list,
    read,

    /** All that is kept of one, and what was done to it. */
    async get(tx: Tx, id: string) {
      const [row, lines, people] = await Promise.all([selectOptional(tx, id), selectHistory(tx, id), names?.(tx) ?? []])
      if (!row) return refuse(unknown as RefusalCode) as Refused<Unknown>
      return {
        ...asAnswer(row),
        history: shownHistory(lines, fields, new Map(people.map((one) => [one.id, one.name]))),
      }
    },

    /** Adds one with these values. What the database refuses, such as a name that is taken, leaves none. */
    async add({ tx, note }: Pick<Ctx<unknown>, 'tx' | 'note'>, values: Omit<Image, 'id' | 'revision' | 'name'>) {
      const id = newId()
      await kind.insert(tx, [{ ...values, id, revision: 1 } as unknown as Image])
      await note(`${noun}.added`, id)
      return await read(tx, id)
    },

    /** Changes what was sent, unless somebody else changed it meanwhile; `check` refuses what it would come to. */
    async update<Code extends RefusalCode = never>(
      ctx: Ctx<Edit<State>>,
      check?: (before: State, after: State) => Promise<Refused<Code> | undefined>,
    ) {
      const edited = await editRecord(ctx, kind, check)
      if (edited === undefined) return refuse(unknown as RefusalCode) as Refused<Unknown>
      return isRefused(edited) ? (edited as Refused<Code | 'CHANGED_MEANWHILE'>) : await read(ctx.tx, ctx.input.id)
    },

    restore: (tx: Tx, lines: readonly ActLine[], actor: { userId: string }) => restoreRecords(tx, kind, lines, actor),
  }
}
