import { gradingFields } from '@sabimark/domain/school/grading/grading-fields.ts'
import { selectHistory } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Actor } from '../../platform/http/route.ts'
import { shownHistory } from '../../platform/record/history.ts'
import { type Grading, selectGrading } from './grading.db.ts'
import { type LevelOfClasses, selectClassesByLevel } from './levels.db.ts'

const labels = { ...gradingFields, scale: { label: 'Grades' }, levels: { label: 'Levels' } }

/** How the school grades, for its staff; what was changed is for its administrators. */
export async function readGrading(tx: Tx, actor: Actor) {
  const [kept, byLevel] = await Promise.all([selectGrading(tx), selectClassesByLevel(tx)])
  const lines = actor.role === 'school_admin' ? await selectHistory(tx, kept.id) : []
  return { grading: shownGrading(kept, byLevel), history: shownHistory(lines, labels, new Map()) }
}

/** As it is answered. */
export function shownGrading({ scale, levels, ...kept }: Grading, byLevel: readonly LevelOfClasses[]) {
  const named = new Map(byLevel.map(({ level, classes }) => [level, classes.map(({ name }) => name)]))
  return {
    ...kept,
    scale: scale.map(({ grade, fromPercentage, remark = '' }) => ({ grade, fromPercentage, remark })),
    levels: allLevels(levels, byLevel).map((name) => ({ name, classes: named.get(name) ?? [] })),
  }
}

/** The list, and behind it what a class has that the list has not: one that came back by undo. */
export function allLevels(levels: readonly string[], byLevel: readonly LevelOfClasses[]): string[] {
  return [...levels, ...byLevel.map(({ level }) => level).filter((level) => !levels.includes(level))]
}
