import {
  type ClashKind,
  cannotHoldBoth,
  clashingClasses,
  crowdedDays,
  dayOfSitting,
  isOnSunday,
} from '@sabimark/domain/exam/timetable/clash.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { narrowedTo } from '../../bank/bank.access.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Actor } from '../../platform/http/route.ts'
import { type AskedPair, selectNamedInOthers, selectWhoSitsBoth, type TimetableRow } from './timetable.db.ts'

export type Clash = {
  kind: ClashKind
  date: string
  titles: string[]
  className: string | null
  students: string[]
  studentCount: number
}

type Pair = { one: TimetableRow; other: TimetableRow; classIds: string[] }

/** More than anybody reads. */
const mostShown = 50

/**
 * What staff should know of these sittings; with `about`, only what that one is part of. Nothing of it forbids anything. A
 * teacher reads the names of students in the own classes, and how many there are in all.
 */
export async function findClashes(
  tx: Tx,
  sittings: readonly TimetableRow[],
  { actor, about }: { actor: Actor; about?: string },
): Promise<Clash[]> {
  const isAsked = (ids: readonly string[]) => about === undefined || ids.includes(about)
  const titleOf = new Map(sittings.map(({ id, title }) => [id, title]))
  const nameOf = new Map(sittings.flatMap(({ classes }) => classes).map(({ id, name }) => [id, name]))
  const pairs = pairsOf(sittings).filter(({ one, other }) => isAsked([one.id, other.id]))
  const days = crowdedDays(sittings).filter(({ ids }) => isAsked(ids))
  const sundays = sittings.filter((sitting) => isOnSunday(sitting) && isAsked([sitting.id]))
  const nobody = { className: null, students: [], studentCount: 0 }
  return [
    ...(await classClashes(tx, pairs, narrowedTo(actor))),
    ...days.map(({ classId, day, ids }) => ({
      ...nobody,
      kind: 'day' as const,
      date: day,
      className: nameOf.get(classId) ?? null,
      titles: ids.map((id) => titleOf.get(id) ?? ''),
    })),
    ...sundays.map((sitting) => ({
      ...nobody,
      kind: 'sunday' as const,
      date: dayOfSitting(sitting) ?? '',
      titles: [sitting.title],
    })),
  ].slice(0, mostShown)
}

/** Where students that a draft names beside its classes sit another exam at that time: a sentence for each of these exams. */
export async function findClashesByName(
  tx: Tx,
  draft: TimetableRow,
  { others, studentIds, actor }: { others: readonly TimetableRow[]; studentIds: readonly string[]; actor: Actor },
): Promise<Clash[]> {
  const atOnce = studentIds.length === 0 ? [] : others.filter((other) => cannotHoldBoth(draft, other))
  if (atOnce.length === 0) return []
  const sittingIds = atOnce.map(({ id }) => id)
  const found = await selectNamedInOthers(tx, { draft, sittingIds, studentIds, teacherId: narrowedTo(actor) })
  return atOnce.flatMap((other) => {
    const who = found.get(other.id)
    const later = draft.opensAt > other.opensAt ? draft : other
    const both = { kind: 'class' as const, date: lagosDate(later.opensAt), titles: [draft.title, other.title] }
    return who ? [{ ...both, className: null, ...who }] : []
  })
}

function pairsOf(sittings: readonly TimetableRow[]): Pair[] {
  return sittings.flatMap((one, place) =>
    sittings.slice(place + 1).flatMap((other) => {
      const classIds = clashingClasses(one, other)
      return classIds.length === 0 ? [] : [{ one, other, classIds }]
    }),
  )
}

async function classClashes(tx: Tx, pairs: readonly Pair[], teacherId: string | null): Promise<Clash[]> {
  if (pairs.length === 0) return []
  const asked = pairs.flatMap(({ one, other, classIds }, pair): AskedPair[] =>
    classIds.map((classId) => ({ pair, classId, one: one.subjectId, other: other.subjectId })),
  )
  const found = await selectWhoSitsBoth(tx, asked, teacherId)
  return pairs.flatMap(({ one, other }, pair) => {
    const who = found.get(pair)
    const later = one.opensAt > other.opensAt ? one : other
    return who === undefined
      ? []
      : [
          {
            kind: 'class' as const,
            date: lagosDate(later.opensAt),
            titles: [one.title, other.title],
            className: null,
            ...who,
          },
        ]
  })
}
