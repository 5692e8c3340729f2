import type { RefusalCode } from '@sabimark/contract/refusal.ts'
import { type Tx, violatedConstraint } from '../database/tenant.ts'
import { constraintRefusals } from '../http/constraint-refusal.ts'

/**
 * Writes records all at once; where the database refuses that, each half by itself, until it is known which ones cannot be. Answers
 * the refusal of each of these, by id; the others are written.
 */
export async function writeAll<One extends { id: string }>(
  tx: Tx,
  all: readonly One[],
  write: (some: readonly One[]) => Promise<unknown>,
): Promise<Map<string, RefusalCode>> {
  const [first] = all
  if (!first) return new Map()
  const why = await whyNot(tx, () => write(all))
  if (why === null) return new Map()
  if (all.length === 1) return new Map([[first.id, why]])
  const half = Math.ceil(all.length / 2)
  const refused = await writeAll(tx, all.slice(0, half), write)
  return new Map([...refused, ...(await writeAll(tx, all.slice(half), write))])
}

/** Why something cannot be written, as the refusal of the constraint says; null: it is. */
async function whyNot(tx: Tx, work: () => Promise<unknown>): Promise<RefusalCode | null> {
  await tx.run('SAVEPOINT writing')
  try {
    await work()
    await tx.run('RELEASE SAVEPOINT writing')
    return null
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === null || !Object.hasOwn(constraintRefusals, constraint)) throw error
    await tx.run('ROLLBACK TO SAVEPOINT writing')
    return constraintRefusals[constraint as keyof typeof constraintRefusals]
  }
}
