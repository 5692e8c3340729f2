import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deadlineWith, type RunningTime, timeAfter } from './candidate-time.ts'
import { type ChangeAt, unheardTime } from './unheard-time.ts'

const minuteMs = 60_000
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 8) + minutes * minuteMs)
const end = (
  startedAt: Date,
  sitting: { durationMinutes: number; closesAt: Date },
  changes: ChangeAt[] = [],
  extraPercent = 0,
) => unheardTime(startedAt, { sitting, changes, extraPercent }).deadline

const hour = { durationMinutes: 60, closesAt: at(120) }

test('who begins has the duration, what the close leaves of it, and extra time beyond either', () => {
  expect(end(at(0), hour)).toEqual(at(60))
  expect(end(at(90), hour)).toEqual(at(120))
  expect(end(at(90), hour, [], 25)).toEqual(at(135))
  expect(end(at(0), hour, [{ kind: 'extra_time', ms: 5 * minuteMs, at: at(-10) }])).toEqual(at(65))
})

test.each<[string, Date, typeof hour, ChangeAt, Date]>([
  [
    'more time is theirs, too',
    at(0),
    { durationMinutes: 70, closesAt: at(130) },
    { kind: 'more_time', ms: 10 * minuteMs, at: at(30) },
    at(70),
  ],
  [
    'doors that shut early cut nobody who had begun',
    at(0),
    { ...hour, closesAt: at(30) },
    { kind: 'closed_now', ms: -90 * minuteMs, at: at(30) },
    at(60),
  ],
  [
    'and cut who begins as they are shut',
    at(29),
    { ...hour, closesAt: at(30) },
    { kind: 'closed_now', ms: -90 * minuteMs, at: at(28) },
    at(30),
  ],
  [
    'who is ended with all has three minutes',
    at(0),
    { ...hour, closesAt: at(30) },
    { kind: 'ended_now', ms: -90 * minuteMs, at: at(30) },
    at(33),
  ],
  [
    'a later close gives back what the earlier one took',
    at(90),
    { ...hour, closesAt: at(180) },
    { kind: 'closes_later', ms: 60 * minuteMs, at: at(100) },
    at(150),
  ],
  [
    'minutes for who still sits it, behind shut doors, are theirs',
    at(90),
    hour,
    { kind: 'more_time', ms: 10 * minuteMs, at: at(120) },
    at(130),
  ],
  ['and not theirs whose time was over', at(0), hour, { kind: 'more_time', ms: 10 * minuteMs, at: at(120) }, at(60)],
  [
    'what they are given by name is, whenever it was',
    at(0),
    hour,
    { kind: 'extra_time', ms: 10 * minuteMs, at: at(100) },
    at(70),
  ],
  [
    'what was given and taken back once they had begun stays',
    at(0),
    hour,
    { kind: 'extra_time', ms: -10 * minuteMs, at: at(30) },
    at(60),
  ],
])('%s', (_what, startedAt, sitting, change, deadline) => {
  expect(end(startedAt, sitting, [change])).toEqual(deadline)
})

const minutes = fc.integer({ min: 1, max: 60 })
const act = fc.record({
  kind: fc.constantFrom(
    'more_time' as const,
    'closes_later' as const,
    'closed_now' as const,
    'ended_now' as const,
    'extra_time' as const,
  ),
  minutes,
  after: minutes,
})

test('whatever staff do meanwhile, it is the time of one who was heard of as they began', () => {
  fc.assert(
    fc.property(
      fc.array(act, { maxLength: 6 }),
      fc.nat({ max: 80 }),
      fc.constantFrom(0, 25, 50),
      fc.nat({ max: 3 }),
      (acts, begunAt, extraPercent, before) => {
        let sitting = { ...hour }
        let running: RunningTime | undefined
        let isEnded = false
        let given = 0
        const changes: ChangeAt[] = []
        const begin = () => {
          if (running) return
          const startedAt = at(begunAt)
          const extraMs = Math.floor((sitting.durationMinutes * minuteMs * extraPercent) / 100) + given
          running = { startedAt, extraMs, extraPercent, deadline: deadlineWith({ startedAt, ...sitting, extraMs }) }
        }
        let now = begunAt - before * 20
        for (const { kind, minutes: count, after } of acts) {
          now += after
          if (now >= begunAt) begin()
          const ms = count * minuteMs
          const isOpen = sitting.closesAt > at(now)
          const next = { ...sitting }
          if (kind === 'more_time' && isOpen) {
            next.durationMinutes += count
            next.closesAt = new Date(sitting.closesAt.getTime() + ms)
          }
          if (kind === 'closes_later') next.closesAt = new Date(sitting.closesAt.getTime() + ms)
          if (kind === 'closed_now' || kind === 'ended_now') next.closesAt = isOpen ? at(now) : sitting.closesAt
          const moved =
            kind === 'closed_now' || kind === 'ended_now' ? next.closesAt.getTime() - sitting.closesAt.getTime() : ms
          if (kind === 'extra_time' && !running) given += ms
          const runs = running && (kind === 'extra_time' || running.deadline.getTime() + minuteMs > at(now).getTime())
          if (running && runs && !(kind === 'closes_later' && isEnded)) {
            running = timeAfter(running, { kind, ms: moved, at: at(now), sitting: next })
            isEnded ||= kind === 'ended_now'
          }
          sitting = next
          changes.push({ kind, ms: moved, at: at(now) })
        }
        begin()
        const wanted = running as RunningTime | undefined
        // Doors that were shut before nobody begins behind.
        fc.pre(
          wanted !== undefined &&
            wanted.deadline > wanted.startedAt &&
            !changes.some((one) => +one.at === +at(begunAt)),
        )
        expect(unheardTime(at(begunAt), { sitting, extraPercent, changes })).toEqual(wanted)
      },
    ),
  )
})
