import { refusals } from '@sabimark/contract/refusal.ts'
import { type Tx, violatedConstraint } from '../database/tenant.ts'
import { constraintRefusals } from '../http/constraint-refusal.ts'
import type { Skipped } from './act-outcome.ts'
import type { RecordKind, RecordState } from './acts.ts'
import { onto } from './changes.ts'
import { insertAuditLines } from './record-log.ts'
import type { ActLine } from './undo.db.ts'

type Restored = { doneCount: number; skipped: Skipped[] }

/**
 * Takes an act back: what it changed is as before where nobody has touched it since, what it deleted is there again.
 * What the database refuses by now, a name that is taken, is skipped with that sentence, and so is what `whyStays` names.
 */
export async function restoreRecords<State extends RecordState>(
  tx: Tx,
  kind: RecordKind<State>,
  lines: readonly ActLine[],
  actor: { userId: string },
  whyStays: (line: ActLine) => string | null = () => null,
): Promise<Restored> {
  const ids = lines.map(({ subject }) => subject)
  const records = new Map((await kind.lock(tx, ids)).map((record) => [record.id, record]))
  const judged = lines.map((line) => {
    const record = records.get(line.subject)
    return { line, record, why: whyStays(line) ?? whyNotNow(line, record) }
  })
  const back = judged.filter(({ why }) => why === null)
  const refused = await writeBack(tx, kind, {
    fields: [...new Set(back.flatMap(({ line }) => Object.keys(line.changes ?? {})))],
    records: back.map(({ line, record }) => asBefore(line, record)),
  })
  const skipped = judged.flatMap(({ line, record, why: whyNow }) => {
    const why = whyNow ?? refused.get(line.subject)
    const name = record?.name ?? imageOf<State>(line)?.name ?? ''
    return why === undefined ? [] : [{ id: line.subject, name, why }]
  })
  const isSkipped = new Set(skipped.map(({ id }) => id))
  const done = ids.filter((id) => !isSkipped.has(id))
  const restored = { actorId: actor.userId, action: `${kind.noun}.restored` }
  await insertAuditLines(
    tx,
    done.map((subject) => ({ ...restored, subject })),
  )
  return { doneCount: done.length, skipped }
}

const imageOf = <State>({ detail }: ActLine) => detail.record as State | undefined

function whyNotNow(line: ActLine, record: RecordState | undefined): string | null {
  if (!record) return imageOf(line) ? null : 'Is no longer there.'
  return record.revision === line.detail.revision ? null : 'Was changed since, and stays as it is.'
}

/** A record that is there, or a deleted one, as it was. */
type Before<State> = { isThere: boolean; record: State }

function asBefore<State extends RecordState>(line: ActLine, record: State | undefined): Before<State> {
  if (record) {
    const before = Object.fromEntries(Object.entries(line.changes ?? {}).map(([field, [value]]) => [field, value]))
    return { isThere: true, record: onto(record, before as Partial<State>) }
  }
  const image = imageOf<State>(line)
  if (!image) throw new Error('A line of the log without an image brings nothing back.')
  return { isThere: false, record: { ...image, revision: image.revision + 1 } }
}

type Writing<State> = { fields: readonly string[]; records: readonly Before<State>[] }

/**
 * All at once; where that is refused each half by itself, until it is known which ones cannot be. Answers why, by their ids.
 */
async function writeBack<State extends RecordState>(
  tx: Tx,
  kind: RecordKind<State>,
  { fields, records }: Writing<State>,
): Promise<Map<string, string>> {
  const [first] = records
  if (!first) return new Map()
  const why = await whyNot(tx, async () => {
    const deleted = records.filter(({ isThere }) => !isThere).map(({ record }) => record)
    const changed = records.filter(({ isThere }) => isThere).map(({ record }) => record)
    if (deleted.length > 0) await kind.insert(tx, deleted)
    if (changed.length > 0) await kind.update(tx, changed, fields)
  })
  if (why === null) return new Map()
  if (records.length === 1) return new Map([[first.record.id, why]])
  const half = Math.ceil(records.length / 2)
  const refused = await writeBack(tx, kind, { fields, records: records.slice(0, half) })
  return new Map([...refused, ...(await writeBack(tx, kind, { fields, records: records.slice(half) }))])
}

/** Why something cannot be written, as the refusal of the constraint says; null: it is. */
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

/** How many places of a plan an undo takes: records that come back, and those that were in use before. */
export function countRestored(lines: readonly ActLine[], inUse: string): number {
  return lines.filter((line) => {
    const image = imageOf<{ status?: string }>(line)
    return (image?.status ?? line.changes?.status?.[0]) === inUse
  }).length
}

/** How many records an undo stores anew: those the act deleted. */
export function countDeleted(lines: readonly ActLine[]): number {
  return lines.filter((line) => imageOf(line) !== undefined).length
}
