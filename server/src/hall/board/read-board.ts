import { mostMinutesGiven } from '@sabimark/domain/exam/time/candidate-time.ts'
import { mostMinutesByInvigilator } from '@sabimark/domain/hall/hall-bounds.ts'
import { mayWorkOnExam } from '../../exam/exam.access.ts'
import type { Ctx } from '../../platform/http/route.ts'
import type { Hall } from '../hall.access.ts'
import type { BoardReader, Reading } from './board-reader.ts'
import type { BoardRow } from './board-rows.ts'
import { partsAfter } from './watched-rows.ts'

type Asked = { examId: string; sittingId: string; since?: string | undefined }

/** What is older than this is read whole. */
const longestSinceMs = 60_000
/**
 * Two readers, of two processes, may have read one change with their clocks this far apart: a token of the other is answered with a
 * little more than has changed, never with less.
 */
const betweenReadersMs = 5_000

/** A sitting as it is sat: all of it, or what has changed since the reader's last look. */
export async function readBoard(read: BoardReader, { tx, input, actor, at: hall }: Ctx<Asked, Hall>) {
  const [reading, evidence] = await Promise.all([read(tx, hall), mayWorkOnExam(tx, actor, hall)])
  return {
    ...toldAfter(reading, input.since),
    sitting: sittingOf(hall),
    may: {
      giveMost: hall.isTheirs ? mostMinutesGiven : mostMinutesByInvigilator,
      ...{ giveTime: true, endFor: true, credit: true, reopen: hall.isTheirs },
      slips: true,
      assign: hall.isTheirs,
      evidence,
    },
  }
}

/** What a reading says to who has the answer of this token: all, or what has changed since. */
export function toldAfter(reading: Reading, token?: string) {
  const { readAt, seen, people, counts } = reading
  const sinceMs = changesFrom(reading, token)
  const isWhole = sinceMs === null
  return {
    ...{ readAt: readAt.toISOString(), since: tokenOf(reading), isWhole, seen },
    people: isWhole ? [...people] : [],
    counts,
    rows: isWhole ? reading.rows.map(({ row }) => toldOf(row)) : [],
    ...(isWhole ? { changed: [], heard: [] } : changesAfter(reading, sinceMs)),
  }
}

/** What has changed of each row after this moment, and who was heard since. */
function changesAfter({ readAt, rows }: Reading, sinceMs: number) {
  const changed: ({ place: number } & Partial<Omit<ReturnType<typeof toldOf>, 'heardAt'>>)[] = []
  const heard: [number, number][] = []
  for (const [place, one] of rows.entries()) {
    const { heardMs } = one.row
    if (one.changedMs > sinceMs) {
      const told = toldOf(one.row)
      const parts = partsAfter(one, sinceMs).map((part) => (part === 'endsAtMs' ? 'endsAt' : part))
      changed.push({ place, ...Object.fromEntries(parts.map((part) => [part, told[part]])) })
    }
    if (one.heardMs > sinceMs && heardMs !== null)
      heard.push([place, Math.max(0, Math.round((readAt.getTime() - heardMs) / 1_000))])
  }
  return { changed, heard }
}

function toldOf({ heardMs, endsAtMs, ...row }: BoardRow) {
  return { ...row, heardAt: instantOf(heardMs), endsAt: instantOf(endsAtMs) }
}

const instantOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** The sitting of a hall as its board and its report say it. */
export const sittingOf = ({ title, subject, opensAt, closesAt, durationMinutes, questionCount }: Hall) => ({
  ...{ title, subject, durationMinutes, questionCount },
  ...{ opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() },
})

const tokenOf = ({ readAt, reader, peopleKey }: Reading) => [readAt.getTime(), reader, peopleKey].join('.')

/** From when on changes are told to who has the answer of this token; null: all is told. */
function changesFrom({ readAt, reader, peopleKey, knowsSinceMs }: Reading, token: string | undefined): number | null {
  const [at = '', its, people] = token?.split('.') ?? []
  if (!/^\d{1,16}$/.test(at) || people !== peopleKey) return null
  const sinceMs = Number(at) - (its === reader ? 0 : betweenReadersMs)
  return sinceMs < knowsSinceMs || readAt.getTime() - sinceMs > longestSinceMs ? null : sinceMs
}
