import { speltAs, withLevels } from '@sabimark/domain/school/classes/class-set.ts'
import { levelProblems } from '@sabimark/domain/school/grading/levels.ts'
import { insertAudit } from '../../platform/audit/record-log.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { type Grading, lockGrading, updateGrading } from './grading.db.ts'
import { placeClasses, selectClassesByLevel } from './levels.db.ts'
import { allLevels } from './read-grading.ts'

/** The levels that were asked for as the school spells them, and those of them that are new; or what is wrong with one, as a sentence. */
type Added = { spelt: string[]; added: string[] } | { problem: string }

type By = Pick<Ctx<unknown>, 'tx' | 'actor'>

/** Adds the levels to the list of the school that are not there yet. Whoever else changes the list, or chooses one of it, waits. */
export async function addLevels({ tx, actor }: By, wanted: readonly string[]): Promise<Added> {
  const kept = await lockGrading(tx)
  const before = allLevels(kept.levels, await selectClassesByLevel(tx))
  const levels = withLevels(before, wanted)
  const problems = levelProblems(levels.map((name) => ({ name, was: before.includes(name) ? name : null })))
  if (Object.keys(problems).length > 0) return { problem: [...new Set(Object.values(problems))].join(' ') }
  const added = levels.filter((level) => !before.includes(level))
  if (added.length > 0) await writeLevels({ tx, actor }, { ...kept, levels: before }, levels)
  return { spelt: wanted.map((level) => speltAs(levels, level)), added }
}

/** Takes these levels out of the list again, but for those that a class has by now. A list is never left empty. */
export async function dropUnusedLevels({ tx, actor }: By, dropped: ReadonlySet<string>): Promise<void> {
  const kept = await lockGrading(tx)
  const used = new Set((await selectClassesByLevel(tx)).map(({ level }) => level))
  const levels = kept.levels.filter((level) => used.has(level) || !dropped.has(level))
  if (levels.length === 0 || levels.length === kept.levels.length) return
  await writeLevels({ tx, actor }, kept, levels)
}

async function writeLevels({ tx, actor }: By, kept: Grading, levels: string[]): Promise<void> {
  await updateGrading(tx, { ...kept, levels })
  await placeClasses(tx, levels)
  await insertAudit(tx, {
    ...{ actorId: actor.userId, action: 'grading.updated', subject: kept.id },
    changes: { levels: [kept.levels.join(', '), levels.join(', ')] },
    detail: { revision: kept.revision + 1 },
  })
}
