import { expect, test } from 'vitest'
import { aHall, allowedMs } from '../../../test/hall.ts'
import { memoryStore } from '../../../test/memory-store.ts'
import { answer } from '../../../test/moves.ts'
import type { QuestionMove } from './progress.ts'
import { sendLeftovers } from './send-leftovers.ts'
import { withTyping } from './sync-view.ts'

const essay = (value: string): QuestionMove => ({ kind: 'answer', question: 'essay', value })
type Hall = ReturnType<typeof aHall>
const said = ({ server }: Hall) =>
  server.arrived.flatMap(({ kind, question, value }) => (question === 'essay' && kind === 'answer' ? [value] : []))

async function typing(hall = aHall()) {
  const sync = await hall.open()
  await hall.pass(5_000)
  return { hall, sync }
}

test('what is typed is shown and kept at once, and said two minutes later', async () => {
  const { hall, sync } = await typing()
  sync.typed(essay('It was'))
  expect(sync.view()).toMatchObject({ progress: { answers: { essay: 'It was' } }, isWriting: true, waitingCount: 1 })
  await hall.pass(10)
  expect(sync.view()).toMatchObject({ status: { status: 'saved_here' }, isWriting: false })
  await hall.pass(60_000)
  sync.typed(essay('It was so.'))
  await hall.pass(59_000)
  expect(said(hall)).toEqual([])
  expect(sync.view().status).toEqual({ status: 'saved_here' })
  await hall.pass(2_000)
  expect(said(hall)).toEqual(['It was so.'])
  expect(sync.view()).toMatchObject({ status: { status: 'saved_on_server' }, waitingCount: 0 })
  await hall.pass(600_000)
  expect(said(hall)).toHaveLength(1)
})

test('the first key is told of before anything is taken, and the last before the pause, too', async () => {
  const { hall, sync } = await typing()
  let box: QuestionMove | null = null
  const views: unknown[] = []
  sync.subscribe(() => views.push(sync.view().typing))
  sync.whileTyping(() => box)
  for (const text of ['I', 'It', 'It w']) {
    box = essay(text)
    sync.keyed()
  }
  // Drawn once, not with every key; and what is in the box is no answer of the paper yet.
  expect(views).toEqual([{ question: 'essay', isAnswer: true }])
  expect(sync.view().progress.answers).toEqual({})
  expect(withTyping(sync.view()).answers).toHaveProperty('essay')
  sync.typed(essay('It w'))
  box = null
  sync.keyed()
  expect(sync.view()).toMatchObject({ typing: null, progress: { answers: { essay: 'It w' } } })
  box = { kind: 'clear', question: 'essay' }
  sync.keyed()
  expect(withTyping(sync.view()).answers).toEqual({})
  await hall.pass(10)
  expect(said(hall)).toEqual([])
})

test('four hundred characters are said at once', async () => {
  const { hall, sync } = await typing()
  sync.typed(essay('x'.repeat(250)))
  sync.typed(essay('x'.repeat(399)))
  await hall.pass(1_000)
  expect(said(hall)).toEqual([])
  sync.typed(essay('x'.repeat(400)))
  await hall.pass(1_000)
  expect(said(hall)).toEqual(['x'.repeat(400)])
})

test.each<[string, (sync: Awaited<ReturnType<Hall['open']>>) => unknown]>([
  ['the question is left', (sync) => sync.move({ kind: 'visit', question: 'other' })],
  ['another essay is begun', (sync) => sync.typed({ kind: 'answer', question: 'other', value: 'Other' })],
  ['the page is hidden', (sync) => sync.note('leave')],
  ['the paper is handed in', (sync) => sync.submit()],
  ['the page is closed', (sync) => sync.stop()],
  ['a newer window takes over', (sync) => sync.replace()],
])('what is typed is said when %s', async (_when, end) => {
  const { hall, sync } = await typing()
  sync.typed(essay('So far'))
  await hall.pass(10)
  end(sync)
  await hall.pass(1_000)
  expect(said(hall)).toEqual(['So far'])
})

test('a delivery says what waits behind it, typed or cut, and nothing where that is all', async () => {
  const hall = aHall()
  const sent: Parameters<typeof hall.tools.save>[0][] = []
  const { save } = hall.tools
  hall.tools.save = (batch, signal) => {
    sent.push(batch)
    return save(batch, signal)
  }
  const sync = await hall.open()
  await hall.pass(5_000)
  sync.typed(essay('So far'))
  sync.move({ kind: 'flag', question: 'essay' })
  await hall.pass(1_000)
  for (let said = 0; said < 60; said += 1) sync.move(answer('q1', said % 2 ? 'a' : 'b'))
  await hall.pass(1_000)
  const parts = sent.map(({ events, isPart, waitsTo }) => ({ last: events.at(-1)?.seq, isPart, waitsTo }))
  expect(parts).toEqual([
    { last: 1, isPart: undefined, waitsTo: undefined },
    { last: 2, isPart: true, waitsTo: 3 },
    { last: 52, isPart: true, waitsTo: 63 },
    { last: 63, isPart: undefined, waitsTo: undefined },
  ])
})

test('a flag says nothing, and what is typed after it is said once', async () => {
  const { hall, sync } = await typing()
  sync.typed(essay('So'))
  sync.move({ kind: 'flag', question: 'essay' })
  await hall.pass(1_000)
  expect(said(hall)).toEqual([])
  sync.typed(essay('So far'))
  sync.submit()
  await hall.pass(1_000)
  expect(said(hall)).toEqual(['So far'])
  expect(hall.server.fold()).toMatchObject({ answers: { essay: 'So far' }, flagged: ['essay'], submitted: true })
})

test('at zero what was typed last is handed in', async () => {
  const { hall, sync } = await typing()
  await hall.pass(allowedMs - hall.elapsed() - 1_000)
  sync.typed(essay('The last words'))
  await hall.pass(5_000)
  expect(hall.server.fold()).toMatchObject({ answers: { essay: 'The last words' }, submitted: true })
  expect(hall.server.refused).toEqual([])
})

test('an essay taken back whole is no answer', async () => {
  const { hall, sync } = await typing()
  sync.typed(essay('So far'))
  sync.note('leave')
  sync.typed({ kind: 'clear', question: 'essay' })
  expect(sync.view().progress.answers).toEqual({})
  sync.submit()
  await hall.pass(1_000)
  expect(hall.server.fold().answers).toEqual({})
})

test('after a power cut the next load goes on with every word that was kept, and says them', async () => {
  const { hall, sync } = await typing()
  sync.move(answer('q1', 'a'))
  sync.typed(essay('Kept at the last pause'))
  await hall.pass(1_000)
  hall.tearAway(sync)
  const again = await hall.open()
  expect(again.view().progress.answers).toEqual({ q1: ['a'], essay: 'Kept at the last pause' })
  await hall.pass(5_000)
  expect(said(hall)).toEqual(['Kept at the last pause'])
  again.submit()
  await hall.pass(5_000)
  await sendLeftovers(hall.tools, () => true)
  expect(await hall.store.all()).toEqual([])
  expect(said(hall)).toHaveLength(1)
})

test('where nobody comes back, what was being typed is delivered late, once, and nothing stays on the computer', async () => {
  const { hall, sync } = await typing()
  sync.typed(essay('Nobody came back'))
  await hall.pass(1_000)
  hall.tearAway(sync)
  await sendLeftovers(hall.tools, () => true)
  expect(said(hall)).toEqual([])
  await hall.pass(allowedMs + 61_000)
  hall.server.state.network = 'reply lost'
  await sendLeftovers(hall.tools, () => true)
  hall.server.state.network = 'works'
  await sendLeftovers(hall.tools, () => true)
  expect(hall.server.arrived.filter(({ question }) => question === 'essay')).toMatchObject([
    { value: 'Nobody came back', isLate: true, epoch: 1 },
  ])
  expect(hall.server.impossible).toEqual([])
  expect(await hall.store.all()).toEqual([])
})

test('a computer that keeps nothing says it sooner, and calls nobody meanwhile', async () => {
  const full = memoryStore(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError')
  })
  const { hall, sync } = await typing(aHall(full))
  sync.typed(essay('Only here'))
  await hall.pass(1_000)
  expect(sync.view()).toMatchObject({ cannotKeep: true, isWriting: true })
  await hall.pass(15_000)
  expect(said(hall)).toEqual(['Only here'])
  expect(sync.view().status).toEqual({ status: 'saved_on_server' })
})

test('two hundred versions of an essay written without a network all arrive afterwards', async () => {
  const { hall, sync } = await typing()
  hall.server.state.network = 'request lost'
  for (let version = 1; version <= 200; version += 1) {
    // The longest there are, in letters of three bytes.
    sync.typed(essay('₦'.repeat(100 * version)))
    sync.note('leave')
  }
  await hall.pass(60_000)
  expect(said(hall)).toEqual([])
  hall.server.state.network = 'works'
  sync.submit()
  await hall.pass(60_000)
  expect(said(hall)).toHaveLength(200)
  expect(hall.server.fold()).toMatchObject({ answers: { essay: '₦'.repeat(20_000) }, submitted: true })
  expect(hall.server.impossible).toEqual([])
})
