import { describe, expect, test } from 'vitest'
import { batchLimit } from './outbox.ts'
import {
  afterAcknowledged,
  areTimesPossible,
  clockSlackMs,
  openedAt,
  type PageTimes,
  silenceStepMs,
} from './page-times.ts'

const minute = 60_000
const page: PageTimes = { ackedSeq: 4, ackedElapsedMs: 20 * minute, floorMs: 10 * minute, later: null }
const at = (...times: number[]) => times.map((atMs, index) => ({ seq: 5 + index, atMs }))
const sentAtMs = 60 * minute

describe('times that can be true', () => {
  test.each<[string, { seq: number; atMs: number }[], boolean]>([
    ['nothing at all', [], true],
    ['after the floor, in order', at(11 * minute, 11 * minute, 59 * minute), true],
    ['a rounding before the floor', at(10 * minute - clockSlackMs), true],
    ['before the floor', at(10 * minute - clockSlackMs - 1), false],
    ['running backwards', at(30 * minute, 30 * minute - 1), false],
    ['what was acknowledged before is no news', [{ seq: 4, atMs: 0 }, ...at(11 * minute)], true],
    ['nor does it hide what follows', [{ seq: 4, atMs: 0 }, ...at(1 * minute)], false],
  ])('%s: %s', (_what, events, expected) => {
    expect(areTimesPossible({ sentAtMs, events }, page)).toBe(expected)
  })

  test('a page has done nothing before it was opened', () => {
    const opened = openedAt(30 * minute)
    expect(areTimesPossible({ sentAtMs, events: [{ seq: 1, atMs: 31 * minute }] }, opened)).toBe(true)
    expect(areTimesPossible({ sentAtMs, events: [{ seq: 1, atMs: 29 * minute - 1 }] }, opened)).toBe(false)
  })
})

describe('what an acknowledgement proves', () => {
  const now = { ackedSeq: 5, serverElapsedMs: 25 * minute, allowedMs: 60 * minute }
  const after = (delivery: Parameters<typeof afterAcknowledged>[1], more: Partial<typeof now> = {}) =>
    afterAcknowledged(page, delivery, { ...now, ...more })

  test('what follows came after this was sent', () => {
    expect(after({ sentAtMs: 24 * minute, events: at(11 * minute) })).toEqual({
      ackedSeq: 5,
      ackedElapsedMs: 25 * minute,
      floorMs: 24 * minute,
      later: null,
    })
  })

  test('nobody sends later than it arrives, whatever the device’s clock says', () => {
    expect(after({ sentAtMs: 40 * minute, events: at(11 * minute) }).floorMs).toBe(25 * minute)
  })

  test('who goes on with the next number has heard of the acknowledgement before, whatever it says', () => {
    expect(after({ sentAtMs: 1, events: at(1) }).floorMs).toBe(20 * minute)
    expect(after({ sentAtMs: 1, events: [{ seq: 4, atMs: 0 }, ...at(1)] }).floorMs).toBe(10 * minute)
  })

  test('of a delivery cut at the limit more waits that is as old: only its newest move counts', () => {
    const events = Array.from({ length: batchLimit }, (_, index) => ({ seq: 5 + index, atMs: 11 * minute + index }))
    expect(after({ sentAtMs: 24 * minute, events }).floorMs).toBe(11 * minute + batchLimit - 1)
  })

  test('of a delivery that was cut by bytes, too, however few its events are', () => {
    expect(after({ sentAtMs: 24 * minute, events: at(11 * minute), isPart: true }).floorMs).toBe(11 * minute)
    expect(after({ sentAtMs: 24 * minute, events: at(1 * minute), isPart: true }).floorMs).toBe(10 * minute)
  })

  test('the paper handed in at zero is never too early', () => {
    const handing = { sentAtMs: 61 * minute, events: at(61 * minute) }
    expect(after(handing, { serverElapsedMs: 61 * minute }).floorMs).toBe(60 * minute)
  })

  test('a repeat proves nothing new', () => {
    expect(after({ sentAtMs: 24 * minute, events: at(11 * minute) }, { ackedSeq: 4 })).toEqual(page)
  })

  describe('of a part that says up to which number more waits', () => {
    const part = { sentAtMs: 24 * minute, events: at(11 * minute), isPart: true }

    test('what has a later number was done after it was sent', () => {
      const told = after({ ...part, waitsTo: 8 })
      expect(told).toMatchObject({ floorMs: 11 * minute, later: { afterSeq: 8, floorMs: 24 * minute } })
      const isPossible = (seq: number) => areTimesPossible({ sentAtMs, events: [{ seq, atMs: 12 * minute }] }, told)
      expect([6, 8, 9].map(isPossible)).toEqual([true, true, false])
    })

    test('a clock that stands still says nothing against what was heard before', () => {
      expect(after({ ...part, sentAtMs: 1, events: at(1), waitsTo: 5 }).later?.floorMs).toBe(20 * minute)
      // In front of it stands what was acknowledged: it may have been sent before that was heard.
      const repeating = [{ seq: 4, atMs: 0 }, ...at(1)]
      expect(after({ ...part, sentAtMs: 1, events: repeating, waitsTo: 5 }).later?.floorMs).toBe(1)
    })

    test('once all of it has come, it holds for everything that follows', () => {
      const told = { ...page, later: { afterSeq: 7, floorMs: 24 * minute } }
      const next = { sentAtMs: 1, isPart: true, events: at(11 * minute, 12 * minute) }
      const at30 = { ...now, serverElapsedMs: 30 * minute }
      expect(afterAcknowledged(told, next, { ...at30, ackedSeq: 6 })).toMatchObject({
        floorMs: 12 * minute,
        later: told.later,
      })
      expect(afterAcknowledged(told, next, { ...at30, ackedSeq: 7 })).toMatchObject({
        floorMs: 24 * minute,
        later: null,
      })
    })

    test('of two, the one that will be reached first stays', () => {
      const told = { ...page, later: { afterSeq: 20, floorMs: 12 * minute } }
      const saying = (waitsTo: number) => afterAcknowledged(told, { ...part, waitsTo }, now).later
      expect(saying(30)).toEqual(told.later)
      expect(saying(15)).toEqual({ afterSeq: 15, floorMs: 24 * minute })
    })

    test('a page of before says no number, and is taken as before', () => {
      expect(after(part)).toMatchObject({ floorMs: 11 * minute, later: null })
    })
  })

  describe('by a page that sends nothing', () => {
    const silence = { sentAtMs: 59 * minute, events: [] }
    const at59 = { ackedSeq: 4, serverElapsedMs: 59 * minute + 500, allowedMs: 60 * minute }

    test('what follows was done after that', () => {
      expect(afterAcknowledged(page, silence, at59)).toEqual({ ...page, floorMs: 59 * minute })
      const late = { ...at59, serverElapsedMs: 60 * minute + 5_000 }
      expect(afterAcknowledged(page, { ...silence, sentAtMs: 61 * minute }, late).floorMs).toBe(60 * minute)
    })

    test.each<[string, Partial<Parameters<typeof afterAcknowledged>[1]>, Partial<typeof at59>]>([
      ['before the last minutes', {}, { allowedMs: 62 * minute }],
      ['when something waits', { isPart: true, waitsTo: 5 }, {}],
      ['when it says little more than is known', { sentAtMs: 10 * minute + silenceStepMs - 1 }, {}],
    ])('but not %s', (_when, more, times) => {
      expect(afterAcknowledged(page, { ...silence, ...more }, { ...at59, ...times })).toEqual(page)
    })
  })
})
