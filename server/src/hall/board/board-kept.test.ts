import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endByClock } from '../../../test/builders/ended.ts'
import { comesBack, offered, packed, shown } from '../../../test/builders/seal.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { act, moveBack, openPage, type Page, type SentEvent, send } from '../../../test/builders/sitting.ts'
import { extend, giveTime } from '../../../test/builders/time.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { upsertPresence } from '../presence/presence.db.ts'
import { createBoardReader, type Reading } from './board-reader.ts'
import { toldAfter } from './read-board.ts'

const shared = sharedSitting()
const minute = 60_000
const reason = 'The switch was off'
let used = 0

/** An exam of a class of its own, of whose four candidates nobody has begun. */
async function aHall() {
  const classItem = shared.of.school.classes[used++]
  if (!classItem) throw new Error('The school has no more classes.')
  const { examId, detail } = await shared.anotherExam({ classIds: [classItem.id] })
  const sitting = { examId, sittingId: detail.sittingId ?? '' }
  const pupils = await Promise.all(
    ['Ada', 'Bola', 'Chi', 'Dayo'].map((name) => shared.anotherStudent({ name, classId: classItem.id })),
  )
  const seats = pupils.map(({ client, student }) => ({ client, id: student.id, page: undefined as Page | undefined }))
  // `aheadMs`: how much later it is for those who watch.
  return { sitting, seats, classId: classItem.id, aheadMs: 0 }
}
type Hall = Awaited<ReturnType<typeof aHall>>
type Seat = Hall['seats'][number]
type Act = (seat: Seat, hall: Hall, number: number) => Promise<unknown>

/** Something a page does, where one is open. */
const move =
  (event: (page: Page, number: number) => Omit<SentEvent, 'seq' | 'atMs'>): Act =>
  async ({ page }, _hall, number) =>
    page && (await send(page, [act(page, event(page, number))]))
const asked = ({ id }: Seat, { sitting }: Hall) => ({ ...sitting, ids: [id], reason })

const time =
  (msOf: (number: number) => number): Act =>
  async (_seat, hall, number) => {
    hall.aheadMs += msOf(number)
  }
/** What shows in no attempt shows within half a minute. */
const halfAMinute = time(() => 30_000)

/** What can happen to one candidate of a hall and shows at the next look, and what time alone does to all of them. */
const acts = {
  open: async (seat, { sitting }) => {
    seat.page = await openPage(seat.client, sitting.examId)
  },
  answer: move((page, number) => {
    const { questionId: question = '', optionIds = [] } = page.order[number % page.order.length] ?? {}
    return { kind: 'answer', question, value: optionIds.slice(0, 1) }
  }),
  clear: move((page, number) => ({
    kind: 'clear',
    question: page.order[number % page.order.length]?.questionId ?? '',
  })),
  leave: move(() => ({ kind: 'leave' })),
  comeBack: move(() => ({ kind: 'return' })),
  leaveFullScreen: move(() => ({ kind: 'leave_full' })),
  handIn: move(() => ({ kind: 'submit' })),
  beHeard: async ({ id }, { sitting: { sittingId } }, number) =>
    await inSchool(shared.server.pools.app, shared.of.school, (tx) =>
      upsertPresence(tx, [{ sittingId, studentId: id, lane: 'socket', waiting: number, agoMs: 0 }]),
    ),
  getTime: (seat, hall, number) => giveTime(shared.of.teacher, { ...asked(seat, hall), minutes: 1 + (number % 9) }),
  beEnded: (seat, hall) => shared.of.teacher.hall.endFor(asked(seat, hall)),
  beExcused: (seat, hall) => shared.of.teacher.exam.excuse({ ...asked(seat, hall), isExcused: true }),
  getCredit: async (seat, hall, number) => {
    const at = (ago: number) => new Date(Date.now() - ago * minute).toISOString()
    const { changes } = await shared.of.teacher.exam.getSitting(hall.sitting)
    const span = { from: at(30), to: at(1), minutes: 1 + (number % 9), again: true as const }
    return await shared.of.teacher.hall.credit({ ...asked(seat, hall), ...span, seen: changes[0]?.id ?? null })
  },
  beLetBackIn: (seat, hall) => shared.of.teacher.hall.reopen({ ...asked(seat, hall), minutes: 10 }),
  getSlip: ({ id }) => shared.of.teacher.people.issueSlips({ ids: [id], evenSitting: true }),
  extendAll: (_seat, { sitting }, number) =>
    extend(shared.of.teacher, { ...sitting, by: { minutes: 5 + (number % 9) }, reason }),
  sitForLong: async ({ page }, _hall, number) =>
    page && (await moveBack(shared.server, shared.of.school, page.attemptId, (number % 40) * minute)),
  pass: time((number) => number * 1_000),
  passForLong: time((number) => number * 60_000),
  joinClass: async (seat, hall, number) => {
    await shared.anotherStudent({ name: `Late ${number}`, classId: hall.classId, isSignedIn: false })
    await halfAMinute(seat, hall, number)
  },
  beDeactivated: async (seat, hall, number) => {
    await shared.of.school.admin.people.setStudentsStatus({ ids: [seat.id], status: 'inactive' })
    await halfAMinute(seat, hall, number)
  },
  runOutOfTime: async ({ page }) => page && (await endByClock(shared, page)),
} satisfies Record<string, Act>

test('a board that keeps what it knows is the one that is read anew, whatever happens in its hall', async () => {
  const step = fc.record({
    what: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
    who: fc.nat(3),
    number: fc.nat(40),
  })
  let [done, changed] = [0, 0]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 30 }), async (steps) => {
      const hall = await aHall()
      const read = createBoardReader(0, () => performance.now() + hall.aheadMs)
      const look = lookAgain()
      let before = ''
      // Nothing goes on where nobody has begun.
      const began = [0, 1, 2].map((who) => ({ what: 'open' as const, who, number: 0 }))
      for (const { what, who, number } of [...began, ...steps]) {
        const seat = hall.seats[who]
        // Much of it is refused, as it would be: of who has handed in, or has not begun.
        if (seat)
          await acts[what](seat, hall, number).then(
            () => done++,
            () => undefined,
          )
        const now = await readBoth(hall, read, look)
        if (now !== before) changed++
        before = now
      }
    }),
    { numRuns: 2, endOnFailure: true },
  )
  expect(Math.min(done, changed)).toBeGreaterThan(15)
}, 300_000)

test('a sign that was written down long after it came is in the next look', async () => {
  const hall = await aHall()
  const { sittingId } = hall.sitting
  const studentId = hall.seats[0]?.id ?? ''
  const [read, look] = [createBoardReader(0), lookAgain()]
  await readBoth(hall, read, look)
  await inSchool(shared.server.pools.app, shared.of.school, (tx) =>
    upsertPresence(tx, [{ sittingId, studentId, lane: 'door', waiting: null, agoMs: 20_000 }]),
  )
  expect(await readBoth(hall, read, look)).toContain('"light":"at_the_door"')
})

test('a sign that was under way for long shows within half a minute, though staff act on the time again and again', async () => {
  const hall = await aHall()
  const { sittingId } = hall.sitting
  const studentId = hall.seats[0]?.id ?? ''
  const read = createBoardReader(0, () => performance.now() + hall.aheadMs)
  const closesAt = new Date(Date.now() + 60 * minute)
  const look = async () => {
    const { rows } = await inSchool(shared.server.pools.app, shared.of.school, (tx) =>
      read(later(tx, hall.aheadMs), { sittingId, closesAt }),
    )
    return rows[0]?.row.heardMs !== null
  }
  const isHeard = [await look()]
  await inSchool(shared.server.pools.app, shared.of.school, (tx) => {
    const beganToWrite = { ...tx, now: new Date(tx.now.getTime() - 30_000) }
    return upsertPresence(beganToWrite, [{ sittingId, studentId, lane: 'door', waiting: null, agoMs: 0 }])
  })
  for (let act = 1; act <= 3; act += 1) {
    hall.aheadMs += 11_000
    await extend(shared.of.teacher, { ...hall.sitting, by: { minutes: 5 }, reason })
    isHeard.push(await look())
  }
  expect(isHeard).toEqual([false, false, false, true])
})

test('who had the paper on a device, and is heard of, is on none for who looks again', async () => {
  const hall = await aHall()
  const [seat] = hall.seats
  if (!seat) throw new Error('The hall has no candidates.')
  const { examId } = hall.sitting
  const exam = { school: shared.of.school, examId, teacher: shared.of.teacher }
  const sealed = await offered(shared.server, exam)
  const { passTicket } = await packed({ client: seat.client, student: { id: seat.id } }, sealed, examId)
  await shown(shared.server, exam, sealed.sealId, minute)
  const [read, look] = [createBoardReader(0), lookAgain()]
  expect(await readBoth(hall, read, look)).toMatch(/"light":"on_device".*"onDeviceSince":"/)
  await shared.server.client().attempt.arrive(comesBack(passTicket))
  expect(await readBoth(hall, read, look)).not.toContain('"light":"on_device"')
})

test('what comes of page 0 is in the next look also when the candidate has opened another page', async () => {
  const hall = await aHall()
  const [seat] = hall.seats
  if (!seat) throw new Error('The hall has no candidates.')
  const { examId } = hall.sitting
  const exam = { school: shared.of.school, examId, teacher: shared.of.teacher }
  const sealed = await offered(shared.server, exam)
  const { passTicket } = await packed({ client: seat.client, student: { id: seat.id } }, sealed, examId)
  await shown(shared.server, exam, sealed.sealId, minute)
  const { ticket, epoch } = await shared.server.client().attempt.arrive(comesBack(passTicket))
  const page = await openPage(seat.client, examId)
  expect([epoch, page.epoch]).toEqual([0, 1])
  const zero = { ...page, ticket, nextSeq: 1 }
  const says = async (from: Page, place: number) => {
    const { questionId, optionIds } = page.order[place] ?? { questionId: '', optionIds: [] }
    await send(from, [act(from, { kind: 'answer', question: questionId, value: optionIds.slice(0, 1) })])
  }
  await says(zero, 0)
  const [read, look] = [createBoardReader(0), lookAgain()]
  expect(await readBoth(hall, read, look)).toContain('"answered":1')
  await says(zero, 1)
  expect(await readBoth(hall, read, look)).toContain('"answered":2')
  await says(page, 2)
  expect(await readBoth(hall, read, look)).toContain('"answered":3')
})

test('what was being written while somebody looked is in the look after its end', async () => {
  const hall = await aHall()
  const [seat] = hall.seats
  if (!seat) throw new Error('The hall has no candidates.')
  const { attemptId } = await openPage(seat.client, hall.sitting.examId)
  const [read, look] = [createBoardReader(0), lookAgain()]
  await readBoth(hall, read, look)
  const [isWritten, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const longWrite = inSchool(shared.server.pools.app, shared.of.school, async (tx) => {
    await tx.run(`UPDATE exam_attempts SET deadline = deadline + interval '7 minutes' WHERE id = $1`, [attemptId])
    isWritten.resolve()
    await mayEnd.promise
  })
  await isWritten.promise
  // Others write and end meanwhile, so that the newest transaction is younger than the one under way.
  await inSchool(shared.server.pools.app, shared.of.school, (tx) =>
    upsertPresence(tx, [{ sittingId: hall.sitting.sittingId, studentId: seat.id, lane: 'http', waiting: 1, agoMs: 0 }]),
  )
  const before = await readBoth(hall, read, look)
  mayEnd.resolve()
  await longWrite
  const after = await readBoth(hall, read, look)
  const endOf = (board: string) => Date.parse(/"endsAt":"([^"]+)"/.exec(board)?.[1] ?? '')
  expect(endOf(after) - endOf(before)).toBe(7 * minute)
})

test('its statements are planned once, whatever they are asked with', async () => {
  const hall = await aHall()
  const { sittingId } = hall.sitting
  const read = createBoardReader(0)
  const closesAt = new Date(Date.now() + 60 * minute)
  const plans = await inSchool(shared.server.pools.app, shared.of.school, async (tx) => {
    const ofLooks = () =>
      tx.one<{ anew: string; once: string }>(
        `SELECT coalesce(sum(custom_plans), 0) AS anew, coalesce(sum(generic_plans), 0) AS once FROM pg_prepared_statements
         WHERE statement LIKE $1`,
        ['%pg_current_snapshot%'],
      )
    const before = await ofLooks()
    for (const _look of [1, 2, 3]) await read(tx, { sittingId, closesAt })
    const after = await ofLooks()
    return { anew: Number(after.anew) - Number(before.anew), once: Number(after.once) - Number(before.once) }
  })
  expect(plans).toEqual({ anew: 0, once: 3 })
})

/** What a reader that has read before says, to who was told before, too, and holds that a new one says the same. */
async function readBoth(
  { sitting: { examId, sittingId }, aheadMs }: Hall,
  read: ReturnType<typeof createBoardReader>,
  look: ReturnType<typeof lookAgain>,
) {
  const { closesAt } = await shared.of.teacher.exam.getSitting({ examId, sittingId })
  const asked = { sittingId, closesAt: new Date(closesAt) }
  const readOnce = () =>
    inSchool(shared.server.pools.app, shared.of.school, async (bound) => {
      const tx = later(bound, aheadMs)
      return { kept: look(await read(tx, asked)), anew: toldBy(await createBoardReader(0)(tx, asked)) }
    })
  const both = await readOnce()
  // What the server itself wrote down between the two is told at the next moment, which is another transaction's.
  const { kept, anew } = both.kept === both.anew ? both : await readOnce()
  expect(kept).toBe(anew)
  return anew
}

/** The same transaction so much later; the database, where nothing is later, is asked by its own time. */
function later(tx: Tx, ms: number): Tx {
  const at = (value: unknown) => (value instanceof Date ? new Date(value.getTime() - ms) : value)
  return {
    ...tx,
    now: new Date(tx.now.getTime() + ms),
    one: (text, values) => tx.one(text, values?.map(at)),
    rows: (text, values) => tx.rows(text, values?.map(at)),
  }
}

/** One board that asks again and again and puts what has changed over what it was told before, as its page does. */
function lookAgain(): (reading: Reading) => string {
  let [token, people, rows]: [string | undefined, Reading['people'], object[]] = [undefined, [], []]
  return (reading) => {
    // As it comes to the page: what a row has no more must be said, as what is absent is not.
    const [told, all] = [sent(toldAfter(reading, token)), sent(toldAfter(reading)).rows]
    if (told.isWhole) [people, rows] = [told.people, told.rows]
    for (const { place, ...parts } of told.changed) rows[place] = { ...rows[place], ...parts }
    // Told by the second.
    for (const [place] of told.heard) rows[place] = { ...rows[place], heardAt: all[place]?.heardAt }
    token = told.since
    return JSON.stringify([reading.seen, people, rows, told.counts])
  }
}

const sent = <Told>(told: Told): Told => JSON.parse(JSON.stringify(told))

/** All of it, as somebody reads it who was told nothing before. */
const toldBy = (reading: Reading) => lookAgain()(reading)
