import { type RefusalCode, refusals } from '@sabimark/contract/refusal.ts'
import { insertAuditLines } from '../audit/record-log.ts'
import type { Tx } from '../database/tenant.ts'
import type { Skipped } from './act-outcome.ts'
import type { RecordKind, RecordState } from './acts.ts'
import { onto } from './changes.ts'
import { type ActLine, type RevisionsAsBefore, selectRevisionsAsBefore } from './undo.db.ts'
import { writeAll } from './write-all.ts'

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
  const asBefore = await revisionsAsBefore(tx, kind.noun, lines, records)
  const judged = lines.map((line) => {
    const record = records.get(line.subject)
    return { line, record, why: whyStays(line, record) ?? whyNotNow(line, record, asBefore) }
  })
  const back = judged.filter(({ why }) => why === null)
  const changed = back.flatMap(({ line, record }) => (record ? [stateBefore(line, record)] : []))
  const deleted = back.flatMap(({ line, record }) => (record ? [] : (imageOf<Image>(line) ?? [])))
  const fields = [...new Set(back.flatMap(({ line }) => Object.keys(line.changes ?? {})))]
  const again = deleted.map((image) => ({ ...image, revision: image.revision + 1 }))
  const refused = new Map([
    ...(await writeAll(tx, changed, (some) => kind.update(tx, some, fields))),
    ...(await writeAll(tx, again, (some) => kind.insert(tx, some))),
  ])
  const skipped = judged.flatMap(({ line, record, why: whyNow }) => {
    const code = refused.get(line.subject)
    const why = whyNow ?? (code && sentenceOf(code))
    const name = record?.name ?? imageOf(line)?.name ?? ''
    return why === undefined ? [] : [{ id: line.subject, name, why }]
  })
  const isSkipped = new Set(skipped.map(({ id }) => id))
  const done = judged.filter(({ line }) => !isSkipped.has(line.subject))
  const restored = { actorId: actor.userId, action: `${kind.noun}.restored` }
  await insertAuditLines(
    tx,
    done.map(({ line, record }) => ({ ...restored, subject: line.subject, detail: revisionsOf(line, record) })),
  )
  return { doneCount: done.length, skipped }
}

/** The revision of a record that comes back, and the earlier one that it is as again. */
function revisionsOf(line: ActLine, record: RecordState | undefined): Record<string, number> {
  const asRevision = record ? (line.detail.firstRevision ?? line.detail.revision ?? 0) - 1 : imageOf(line)?.revision
  return asRevision === undefined ? {} : { revision: (record?.revision ?? asRevision) + 1, asRevision }
}

/** Which revisions came from undoing; asked for only where a record has another than its act left. */
export async function revisionsAsBefore(
  tx: Tx,
  noun: string,
  lines: readonly ActLine[],
  records: ReadonlyMap<string, RecordState>,
): Promise<RevisionsAsBefore> {
  const later = lines.filter(({ subject, detail }) => {
    const record = records.get(subject)
    return record !== undefined && record.revision !== detail.revision
  })
  return await selectRevisionsAsBefore(
    tx,
    noun,
    later.map(({ subject }) => subject),
  )
}

const imageOf = <Image extends RecordState>({ detail }: ActLine) => detail.record as Image | undefined

function whyNotNow(line: ActLine, record: RecordState | undefined, asBefore: RevisionsAsBefore): string | null {
  if (!record) return imageOf(line) ? null : 'Is no longer there.'
  const isUntouched = asBefore(record.id, record.revision) === line.detail.revision && isAsLeft(line, record)
  return isUntouched ? null : 'Was changed since, and stays as it is.'
}

/** Whether the state is the one the act left: who accepts an invitation changes it, and no revision. */
function isAsLeft({ changes }: ActLine, record: RecordState): boolean {
  const [, left] = changes?.status ?? []
  return left === undefined || !('status' in record) || record.status === left
}

function stateBefore<State extends RecordState>({ changes }: ActLine, record: State): State {
  const before = Object.fromEntries(Object.entries(changes ?? {}).map(([field, [value]]) => [field, value]))
  return onto(record, before as Partial<State>)
}

/** To who acts NOT_SIGNED_IN says that they are gone; here it is who had or made the record. */
const sentenceOf = (code: RefusalCode) =>
  code === 'NOT_SIGNED_IN' ? 'Whose it was is no longer there.' : refusals[code].message
