import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStudent } from '../../test/builders/people.ts'
import {
  act,
  aSitting,
  cardOf,
  handedIn,
  keyOf,
  moveBack,
  openPage,
  type Sitting,
  send,
  sit,
} from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

const hour = 3_600_000
let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server)
})
afterAll(() => server.stop())

describe('the card', () => {
  test('own answers stand against the questions, in the order of the own paper', async () => {
    const page = await handedIn(server, sitting)
    const card = await cardOf(page)
    expect(card).toMatchObject({ answeredCount: 3, questionCount: 3, lateCount: 0, endedBy: 'candidate' })
    expect(
      card.questions.map(({ id, options }) => ({ questionId: id, optionIds: options.map((one) => one.id) })),
    ).toEqual(page.order)
    const key = await keyOf(server, sitting)
    expect(card.questions.map(({ id, answer }) => answer?.[0] === key[id]?.correctOptionIds[0])).toEqual([
      true,
      true,
      false,
    ])
  })

  test('whose paper it is stands on it by name and number, as in the list of staff', async () => {
    const { client, student } = await aStudent(server, sitting.school, { name: 'Ngọzi Obi' })
    const { studentNumber } = student
    const page = await openPage(client, sitting.examId)
    await sit(page, {}, { right: 0 })
    expect((await cardOf(page)).candidate).toEqual({ name: 'Ngọzi Obi', studentNumber, className: 'SS1A' })
    const { items } = await sitting.teacher.result.listForExam({ examId: sitting.examId })
    expect(items).toContainEqual(expect.objectContaining({ student: 'Ngọzi Obi', studentNumber, className: 'SS1A' }))
  })

  test('an answer taken back is no answer', async () => {
    const page = await openPage((await aStudent(server, sitting.school)).client, sitting.examId)
    const first = page.order[0]
    await send(page, [
      act(page, { kind: 'answer', question: first?.questionId ?? '', value: first?.optionIds.slice(0, 1) ?? [] }),
      act(page, { kind: 'clear', question: first?.questionId ?? '' }),
      act(page, { kind: 'submit' }),
    ])
    const card = await cardOf(page)
    expect(card.answeredCount).toBe(0)
    expect(card.questions.map(({ answer }) => answer)).toEqual([null, null, null])
  })
})

describe('a ticket asks for the result', () => {
  test('while it is being sat: nothing yet', async () => {
    const page = await openPage((await aStudent(server, sitting.school)).client, sitting.examId)
    expect(await page.client.result.ofTicket({ ticket: page.ticket })).toEqual({ card: null })
  })

  test('of an older page of the same attempt, too', async () => {
    const { client } = await aStudent(server, sitting.school)
    const older = await openPage(client, sitting.examId)
    const newer = await openPage(client, sitting.examId)
    await sit(newer, {}, { right: 0 })
    expect(await cardOf(older)).toEqual(await cardOf(newer))
  })

  test('in vain when forged, unknown, or after the sync window', async () => {
    const page = await handedIn(server, sitting)
    const ask = (ticket: string) => refusalOf(server.client().result.ofTicket({ ticket }))
    const other = page.ticket.endsWith('A') ? 'B' : 'A'
    expect(await ask(`${page.ticket.slice(0, -1)}${other}`)).toMatchObject({ code: 'FORGED_TICKET' })
    await moveBack(server, sitting.school, page.attemptId, 74 * hour)
    expect(await ask(page.ticket)).toMatchObject({ code: 'WINDOW_CLOSED' })
  })
})
