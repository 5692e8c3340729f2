import { mostMinutesGiven } from '@sabimark/domain/exam/time/candidate-time.ts'
import { mostMinutesByInvigilator } from '@sabimark/domain/hall/hall-bounds.ts'
import { type Light, lights } from '@sabimark/domain/hall/light.ts'
import { mayWorkOnExam } from '../../exam/exam.access.ts'
import type { Ctx } from '../../platform/http/route.ts'
import type { Hall } from '../hall.access.ts'
import type { Reading } from './board-reader.ts'
import type { BoardReaders } from './board-readers.ts'

type Asked = { examId: string; sittingId: string; since?: string | undefined }

/** What is older than this is read whole. */
const longestSinceMs = 60_000
/**
 * Two readers, of two processes, may have read one change with their clocks this far apart: a token of the other is answered with a
 * little more than has changed, never with less.
 */
const betweenReadersMs = 5_000

/** A sitting as it is sat: all of it, or what has changed since the reader's last look. */
export async function readBoard(readers: BoardReaders, { tx, input, actor, at: hall }: Ctx<Asked, Hall>) {
  const reading = await readers(tx, hall.sittingId)
  const { readAt, seen, people } = reading
  const sinceMs = changesFrom(reading, input.since)
  const isWhole = sinceMs === null
  const all = reading.rows.map(({ row, changedMs, heardMs }, place) => ({ row: { place, ...row }, changedMs, heardMs }))
  const changed = isWhole ? all : all.filter(({ changedMs }) => changedMs > sinceMs)
  const heard = isWhole ? [] : all.filter(({ changedMs, heardMs }) => changedMs <= sinceMs && heardMs > sinceMs)
  return {
    readAt: readAt.toISOString(),
    since: tokenOf(reading),
    isWhole,
    seen,
    sitting: sittingOf(hall),
    may: {
      giveMost: hall.isTheirs ? mostMinutesGiven : mostMinutesByInvigilator,
      ...{ giveTime: true, endFor: true, credit: true, reopen: hall.isTheirs },
      // Others could issue them only to students of their own classes.
      slips: hall.isTheirs,
      assign: hall.isTheirs,
      evidence: await mayWorkOnExam(tx, actor, hall),
    },
    people: isWhole ? [...people] : [],
    counts: countsOf(reading),
    rows: changed.map(({ row }) => row),
    heard: heard.map(({ row: { place, heardAt } }): [number, number] => [
      place,
      Math.max(0, Math.round((readAt.getTime() - Date.parse(heardAt ?? '')) / 1_000)),
    ]),
  }
}

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

function countsOf({ rows }: Reading): Record<Light, number> {
  const counts = Object.fromEntries(lights.map((light) => [light, 0])) as Record<Light, number>
  for (const { row } of rows) counts[row.light] += 1
  return counts
}
