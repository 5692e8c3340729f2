import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { act, aSitting, cardOf, newPage, openPage, type Page, type Sitting } from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

let server: TestServer
let sitting: Sitting
beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server, { students: 0 })
})
afterAll(() => server.stop())

const firstOf = ({ order: [first] }: Page) => ({
  question: first?.questionId ?? '',
  value: first?.optionIds.slice(0, 1),
})

/** An answer of a page, delivered by what it left on the device; or with somebody to vouch for it. */
const deliver = (
  page: Page,
  said: { vouchedBy?: string } = {},
  event = act(page, { kind: 'answer', ...firstOf(page) }),
) =>
  page.client.attempt.save({
    ...{ ticket: page.deliveryTicket, sentAtMs: page.allowedMs, events: [{ ...event, atMs: 0 }] },
    ...said,
  })

const stored = ({ attemptId }: Page) =>
  inSchool(server.pools.app, sitting.school, (tx) =>
    tx.rows(
      `SELECT v.epoch, v.kind, v.is_late AS "isLate", v.refusal, a.state FROM attempt_events v
       JOIN exam_attempts a ON a.school_id = v.school_id AND a.id = v.attempt_id
       WHERE v.school_id = $1 AND a.id = $2 ORDER BY v.epoch, v.seq`,
      [tx.schoolId, attemptId],
    ),
  )

describe('a ticket left on a device', () => {
  test('opens no content, no log and no result', async () => {
    const page = await newPage(server, sitting)
    const { contentHash, deliveryTicket: ticket, client } = page
    const asked = [
      client.bearing(ticket).attempt.content({ contentHash }),
      client.attempt.log({ ticket }),
      client.result.ofTicket({ ticket }),
    ]
    const codes = (await Promise.all(asked.map(refusalOf))).map(({ code }) => code)
    expect(codes).toEqual(asked.map(() => 'FORGED_TICKET'))
  })

  test('delivers in the middle of the exam, late all the same, and is told no more than that', async () => {
    const page = await newPage(server, sitting)
    const reply = await deliver(page)
    expect(reply).toEqual({
      ...{ ackedSeq: 1, remainingMs: expect.any(Number), isLive: false, isSubmitted: false, refused: [] },
    })
    expect(await stored(page)).toEqual([
      { epoch: 1, kind: 'answer', isLate: true, refusal: null, state: 'in_progress' },
    ])
    // What stands there already is not told by saying something else under its number.
    const other = { seq: 1, atMs: 0, kind: 'clear' as const, question: firstOf(page).question }
    expect(await deliver(page, {}, other)).toEqual({ ...reply, remainingMs: expect.any(Number) })
  })

  test('can take a number before its page does: the first is kept, late, and what the page says then as evidence', async () => {
    const page = await newPage(server, sitting)
    await deliver(page)
    const value = page.order[0]?.optionIds.slice(1, 2) ?? []
    const own = { seq: 1, atMs: 0, kind: 'answer' as const, question: firstOf(page).question, value }
    const said = { ticket: page.ticket, sentAtMs: page.allowedMs, events: [own] }
    expect(await page.client.attempt.save(said)).toMatchObject({
      ackedSeq: 1,
      refused: [{ seq: 1, code: 'SEQ_REUSED' }],
    })
    expect(await stored(page)).toMatchObject([{ kind: 'answer', isLate: true, refusal: null }])
    const kept = await inSchool(server.pools.app, sitting.school, (tx) =>
      tx.rows(`SELECT kind, detail->'value' AS value FROM attempt_evidence WHERE school_id = $1 AND attempt_id = $2`, [
        tx.schoolId,
        page.attemptId,
      ]),
    )
    expect(kept).toEqual([{ kind: 'SEQ_REUSED', value }])
  })

  test('hands nothing in, and what it delivered stands on no screen of who sits the exam', async () => {
    const page = await newPage(server, sitting)
    await deliver(page)
    expect(await deliver(page, {}, act(page, { kind: 'submit' }))).toMatchObject({ ackedSeq: 2, isSubmitted: false })
    expect(await stored(page)).toMatchObject([
      { kind: 'answer' },
      { kind: 'submit', refusal: 'OLDER_TAB', state: 'in_progress' },
    ])
    const again = await openPage(page.client, sitting.examId)
    expect(again).toMatchObject({ epoch: 2, log: [] })
    // There is nothing to decide before it is handed in.
    const waits = async () => (await sitting.teacher.report.overview()).waiting.filter(({ kind }) => kind === 'late')
    expect(await waits()).toEqual([])
    const submit = act(again, { kind: 'submit' })
    const handedIn = { ticket: again.ticket, sentAtMs: again.allowedMs, events: [submit] }
    expect(await again.client.attempt.save(handedIn)).toMatchObject({ isSubmitted: true })
    expect(await cardOf(again)).toMatchObject({ lateDecision: 'pending', score: null })
    expect(await waits()).toMatchObject([{ examId: sitting.examId, count: 1 }])
  })
})

describe('a page that vouches for what an earlier one left', () => {
  test('makes it the own of that earlier page again', async () => {
    const page = await newPage(server, sitting)
    const again = await openPage(page.client, sitting.examId)
    await deliver(page, { vouchedBy: again.ticket })
    expect(await stored(page)).toEqual([
      { epoch: 1, kind: 'answer', isLate: false, refusal: null, state: 'in_progress' },
    ])
  })

  test.each<[string, (page: Page, other: Page) => string]>([
    ['of another candidate', (_page, other) => other.ticket],
    ['that only delivers itself', (page) => page.deliveryTicket],
    ['nobody has signed', () => 'A'.repeat(112)],
  ])('is refused with a ticket %s', async (_what, voucher) => {
    const page = await newPage(server, sitting)
    const other = await newPage(server, sitting)
    const vouchedBy = voucher(page, other)
    expect(await refusalOf(deliver(page, { vouchedBy }))).toMatchObject({ code: 'FORGED_TICKET' })
    expect(await stored(page)).toEqual([])
  })

  test('is refused with a ticket of another school', async () => {
    const page = await newPage(server, sitting)
    const elsewhere = await newPage(server, await aSitting(server, { students: 0 }))
    expect(await refusalOf(deliver(page, { vouchedBy: elsewhere.ticket }))).toMatchObject({ code: 'FORGED_TICKET' })
  })
})
