import { endNoticeMinutes } from '@sabimark/domain/exam/time/candidate-time.ts'
import { expect, test } from 'vitest'
import { aHall, allowedMs } from '../../../test/hall.ts'
import { memoryStore } from '../../../test/memory-store.ts'
import { answer } from '../../../test/moves.ts'
import { type Save, SaveRefusedError } from './save-call.ts'
import { deliverable, sendLeftovers } from './send-leftovers.ts'
import { isSafeHere } from './sync-view.ts'

test('an answer is kept here first, then on the server, and the device forgets what the server has', async () => {
  const hall = aHall()
  const sync = await hall.open()
  hall.server.state.network = 'request lost'
  sync.move(answer('q1', 'b'))
  expect(sync.view()).toMatchObject({ isWriting: true, waitingCount: 1 })
  await hall.pass(0)
  expect(sync.view()).toMatchObject({ isWriting: false, status: { status: 'saved_here' } })
  await hall.pass(150_000)
  expect(sync.view().status).toEqual({ status: 'not_on_server', minutes: 2, savedHere: true })
  hall.server.state.network = 'works'
  await hall.pass(20_000)
  expect(sync.view()).toMatchObject({ status: { status: 'saved_on_server' }, waitingCount: 0 })
  expect(hall.server.fold().answers).toEqual({ q1: ['b'] })
  expect((await hall.store.all()).flatMap(({ events }) => events)).toEqual([])
})

test.each(['works', 'slow'] as const)(
  'an answer costs one request (network: %s), for moving on travels with the next answer',
  async (network) => {
    const hall = aHall()
    let requests = 0
    hall.tools.save = (batch, signal) => {
      requests += 1
      return hall.server.save(batch, signal)
    }
    const sync = await hall.open()
    await hall.pass(5_000)
    expect(requests).toBe(1)
    hall.server.state.network = network
    for (const question of ['q1', 'q2', 'q3', 'q4']) {
      await hall.pass(45_000)
      sync.move(answer(question, 'b'))
      // While the answer is on its way.
      await hall.pass(300)
      sync.move({ kind: 'visit', question: `after ${question}` })
    }
    await hall.pass(5_000)
    expect(requests).toBe(1 + 4)
    // Who thinks for longer than a minute is not lost from sight.
    await hall.pass(60_000)
    expect(hall.server.fold().lastQuestion).toBe('after q4')
    expect(requests).toBe(1 + 4 + 1)
  },
)

test('the network coming back is tried at once, not after the patience of many failures', async () => {
  const hall = aHall()
  const sync = await hall.open()
  hall.server.state.network = 'request lost'
  sync.move(answer('q1', 'b'))
  await hall.pass(120_000)
  hall.server.state.network = 'works'
  await hall.pass(0)
  expect(hall.server.fold().answers).toEqual({})
  sync.tryNow()
  await hall.pass(0)
  expect(hall.server.fold().answers).toEqual({ q1: ['b'] })
})

test('news is asked for at once, and again where a save was under way that may know nothing of it', async () => {
  const hall = aHall()
  const sync = await hall.open()
  await hall.pass(5_000)
  hall.server.state.extraMs = 300_000
  sync.lookNow()
  await hall.pass(0)
  expect(sync.view().moreMs).toBe(300_000)
  // Judged before, and answered after.
  hall.server.state.network = 'slow'
  sync.tryNow()
  await hall.pass(10)
  hall.server.state.extraMs = 600_000
  sync.lookNow()
  await hall.pass(1_000)
  expect(sync.view().moreMs).toBe(600_000)
})

test('at zero the paper hands itself in with exactly the allowed time, and nothing can be done any more', async () => {
  const hall = aHall()
  const sync = await hall.open()
  sync.move(answer('q1', 'b'))
  await hall.pass(allowedMs - 1)
  expect(sync.view().ended).toBeNull()
  await hall.pass(1_000)
  expect(sync.view()).toMatchObject({ ended: 'time', isSubmitted: true })
  const submit = [...hall.server.log.values()].find(({ kind }) => kind === 'submit')
  expect(submit?.atMs).toBe(allowedMs)
  sync.move(answer('q1', 'c'))
  expect(sync.view().progress.answers).toEqual({ q1: ['b'] })
})

test('extra time given in the last minutes is heard of before the end', async () => {
  const hall = aHall()
  const sync = await hall.open()
  await hall.pass(allowedMs - 100_000 - (allowedMs % 300_000))
  hall.server.state.extraMs = 600_000
  // Nothing is done any more, so nothing but the last look tells of it.
  await hall.pass(allowedMs - hall.elapsed() + 1_000)
  expect(sync.view().ended).toBeNull()
  await hall.pass(600_000)
  expect(sync.view().ended).toBe('time')
})

test.each(['just before', 'just after'])(
  'a paper the clock handed in %s the page hears of more time is the candidate’s again, and nothing is lost',
  async (when) => {
    const hall = aHall()
    const sync = await hall.open()
    sync.move(answer('q1', 'b'))
    await hall.pass(allowedMs - 10_000)
    // Too late for the last look.
    if (when === 'just before') hall.server.state.extraMs = 900_000
    else hall.server.state.network = 'request lost'
    await hall.pass(10_000)
    expect(sync.view()).toMatchObject(when === 'just after' ? { ended: 'time' } : {})
    hall.server.state.extraMs = 900_000
    hall.server.state.network = 'works'
    await hall.pass(20_000)
    expect(sync.view()).toMatchObject({
      ended: null,
      isSubmitted: false,
      moreMs: 900_000,
      waitingCount: 0,
      refused: null,
    })
    expect(sync.remainingMs()).toBeGreaterThan(860_000)
    sync.move(answer('q2', 'a'))
    await hall.pass(1_000)
    expect(hall.server.fold().answers).toEqual({ q1: ['b'], q2: ['a'] })
    expect(sync.view().progress.answers).toEqual({ q1: ['b'], q2: ['a'] })
    await hall.pass(900_000)
    expect(sync.view()).toMatchObject({ ended: 'time', isSubmitted: true })
    const counted = [...hall.server.log.values()].filter(({ kind }) => kind === 'submit').at(-1)
    expect(counted?.atMs).toBe(allowedMs + 900_000)
    expect(hall.server.impossible).toEqual([])
  },
)

/** Staff end the sitting: so many minutes are left. */
const endSoon = (hall: ReturnType<typeof aHall>) => {
  hall.server.state.extraMs = hall.elapsed() + endNoticeMinutes * 60_000 - allowedMs
  return hall.elapsed() + endNoticeMinutes * 60_000
}

test('an end that was brought nearer is heard of before it comes, and the paper is handed in then with all that was given', async () => {
  const hall = aHall()
  const sync = await hall.open()
  await hall.pass(60_000)
  const end = endSoon(hall)
  sync.move(answer('q1', 'b'))
  await hall.pass(5_000)
  expect(sync.view()).toMatchObject({ ended: null, allowedMs: end, moreMs: end - allowedMs })
  sync.move(answer('q2', 'a'))
  await hall.pass(endNoticeMinutes * 60_000)
  expect(sync.view()).toMatchObject({ ended: 'time', isSubmitted: true, refused: null })
  expect(hall.server.fold().answers).toEqual({ q1: ['b'], q2: ['a'] })
  expect(hall.server.refused).toEqual([])
})

test.each([-90, -30, 0, 30, 59, 61, 90, 119, 150, 175])(
  'what is typed from %d seconds after staff end the sitting is handed in with its last word before the end',
  async (seconds) => {
    const hall = aHall()
    const sync = await hall.open()
    await hall.pass(240_000)
    const type = async (untilMs: number) => {
      for (let text = 'It'; hall.elapsed() < untilMs; text += ' was') {
        sync.typed({ kind: 'answer', question: 'essay', value: text })
        await hall.pass(1_000)
      }
    }
    // A reply comes just before, so that nothing is asked in between of itself.
    const sendsAt = hall.elapsed() + 100_000
    const endsAt = sendsAt + Math.max(0, -seconds * 1_000)
    if (seconds < 0) await type(endsAt)
    else {
      await hall.pass(sendsAt - hall.elapsed() - 500)
      sync.move(answer('q1', 'b'))
      await hall.pass(500)
    }
    const end = endSoon(hall)
    if (seconds > 0) await hall.pass(seconds * 1_000)
    await type(end + 5_000)
    const typed = sync.view().progress.answers.essay as string
    await hall.pass(200_000)
    expect(hall.server.refused).toEqual([])
    expect(hall.server.fold()).toMatchObject({ submitted: true, answers: { essay: typed } })
    // Nothing after it counts, and nothing until a second before it is missing.
    expect(typed.length).toBeGreaterThan(4 * Math.floor((end - endsAt) / 1_000 - Math.max(0, seconds)) - 8)
  },
)

test('whoever wakes after the end can do nothing more, whichever comes first, the finger or the timer', async () => {
  const hall = aHall()
  const sync = await hall.open()
  sync.move(answer('q1', 'b'))
  await hall.pass(allowedMs - 1_000)
  hall.sleep(60_000)
  sync.move(answer('q1', 'c'))
  expect(sync.view()).toMatchObject({ ended: 'time', progress: { answers: { q1: ['b'] } } })
  await hall.pass(5_000)
  expect(hall.server.fold().answers).toEqual({ q1: ['b'] })
  expect(hall.server.refused).toEqual([])
})

test('an older window is told, stops taking answers, and still sends what it has', async () => {
  const hall = aHall()
  const older = await hall.open()
  hall.server.state.network = 'request lost'
  older.move(answer('q1', 'b'))
  await hall.pass(1_000)
  hall.server.state.liveEpoch += 1
  hall.server.state.network = 'works'
  await hall.pass(20_000)
  expect(older.view()).toMatchObject({ isReplaced: true, waitingCount: 0 })
  expect(hall.server.fold().answers).toEqual({ q1: ['b'] })
  older.move(answer('q1', 'c'))
  expect(older.view().progress.answers).toEqual({ q1: ['b'] })
})

test('a newer window beside this one stops it at once, without a network', async () => {
  const hall = aHall()
  const older = await hall.open()
  hall.server.state.network = 'request lost'
  older.move(answer('q1', 'b'))
  older.replace()
  expect(older.view().isReplaced).toBe(true)
  older.move(answer('q1', 'c'))
  expect(older.view().progress.answers).toEqual({ q1: ['b'] })
})

test.each(['beside this one', 'on another device'])(
  'what is being typed when a newer window opens %s is kept as far as it has come',
  async (where) => {
    const hall = aHall()
    const older = await hall.open()
    older.whileTyping(() => ({ kind: 'answer', question: 'q1', value: 'Abuj' }))
    hall.server.state.liveEpoch += 1
    if (where === 'beside this one') older.replace()
    await hall.pass(120_000)
    expect(older.view()).toMatchObject({ isReplaced: true, waitingCount: 0 })
    expect(hall.server.fold().answers).toEqual({ q1: 'Abuj' })
    expect([...hall.server.log.values()].filter(({ kind }) => kind === 'answer')).toHaveLength(1)
  },
)

test('a ticket nobody takes stops the sending, is said, and keeps the events', async () => {
  const hall = aHall()
  const sync = await hall.open()
  await hall.pass(5_000)
  sync.stop()
  hall.tearAway(sync)
  hall.server.state.network = 'request lost'
  const again = await hall.open()
  again.move(answer('q1', 'b'))
  await hall.pass(1_000)
  again.stop()
  const refuse: Save = async () => {
    throw new SaveRefusedError('WINDOW_CLOSED', 'The time for delivering is over.', { isFinal: true })
  }
  const outcome = await sendLeftovers({ ...hall.tools, save: refuse }, () => true)
  expect(outcome).toEqual({ sentCount: 0, waitingCount: 0, refusals: ['The time for delivering is over.'], held: [] })
  expect(await deliverable(hall.tools)).toEqual([])
  const kept = (await hall.store.all()).flatMap(({ events }) => events)
  for (const { page } of await hall.store.all()) expect(page).not.toHaveProperty('deliveryTicket')
  expect(kept).toContainEqual(expect.objectContaining({ kind: 'answer', question: 'q1', value: ['b'] }))
})

test('a page that is refused for good keeps its events and no ticket', async () => {
  const hall = aHall()
  const sync = await hall.open()
  hall.tools.save = async () => {
    throw new SaveRefusedError('LOG_FULL', 'Too much was sent.', { isFinal: true })
  }
  sync.move(answer('q1', 'b'))
  await hall.pass(20_000)
  const [kept] = await hall.store.all()
  expect(kept?.page).toMatchObject({ refusal: 'LOG_FULL' })
  expect(kept?.page).not.toHaveProperty('deliveryTicket')
  expect(kept?.events).toContainEqual(expect.objectContaining({ question: 'q1', value: ['b'] }))
})

test('a browser that can keep nothing says so and goes on sending; the disk coming back is noticed', async () => {
  let isFull = true
  const hall = aHall(
    memoryStore(() => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
    }),
  )
  const sync = await hall.open()
  sync.move(answer('q1', 'b'))
  await hall.pass(1_000)
  expect(sync.view()).toMatchObject({ cannotKeep: true, status: { status: 'saved_on_server' } })
  expect(hall.server.fold().answers).toEqual({ q1: ['b'] })
  hall.server.state.network = 'request lost'
  sync.move(answer('q2', 'a'))
  await hall.pass(1_000)
  expect(sync.view().status).toEqual({ status: 'not_on_server', minutes: 0, savedHere: false })
  isFull = false
  await hall.pass(6_000)
  expect(sync.view()).toMatchObject({ cannotKeep: false, status: { status: 'saved_here' } })
})

test('a storage that hangs counts as none after five seconds, and again as one when it answers', async () => {
  const waiting: (() => void)[] = []
  const real = memoryStore()
  const hall = aHall({
    ...real,
    append: async (page, events) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return real.append(page, events)
    },
  })
  const sync = await hall.open()
  hall.server.state.network = 'request lost'
  sync.move(answer('q1', 'b'))
  await hall.pass(1_000)
  expect(sync.view()).toMatchObject({ isWriting: true, cannotKeep: false })
  await hall.pass(5_000)
  expect(sync.view()).toMatchObject({ isWriting: false, cannotKeep: true, status: { savedHere: false } })
  sync.submit()
  await hall.pass(30_000)
  expect(isSafeHere(sync.view())).toBe(false)
  for (let round = 0; round < 3; round += 1) {
    for (const resolve of waiting.splice(0)) resolve()
    await hall.pass(6_000)
  }
  expect(sync.view().cannotKeep).toBe(false)
  expect(isSafeHere(sync.view())).toBe(true)
})

test('a ticket not known for now is tried again: here once a minute, of an older page at the next load', async () => {
  const hall = aHall()
  const sync = await hall.open()
  hall.server.state.network = 'request lost'
  sync.move(answer('q1', 'b'))
  await hall.pass(1_000)
  await sync.stop()
  hall.server.state.network = 'ticket unknown'
  const refusals = ['Refused: FORGED_TICKET.']
  expect((await sendLeftovers(hall.tools, () => true)).refusals).toEqual(refusals)
  expect((await sendLeftovers(hall.tools, () => true)).refusals).toEqual([])
  const atNextLoad = { ...hall.tools, refusedHere: new Set<string>() }
  expect((await sendLeftovers(atNextLoad, () => true)).refusals).toEqual(refusals)

  const running = await hall.open()
  running.move(answer('q2', 'a'))
  await hall.pass(10_000)
  expect(running.view().blocked).toBe('Refused: FORGED_TICKET.')
  hall.server.state.network = 'works'
  await hall.pass(60_000)
  expect(running.view()).toMatchObject({ blocked: null, status: { status: 'saved_on_server' } })
  expect(hall.server.fold().answers).toEqual({ q1: ['b'], q2: ['a'] })
})
