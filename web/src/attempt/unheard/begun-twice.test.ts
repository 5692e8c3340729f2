import { expect, test } from 'vitest'
import { answer } from '../../../test/moves.ts'
import { anUnheardHall } from '../../../test/unheard-hall.ts'
import { toResume } from '../sync/local-page.ts'

/** The first of two devices has arrived as page 0; on the other 40 minutes were sat without a network, and are refused. */
async function refusedOnTheOther() {
  const first = anUnheardHall()
  const { server } = first
  const one = await first.opened('of the first')
  for (const option of ['a', 'b', 'a', 'b', 'a']) one.move(answer('q1', option))
  one.move(answer('q4', 'a'))
  await first.pass(5_000)
  first.tearAway(one)
  server.state.network = 'request lost'
  const other = first.anotherDevice()
  const zero = await other.opened('of the other')
  zero.move(answer('q1', 'c'))
  zero.move(answer('q2', 'b'))
  await other.pass(2_400_000)
  zero.typed({ kind: 'answer', question: 'q3', value: 'half a sentence' })
  await other.pass(1_000)
  server.state.network = 'works'
  zero.tryNow()
  await other.pass(5_000)
  expect(zero.view()).toMatchObject({ blocked: 'Refused: BEGUN_ELSEWHERE.' })
  expect(server.fold().answers).toEqual({ q1: ['a'], q4: ['a'] })
  await zero.stop()
  other.tearAway(zero)
  return { other, server }
}

const all = { q1: ['c'], q2: ['b'], q3: 'half a sentence', q4: ['a'] }

test('what a second device did without a network is said by the page that is started there with one', async () => {
  const { other, server } = await refusedOnTheOther()
  const page = await other.openOnline()
  expect(page.view().progress.answers).toEqual(all)
  await other.pass(5_000)
  expect(server.fold().answers).toEqual(all)
  page.submit()
  await other.pass(5_000)
  expect(server.fold()).toMatchObject({ answers: all, submitted: true })
})

test('what is changed since then stays changed over further loads, and nothing is said twice', async () => {
  const { other, server } = await refusedOnTheOther()
  const page = await other.openOnline()
  page.move(answer('q2', 'a'))
  page.move({ kind: 'clear', question: 'q1' })
  await other.pass(5_000)
  other.tearAway(page)
  const next = await other.openOnline('page 2')
  await other.pass(5_000)
  const { q1: _, ...rest } = { ...all, q2: ['a'] }
  expect(next.view().progress.answers).toEqual(rest)
  expect(server.fold().answers).toEqual(rest)
  expect([...server.log.values()].filter(({ epoch }) => epoch === 2).map(({ kind }) => kind)).toEqual(['gap'])
  server.state.network = 'request lost'
  other.tearAway(next)
  expect((await other.opened()).view().progress.answers).toEqual(rest)
})

test('the page of another candidate, or one that was refused for another reason, says nothing there', async () => {
  const { other } = await refusedOnTheOther()
  const [zero] = await other.room.store.all()
  if (!zero) throw new Error('Page 0 lies here.')
  expect(toResume([zero], [])).toHaveLength(1)
  expect(toResume([{ ...zero, page: { ...zero.page, refusal: 'WINDOW_CLOSED' } }], [])).toEqual([])
  await other.room.store.append({ ...zero.page, candidateId: 'somebody else' }, [])
  const page = await other.openOnline()
  expect(page.view().progress.answers).toEqual({ q1: ['a'], q4: ['a'] })
})
