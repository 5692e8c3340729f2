import type { PromotionPlan } from '@sabimark/contract/answers.ts'
import { type LeaveReason, leaveReasons } from '@sabimark/domain/people/students/leaving.ts'
import { termFields } from '@sabimark/domain/school/terms/term-fields.ts'
import { fieldProblem } from '@sabimark/domain/words/field.ts'
import type { Client } from '../../../platform/client.ts'

/** What somebody has decided so far, as the device keeps it. Where nothing was decided, what is proposed holds. */
export type PromotionDraft = {
  /** The year it was decided in: of another it is no longer true. */
  from: string
  /** The year that begins, as typed; null: as proposed. */
  year: string | null
  /** Where classes go, by id: the id of a class, or 'leave'. */
  targets: Readonly<Record<string, string>>
  exceptions: readonly StudentException[]
  /** The year has begun: its act, for Undo, and what it came to. */
  begun: { batch: string; year: string; doneCount: number } | null
}

/** One student who does something else: 'repeat', 'leave:withdrawn', or the id of a class. */
export type StudentException = { id: string; name: string; classId: string | null; does: string }

export type PromotionInput = Parameters<Client['people']['promote']>[0]

export const newDraft = (from: string): PromotionDraft => ({
  from,
  year: null,
  targets: {},
  exceptions: [],
  begun: null,
})

/** Where a class goes; '' where somebody has to say so: nothing is proposed, or what was chosen is closed by now. */
export function targetOf(plan: PromotionPlan, draft: PromotionDraft, classId: string): string {
  const proposed = plan.classes.find(({ id }) => id === classId)?.target
  const chosen = draft.targets[classId] ?? (proposed?.kind === 'class' ? proposed.classId : (proposed?.kind ?? ''))
  return chosen === 'leave' || plan.open.some(({ id }) => id === chosen) ? chosen : ''
}

/** What a student who does something else does; '' where the chosen class is closed by now. */
export function doingOf(plan: PromotionPlan, { does }: StudentException): string {
  return does === 'repeat' || leavingOf(does) || plan.open.some(({ id }) => id === does) ? does : ''
}

export const leavingAs = (reason: LeaveReason) => `leave:${reason}`
const leavingOf = (does: string) => leaveReasons.find((reason) => leavingAs(reason) === does)

/** What is wrong with the name of the year that begins; null for nothing. */
export function yearProblem(plan: PromotionPlan, year: string): string | null {
  if (year.trim() === '') return 'Type the new school year.'
  return year.trim() === plan.year ? 'Your school is in this year already.' : fieldProblem(termFields.year, year)
}

/** What is sent; null while something has yet to be said. */
export function inputOf(plan: PromotionPlan, draft: PromotionDraft): PromotionInput | null {
  const year = draft.year ?? plan.nextYear
  const classes = plan.classes.map(({ id, studentsCount }) => ({ id, studentsCount, to: targetOf(plan, draft, id) }))
  const exceptions = draft.exceptions.flatMap((one) => exceptionOf(one.id, doingOf(plan, one)) ?? [])
  const isMissing = classes.some(({ to }) => to === '') || exceptions.length < draft.exceptions.length
  if (isMissing || yearProblem(plan, year) !== null) return null
  return {
    ...{ from: plan.year, year: year.trim(), withoutClass: plan.withoutClass, exceptions },
    classes: classes.map(({ id, studentsCount, to }) => ({
      ...{ classId: id, studentsCount },
      target: to === 'leave' ? { kind: 'leave' } : { kind: 'class', classId: to },
    })),
  }
}

function exceptionOf(studentId: string, does: string): PromotionInput['exceptions'][number] | null {
  const reason = leavingOf(does)
  if (reason) return { studentId, kind: 'leave', reason }
  if (does === 'repeat') return { studentId, kind: 'repeat' }
  return does === '' ? null : { studentId, kind: 'class', classId: does }
}

export type ClassCount = { id: string; name: string; now: number; next: number }

/** How many students each class has now and when the year has begun, how many leave, and how many have no place yet. */
export function countsOf(
  plan: PromotionPlan,
  draft: PromotionDraft,
): {
  classes: ClassCount[]
  leaving: number
  open: number
} {
  const now = new Map(plan.classes.map(({ id, studentsCount }) => [id, studentsCount]))
  const next = new Map<string, number>()
  const add = (place: string, count: number) => next.set(place, (next.get(place) ?? 0) + count)
  for (const { id, studentsCount } of plan.classes) add(targetOf(plan, draft, id), studentsCount)
  for (const one of draft.exceptions) {
    if (one.classId !== null) add(targetOf(plan, draft, one.classId), -1)
    const does = doingOf(plan, one)
    if (does !== 'repeat') add(leavingOf(does) ? 'leave' : does, 1)
    else if (one.classId !== null) add(one.classId, 1)
  }
  const closed = plan.classes.filter(({ id }) => !plan.open.some((one) => one.id === id))
  const classes = [...plan.open, ...closed]
    .map(({ id, name }) => ({ id, name, now: now.get(id) ?? 0, next: next.get(id) ?? 0 }))
    .filter((one) => one.now > 0 || one.next > 0)
  return { classes, leaving: next.get('leave') ?? 0, open: next.get('') ?? 0 }
}
