import { expect, test } from 'vitest'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { createBoardReaders } from './board-readers.ts'

const shared = sharedSitting()

test('what readers know is bounded: the one that was not asked for longest is forgotten, and never the only one', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(async () => {
      const { detail } = await shared.anotherExam({})
      return { sittingId: detail.sittingId ?? '', closesAt: new Date(Date.now() + 3_600_000) }
    }),
  )
  if (!one || !other) throw new Error('There are two halls.')
  const lookBy = (read: ReturnType<typeof createBoardReaders>) => (hall: typeof one) =>
    inSchool(shared.server.pools.app, shared.of.school, async (tx) => (await read(tx, hall)).reader)
  const roomy = lookBy(createBoardReaders())
  const [first] = [await roomy(one), await roomy(other)]
  expect(await roomy(one)).toBe(first)
  // Room for nobody: each look forgets the other hall, and keeps its own.
  const narrow = lookBy(createBoardReaders(0))
  const alone = await narrow(one)
  expect(await narrow(one)).toBe(alone)
  await narrow(other)
  expect(await narrow(one)).not.toBe(alone)
})
