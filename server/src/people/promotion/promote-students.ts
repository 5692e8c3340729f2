import {
  type Promoted,
  type Promotion,
  promote,
  promotionProblems,
  type Target,
} from '@sabimark/domain/people/promotion/promotion-plan.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { insertAct } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { changesBetween } from '../../platform/record/changes.ts'
import { lockSchool } from '../../school/school.db.ts'
import { selectYear, updateYear } from '../../school/settings/settings.db.ts'
import { isYearEnrolled } from '../../school/terms/term.db.ts'
import { endYear, keepEnrolments, lockYear } from '../students/enrolments.db.ts'
import { type StudentState, students } from '../students/student.db.ts'
import { selectPromoted } from './plan-promotion.ts'
import { countComingExams, lockClasses, selectActiveStudentIds } from './promotion.db.ts'

type Input = {
  from: string
  year: string
  classes: { classId: string; studentsCount: number; target: Target }[]
  withoutClass: number
  exceptions: Promotion['exceptions'][number][]
}
type Moved = { before: StudentState; after: StudentState; outcome: Promoted['outcome'] }

/** What of a student a new year writes. */
const written = ['classId', 'status', 'leftOn', 'leftReason', 'leftNote'] as const

/** What the log calls it, by how the year before ended. `promoted` sorts first and names the act as a whole. */
const actions = { promoted: 'student.promoted', repeated: 'student.repeated', left: 'student.released' } as const

/**
 * Begins a school year for everybody: all of it or nothing. The school is locked first, as by whoever adds or activates a student, then
 * the students, then the year alone.
 */
export async function promoteStudents({ tx, input, actor, now, note }: Ctx<Input>) {
  if (!(await lockSchool(tx))) return refuse('UNKNOWN_PERSON')
  const locked = await students.lock(tx, await selectActiveStudentIds(tx))
  const active = locked.filter(({ status }) => status === 'active')
  await lockYear(tx)
  const { from, year: to } = input
  // Nor one that only those who have left were in: undo takes all enrolments of a year.
  if ((await selectYear(tx)) !== from || to === from || (await isYearEnrolled(tx, to))) return refuse('YEAR_EXISTS')
  // Nobody closes or deletes a class meanwhile.
  await lockClasses(tx)
  const classes = await selectPromoted(tx)
  const problems = promotionProblems(input, classes)
  const byId = new Map(active.map((one) => [one.id, one]))
  if (input.exceptions.some(({ studentId }) => !byId.has(studentId))) return refuse('UNKNOWN_PERSON')
  if (problems.closed.length > 0) return refuse('CLASS_CLOSED')
  if (problems.incomplete.length > 0 || active.length === 0) {
    return refuse('PROMOTION_INCOMPLETE', { classIds: problems.incomplete })
  }
  const changed = countsChanged(input, active)
  if (changed.length > 0) return refuse('COUNT_CHANGED', { classes: changed })
  const promoted = promote(input, active)
  const moved = promoted.flatMap((one) => movedBy(one, byId.get(one.studentId), lagosDate(now)))
  const sitting = moved.filter(({ before, outcome }) => outcome === 'left' && before.isSitting)
  if (sitting.length > 0) return refuse('LEAVERS_SITTING', { names: sitting.map(({ before }) => before.name) })

  await endYear(tx, from, promoted)
  await updateYear(tx, to)
  const toWrite = moved.filter(({ before, after }) => isChanged(before, after))
  await students.update(
    tx,
    toWrite.map(({ after }) => after),
    written,
  )
  await keepEnrolments(
    tx,
    moved.filter(({ outcome }) => outcome !== 'left').map(({ before }) => before.id),
  )
  await note('school.year_begun', tx.schoolId, { detail: { from, to } })
  const batch = await insertAct(
    tx,
    actor.userId,
    moved.map(({ before, after, outcome }) => ({
      ...{ action: actions[outcome], subject: before.id },
      detail: { year: { from, to }, revision: before.revision + (isChanged(before, after) ? 1 : 0) },
      ...(isChanged(before, after) && { changes: changesBetween<StudentState>(before, after, written) }),
    })),
  )
  return { batch, doneCount: moved.length, skipped: [], effects: await effectsOf(tx, to, moved) }
}

/** Classes that have another number of active students than was looked at; null stands for those in no class. */
function countsChanged({ classes, withoutClass }: Input, active: readonly StudentState[]) {
  const seen = new Map<string | null, number>(classes.map(({ classId, studentsCount }) => [classId, studentsCount]))
  seen.set(null, withoutClass)
  const now = Map.groupBy(active, ({ classId }) => classId)
  return [...new Set([...seen.keys(), ...now.keys()])]
    .map((classId) => ({ classId, now: now.get(classId)?.length ?? 0 }))
    .filter((one) => one.now !== (seen.get(one.classId) ?? 0))
}

function movedBy(one: Promoted, before: StudentState | undefined, today: string): Moved[] {
  if (!before) return []
  const leaving =
    one.outcome === 'left' ? { status: 'inactive' as const, leftOn: today, leftReason: one.reason, leftNote: '' } : {}
  return [{ before, after: { ...before, classId: one.classId, ...leaving }, outcome: one.outcome }]
}

const isChanged = (before: StudentState, after: StudentState) => written.some((name) => before[name] !== after[name])

async function effectsOf(tx: Tx, year: string, moved: readonly Moved[]): Promise<string[]> {
  const of = (outcome: Promoted['outcome']) => moved.filter((one) => one.outcome === outcome)
  const [promoted, repeated, left] = [of('promoted'), of('repeated'), of('left')]
  const touched = moved
    .filter(({ before, after }) => isChanged(before, after))
    .flatMap(({ before, after }) => [before.classId, after.classId].filter((id) => id !== null))
  const coming = await countComingExams(tx, [...new Set(touched)])
  const sitting = moved.filter(({ before }) => before.isSitting).length
  return [
    ...(promoted.length === 0
      ? []
      : [`${counted(promoted.length, 'student')} ${promoted.length === 1 ? 'goes' : 'go'} on into ${year}.`]),
    ...(repeated.length === 0
      ? []
      : [`${counted(repeated.length, 'student')} ${repeated.length === 1 ? 'repeats' : 'repeat'} the year.`]),
    ...(left.length === 0
      ? []
      : [
          `${counted(left.length, 'student')} ${left.length === 1 ? 'leaves' : 'leave'} the school and can no longer sign in.`,
        ]),
    ...(coming === 0
      ? []
      : [`${counted(coming, 'coming exam')} ${coming === 1 ? 'is' : 'are'} for classes whose students change.`]),
    ...(sitting === 0 ? [] : [`${counted(sitting, 'student')} sitting an exam now can finish it.`]),
    'Results stay with the class they were sat in.',
  ]
}
