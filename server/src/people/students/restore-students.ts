import { refusals } from '@sabimark/contract/refusal.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { RecordKind } from '../../platform/record/acts.ts'
import { restoreRecords } from '../../platform/record/restore.ts'
import type { ActLine } from '../../platform/record/undo.db.ts'
import { withinPlan } from '../../school/plan-room.ts'
import { selectOpenClasses } from '../../school/school.db.ts'
import { withinTrial } from '../../school/trial-limit.ts'
import type { Restore } from '../../school/undo-act.ts'
import { undoPromotion } from '../promotion/undo-promotion.ts'
import { imported } from './import-students.ts'
import { countStoredStudents, countStudents, type StudentImage, type StudentState, students } from './student.db.ts'
import { undoRegister } from './undo-register.ts'

/** As `students`; whoever is in use again is in no class that was closed or deleted meanwhile. */
const returning: RecordKind<StudentState, StudentImage> = {
  ...students,
  insert: async (tx, back) => await students.insert(tx, back.map(await leavingClosed(tx, back))),
  async update(tx, back, fields) {
    const inUse = back.filter(({ status }) => fields.includes('status') && status !== 'inactive')
    if (inUse.length > 0) await students.update(tx, inUse.map(await leavingClosed(tx, inUse)), [...fields, 'classId'])
    const others = back.filter((one) => !inUse.includes(one))
    if (others.length > 0) await students.update(tx, others, fields)
  },
}

type InClass = { classId: string | null }

async function leavingClosed(tx: Parameters<Restore>[0], some: readonly InClass[]) {
  const open = await selectOpenClasses(tx, [...new Set(some.flatMap(({ classId }) => classId ?? []))])
  return <One extends InClass>(one: One): One =>
    one.classId === null || open.has(one.classId) ? one : { ...one, classId: null }
}

/** The class somebody is moved back to, to be taught there. */
function movesBackTo({ changes }: ActLine): string | null {
  const isInUse = changes?.status?.[0] !== 'inactive'
  return isInUse ? ((changes?.classId?.[0] as string | null | undefined) ?? null) : null
}

/**
 * Takes an act on students back, or a whole register; those in use again take up places of the plan, those who are there again room of
 * the trial. Nobody moves back into a class that is closed or deleted by now.
 */
export const restoreStudents: Restore = (tx, lines, actor) =>
  withinPlan(tx, 'students', countStudents, () =>
    withinTrial(tx, 'students', countStoredStudents, async () => {
      const [first] = lines
      const restoreChanged = (some: readonly ActLine[]) => restoreLines(tx, some, actor)
      if (first?.action === imported) return await undoRegister(tx, { batch: first.batch, actor, restoreChanged })
      if (first?.detail.year) return await undoPromotion(tx, { lines, actor })
      return await restoreChanged(lines)
    }),
  )

async function restoreLines(tx: Tx, lines: readonly ActLine[], actor: { userId: string }) {
  const open = await selectOpenClasses(tx, [...new Set(lines.flatMap((line) => movesBackTo(line) ?? []))])
  return await restoreRecords(tx, returning, lines, actor, (line) => {
    const classId = movesBackTo(line)
    return classId === null || open.has(classId) ? null : refusals.UNKNOWN_CLASS.message
  })
}
