import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryStore } from '../../../test/memory-store.ts'
import { answerFileOf } from '../device/save-file.ts'
import type { KeptPage } from '../sync/local-page.ts'
import { mostFileBytes, readAnswerFile } from './answer-file.ts'
import { takeIn } from './take-in.ts'

const attemptId = '0199ffff-ffff-7fff-8fff-000000000001'
const place = 'greenfield.example'
const savedAt = new Date('2026-11-29T10:00:00.000Z')
const event = (seq: number, value = 'a') => ({
  seq,
  atMs: seq * 1_000,
  kind: 'answer' as const,
  question: 'q1',
  value: [value],
})
const kept = (said: Partial<KeptPage['page']> = {}, seqs = [1, 2, 3]): KeptPage => ({
  page: {
    ...{ key: `${attemptId}:0`, attemptId, epoch: 0, examId: attemptId, candidateId: attemptId },
    ...{ deliveryTicket: 'delivers', elapsedMs: 60_000, notedAtWallMs: 0, refusal: null, isSuperseded: false },
    ...said,
  },
  events: seqs.map((seq) => event(seq)),
})
const fileOf = (...pages: KeptPage[]) => answerFileOf(pages, { place, savedAt })
/** The file with something of it written otherwise. */
const otherwise = (change: (file: ReturnType<typeof JSON.parse>) => void, text = fileOf(kept())) => {
  const file = JSON.parse(text)
  change(file)
  return JSON.stringify(file)
}

test('a file has what the device keeps, with the ticket that delivers and no other, and what cannot be sent is left out', () => {
  const begun = { pageId: 'a'.repeat(32), isBegunHere: true, begun: { wallMs: 1_795_000_000_000, breaks: 2 } }
  const draft = { seq: 4, atMs: 4_000, kind: 'answer' as const, question: 'q2', value: 'Ẹ̀kọ́' }
  const one = kept({ ...begun, draft, notedAtWallMs: 1_795_000_000_000, ticket: 'opens' })
  const text = fileOf(one, kept({ key: `${attemptId}:2`, epoch: 2, refusal: 'WINDOW_CLOSED' }))
  expect(text).not.toContain('opens')
  const { ticket: _, ...page } = one.page
  expect(readAnswerFile(text, place)).toEqual([{ page: { ...page, notedAtWallMs: 0 }, events: one.events }])
})

/** As the server writes one: school, attempt, student, page, and what signs it. */
const ticketOf = (student: string, epoch = 0) =>
  Buffer.concat([
    Buffer.from(`${'0'.repeat(32)}${attemptId}${student}`.replaceAll('-', ''), 'hex'),
    Buffer.from([0, 0, 0, epoch]),
    Buffer.alloc(32, 7),
  ]).toString('base64url')

test.each<[string, string, ReturnType<typeof readAnswerFile>]>([
  ['of 50 MB', `{"sabimark":"answers","x":"${'x'.repeat(50_000_000)}"}`, 'TOO_LARGE'],
  ['a little too large', 'x'.repeat(mostFileBytes + 1), 'TOO_LARGE'],
  ['half of it', fileOf(kept()).slice(0, 200), 'NOT_OURS'],
  ['of something else', '{"name":"budget"}', 'NOT_OURS'],
  ['a list', '[]', 'NOT_OURS'],
  ['nothing', '', 'NOT_OURS'],
  ['of a later version', otherwise((file) => (file.version = 2)), 'NEWER'],
  [
    'of another school',
    answerFileOf([kept()], { place: 'other.example:8080', savedAt }),
    { place: 'other.example:8080' },
  ],
  ['of an address that is none', otherwise((file) => (file.place = '<b>call 0800</b>')), 'NOT_OURS'],
  ['of an endless address', otherwise((file) => (file.place = 'a'.repeat(4_000))), 'NOT_OURS'],
  ["with somebody else's ticket", fileOf(kept({ deliveryTicket: ticketOf(attemptId.replace('1', '2')) })), 'NOT_OURS'],
  ['with the ticket of another page', fileOf(kept({ deliveryTicket: ticketOf(attemptId, 3) })), 'NOT_OURS'],
  ['with nothing in it', fileOf(kept({}, [])), 'EMPTY'],
  ['of a page nobody takes', fileOf(kept({ refusal: 'FORGED_TICKET' })), 'EMPTY'],
  ['with an attempt that is no id', otherwise(({ pages }) => (pages[0].page.attemptId = '../../x')), 'NOT_OURS'],
  ['with a number below the first', otherwise(({ pages }) => (pages[0].events[0].seq = 0)), 'NOT_OURS'],
  ['with a number twice', otherwise(({ pages }) => (pages[0].events[1].seq = 1)), 'NOT_OURS'],
  ['with a page twice', fileOf(kept(), kept()), 'NOT_OURS'],
  ['with a time that is none', otherwise(({ pages }) => (pages[0].events[0].atMs = -5)), 'NOT_OURS'],
  ['with code for a kind', otherwise(({ pages }) => (pages[0].events[0].kind = '<script>')), 'NOT_OURS'],
  ['with an endless answer', otherwise(({ pages }) => (pages[0].events[0].value = 'x'.repeat(90_000))), 'NOT_OURS'],
  ['without a ticket', otherwise(({ pages }) => (pages[0].page.deliveryTicket = '')), 'NOT_OURS'],
])('a file %s is refused, and says why', (_which, text, problem) => {
  expect(readAnswerFile(text, place)).toEqual(problem)
})

test('the ticket of a page is its own, and one of another form is left to the server', () => {
  expect(Array.isArray(readAnswerFile(fileOf(kept({ deliveryTicket: ticketOf(attemptId) })), place))).toBe(true)
  expect(Array.isArray(readAnswerFile(fileOf(kept({ deliveryTicket: 'x'.repeat(200) })), place))).toBe(true)
})

test('whatever a file holds, it is read or refused, and what is read has the form of what is kept', () => {
  const any = fc.record(
    {
      page: fc.oneof(fc.constant(kept().page), fc.object()),
      events: fc.oneof(fc.constant(kept().events), fc.array(fc.object())),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.array(any, { maxLength: 3 }), (pages) => {
      const read = readAnswerFile(JSON.stringify({ sabimark: 'answers', version: 1, place, pages }), place)
      if (!Array.isArray(read)) return
      for (const { page, events } of read) {
        expect(page.key).toBe(`${page.attemptId}:${page.epoch}`)
        expect(events.every(({ seq }) => seq >= 1)).toBe(true)
      }
    }),
    { numRuns: 50 },
  )
})

test('taken in twice, older or half sent, a file adds what is missing and takes nothing away', async () => {
  const store = memoryStore()
  const read = (one: KeptPage) => readAnswerFile(fileOf(one), place) as KeptPage[]
  const seqs = async () => (await store.all()).map(({ events }) => events.map(({ seq }) => seq))
  const closed = () => false
  expect(await takeIn(store, read(kept()), closed)).toMatchObject({ isHereAlready: false })
  expect(await takeIn(store, read(kept()), closed)).toMatchObject({ isHereAlready: true })
  expect(await takeIn(store, read(kept({}, [1])), closed)).toMatchObject({ isHereAlready: true })
  expect(await seqs()).toEqual([[1, 2, 3]])
  await store.forget(`${attemptId}:0`, [1, 2])
  expect(await takeIn(store, read(kept({}, [2, 3, 4])), closed)).toMatchObject({ isHereAlready: false })
  expect(await seqs()).toEqual([[2, 3, 4]])
  // The room that is open here gives its own numbers.
  expect(await takeIn(store, read(kept({}, [5])), () => true)).toMatchObject({ isHereAlready: true })
  expect(await seqs()).toEqual([[2, 3, 4]])
})

test('what nobody took is tried once more, and what was typed there since stays', async () => {
  const store = memoryStore()
  const draft = { seq: 4, atMs: 4_000, kind: 'answer' as const, question: 'q2', value: 'typed' }
  const [read] = readAnswerFile(fileOf(kept()), place) as KeptPage[]
  if (!read) throw new Error('Nothing was read.')
  await store.append({ ...kept().page, draft }, [])
  await takeIn(store, [read], () => false)
  expect((await store.all())[0]?.page.draft).toEqual(draft)
  await store.note({ ...kept().page, refusal: 'WINDOW_CLOSED' })
  expect(await takeIn(store, [read], () => false)).toMatchObject({ isHereAlready: false })
  expect((await store.all())[0]?.page).toMatchObject({ refusal: null, deliveryTicket: 'delivers' })
})

test('the page 0 of a second device is not put among that of the first, also where nobody took that or it is open', async () => {
  const store = memoryStore()
  const of = (sign: string, seqs: number[]) =>
    readAnswerFile(fileOf(kept({ pageId: sign.repeat(32), isBegunHere: true }, seqs)), place) as KeptPage[]
  const seqs = async () => (await store.all())[0]?.events.map(({ seq }) => seq)
  const [first] = of('a', [1, 2])
  if (!first) throw new Error('Nothing was read.')
  await takeIn(store, [first], () => false)
  const notTaken = { isHereAlready: false, ofOtherDevice: new Set([first.page.key]) }
  expect(await takeIn(store, of('b', [1, 2, 3]), () => false)).toEqual(notTaken)
  expect(await seqs()).toEqual([1, 2])
  expect(await takeIn(store, of('b', [1, 2, 3]), () => true)).toEqual(notTaken)
  await store.note({ ...first.page, refusal: 'BEGUN_ELSEWHERE' })
  expect(await takeIn(store, of('b', [1, 2, 3]), () => false)).toEqual(notTaken)
  expect(await seqs()).toEqual([1, 2])
  expect((await store.all())[0]?.page).toEqual({ ...first.page, refusal: 'BEGUN_ELSEWHERE' })
})

test('of two files of a page what was typed last stays, and what has become an event is typed no more', async () => {
  const typed = (seq: number, value: string) => ({ seq, atMs: 4_000, kind: 'answer' as const, question: 'q2', value })
  const [older, newer, said] = [
    kept({ elapsedMs: 60_000, draft: typed(4, 'Half') }),
    kept({ elapsedMs: 90_000, draft: typed(4, 'Half of it') }),
    kept({ elapsedMs: 120_000 }, [1, 2, 3, 4]),
  ].map((one) => readAnswerFile(fileOf(one), place) as KeptPage[])
  const store = memoryStore()
  const draftAfter = async (pages: KeptPage[] = []) => {
    const { isHereAlready } = await takeIn(store, pages, () => false)
    return [isHereAlready, (await store.all())[0]?.page.draft?.value]
  }
  expect(await draftAfter(older)).toEqual([false, 'Half'])
  expect(await draftAfter(newer)).toEqual([false, 'Half of it'])
  expect(await draftAfter(newer)).toEqual([true, 'Half of it'])
  expect(await draftAfter(older)).toEqual([true, 'Half of it'])
  expect(await draftAfter(said)).toEqual([false, undefined])
  expect(await draftAfter(newer)).toEqual([true, undefined])
  // Whatever time a file says it is of.
  expect(await draftAfter([kept({ elapsedMs: 999_000, draft: typed(4, 'Half of it') }, [1])])).toEqual([
    true,
    undefined,
  ])
})
