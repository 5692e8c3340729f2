import { graceMs } from '@sabimark/domain/exam/grace.ts'
import { expect, test } from 'vitest'
import { allowedMs } from '../../../test/hall.ts'
import { answer } from '../../../test/moves.ts'
import { anUnheardHall } from '../../../test/unheard-hall.ts'
import { sendLeftovers } from '../sync/send-leftovers.ts'
import { arriveFirst } from './arrive-first.ts'

/** A device that was closed in the middle of an exam that was begun without a network, and has one now. */
async function closed() {
  const hall = anUnheardHall()
  hall.server.state.network = 'request lost'
  const sync = await hall.opened()
  sync.move(answer('q1', 'a'))
  await hall.pass(6_000)
  await sync.stop()
  hall.tearAway(sync)
  await hall.pass(60_000)
  hall.server.state.network = 'works'
  const send = async () => {
    const tools = hall.sender()
    return await sendLeftovers({ ...tools, arriveFirst: (page) => arriveFirst(tools, page) }, () => true)
  }
  return { hall, send }
}

test('as long as somebody may still sit it, what was done is held without a word', async () => {
  const { hall, send } = await closed()
  expect(await send()).toEqual({
    ...{ sentCount: 0, waitingCount: 0, refusals: [] },
    held: [{ key: 'a:0', remainingMs: 600_000 }],
  })
  expect(hall.server.log.size).toBe(0)
  expect(await hall.room.store.all()).toMatchObject([{ page: { refusal: null }, events: [{ seq: 1 }, { seq: 2 }] }])
})

test('when the time of everybody is over it arrives by what lies beside it, and all of it is late', async () => {
  const { hall, send } = await closed()
  await hall.pass(allowedMs + graceMs)
  expect(await send()).toMatchObject({ refusals: [], held: [] })
  expect(hall.server.arrived0.at(-1)).toMatchObject({ ticket: 'delivery 0', pageId: 'page 1', breaks: 1 })
  expect(hall.server.arrived0.at(-1)?.begunAgoMs).toBe(allowedMs + graceMs + 66_000)
  expect([...hall.server.log.values()].map(({ seq, isLate }) => [seq, isLate])).toEqual([
    [1, true],
    [2, true],
  ])
  expect(await hall.room.store.all()).toEqual([])
})

test('what another device was before has its answers left here, and nobody asks for them again', async () => {
  const { hall, send } = await closed()
  hall.server.state.pageZero = 'of another device'
  expect(await send()).toMatchObject({ refusals: ['Refused: BEGUN_ELSEWHERE.'], held: [] })
  expect(await send()).toMatchObject({ refusals: [], held: [] })
  expect(await hall.room.store.all()).toMatchObject([
    { page: { refusal: 'BEGUN_ELSEWHERE' }, events: [{ seq: 1 }, { seq: 2 }] },
  ])
})

test('a room of the same attempt that cannot bring it in leaves it where it is', async () => {
  const { hall } = await closed()
  hall.server.start()
  expect(await sendLeftovers(hall.sender(), () => true, '1')).toMatchObject({ refusals: [], held: [{ key: 'a:0' }] })
  expect(hall.server.log.size).toBe(0)
})

test.each(['request lost', 'reply lost'] as const)(
  'a page 0 the server has met keeps its way back while its time runs (%s)',
  async (network) => {
    const hall = anUnheardHall()
    const sync = await hall.opened()
    sync.move(answer('q1', 'a'))
    await hall.pass(6_000)
    hall.server.state.network = network
    sync.move(answer('q2', 'b'))
    await hall.pass(6_000)
    hall.tearAway(sync)
    await hall.pass(60_000)
    hall.server.state.network = 'works'
    const tools = hall.sender()
    await sendLeftovers({ ...tools, arriveFirst: (page) => arriveFirst(tools, page) }, () => true)
    hall.server.state.network = 'request lost'
    const again = await hall.opened('page 2')
    expect(again.view().progress.answers).toMatchObject({ q1: ['a'], q2: ['b'] })
  },
)
