import type { RefusalCode } from '@sabimark/contract/refusal.ts'
import { type AuditLine, insertAct, selectLastChange } from '../audit/record-log.ts'
import type { Tx } from '../database/tenant.ts'
import { isRefused, type Refused, refuse } from '../http/refused.ts'
import type { Ctx } from '../http/route.ts'
import { type ActOutcome, partRecords } from './act-outcome.ts'
import { changesBetween, onto } from './changes.ts'

/** A record as an act finds it. */
export type RecordState = { id: string; name: string; revision: number }

/**
 * A kind of record: how it is called, and how its rows are locked, written and deleted. Its `Image` is what the log keeps of a
 * record that is deleted.
 */
export type RecordKind<State extends RecordState, Image extends RecordState = State> = {
  /** What its actions in the log begin with: 'subject'. */
  noun: string
  /** Where an actor has such records: 'subjects' for the questions of a teacher; 'school' unless said. */
  within?: string
  /** These records as they are; whoever else changes one, or begins to refer to it, waits for this transaction. */
  lock: (tx: Tx, ids: readonly string[]) => Promise<State[]>
  /** What was written of it, which brings it back and can be read by people; nothing that is counted or that only programs know. */
  imageOf: (record: State) => Image
  /** Writes these records, all at once, as `update` and `remove` do. */
  insert: (tx: Tx, records: readonly Image[]) => Promise<unknown>
  /** Writes these fields of locked records anew. Each says the revision its row has, and gets the next. */
  update: (tx: Tx, records: readonly State[], fields: readonly string[]) => Promise<unknown>
  remove: (tx: Tx, ids: readonly string[]) => Promise<unknown>
}

/** What is sent of a record that is edited. */
export type Edited<State> = { id: string; revision: number } & { [Name in keyof State]?: State[Name] | undefined }

/**
 * Changes what was sent, unless somebody else changed the record meanwhile: then nothing is changed, and it says who.
 * `check` refuses what the edit would come to. Undefined: there is no such record.
 */
export async function editRecord<
  State extends RecordState,
  Image extends RecordState,
  Code extends RefusalCode = never,
>(
  { tx, input: { id, revision, ...edit }, note }: Ctx<Edited<State>>,
  kind: Pick<RecordKind<State, Image>, 'noun' | 'lock' | 'update'>,
  check?: (before: State, after: State) => Promise<Refused<Code> | undefined>,
): Promise<State | Refused<Code | 'CHANGED_MEANWHILE'> | undefined> {
  const [before] = await kind.lock(tx, [id])
  if (!before) return undefined
  if (before.revision !== revision) {
    return refuse('CHANGED_MEANWHILE', { ...(await selectLastChange(tx, id)), revision: before.revision })
  }
  const after = onto<State>(before, edit as Partial<State>)
  const changes = changesBetween(before, after, Object.keys(edit) as (keyof State & string)[])
  if (Object.keys(changes).length === 0) return before
  const refused = await check?.(before, after)
  if (refused) return refused
  await kind.update(tx, [after], Object.keys(changes))
  await note(`${kind.noun}.updated`, id, { changes, detail: { revision: revision + 1 } })
  return after
}

type Act<State, Code extends RefusalCode> = {
  /** 'deactivated'. */
  verb: string
  /** Why a record is left alone, as a sentence; null: it is not. */
  whySkipped: (record: State) => string | null
  /** Refuses the whole act, which nothing was done of yet: the plan has no room. */
  check?: (chosen: readonly State[]) => Promise<Refused<Code> | undefined>
  /** What it means, in sentences with figures; asked once the act is done, and only where something was. */
  effects: (done: readonly State[]) => string[] | Promise<string[]>
}

/** Writes the same values to several records, or to each those that `change` says. */
export async function changeRecords<
  State extends RecordState,
  Image extends RecordState,
  Code extends RefusalCode = never,
>(
  ctx: Ctx<{ ids: string[] }>,
  kind: RecordKind<State, Image>,
  act: Act<State, Code> & { change: Partial<State> | ((record: State) => Partial<State>) },
): Promise<ActOutcome | Refused<Code>> {
  const { change } = act
  const editOf = (record: State) => (typeof change === 'function' ? change(record) : change)
  return await actOn(ctx, kind, {
    ...act,
    async doAll(chosen) {
      const fields = new Set(chosen.flatMap((one) => Object.keys(editOf(one))))
      const changed = chosen.map((one) => onto<State>(one, editOf(one)))
      await kind.update(ctx.tx, changed, [...fields])
    },
    lineOf(record) {
      const edit = editOf(record)
      const changes = changesBetween(record, onto<State>(record, edit), Object.keys(edit) as (keyof State & string)[])
      return { changes, detail: { revision: record.revision + 1 } }
    },
  })
}

/** Deletes records. What they were stands in the log, for undo. */
export async function deleteRecords<
  State extends RecordState,
  Image extends RecordState,
  Code extends RefusalCode = never,
>(
  ctx: Ctx<{ ids: string[] }>,
  kind: RecordKind<State, Image>,
  act: Omit<Act<State, Code>, 'verb'>,
): Promise<ActOutcome | Refused<Code>> {
  return await actOn(ctx, kind, {
    ...act,
    verb: 'deleted',
    doAll: (chosen) =>
      kind.remove(
        ctx.tx,
        chosen.map(({ id }) => id),
      ),
    lineOf: (record) => ({ detail: { record: kind.imageOf(record) } }),
  })
}

type Doing<State> = {
  doAll: (chosen: readonly State[]) => Promise<unknown>
  /** What the log keeps of a record it was done to. */
  lineOf: (record: State) => Pick<AuditLine, 'changes' | 'detail'>
}

async function actOn<State extends RecordState, Image extends RecordState, Code extends RefusalCode>(
  { tx, input: { ids }, actor }: Ctx<{ ids: string[] }>,
  kind: RecordKind<State, Image>,
  { verb, whySkipped, check, effects, doAll, lineOf }: Act<State, Code> & Doing<State>,
): Promise<ActOutcome | Refused<Code>> {
  const unknown = `There is no such ${kind.noun} in your ${kind.within ?? 'school'}.`
  const { chosen, skipped } = partRecords(await kind.lock(tx, ids), { ids, unknown, whySkipped })
  const refused = await check?.(chosen)
  if (isRefused(refused)) return refused
  if (chosen.length === 0) return { batch: null, doneCount: 0, skipped, effects: [] }
  await doAll(chosen)
  const lines = chosen.map((record) => ({
    action: `${kind.noun}.${verb}`,
    subject: record.id,
    ...lineOf(record),
  }))
  const batch = await insertAct(tx, actor.userId, lines)
  return { batch, doneCount: chosen.length, skipped, effects: await effects(chosen) }
}
