import { levelKey } from '../../school/grading/levels.ts'
import type { LeaveReason } from '../students/leaving.ts'

/** A class as promotion looks at it; `studentsCount`: active students in it. */
export type PromotedClass = {
  id: string
  name: string
  level: string
  arm: string
  status: 'open' | 'closed'
  studentsCount: number
}

/** Where the students of a class go: into a class, or out of the school. Null: nobody has said, and nothing is proposed. */
export type Target = { kind: 'class'; classId: string } | { kind: 'leave' } | null

/** What one student does in place of their class: goes over the year again, goes to another class, or leaves. */
export type Exception = { studentId: string } & (
  | { kind: 'repeat' }
  | { kind: 'class'; classId: string }
  | { kind: 'leave'; reason: LeaveReason }
)

/** '2027/2028' after '2026/2027'; null for a year that is called otherwise: it has to be typed. */
export function yearAfter(year: string): string | null {
  const [, first = '', second = ''] = /^(\d{4})\/(\d{4})$/.exec(year) ?? []
  if (first === '' || Number(second) !== Number(first) + 1) return null
  return `${second}/${Number(second) + 1}`
}

/**
 * Where each class with students goes, as most schools do it: to the open class of the next level with the same arm, or to the only one
 * there. Those of the last level that is taught leave. Null where neither can be said: the next level has no class or not that arm, or
 * the level is in no list. `levels`: those of the school, in their order; none is skipped.
 */
export function proposedTargets(
  classes: readonly PromotedClass[],
  levels: readonly string[],
): { classId: string; target: Target }[] {
  const open = classes.filter(({ status }) => status === 'open')
  const taught = levels.filter((level) => open.some((one) => one.level === level))
  return classes
    .filter(({ studentsCount }) => studentsCount > 0)
    .map((one) => ({ classId: one.id, target: targetOf(one, open, { levels, taught }) }))
}

/** What promotion is planned from; `levels` as for `proposedTargets`, `withoutClass`: active students in no class. */
type School = { year: string; levels: readonly string[]; classes: readonly PromotedClass[]; withoutClass: number }

/** The plan of a school as it is shown: each class with students and where it would go, and the classes there are to choose from. */
export function plannedPromotion({ year, levels, classes, withoutClass }: School) {
  const targets = new Map(proposedTargets(classes, levels).map(({ classId, target }) => [classId, target]))
  return {
    year,
    nextYear: yearAfter(year) ?? '',
    classes: classes
      .filter(({ id }) => targets.has(id))
      .map(({ id, name, level, studentsCount }) => ({
        id,
        name,
        level,
        studentsCount,
        target: targets.get(id) ?? null,
      })),
    open: classes.filter(({ status }) => status === 'open').map(({ id, name }) => ({ id, name })),
    withoutClass,
  }
}

type Levels = { levels: readonly string[]; taught: readonly string[] }

function targetOf(one: PromotedClass, open: readonly PromotedClass[], { levels, taught }: Levels): Target {
  const place = levels.indexOf(one.level)
  if (place < 0) return null
  if (!levels.some((level, at) => at > place && taught.includes(level))) return { kind: 'leave' }
  const next = levels[place + 1]
  const there = open.filter(({ level }) => level === next)
  const [only] = there.length === 1 ? there : there.filter(({ arm }) => levelKey(arm) === levelKey(one.arm))
  return only ? { kind: 'class', classId: only.id } : null
}

/** What is asked for a year to begin: where each class goes, and who goes elsewhere. */
export type Promotion = {
  classes: readonly { classId: string; target: Target }[]
  exceptions: readonly Exception[]
}

/** Where one student is in the year that begins, and how the one before ended; who leaves keeps the class of their last year. */
export type Promoted = { studentId: string; classId: string | null } & (
  | { outcome: 'promoted' | 'repeated' }
  | { outcome: 'left'; reason: LeaveReason }
)

/** Why a promotion cannot be done yet: classes nobody has said anything of, and those that are closed or unknown by now. */
export type PromotionProblems = { incomplete: string[]; closed: string[] }

/** What stands in the way of a promotion: ids of classes. A student's exception stands for them alone, and not for the class. */
export function promotionProblems(
  { classes: said, exceptions }: Promotion,
  classes: readonly PromotedClass[],
): PromotionProblems {
  const targets = new Map(said.map(({ classId, target }) => [classId, target]))
  const isOpen = new Set(classes.flatMap(({ id, status }) => (status === 'open' ? [id] : [])))
  const wanted = [...said.map(({ target }) => target), ...exceptions].flatMap((one) =>
    one?.kind === 'class' ? [one.classId] : [],
  )
  return {
    incomplete: classes.flatMap(({ id, studentsCount }) => (studentsCount > 0 && !targets.get(id) ? [id] : [])),
    closed: [...new Set(wanted.filter((id) => !isOpen.has(id)))],
  }
}

/**
 * Where each student is when the year begins. `students`: the active ones with the class they are in now; who is in none stays so. A
 * class without a target has to be refused before (`promotionProblems`): its students would stay where they are and count as repeating.
 */
export function promote(
  { classes, exceptions }: Promotion,
  students: readonly { id: string; classId: string | null }[],
): Promoted[] {
  const targets = new Map(classes.map(({ classId, target }) => [classId, target]))
  const own = new Map(exceptions.map((one) => [one.studentId, one]))
  return students.map(({ id: studentId, classId }) => {
    const exception = own.get(studentId)
    if (exception?.kind === 'leave') return { studentId, classId, outcome: 'left', reason: exception.reason }
    const said = exception ?? (classId === null ? undefined : targets.get(classId))
    if (said?.kind === 'leave') return { studentId, classId, outcome: 'left', reason: 'graduated' }
    if (said?.kind === 'class') return { studentId, classId: said.classId, outcome: 'promoted' }
    return { studentId, classId, outcome: classId === null && !said ? 'promoted' : 'repeated' }
  })
}
