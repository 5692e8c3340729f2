import { type RefusalCode, refusals } from '@sabimark/contract/refusal.ts'
import type { FieldNote } from '@sabimark/domain/people/register/read-row.ts'
import { normaliseStudentNumber } from '@sabimark/domain/people/student-number.ts'
import { planLimits } from '@sabimark/domain/school/plan.ts'
import { trialLimit } from '@sabimark/domain/school/trial-limit.ts'
import { isId } from '@sabimark/domain/words/is-id.ts'
import { insertAuditLines } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { changesBetween } from '../../platform/record/changes.ts'
import { lockImport, selectImported } from '../../platform/record/imports.db.ts'
import { writeAll } from '../../platform/record/write-all.ts'
import { lockSchool, type School, selectActiveSubjects, selectOpenClasses } from '../../school/school.db.ts'
import { changedMeanwhile, type Judged, judgeRegistered, type SentRow, type Surroundings } from './judge-registered.ts'
import { selectOwners } from './register.db.ts'
import {
  countStoredStudents,
  countStudents,
  insertStudents,
  type NewStudent,
  type StudentState,
  students,
} from './student.db.ts'

/** What the log calls a student who came, or was changed, by a register. */
export const imported = 'student.imported'

type Answer = { position: number; id: string | null; fields: FieldNote[] }
type Added = NewStudent & { position: number }
type Changed = { id: string; position: number; before: StudentState; after: StudentState; fields: string[] }

/**
 * Takes a piece of a register. What was taken before is answered again, and what is wrong is refused by itself. The school is locked
 * first, as by whoever adds a student, then the import, then the students.
 */
export async function importStudents({ tx, input, actor, now }: Ctx<{ importId: string; rows: SentRow[] }>) {
  const { importId } = input
  const school = await lockSchool(tx)
  const own = { id: importId, noun: students.noun, userId: actor.userId }
  if (!school || !(await lockImport(tx, own))) return refuse('UNKNOWN_IMPORT')
  const positions = input.rows.map(({ position }) => position)
  const taken = await selectImported(tx, { importId, action: imported, positions })
  const answers = new Map<number, Answer>(
    positions.flatMap((position) => {
      const id = taken.get(position)
      return id === undefined ? [] : [[position, { position, id, fields: [] }]]
    }),
  )
  const rows = input.rows.filter(({ position }) => !taken.has(position))
  if (school.hasEnded && rows.some(({ id }) => id === null)) return refuse('PLAN_ENDED')
  const around = await surroundingsOf(tx, rows, now)
  const takePlace = await placesOf(tx, school)
  const added: Added[] = []
  const changed: Changed[] = []
  for (const row of rows) {
    const { position } = row
    if (answers.has(position)) continue
    const isAgain = row.id !== null && changed.some(({ id }) => id === row.id)
    const judged: Judged = isAgain ? { fields: [changedMeanwhile] } : judgeRegistered(row, around)
    const full = 'added' in judged ? takePlace() : null
    const fields = 'fields' in judged ? judged.fields : full ? [full] : []
    const id = fields.length > 0 ? null : (row.id ?? newId())
    answers.set(position, { position, id, fields })
    if (id === null || 'fields' in judged) continue
    if ('added' in judged) added.push({ ...judged.added, id, status: 'active', position })
    else changed.push({ id, position, ...judged, fields: fieldsBetween(judged) })
    const { studentNumber } = 'added' in judged ? judged.added : judged.after
    around.owners.set(normaliseStudentNumber(studentNumber), id)
  }
  const toWrite = changed.filter(({ fields }) => fields.length > 0)
  const names = [...new Set(toWrite.flatMap(({ fields }) => fields))]
  // Somebody whom another call edits at this moment may take a number: that row alone is refused then.
  const refused = new Map([
    ...(await writeAll(tx, toWrite, (some) =>
      students.update(
        tx,
        some.map(({ after }) => after),
        names,
      ),
    )),
    ...(await writeAll(tx, added, (some) => insertAdded(tx, some))),
  ])
  for (const { id, position } of [...toWrite, ...added]) {
    const code = refused.get(id)
    if (code) answers.set(position, { position, id: null, fields: [noteOf(code)] })
  }
  const line = { actorId: actor.userId, action: imported, batch: importId }
  await insertAuditLines(
    tx,
    [
      ...toWrite.map(({ id, position, before, after, fields }) => ({
        ...{
          ...line,
          subject: id,
          changes: changesBetween<StudentState>(before, after, fields as (keyof StudentState & string)[]),
        },
        detail: { position, revision: before.revision + 1 },
      })),
      ...added.map(({ id, position }) => ({ ...line, subject: id, detail: { position, revision: 1 } })),
    ].filter(({ subject }) => !refused.has(subject)),
  )
  return { answers: [...answers.values()] }
}

async function surroundingsOf(tx: Tx, rows: readonly SentRow[], now: Date): Promise<Surroundings> {
  const records = await students.lock(
    tx,
    rows.flatMap(({ id }) => id ?? []),
  )
  const ids = (typed: string) => typed.split(',').filter((one) => isId(one))
  const numbers = rows.map(({ values }) => normaliseStudentNumber(values.studentNumber ?? ''))
  return {
    now,
    records: new Map(records.map((record) => [record.id, record])),
    owners: await selectOwners(tx, numbers),
    openClasses: await selectOpenClasses(tx, [...new Set(rows.flatMap(({ values }) => ids(values.className ?? '')))]),
    activeSubjects: await selectActiveSubjects(tx, [
      ...new Set(rows.flatMap(({ values }) => ids(values.subjects ?? ''))),
    ]),
  }
}

const fieldsBetween = ({ before, after }: { before: StudentState; after: StudentState }) =>
  Object.keys(changesBetween(before, after, Object.keys(after) as (keyof StudentState & string)[]))

const insertAdded = (tx: Tx, some: readonly Added[]) =>
  insertStudents(
    tx,
    some.map(({ position: _position, ...student }) => student),
  )

/** Takes a place for somebody who is added; where there is none, it answers what to say. */
async function placesOf(tx: Tx, school: School): Promise<() => FieldNote | null> {
  const limit = planLimits[school.plan].students
  let inUse = limit === null ? 0 : await countStudents(tx)
  let stored = school.isInTrial ? await countStoredStudents(tx) : 0
  return () => {
    if (limit !== null && inUse >= limit) return noPlace('plan', limit)
    if (school.isInTrial && stored >= trialLimit.students) return noPlace('trial', trialLimit.students)
    inUse += 1
    stored += 1
    return null
  }
}

const noPlace = (where: string, limit: number): FieldNote => ({
  field: 'row',
  message: `No place left in your ${where} (${limit.toLocaleString('en-NG')} students).`,
})

const fieldOf: Readonly<Partial<Record<RefusalCode, string>>> = {
  STUDENT_ID_TAKEN: 'studentNumber',
  UNKNOWN_CLASS: 'className',
  UNKNOWN_SUBJECT: 'subjects',
}

const noteOf = (code: RefusalCode): FieldNote => ({ field: fieldOf[code] ?? 'row', message: refusals[code].message })
