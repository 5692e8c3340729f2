import { levelInUseText } from '@sabimark/domain/school/grading/levels.ts'
import { countedAre } from '@sabimark/domain/words/plural.ts'
import { insertAuditLines } from '../../platform/audit/record-log.ts'
import { type Refused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { classes } from '../classes/class.db.ts'
import { freeNames, selectClassesByLevel } from './levels.db.ts'

type Sent = { name: string; was: string | null }

/**
 * Renames the classes of levels that have another name now, and refuses to take a level away that classes have. What it did is
 * said in sentences.
 */
export async function moveLevels(
  { tx, actor }: Pick<Ctx<unknown>, 'tx' | 'actor'>,
  levels: readonly Sent[],
  before: readonly string[],
): Promise<string[] | Refused<'LEVEL_IN_USE'>> {
  // One that was renamed by somebody else meanwhile is unknown here, and so a new one.
  const namedNow = new Map(
    levels.filter(({ was }) => was !== null && before.includes(was)).map((one) => [one.was, one.name]),
  )
  // A name that another level takes over keeps nobody's classes: they could not be told from those of that level again.
  const kept = new Set(levels.flatMap(({ name, was }) => (was === name || !namedNow.has(was) ? [name] : [])))
  const byLevel = await selectClassesByLevel(tx)
  const inUse = byLevel.filter(({ level }) => !namedNow.has(level) && !kept.has(level))
  const [first] = inUse
  if (first) {
    const sentences = inUse.map(({ level, classes: having }) =>
      levelInUseText(
        level,
        having.map(({ name }) => name),
      ),
    )
    return refuse('LEVEL_IN_USE', { fields: { levels: sentences.join(' ') } })
  }
  const moving = byLevel.filter(({ level }) => (namedNow.get(level) ?? level) !== level)
  const ids = moving.flatMap(({ classes: having }) => having.map(({ id }) => id))
  if (ids.length === 0) return []
  const found = await classes.lock(tx, ids)
  await freeNames(tx, ids)
  const renamed = found.map((one) => ({ ...one, level: namedNow.get(one.level) ?? one.level }))
  await classes.update(tx, renamed, ['level'])
  await insertAuditLines(
    tx,
    found.map((one, at) => ({
      actorId: actor.userId,
      action: 'class.updated',
      subject: one.id,
      changes: { level: [one.level, renamed[at]?.level] },
      detail: { revision: one.revision + 1 },
    })),
  )
  const levelsText = moving.map(({ level }) => `${level} becomes ${namedNow.get(level)}`).join(', ')
  return [
    `${levelsText}: ${countedAre(ids.length, 'class')} renamed.`,
    'Reports chosen by a level’s old name no longer find its classes, and are empty where no level has that name.',
  ]
}
