import { type RefusalCode, refusals } from '@sabimark/contract/refusal.ts'
import { type Tx, violatedConstraint } from '../database/tenant.ts'
import { constraintRefusals } from '../http/constraint-refusal.ts'
import { isRefused, type Refused, refuse } from '../http/refused.ts'
import type { Ctx } from '../http/route.ts'
import { type ActOutcome, partRecords, type Skipped } from './act-outcome.ts'
import { changesBetween, onto } from './changes.ts'
import { type AuditLine, insertAct, insertAuditLines, selectLastChange } from './record-log.ts'
import type { ActLine } from './undo.db.ts'

/** A record as an act finds it. */
export type RecordState = { id: string; name: string; revision: number }

/** A kind of record: how it is called, and how its rows are locked, written and deleted. */
export type RecordKind<State extends RecordState> = {
  /** What its actions in the log begin with: 'subject'. */
  noun: string
  /** Where an actor has such records: 'subjects' for the questions of a teacher; 'school' unless said. */
  within?: string
  /** These records as they are; whoever else changes one, or begins to refer to it, waits for this transaction. */
  lock: (tx: Tx, ids: readonly string[]) => Promise<State[]>
  insert: (tx: Tx, record: State) => Promise<unknown>
  /** Writes its values anew; false, and nothing is written, when the row has another revision by now. */
  update: (tx: Tx, record: State, revision: number) => Promise<boolean>
  remove: (tx: Tx, ids: readonly string[]) => Promise<unknown>
}

type Edited<State> = { id: string; revision: number } & { [Name in keyof State]?: State[Name] | undefined }

/**
 * Changes what was sent, unless somebody else changed the record meanwhile: then nothing is changed, and it says who.
 * `check` refuses what the edit would come to. Undefined: there is no such record.
 */
export async function editRecord<State extends RecordState, Code extends RefusalCode = never>(
  { tx, input: { id, revision, ...edit }, note }: Ctx<Edited<State>>,
  kind: RecordKind<State>,
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
  await kind.update(tx, after, revision)
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

/**
 * Writes the same values to several records, or to each those that `change` says: one by one, or all at once by `write` where
 * a school has hundreds of them.
 */
export async function changeRecords<State extends RecordState, Code extends RefusalCode = never>(
  ctx: Ctx<{ ids: string[] }>,
  kind: RecordKind<State>,
  act: Act<State, Code> & {
    change: Partial<State> | ((record: State) => Partial<State>)
    write?: (ids: readonly string[]) => Promise<unknown>
  },
): Promise<ActOutcome | Refused<Code>> {
  const { change, write } = act
  const editOf = (record: State) => (typeof change === 'function' ? change(record) : change)
  return await actOn(ctx, kind, {
    ...act,
    async doAll(chosen) {
      if (write) await write(chosen.map(({ id }) => id))
      else for (const one of chosen) await kind.update(ctx.tx, onto<State>(one, editOf(one)), one.revision)
    },
    lineOf(record) {
      const edit = editOf(record)
      const changes = changesBetween(record, onto<State>(record, edit), Object.keys(edit) as (keyof State & string)[])
      return { changes, detail: { revision: record.revision + 1 } }
    },
  })
}

/** Deletes records. What they were stands in the log, for undo. */
export async function deleteRecords<State extends RecordState, Code extends RefusalCode = never>(
  ctx: Ctx<{ ids: string[] }>,
  kind: RecordKind<State>,
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
    lineOf: (record) => ({ detail: { record } }),
  })
}

type Doing<State> = {
  doAll: (chosen: readonly State[]) => Promise<unknown>
  /** What the log keeps of a record it was done to. */
  lineOf: (record: State) => Pick<AuditLine, 'changes' | 'detail'>
}

async function actOn<State extends RecordState, Code extends RefusalCode>(
  { tx, input: { ids }, actor }: Ctx<{ ids: string[] }>,
  kind: RecordKind<State>,
  { verb, whySkipped, check, effects, doAll, lineOf }: Act<State, Code> & Doing<State>,
): Promise<ActOutcome | Refused<Code>> {
  const unknown = `There is no such ${kind.noun} in your ${kind.within ?? 'school'}.`
  const { chosen, skipped } = partRecords(await kind.lock(tx, ids), { ids, unknown, whySkipped })
  const refused = await check?.(chosen)
  if (isRefused(refused)) return refused
  if (chosen.length === 0) return { batch: null, doneCount: 0, skipped, effects: [] }
  await doAll(chosen)
  const lines = chosen.map((record) => ({
    ...{ action: `${kind.noun}.${verb}`, subject: record.id },
    ...lineOf(record),
  }))
  const batch = await insertAct(tx, actor.userId, lines)
  return { batch, doneCount: chosen.length, skipped, effects: await effects(chosen) }
}

/**
 * Takes an act back: what it changed is as before where nobody has touched it since, what it deleted is there again.
 * What the database refuses by now, a name that is taken, is skipped with that sentence.
 */
export async function restoreRecords<State extends RecordState>(
  tx: Tx,
  kind: RecordKind<State>,
  lines: readonly ActLine[],
  actor: { userId: string },
): Promise<{ doneCount: number; skipped: Skipped[] }> {
  const ids = lines.map(({ subject }) => subject)
  const records = new Map((await kind.lock(tx, ids)).map((record) => [record.id, record]))
  const skipped: Skipped[] = []
  const done: string[] = []
  for (const line of lines) {
    const record = records.get(line.subject)
    const why = await restoreOne(tx, kind, line, record)
    const image = line.detail.record as State | undefined
    if (why === null) done.push(line.subject)
    else skipped.push({ id: line.subject, name: record?.name ?? image?.name ?? '', why })
  }
  const restored = { actorId: actor.userId, action: `${kind.noun}.restored` }
  await insertAuditLines(
    tx,
    done.map((subject) => ({ ...restored, subject })),
  )
  return { doneCount: done.length, skipped }
}

async function restoreOne<State extends RecordState>(
  tx: Tx,
  kind: RecordKind<State>,
  { changes, detail }: ActLine,
  record: State | undefined,
): Promise<string | null> {
  const image = detail.record as State | undefined
  if (!record) {
    if (!image) return 'Is no longer there.'
    return await whyNot(tx, () => kind.insert(tx, { ...image, revision: image.revision + 1 }))
  }
  if (record.revision !== detail.revision) return 'Was changed since, and stays as it is.'
  const before = Object.fromEntries(Object.entries(changes ?? {}).map(([field, [value]]) => [field, value]))
  return await whyNot(tx, () => kind.update(tx, onto(record, before as Partial<State>), record.revision))
}

/** How many places of a plan an undo takes: records that come back, and those that were in use before. */
export function countRestored(lines: readonly ActLine[], inUse: string): number {
  return lines.filter(({ changes, detail }) => {
    const image = detail.record as { status?: string } | undefined
    return (image?.status ?? changes?.status?.[0]) === inUse
  }).length
}

/** How many records an undo stores anew: those the act deleted. */
export function countDeleted(lines: readonly ActLine[]): number {
  return lines.filter(({ detail }) => detail.record !== undefined).length
}

/** Why a statement cannot be, as the refusal of its constraint says; null: it was done. */
async function whyNot(tx: Tx, work: () => Promise<unknown>): Promise<string | null> {
  await tx.run('SAVEPOINT restoring')
  try {
    await work()
    await tx.run('RELEASE SAVEPOINT restoring')
    return null
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === null || !Object.hasOwn(constraintRefusals, constraint)) throw error
    await tx.run('ROLLBACK TO SAVEPOINT restoring')
    return refusals[constraintRefusals[constraint as keyof typeof constraintRefusals]].message
  }
}
