import type { ExamPackage } from '@sabimark/contract/answers.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDevice } from '../../../test/empty-device.ts'
import { keepPersonHere } from '../../platform/person-here.ts'
import { orpc, queryClient } from '../../platform/queries.ts'
import { packageStore } from './package-store.ts'
import { keptPlaces, packagesDatabase } from './packages-database.ts'
import { tidyPackages } from './tidy-packages.ts'

const whose = { studentId: 'amina', examId: 'exam' }
const closesAt = new Date(Date.now() - 60_000).toISOString()
const facts = { sealId: 'seal', parts: [], closesAt } as unknown as ExamPackage

beforeEach(emptyDevice)
afterEach(() => {
  queryClient.clear()
  keepPersonHere(null)
})

/** Somebody with a package looks at the list of exams, which shows theirs so; whether the package is still here a minute later. */
async function staysWith(state: 'ready' | 'closed' | 'submitted', isBegun: boolean): Promise<boolean> {
  const store = await packageStore()
  await store.put({ ...whose, facts, readyWith: 'build', files: [], wallMs: 0 })
  const database = await packagesDatabase()
  if (isBegun) await database.put('kept', { key: 'a:0', attemptId: 'a', whose }, ['a:0', keptPlaces.head])
  database.close()
  keepPersonHere(whose.studentId)
  queryClient.setQueryData(orpc.exam.listMine.queryKey(), { items: [{ id: 'exam', state }] } as never)
  await tidyPackages()
  const stays = (await store.get(whose)) !== undefined
  expect(await store.hasPage(whose)).toBe(stays && isBegun)
  store.close()
  return stays
}

test.each([
  ['ready', false, true],
  ['closed', false, false],
  // With extra time it may be sat yet, and no server has heard of it.
  ['closed', true, true],
  ['submitted', true, false],
] as const)('what lies here of an exam that is %s (begun here: %s) stays: %s', async (state, isBegun, stays) => {
  expect(await staysWith(state, isBegun)).toBe(stays)
})
