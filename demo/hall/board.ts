import { type Light, lights } from '@sabimark/domain/hall/light.ts'
import { candidatesOf, findSitting, type OfSitting } from '../exam/time/candidates.ts'
import { refuse } from '../platform/answering.ts'
import { sampleId } from '../platform/sample.ts'

/** What those who write an open sample exam are at, one after the other. */
const atIt: readonly Light[] = ['writing', 'quiet']
const begun: readonly Light[] = ['writing', 'quiet', 'away', 'handed_in', 'time_over']

/** The board of a sample exam. Nothing ever changes on it: who asks again is told so. */
export function sampleBoard({ examId, sittingId, since }: OfSitting & { since?: string | undefined }, now: Date) {
  const exam = findSitting({ examId, sittingId }, now)
  if (!exam) return refuse('UNKNOWN_EXAM')
  const candidates = candidatesOf(exam, now)
  const { title, subject, opensAt, closesAt, durationMinutes, questionCount } = exam
  const rows = candidates.map(({ status }, place) => {
    const light: Light =
      status === 'running' ? (atIt[place % atIt.length] ?? 'writing') : status === 'not_begun' ? 'not_here' : status
    const hasBegun = begun.includes(light)
    const isOver = light === 'handed_in'
    return {
      attemptId: hasBegun ? sampleId('attempt', place + 1) : null,
      light,
      heardAt: hasBegun ? new Date(now.getTime() - 8_000 * (place + 1)).toISOString() : null,
      answered: hasBegun ? (isOver ? questionCount : (place * 4) % questionCount) : 0,
      waiting: hasBegun && !isOver ? 0 : null,
      endsAt: hasBegun && !isOver ? new Date(now.getTime() + durationMinutes * 30_000).toISOString() : null,
      extraMinutes: 0,
      onDeviceSince: null,
      flags: light === 'away' ? [{ kind: 'left_page' as const, count: 4, ms: 95_000 }] : [],
    }
  })
  const isWhole = since === undefined
  const countOf = (light: Light) => rows.filter((row) => row.light === light).length
  return {
    readAt: now.toISOString(),
    since: 'sample',
    isWhole,
    seen: null,
    sitting: { title, subject, opensAt, closesAt, durationMinutes, questionCount },
    may: {
      ...{ giveMost: 0, giveTime: false, endFor: false, credit: false, reopen: false, slips: false },
      ...{ assign: false, evidence: true },
    },
    people: isWhole
      ? candidates.map(({ id, name, studentNumber, className }) => ({ id, name, studentNumber, className }))
      : [],
    counts: Object.fromEntries(lights.map((light) => [light, countOf(light)])) as Record<Light, number>,
    rows: isWhole ? rows : [],
    changed: [],
    heard: [],
  }
}

/** The report of a sample hall, as its board shows it. */
export function sampleHallReport(asked: OfSitting, now: Date) {
  const { sitting, people, rows, counts } = sampleBoard(asked, now)
  const notCome = counts.absent + counts.excused + counts.not_here + counts.at_the_door
  return {
    sitting,
    invigilators: [],
    counts: {
      expected: rows.length - counts.excused,
      came: rows.length - notCome,
      absent: counts.absent,
      excused: counts.excused,
      handedIn: counts.handed_in,
      byTime: counts.time_over,
    },
    changes: [],
    lines: [],
    isCut: false,
    late: counts.late,
    flagged: rows.flatMap(({ flags }, place) => {
      const { name = '', studentNumber = '' } = people[place] ?? {}
      return flags.length > 0 ? [{ name, studentNumber, flags }] : []
    }),
  }
}
