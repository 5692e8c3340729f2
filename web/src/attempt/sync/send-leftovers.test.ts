import { expect, test } from 'vitest'
import { aHall, allowedMs } from '../../../test/hall.ts'
import { answer } from '../../../test/moves.ts'
import { sendLeftovers } from './send-leftovers.ts'

/** A page that was torn away with an answer the server has, one whose acknowledgement it never heard, and one unsent. */
async function tornAway() {
  const hall = aHall()
  const sync = await hall.open()
  sync.move(answer('q1', 'a'))
  await hall.pass(5_000)
  hall.server.state.network = 'reply lost'
  sync.move(answer('q2', 'b'))
  await hall.pass(1_000)
  hall.server.state.network = 'request lost'
  sync.move(answer('q3', 'c'))
  await hall.pass(10)
  hall.tearAway(sync)
  hall.server.state.network = 'works'
  return hall
}

const lateQuestions = ({ server }: Awaited<ReturnType<typeof tornAway>>) =>
  server.arrived.filter(({ isLate, kind }) => isLate && kind === 'answer').map(({ question }) => question)

test('nothing on the device is the ticket of a page, from its first moment', async () => {
  const hall = aHall()
  const sync = await hall.open()
  await hall.pass(10)
  expect(JSON.stringify(await hall.store.all())).not.toContain('"ticket"')
  expect((await hall.store.all()).map(({ page }) => page.deliveryTicket)).toEqual(['delivery 1'])
  await hall.pass(5_000)
  await sync.stop()
  expect(await hall.store.all()).toEqual([])
})

test('while the attempt runs, what nobody vouches for is held, and what the server has is forgotten', async () => {
  const hall = await tornAway()
  const { held, sentCount } = await sendLeftovers(hall.tools, () => true)
  expect({ held, sentCount }).toEqual({ held: [{ key: 'a:1', remainingMs: allowedMs - hall.elapsed() }], sentCount: 0 })
  expect((await hall.store.all()).flatMap(({ events }) => events.map(({ question }) => question))).toEqual(['q3'])
  expect(lateQuestions(hall)).toEqual([])

  await hall.pass(allowedMs + 61_000)
  await sendLeftovers(hall.tools, () => true)
  expect(lateQuestions(hall)).toEqual(['q3'])
  expect(await hall.store.all()).toEqual([])
})

test('after a power cut the same candidate opens the exam again, and nothing of it is late', async () => {
  const hall = await tornAway()
  const again = await hall.open()
  await hall.pass(5_000)
  expect(again.view().progress.answers).toEqual({ q1: ['a'], q2: ['b'], q3: ['c'] })
  expect(hall.server.arrived).toContainEqual(expect.objectContaining({ epoch: 1, question: 'q3', value: ['c'] }))
  again.submit()
  await hall.pass(5_000)
  expect(hall.server.fold().answers).toEqual({ q1: ['a'], q2: ['b'], q3: ['c'] })
  expect(lateQuestions(hall)).toEqual([])
})

test('a page an earlier version kept delivers once by the ticket it has, and goes', async () => {
  const hall = await tornAway()
  const [kept] = await hall.store.all()
  if (!kept) throw new Error('A page was kept.')
  const { deliveryTicket: _, ...page } = kept.page
  await hall.store.note({ ...page, ticket: '1' })
  expect(await sendLeftovers(hall.tools, () => true)).toMatchObject({ sentCount: 2, held: [] })
  expect(await hall.store.all()).toEqual([])
  expect(lateQuestions(hall)).toEqual([])
})
