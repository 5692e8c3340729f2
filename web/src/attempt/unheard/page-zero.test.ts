import { expect, test } from 'vitest'
import { answer, asShown } from '../../../test/moves.ts'
import { anUnheardHall } from '../../../test/unheard-hall.ts'
import { pageLog } from '../sync/page-log.ts'
import { afterEvent, noProgress } from '../sync/progress.ts'

test('the first page a server has begun is no first page where page 0 was before it: nobody knows what happened in between', async () => {
  const hall = anUnheardHall()
  const zero = await hall.opened()
  zero.move(answer('q1', 'a'))
  await hall.pass(5_000)
  expect(zero.askElsewhere()).toBeNull()
  hall.tearAway(zero)
  const one = await hall.openOnline()
  await hall.pass(5_000)
  expect(one.view().progress.answers).toEqual({ q1: ['a'] })
  expect([...hall.server.log.values()].filter(({ epoch }) => epoch === 1).map(({ kind }) => kind)).toEqual(['gap'])
  const looking = one.askElsewhere()
  expect(looking).not.toBeNull()
  await hall.pass(1_000)
  await looking
})

test('who began with a network asks before handing in what a page 0 has told since, on another device', async () => {
  const hall = anUnheardHall()
  const one = await hall.openOnline()
  await hall.pass(5_000)
  expect(one.askElsewhere()).toBeNull()
  const zero = await hall.anotherDevice().opened()
  zero.move(answer('q1', 'a'))
  await hall.pass(5_000)
  one.move(answer('q2', 'b'))
  await hall.pass(5_000)
  expect(one.askElsewhere()).not.toBeNull()
  expect(one.view().progress.answers).toEqual({ q1: ['a'], q2: ['b'] })
})

test('what page 0 does stands in its place before that of every later page', () => {
  const said = (seq: number, option: string) => ({ ...answer('q1', option), seq, atMs: seq })
  const zero = pageLog(0, [{ ...said(1, 'b'), epoch: 1 }])
  zero.did(said(1, 'a'))
  expect(zero.newestEpoch()).toBe(1)
  zero.serverHas([{ ...said(1, 'b'), epoch: 1 }])
  expect(asShown(zero.progress()).answers).toEqual({ q1: ['b'] })
  // What stands on the screen before is folded as if it were before any page: page 0 comes after that, too.
  const before = afterEvent(noProgress, said(9, 'a'))
  expect(afterEvent(before, { ...said(1, 'c'), epoch: 0 } as ReturnType<typeof said>).answers).toEqual({ q1: ['c'] })
  const one = pageLog(1, [{ ...said(1, 'a'), epoch: 0 }])
  one.olderDid([{ ...said(2, 'c'), epoch: 0 }])
  expect(one.progress().answers).toEqual({ q1: ['c'] })
})
