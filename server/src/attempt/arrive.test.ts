import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aStudent } from '../../test/builders/people.ts'
import { comesBack, offered, packed, shown } from '../../test/builders/seal.ts'
import { aSitting, closeSittings, newPageId, openPage, type Sitting } from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import type { SealedPaper } from '../exam/seal/seal-paper.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { readTicket, writeTicket } from './ticket.ts'

const minute = 60_000
let server: TestServer
let shared: { of: Sitting; sealed: SealedPaper }
let of: Sitting
let sealed: SealedPaper

beforeAll(async () => {
  server = await testServer()
  await anotherSchool()
  shared = { of, sealed }
})
afterAll(() => server.stop())
beforeEach(() => {
  of = shared.of
  sealed = shared.sealed
})

/**
 * For a test that changes more than an attempt. The doors have been open for an hour, and somebody looked at the code twenty minutes
 * ago.
 */
async function anotherSchool() {
  of = await aSitting(server)
  sealed = await offered(server, of)
  await shown(server, of, sealed.sealId, 20 * minute)
}

const run = (text: string, values: unknown[] = []) =>
  inSchool(server.pools.app, of.school, (tx) => tx.rows<Record<string, unknown>>(text, values))
const ready = async () => {
  const who = await aStudent(server, of.school, { classId: of.classId })
  return { ...who, own: await packed(who, sealed, of.examId) }
}
const arrive = (ticket: string, said: Parameters<typeof comesBack>[1] = {}) =>
  server.client().attempt.arrive(comesBack(ticket, said))
const answerOf = async (attemptId: string, place = 0) => {
  const { questionId, optionIds } = await inSchool(server.pools.app, of.school, (tx) =>
    tx.one<{ questionId: string; optionIds: string[] }>(
      `SELECT q->>'questionId' AS "questionId", q->'optionIds' AS "optionIds"
       FROM exam_papers, LATERAL (SELECT paper->'order'->$2::int AS q) o WHERE attempt_id = $1`,
      [attemptId, place],
    ),
  )
  return { kind: 'answer' as const, question: questionId, value: optionIds.slice(0, 1) }
}
const save = async (ticket: string, attemptId: string, seqs: number[], kind?: 'submit') => {
  const answer = await answerOf(attemptId)
  const events = seqs.map((seq, at) => ({ seq, atMs: 1_000, ...(kind && at === seqs.length - 1 ? { kind } : answer) }))
  return await server.client().attempt.save({ ticket, sentAtMs: 30 * minute, events })
}
const attemptOf = async (attemptId: string) => (await run('SELECT * FROM exam_attempts WHERE id = $1', [attemptId]))[0]
const logOf = async (attemptId: string) =>
  await run('SELECT epoch, seq, is_late, refusal FROM attempt_events WHERE attempt_id = $1 ORDER BY epoch, seq', [
    attemptId,
  ])
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code
/** A code as the exam has it, of a refusal or of the answer. */
const outcomeOf = async (call: Promise<unknown>) =>
  await call.then(
    () => 'answered',
    () => codeOf(call),
  )

describe('a page that began with the hall', () => {
  test('is page 0 of its attempt, goes on, hands in, and all of it counts unasked', async () => {
    const { own, student } = await ready()
    const pageId = newPageId()
    const first = await arrive(own.passTicket, { pageId, begunAgoMs: 15 * minute })
    expect(first).toMatchObject({ epoch: 0, allWaits: false })
    const claims = { schoolId: of.school.schoolId, attemptId: own.attemptId, studentId: student.id, epoch: 0 }
    expect(readTicket(first.ticket, server.config.secrets)).toEqual(claims)
    const saved = await save(first.ticket, own.attemptId, [1, 2])
    expect(saved).toMatchObject({ ackedSeq: 2, isLive: true, isSubmitted: false, allowedMs: 60 * minute })
    expect(saved.remainingMs).toBeGreaterThan(44 * minute)
    expect(saved.remainingMs).toBeLessThanOrEqual(45 * minute)
    expect(await save(first.ticket, own.attemptId, [3], 'submit')).toMatchObject({ isSubmitted: true })
    expect((await logOf(own.attemptId)).map(({ is_late }) => is_late)).toEqual([false, false, false])
    expect(await attemptOf(own.attemptId)).toMatchObject({ all_waits: false, ended_by: 'candidate', live_epoch: 0 })
    const [noted] = await run('SELECT kind, detail FROM attempt_evidence WHERE attempt_id = $1', [own.attemptId])
    expect(noted).toMatchObject({
      kind: 'BEGUN_HERE',
      detail: { begunAgoMs: 15 * minute, breaks: 0, sealEnded: false, waits: [] },
    })
    // Nobody told how the reply to it was lost.
    expect(await arrive(own.passTicket, { pageId, begunAgoMs: 1 })).toEqual({ ...first, allWaits: false })
  })

  test('comes as often as it likes, and leaves one attempt, one page and one line of evidence', async () => {
    const { own } = await ready()
    const pageId = newPageId()
    const all = await Promise.all(
      Array.from({ length: 8 }, () => arrive(own.passTicket, { pageId, begunAgoMs: 15 * minute })),
    )
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1)
    const counts = await run(
      `SELECT (SELECT count(*) FROM exam_attempts WHERE id = $1) AS attempts,
         (SELECT count(*) FROM attempt_epochs WHERE attempt_id = $1) AS pages,
         (SELECT count(*) FROM attempt_evidence WHERE attempt_id = $1) AS evidence,
         (SELECT count(*) FROM due_work WHERE kind = 'close_attempt' AND reference = $1::text) AS closings`,
      [own.attemptId],
    )
    expect(counts).toEqual([{ attempts: 1, pages: 1, evidence: 1, closings: 1 }])
  })

  test('is refused by neither plan, suspension, class, account, device nor address', async () => {
    await anotherSchool()
    const { own, student } = await ready()
    await run(
      "UPDATE schools SET subscription = 'starter', trial_ends_at = now(), suspended_at = now(), suspend_reason = 'x'",
    )
    await run('UPDATE students SET class_id = NULL WHERE user_id = $1', [student.id])
    await run("UPDATE users SET status = 'inactive' WHERE id = $1", [student.id])
    await run("UPDATE security_settings SET ip_restriction = true, allowed_addresses = '10.0.0.0/8'")
    const { ticket, allWaits } = await arrive(own.passTicket, { begunAgoMs: 15 * minute })
    expect(allWaits).toBe(true)
    expect(await save(ticket, own.attemptId, [1], 'submit')).toMatchObject({ isSubmitted: true, refused: [] })
    expect(await attemptOf(own.attemptId)).toMatchObject({ class_id: of.classId, all_waits: true })
  })

  test('leaves neither address nor browser where the school keeps none', async () => {
    await anotherSchool()
    await run('UPDATE security_settings SET device_tracking = false')
    const { own } = await ready()
    const { ticket } = await arrive(own.passTicket, { begunAgoMs: 15 * minute })
    await save(ticket, own.attemptId, [1])
    expect(await run('SELECT device, address FROM attempt_epochs')).toEqual([{ device: '', address: '' }])
    expect(await run("SELECT detail->>'address' AS address FROM attempt_evidence")).toEqual([{ address: '' }])
    expect(await run('SELECT DISTINCT address FROM attempt_events')).toEqual([{ address: '' }])
  })

  test('gets its ticket again once it was closed, also as the page it became since', async () => {
    const { client, own } = await ready()
    const [zero, one] = [newPageId(), newPageId()]
    const met = await arrive(own.passTicket, { pageId: zero, begunAgoMs: 15 * minute })
    await save(met.ticket, own.attemptId, [1])
    const started = await client.attempt.start({ examId: of.examId, pageId: one, knows: 1_000 })
    expect(started).toMatchObject({ attemptId: own.attemptId, epoch: 1 })
    expect(started.log.map(({ epoch, seq }) => [epoch, seq])).toEqual([[0, 1]])
    expect((await arrive(own.passTicket, { pageId: one, epoch: 1 })).ticket).toBe(started.ticket)
    expect((await arrive(own.passTicket, { pageId: zero })).ticket).toBe(met.ticket)
    expect(await codeOf(arrive(own.passTicket, { epoch: 1 }))).toBe('UNKNOWN_ATTEMPT')
    // It adds, and does not hand in what goes on elsewhere.
    const saved = await save(met.ticket, own.attemptId, [2, 3], 'submit')
    expect(saved).toMatchObject({ isLive: false, isSubmitted: false, refused: [{ seq: 3, code: 'OLDER_TAB' }] })
  })
})

describe('everything waits for staff', () => {
  test.each([
    ['begun later than the hall', [], { begunAgoMs: 9 * minute }],
    ['under a seal that has ended', ['UPDATE sitting_seals SET ended_at = now()'], {}],
    ['by a code nobody has looked at', ['UPDATE sitting_seals SET shown_at = NULL'], {}],
    ['from elsewhere', ["UPDATE security_settings SET ip_restriction = true, allowed_addresses = '10.0.0.0/8'"], {}],
  ])('of what was %s; the room goes on, and its candidate sees their answers', async (_what, changes, said) => {
    if (changes.length > 0) await anotherSchool()
    const { client, own } = await ready()
    for (const change of changes) await run(change)
    const met = await arrive(own.passTicket, { begunAgoMs: 15 * minute, ...said })
    expect(met).toMatchObject({ epoch: 0, allWaits: true })
    const saved = await save(met.ticket, own.attemptId, [1])
    expect(saved).toMatchObject({ ackedSeq: 1, isLive: true, refused: [] })
    expect(await server.client().attempt.log({ ticket: met.ticket })).toMatchObject({ log: [{ epoch: 0, seq: 1 }] })
    if (changes.length === 0) {
      const reloaded = await openPage(client, of.examId)
      expect(reloaded).toMatchObject({ epoch: 1, log: [{ epoch: 0, seq: 1 }] })
      await save(reloaded.ticket, own.attemptId, [1, 2], 'submit')
    } else await save(met.ticket, own.attemptId, [2], 'submit')
    expect((await logOf(own.attemptId)).every(({ is_late }) => is_late === true)).toBe(true)
    expect(await attemptOf(own.attemptId)).toMatchObject({ state: 'submitted', late_decision: 'pending' })
  })

  test('of page 0 alone, where the attempt runs elsewhere: it delivers, and no more', async () => {
    const { client, own } = await ready()
    const started = await openPage(client, of.examId)
    const pageId = newPageId()
    const met = await arrive(own.passTicket, { pageId, begunAgoMs: 9 * minute })
    expect(met).toMatchObject({ epoch: 0, allWaits: true })
    expect(readTicket(met.ticket, server.config.secrets)).toBeNull()
    await save(met.ticket, own.attemptId, [1, 2], 'submit')
    await save(started.ticket, own.attemptId, [1])
    expect(await logOf(own.attemptId)).toEqual([
      { epoch: 0, seq: 1, is_late: true, refusal: null },
      { epoch: 0, seq: 2, is_late: true, refusal: 'OLDER_TAB' },
      { epoch: 1, seq: 1, is_late: false, refusal: null },
    ])
    expect(await arrive(own.passTicket, { pageId })).toEqual(met)
  })
})

describe('the ticket that lies open on the device', () => {
  test('starts no clock, and delivers once the time is over', async () => {
    await anotherSchool()
    const { own } = await ready()
    expect(await codeOf(arrive(own.deliveryTicket, { begunAgoMs: 15 * minute }))).toBe('NOT_OVER')
    expect(await attemptOf(own.attemptId)).toBeUndefined()
    await closeSittings(server, of.school, of.examId)
    const met = await arrive(own.deliveryTicket, { begunAgoMs: 80 * minute })
    expect(met).toMatchObject({ epoch: 0, allWaits: true })
    expect(readTicket(met.ticket, server.config.secrets)).toBeNull()
    expect(await save(met.ticket, own.attemptId, [1, 2], 'submit')).toMatchObject({ ackedSeq: 2, isLive: false })
    expect((await logOf(own.attemptId)).map(({ is_late }) => is_late)).toEqual([true, true])
    const [closing] = await run(
      "SELECT due_at > now() + interval '50 seconds' AS later FROM due_work WHERE kind = 'close_attempt'",
    )
    expect(closing).toEqual({ later: true })
  })

  test('is not answered a page while another is page 0, and finds its own page at any time', async () => {
    const { own } = await ready()
    const pageId = newPageId()
    await arrive(own.passTicket, { pageId, begunAgoMs: 15 * minute })
    expect(await codeOf(arrive(own.deliveryTicket))).toBe('NOT_OVER')
    expect(await codeOf(arrive(own.passTicket))).toBe('BEGUN_ELSEWHERE')
    const again = await arrive(own.deliveryTicket, { pageId })
    expect(again).toMatchObject({ epoch: 0, allWaits: true })
    expect(readTicket(again.ticket, server.config.secrets)).toBeNull()
  })

  test('adds nothing to an attempt of which all waits while its candidate sits it, and delivers once the time is over', async () => {
    await anotherSchool()
    const { own } = await ready()
    const pageId = newPageId()
    const room = await arrive(own.passTicket, { pageId, begunAgoMs: 9 * minute })
    expect(room.allWaits).toBe(true)
    await save(room.ticket, own.attemptId, [1])
    const found = await arrive(own.deliveryTicket, { pageId })
    for (const ticket of [own.deliveryTicket, found.ticket]) {
      expect(await codeOf(save(ticket, own.attemptId, [2]))).toBe('NOT_OVER')
      // What is there may be asked, so that it need not lie on the device any longer.
      expect(await save(ticket, own.attemptId, [])).toMatchObject({ ackedSeq: 1, isSubmitted: false })
    }
    expect(await save(room.ticket, own.attemptId, [2])).toMatchObject({ ackedSeq: 2, refused: [] })
    await closeSittings(server, of.school, of.examId, 1_000)
    expect(await save(own.deliveryTicket, own.attemptId, [3])).toMatchObject({ ackedSeq: 3, isLive: false })
  })
})

describe('nothing is taken in', () => {
  test('once the window of the last who could begin is over', async () => {
    await anotherSchool()
    const { own } = await ready()
    const { own: other } = await ready()
    await run('UPDATE school_settings SET sync_window_hours = 2')
    await closeSittings(server, of.school, of.examId, 119 * minute)
    const { ticket } = await arrive(other.passTicket, { begunAgoMs: 365 * 24 * 60 * minute })
    expect(await save(ticket, other.attemptId, [1])).toMatchObject({ ackedSeq: 1 })
    await closeSittings(server, of.school, of.examId, 121 * minute)
    for (const ticketOf of [own.passTicket, own.deliveryTicket])
      expect(await codeOf(arrive(ticketOf))).toBe('WINDOW_CLOSED')
    expect(await attemptOf(own.attemptId)).toBeUndefined()
  })

  test('before the doors open, and then it is', async () => {
    await anotherSchool()
    const { own } = await ready()
    await run("UPDATE exam_sittings SET opens_at = now() + interval '1 minute'")
    expect(await codeOf(arrive(own.passTicket, { begunAgoMs: minute }))).toBe('UNAVAILABLE')
    await run('UPDATE exam_sittings SET opens_at = now()')
    expect(await arrive(own.passTicket, { begunAgoMs: minute })).toMatchObject({ allWaits: false })
  })

  test('by a ticket of anything else, and of what is not there', async () => {
    const { own, student } = await ready()
    const claims = { schoolId: of.school.schoolId, attemptId: own.attemptId, studentId: student.id, epoch: 0 }
    const { secrets } = server.config
    const asks: [string, string][] = [
      ['FORGED_TICKET', writeTicket(claims, secrets)],
      ['FORGED_TICKET', writeTicket({ ...claims, epoch: 1 }, secrets, 'delivery')],
      ['FORGED_TICKET', writeTicket({ ...claims, epoch: 1 }, secrets, 'pass')],
      ['FORGED_TICKET', own.passTicket.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
      ['UNKNOWN_ATTEMPT', writeTicket({ ...claims, studentId: of.school.schoolId }, secrets, 'pass')],
      ['UNKNOWN_ATTEMPT', writeTicket({ ...claims, attemptId: student.id }, secrets, 'pass')],
      ['UNKNOWN_ATTEMPT', writeTicket({ ...claims, schoolId: student.id }, secrets, 'pass')],
    ]
    for (const [code, ticket] of asks) expect(await codeOf(arrive(ticket))).toBe(code)
    // What it is taken for elsewhere: nothing.
    const { passTicket } = own
    expect(await codeOf(server.client().attempt.log({ ticket: passTicket }))).toBe('FORGED_TICKET')
    expect(await codeOf(server.client().result.ofTicket({ ticket: passTicket }))).toBe('FORGED_TICKET')
    expect(await attemptOf(own.attemptId)).toBeUndefined()
  })

  test.each([
    ['a year ago', { begunAgoMs: 365 * 24 * 60 * minute }, 'answered'],
    ['longer than there is time', { begunAgoMs: Number.MAX_SAFE_INTEGER }, 'answered'],
    [
      'before the epoch, by its clock',
      { walls: { begun: -8_640_000_000_000_000, now: Number.MIN_SAFE_INTEGER } },
      'answered',
    ],
    ['never', { begunAgoMs: Number.NaN }, 'BAD_REQUEST'],
    ['in a moment', { begunAgoMs: -1 }, 'BAD_REQUEST'],
    ['half a millisecond ago', { begunAgoMs: 0.5 }, 'BAD_REQUEST'],
    ['for ever', { begunAgoMs: Number.POSITIVE_INFINITY }, 'BAD_REQUEST'],
  ])('that says it began %s: %s', async (_when, said, outcome) => {
    const { own } = await ready()
    expect(await outcomeOf(arrive(own.passTicket, said))).toBe(outcome)
    if (outcome !== 'answered') return expect(await attemptOf(own.attemptId)).toBeUndefined()
    const [times] = await run(
      `SELECT a.started_at >= greatest(s.opens_at, l.shown_at) AND a.started_at <= now()
        AND a.deadline > a.started_at AND a.deadline <= s.closes_at AS fit
       FROM exam_attempts a, exam_sittings s, sitting_seals l WHERE a.id = $1`,
      [own.attemptId],
    )
    expect(times).toEqual({ fit: true })
  })
})
