import type { HallBoard } from '@sabimark/contract/answers.ts'
import { lights } from '@sabimark/domain/hall/light.ts'

export const hallId = (place: number): string => `0199ffff-ffff-7fff-8fff-${`${place}`.padStart(12, '0')}`
const agoAt = (ms: number) => new Date(Date.now() - ms).toISOString()

type Row = HallBoard['rows'][number]

/** A hall of a few students, one of each kind that somebody walks over to. */
export function sampleBoard(part: Partial<HallBoard> = {}): HallBoard {
  const row = (place: number, said: Partial<Row>): Row => ({
    ...{ attemptId: hallId(100 + place), light: 'writing', heardAt: agoAt(8_000) },
    ...{ answered: 12 + place, waiting: 0, endsAt: agoAt(-25 * 60_000), extraMinutes: 0, flags: [] },
    onDeviceSince: null,
    ...said,
  })
  const rows = [
    row(0, {}),
    row(1, { light: 'away', heardAt: agoAt(41_000), flags: [{ kind: 'left_page', count: 4, ms: 150_000 }] }),
    row(2, { light: 'gone', heardAt: agoAt(400_000), waiting: 3 }),
    row(3, { light: 'quiet', heardAt: agoAt(170_000), extraMinutes: 15 }),
    row(4, { light: 'not_here', heardAt: null, attemptId: null, answered: 0, waiting: null, endsAt: null }),
    row(5, { light: 'at_the_door', heardAt: agoAt(6_000), attemptId: null, answered: 0, endsAt: null }),
    row(6, { light: 'handed_in', answered: 40, endsAt: null }),
    row(7, { light: 'excused', heardAt: null, attemptId: null, answered: 0, endsAt: null }),
  ]
  const names = ['Ada', 'Bola', 'Chi', 'Dayo', 'Efe', 'Femi', 'Ngozi', 'Tunde']
  return {
    ...{ readAt: agoAt(0), since: 'one', isWhole: true, seen: null, changed: [], heard: [], rows },
    people: names.map((name, place) => ({
      ...{ id: hallId(place), name: `${name} Sample`, studentNumber: `GF/${place}`, className: 'SS2 B' },
    })),
    counts: Object.fromEntries(
      lights.map((light) => [light, rows.filter((one) => one.light === light).length]),
    ) as HallBoard['counts'],
    sitting: {
      ...{ title: 'Biology: second term exam', subject: 'Biology', durationMinutes: 60, questionCount: 40 },
      ...{ opensAt: agoAt(35 * 60_000), closesAt: agoAt(-25 * 60_000) },
    },
    may: {
      ...{ giveMost: 30, giveTime: true, endFor: true, credit: true, reopen: false },
      ...{ slips: true, assign: false, evidence: true },
    },
    ...part,
  }
}
