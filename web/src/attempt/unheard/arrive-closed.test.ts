import { expect, test } from 'vitest'
import { answer } from '../../../test/moves.ts'
import { anUnheardHall } from '../../../test/unheard-hall.ts'
import { arriveClosed } from './arrive-closed.ts'

const byCode = { attemptId: 'a', passTicket: 'pass' }

/** A page 0 with an answer, which nobody can go on with any more and of which no server has heard. */
async function closedUnheard({ isHandedIn = false } = {}) {
  const hall = anUnheardHall()
  hall.server.state.network = 'request lost'
  const zero = await hall.opened()
  zero.move(answer('q1', 'a'))
  if (isHandedIn) zero.submit()
  await hall.pass(60_000)
  hall.tearAway(zero)
  hall.room.kept.close('a:0')
  expect(await hall.open()).toBe('not_kept')
  return hall
}

test('a page that was closed before it arrived arrives by the code, and a start with a network goes on with its answers', async () => {
  const hall = await closedUnheard()
  expect(await arriveClosed(hall.sender(), byCode)).toBe(false)
  hall.server.state.network = 'works'
  expect(await arriveClosed(hall.sender(), byCode)).toBe(true)
  expect(hall.server.arrived0).toMatchObject([{ ticket: 'pass', pageId: 'page 1', epoch: 0, breaks: 1 }])
  expect(hall.server.arrived0[0]?.begunAgoMs).toBe(60_000)
  const page = await hall.openOnline('page 2')
  expect(page.view().progress.answers).toEqual({ q1: ['a'] })
  page.submit()
  await hall.pass(5_000)
  expect(hall.server.fold()).toMatchObject({ answers: { q1: ['a'] }, submitted: true })
  expect(hall.server.refused).toEqual([])
})

test('once it has arrived there is nothing more to bring in', async () => {
  const hall = await closedUnheard()
  hall.server.state.network = 'works'
  await arriveClosed(hall.sender(), byCode)
  expect(await arriveClosed(hall.sender(), byCode)).toBe(false)
  expect(hall.server.arrived0).toHaveLength(1)
})

test('where another device is page 0 the usual door goes on, too, and the page that is started says what was done here', async () => {
  const hall = await closedUnheard()
  hall.server.state.pageZero = 'of another device'
  hall.server.state.network = 'works'
  expect(await arriveClosed(hall.sender(), byCode)).toBe(true)
  await hall.openOnline('page 2')
  await hall.pass(5_000)
  expect(hall.server.fold().answers).toEqual({ q1: ['a'] })
})

test('one that was handed in here is handed in at once, in time, and leaves nothing', async () => {
  const hall = await closedUnheard({ isHandedIn: true })
  hall.server.state.network = 'works'
  expect(await arriveClosed(hall.sender(), byCode)).toBe(true)
  expect(hall.server.fold()).toMatchObject({ answers: { q1: ['a'] }, submitted: true })
  expect([...hall.server.log.values()].filter(({ isLate }) => isLate)).toEqual([])
  expect(await hall.room.store.all()).toEqual([])
})

test('where the network goes in the middle of that, the code hands it in another time', async () => {
  const hall = await closedUnheard({ isHandedIn: true })
  hall.server.state.network = 'works'
  const tools = hall.sender()
  const lost = async () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await arriveClosed({ ...tools, save: lost }, byCode)).toBe(false)
  expect(await hall.room.store.all()).toMatchObject([{ page: { deliveryTicket: 'delivery 0' } }])
  expect(await arriveClosed(tools, byCode)).toBe(true)
  expect(hall.server.fold().submitted).toBe(true)
})
