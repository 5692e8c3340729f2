import { refusals } from '@sabimark/contract/refusal.ts'
import { insertAuditLines } from '../audit/record-log.ts'
import { type Tx, violatedConstraint } from '../database/tenant.ts'
import { constraintRefusals } from '../http/constraint-refusal.ts'
import type { Skipped } from './act-outcome.ts'
import type { RecordKind, RecordState } from './acts.ts'
import { onto } from './changes.ts'
import type { ActLine } from './undo.db.ts'

type Restored = { doneCount: number; skipped: Skipped[] }

/**
 * Takes an act back: what it changed is as before where nobody has touched it since, what it deleted is there again.
 * What the database refuses by now, a name that is taken, is skipped with that sentence, and so is what `whyStays` names.
 */
export async function restoreRecords<State extends RecordState, Image extends RecordState>(
  tx: Tx,
  kind: RecordKind<State, Image>,
  lines: readonly ActLine[],
  actor: { userId: string },
  whyStays: (line: ActLine, record: State | undefined) => string | null = () => null,
): Promise<Restored> {
  const ids = lines.map(({ subject }) => subject)
  const records = new Map((await kind.lock(tx, ids)).map((record) => [record.id, record]))
  const judged = lines.map((line) => {
    const record = records.get(line.subject)
    return { line, record, why: whyStays(line, record) ?? whyNotNow(line, record) }
  })
  const back = judged.filter(({ why }) => why === null)
  const changed = back.flatMap(({ line, record }) => (record ? [asBefore(line, record)] : []))
  const deleted = back.flatMap(({ line, record }) => (record ? [] : (imageOf<Image>(line) ?? [])))
  const fields = [...new Set(back.flatMap(({ line }) => Object.keys(line.changes ?? {})))]
  const again = deleted.map((image) => ({ ...image, revision: image.revision + 1 }))
  const refused = new Map([
    ...(await writeAll(tx, changed, (some) => kind.update(tx, some, fields))),
    ...(await writeAll(tx, again, (some) => kind.insert(tx, some))),
  ])
  const skipped = judged.flatMap(({ line, record, why: whyNow }) => {
    const why = whyNow ?? refused.get(line.subject)
    const name = record?.name ?? imageOf(line)?.name ?? ''
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

const imageOf = <Image extends RecordState>({ detail }: ActLine) => detail.record as Image | undefined

function whyNotNow(line: ActLine, record: RecordState | undefined): string | null {
  if (!record) return imageOf(line) ? null : 'Is no longer there.'
  const isUntouched = record.revision === line.detail.revision && isAsLeft(line, record)
  return isUntouched ? null : 'Was changed since, and stays as it is.'
}

/** Whether the state is the one the act left: who accepts an invitation changes it, and no revision. */
function isAsLeft({ changes }: ActLine, record: RecordState): boolean {
  const [, left] = changes?.status ?? []
  return left === undefined || !('status' in record) || record.status === left
}

function asBefore<State extends RecordState>({ changes }: ActLine, record: State): State {
  const before = Object.fromEntries(Object.entries(changes ?? {}).map(([field, [value]]) => [field, value]))
  return onto(record, before as Partial<State>)
}

/** All at once; where that is refused, each half by itself, until it is known which ones cannot be. Answers why, by id. */
async function writeAll<One extends { id: string }>(
  tx: Tx,
  all: readonly One[],
  write: (some: readonly One[]) => Promise<unknown>,
): Promise<Map<string, string>> {
  const [first] = all
  if (!first) return new Map()
  const why = await whyNot(tx, () => write(all))
  if (why === null) return new Map()
  if (all.length === 1) return new Map([[first.id, why]])
  const half = Math.ceil(all.length / 2)
  const refused = await writeAll(tx, all.slice(0, half), write)
  return new Map([...refused, ...(await writeAll(tx, all.slice(half), write))])
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
    const code = constraintRefusals[constraint as keyof typeof constraintRefusals]
    // To who acts it says that they are gone; here it is who had or made the record.
    return code === 'NOT_SIGNED_IN' ? 'Whose it was is no longer there.' : refusals[code].message
  }
}
