import fc from 'fast-check'
import { expect, test } from 'vitest'
import { act, answer, asShown } from '../../../test/acts.ts'
import { aHall } from '../../../test/hall.ts'
import { memoryStore } from '../../../test/memory-store.ts'
import { sendLeftovers } from './send-leftovers.ts'

test('what another device had to tell after all stands on the paper, and is said, before it is handed in', async () => {
  const hall = aHall()
  const first = await hall.open()
  first.act(answer('q1', 'a'))
  await hall.pass(5_000)
  hall.server.state.network = 'request lost'
  first.act(answer('q1', 'b'))
  first.act(answer('q3', 'c'))
  first.act({ kind: 'flag', question: 'q2' })
  await hall.pass(10)
  await first.stop()
  hall.server.state.network = 'works'
  const second = await hall.open(async () => null, memoryStore())
  await hall.pass(5_000)
  expect(second.view().progress.answers).toEqual({ q1: ['a'] })
  second.act(answer('q3', 'a'))
  await sendLeftovers(hall.tools, () => true)
  expect(second.view()).toMatchObject({ progress: { answers: { q1: ['a'], q3: ['a'] } }, notices: [] })
  // Whoever asks to hand in looks at the paper as it is.
  second.askElsewhere()
  await hall.pass(1_000)
  const { progress, notices } = second.view()
  expect(asShown(progress)).toEqual({ answers: { q1: ['b'], q3: ['a'] }, flagged: ['q2'] })
  expect(notices.map(({ text }) => text)).toEqual([
    'What you answered in another window or on another device has arrived: question 1. Look at it before you submit.',
  ])
  second.submit()
  await hall.pass(5_000)
  expect(asShown(hall.server.fold())).toEqual(asShown(second.view().progress))
  expect(hall.server.arrived).toContainEqual(expect.objectContaining({ epoch: 2, question: 'q3', value: ['a'] }))
})

test('two computers: whatever the other one still had, and whenever it comes, the paper here shows what counts', async () => {
  const doing = fc.record({ isAct: fc.boolean(), act, come: fc.nat(4) })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), fc.array(doing, { maxLength: 12 }), async (there, here) => {
      const hall = aHall()
      const other = await hall.open()
      hall.server.state.network = 'request lost'
      for (const one of there) other.act(one)
      await hall.pass(10)
      hall.tearAway(other)
      const left = (await hall.store.all()).flatMap(({ events }) => events)
      hall.server.state.network = 'works'
      const sync = await hall.open(async () => null, memoryStore())
      for (const one of here) {
        if (one.isAct) sync.act(one.act)
        const events = left.splice(0, one.come)
        await hall.server.save({ ticket: '1', sentAtMs: hall.elapsed(), events }, new AbortController().signal)
        sync.askElsewhere()
        await hall.pass(1_000)
        expect(asShown(sync.view().progress)).toEqual(asShown(hall.server.fold()))
      }
    }),
    { numRuns: 300 },
  )
}, 60_000)

test('the first page of an attempt asks nobody about other devices', async () => {
  const hall = aHall()
  const sync = await hall.open()
  await hall.pass(5_000)
  let requests = 0
  const { save } = hall.tools
  hall.tools.save = (batch, signal) => {
    requests += 1
    return save(batch, signal)
  }
  sync.askElsewhere()
  await hall.pass(5_000)
  expect(requests).toBe(0)
})
