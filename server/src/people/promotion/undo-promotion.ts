import { counted, countedAre } from '@sabimark/domain/words/plural.ts'
import { insertAuditLines } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { ActLine } from '../../platform/record/undo.db.ts'
import { selectOpenClasses } from '../../school/school.db.ts'
import { selectYear, updateYear } from '../../school/settings/settings.db.ts'
import { dropYear, keepEnrolments, lockYear } from '../students/enrolments.db.ts'
import { type StudentState, students } from '../students/student.db.ts'

type Undoing = { lines: readonly ActLine[]; actor: Actor }
type Found = { line: ActLine; record: StudentState }

/** So many students are named by a refusal. */
const namedCount = 5

/**
 * Takes the beginning of a year back as a whole, or nothing of it: the school is in the year before, and everybody where they were. Who
 * was moved or marked otherwise since would be nowhere right: they are named. The school is locked by whoever undoes an act on students.
 */
export async function undoPromotion(tx: Tx, { lines, actor }: Undoing) {
  const { from, to } = lines[0]?.detail.year ?? { from: '', to: '' }
  const ids = lines.map(({ subject }) => subject)
  const records = new Map((await students.lock(tx, ids)).map((one) => [one.id, one]))
  await lockYear(tx)
  if ((await selectYear(tx)) !== to) return refuse('YEAR_MOVED_ON')
  const found = lines.flatMap((line): Found[] => {
    const record = records.get(line.subject)
    return record ? [{ line, record }] : []
  })
  const changed = found.filter(isChangedSince).map(({ record: { id, name } }) => ({ id, name }))
  if (changed.length > 0) {
    return refuse('STUDENTS_CHANGED_SINCE', { students: changed.slice(0, namedCount), count: changed.length })
  }
  const written = found.filter(({ line }) => line.changes !== null)
  const back = written.map(asBefore)
  const wanted = [...new Set(back.flatMap(({ status, classId }) => (status === 'active' && classId ? [classId] : [])))]
  if ((await selectOpenClasses(tx, wanted)).size < wanted.length) return refuse('CLASS_CLOSED')

  await updateYear(tx, from)
  await students.update(tx, back, [...new Set(written.flatMap(({ line }) => Object.keys(line.changes ?? {})))])
  const wereOfIt = await dropYear(tx, to)
  await keepEnrolments(tx, [...new Set([...wereOfIt, ...records.keys()])])
  const byActor = { actorId: actor.userId }
  await insertAuditLines(tx, [
    { ...byActor, action: 'school.year_undone', subject: tx.schoolId, detail: { from: to, to: from } },
    ...found.map(({ line, record }) => ({
      ...{ ...byActor, action: 'student.restored', subject: record.id },
      ...(line.changes && { detail: revisionsOf(line, record) }),
    })),
  ])
  const gone = ids.filter((id) => !records.has(id))
  return {
    doneCount: found.length,
    skipped: gone.map((id) => ({ id, name: '', why: 'Is no longer there.' })),
    effects: effectsOf(written, { from, to, addedCount: wereOfIt.filter((id) => !records.has(id)).length }),
  }
}

function effectsOf(
  written: readonly Found[],
  { from, to, addedCount }: { from: string; to: string; addedCount: number },
) {
  const countOf = (field: string) => written.filter(({ line }) => field in (line.changes ?? {})).length
  const [movedCount, leftCount] = [countOf('classId'), countOf('status')]
  return [
    `The year is ${from} again; ${to} has not begun.`,
    ...(movedCount > 0 ? [`${countedAre(movedCount, 'student')} in their earlier class again.`] : []),
    ...(leftCount > 0
      ? [`${counted(leftCount, 'student')} who left ${leftCount === 1 ? 'is' : 'are'} active again.`]
      : []),
    ...(addedCount > 0
      ? [`${counted(addedCount, 'student')} added since ${addedCount === 1 ? 'stays' : 'stay'}.`]
      : []),
  ]
}

/** Whether something that the year wrote is by now neither as it left it nor as it was before. */
const isChangedSince = ({ line, record }: Found) =>
  Object.entries(line.changes ?? {}).some(([field, values]) => !values.includes(Reflect.get(record, field)))

function asBefore({ line, record }: Found): StudentState {
  const before = Object.entries(line.changes ?? {}).map(([field, [value]]) => [field, value])
  return { ...record, ...(Object.fromEntries(before) as Partial<StudentState>) }
}

/** The revision of a student who comes back, and the earlier one that they are as again where nobody edited them since. */
const revisionsOf = ({ detail }: ActLine, { revision }: StudentState) => ({
  revision: revision + 1,
  ...(detail.revision === revision && { asRevision: revision - 1 }),
})
