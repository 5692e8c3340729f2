import type { ExamPackage } from '@sabimark/contract/answers.ts'
import { openDB } from 'idb'
import { beforeEach, expect, test } from 'vitest'
import { emptyDevice } from '../../../test/empty-device.ts'
import { packageStore } from '../../exam/package/package-store.ts'
import type { KeptHead, KeptTime } from '../unheard/kept-pages.ts'
import { keptStore } from './kept-store.ts'

const whose = { examId: 'exam', studentId: 'amina' }
const head = (epoch: number, attemptId = 'a'): KeptHead => ({
  ...{ key: `${attemptId}:${epoch}`, attemptId, epoch, whose, pageId: 'page', deliveryTicket: 'delivery' },
  ...{ begun: { wallMs: 1, breaks: 0 }, others: [], elsewhere: 0 },
})
const time = (elapsedMs: number): KeptTime => ({ elapsedMs, wallMs: 1, allowedMs: 60_000, badGaps: 0 })
const said = (seq: number) => ({ seq, atMs: seq, kind: 'visit' as const, question: 'q1' })
const packed = {
  ...whose,
  ...{ facts: { sealId: 'seal', parts: [] } as unknown as ExamPackage, readyWith: null, files: [], wallMs: 0 },
}

beforeEach(emptyDevice)

test('a page comes back with its time as it was noted last, and with what the server has of it in the order of the numbers', async () => {
  const store = keptStore()
  await store.put(head(1), time(0))
  await store.put(head(0), time(0))
  await store.put(head(0, 'ab'), time(0))
  await store.keep('a:1', [said(2), said(10)])
  await store.keep('a:1', [said(1)])
  await store.note('a:1', time(5_000))
  await store.put({ ...head(1), begun: { wallMs: 1, breaks: 1 } }, time(5_000))
  const rooms = await keptStore().ofAttempt('a')
  expect(rooms.map((room) => room.head.epoch)).toEqual([0, 1])
  expect(rooms[1]).toMatchObject({
    ...{ head: { begun: { breaks: 1 } }, time: { elapsedMs: 5_000 }, isClosed: false },
    acked: [{ seq: 1 }, { seq: 2 }, { seq: 10 }],
  })
})

test('of a page that is not kept nothing lies here', async () => {
  const store = keptStore()
  await store.keep('a:0', [said(1)])
  await store.note('a:0', time(1))
  expect(await store.ofAttempt('a')).toEqual([])
})

test('a page that was closed stays closed, also where the store could not be told', async () => {
  const store = keptStore()
  await store.put(head(0), time(0))
  store.close('a:0')
  expect(await store.ofAttempt('a')).toMatchObject([{ isClosed: true }])
  store.close('b:1')
  await expect(store.ofAttempt('b')).rejects.toThrow()
  await store.forget('a')
  expect(await store.ofAttempt('a')).toEqual([])
})

test('what was prepared by a version that kept no pages stays as it is', async () => {
  const before = await openDB('exam-packages', 1, {
    upgrade: (created) => {
      created.createObjectStore('packages')
      created.createObjectStore('parts')
    },
    blocking: (_old, _new, { target }) => (target as IDBDatabase).close(),
  })
  await before.put('packages', packed, [whose.studentId, whose.examId])
  await before.put('parts', new Uint8Array([1]).buffer, ['seal', 0])
  await keptStore().put(head(0), time(0))
  const packages = await packageStore()
  expect(await packages.get(whose)).toMatchObject(packed)
  expect(await packages.part('seal', 0)).toEqual(new Uint8Array([1]).buffer)
  packages.close()
})

test('with the paper goes what is kept of its pages, and nothing of another exam', async () => {
  const store = keptStore()
  const packages = await packageStore()
  await packages.put(packed)
  await store.put(head(0), time(0))
  await store.keep('a:0', [said(1)])
  await store.put({ ...head(0, 'b'), whose: { ...whose, examId: 'other' } }, time(0))
  await packages.remove(whose)
  packages.close()
  expect(await store.ofAttempt('a')).toEqual([])
  expect(await store.ofAttempt('b')).toHaveLength(1)
})

test('a store that a newer window has taken is opened again', async () => {
  const store = keptStore()
  await store.put(head(0), time(0))
  const newer = await openDB('exam-packages', 3)
  newer.close()
  await store.note('a:0', time(1))
  expect(await store.ofAttempt('a')).toMatchObject([{ time: { elapsedMs: 1 } }])
})
