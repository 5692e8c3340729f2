import { sittingForGuests } from '@sabimark/domain/exam/further/further-sitting.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import { isRehearsal } from '../../platform/http/repeated-call.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { tellLater } from '../../platform/notice/tell.ts'
import { partRecords } from '../../platform/record/act-outcome.ts'
import { notAStudent, whyNoPlace } from '../draft/why-no-place.ts'
import { lockForAct } from '../lock-for-act.ts'
import { holdStarts, type LockedSitting, readSittings } from '../lock-sittings.db.ts'
import { countInOthers, placeStudents, selectToName } from './further.db.ts'
import { dropNames, type NamedPlace, selectNamedPlaces, selectPlaces } from './name.db.ts'
import { goBack } from './places.ts'

export type Naming = { examId: string; ids: string[]; isNamed: boolean }

/**
 * Gives students from outside the classes of a published exam a place in it, with everybody else where that is still to come
 * or open; or takes a place by name away from who has not begun. Who is a candidate anyway is left alone.
 */
export async function nameStudents({ tx, input, actor, note, request }: Ctx<Naming, true>) {
  const { examId, ids, isNamed } = input
  const exam = await lockForAct(tx, examId, 'nameStudents', actor)
  if (isRefused(exam)) return exam
  const next = sittingForGuests(await readSittings(tx, examId), tx.now)
  if (!next) return refuse('WRONG_STATUS')
  if (!isRehearsal(request)) await holdStarts(tx, examId)
  const [places, named] = [await selectPlaces(tx, examId, ids), await selectNamedPlaces(tx, examId, ids)]
  const { chosen, skipped } = partRecords(await selectToName(tx, examId, ids), {
    ids,
    unknown: notAStudent,
    whySkipped: (one) => {
      if (!isNamed) return whyStays({ ...one, place: named.get(one.id) })
      return whyNoPlace(one) ?? (places.has(one.id) ? 'May sit it already.' : null)
    },
  })
  const studentIds = chosen.map(({ id }) => id)
  if (studentIds.length === 0) return { batch: null, doneCount: 0, skipped, effects: [] }
  await note(isNamed ? 'exam.students_named' : 'exam.students_taken_out', examId, { detail: { studentIds } })
  const effects = isNamed ? await addTo(tx, examId, { next, studentIds }) : await takeOut(tx, examId, studentIds)
  return { batch: null, doneCount: studentIds.length, skipped, effects }
}

async function addTo(
  tx: Tx,
  examId: string,
  { next: { sittingId, opensAt }, studentIds }: { next: LockedSitting; studentIds: string[] },
): Promise<string[]> {
  await placeStudents(tx, { examId, sittingId }, studentIds)
  await enqueue(tx, 'make_papers', sittingId)
  await tellLater(tx, 'exam_published', sittingId)
  const busy = await countInOthers(tx, sittingId, studentIds)
  return [
    `${counted(studentIds.length, 'student')} may sit it too, ${formatLagos(opensAt)}, and ${studentIds.length === 1 ? 'is' : 'are'} told.`,
    ...(busy === 0 ? [] : [`${busy.toLocaleString('en-NG')} of them may sit another exam at that time.`]),
  ]
}

/** Who is of the classes is a candidate with them again. */
async function takeOut(tx: Tx, examId: string, studentIds: readonly string[]): Promise<string[]> {
  await dropNames(tx, examId, studentIds)
  const places = await goBack(tx, { examId, studentIds })
  const left = studentIds.length - places.size
  const times = [...new Set([...places.values()].map(({ opensAt }) => +opensAt))].toSorted((one, other) => one - other)
  return [
    ...times.map((at) => {
      const count = [...places.values()].filter(({ opensAt }) => +opensAt === at).length
      return `${counted(count, 'student')} ${count === 1 ? 'sits' : 'sit'} it with the others of the class again, ${formatLagos(new Date(at))}, and ${count === 1 ? 'is' : 'are'} told.`
    }),
    ...(left === 0 ? [] : [`${counted(left, 'student')} may sit it only with a class of the exam.`]),
  ]
}

function whyStays({ hasBegun, place }: { hasBegun: boolean; place: NamedPlace | undefined }): string | null {
  if (!place) return 'Was not named for this exam.'
  if (hasBegun) return 'Has begun the exam.'
  return place.isOfClasses && !place.hasClassSitting
    ? 'Would be left without a place: the sitting of their class has closed.'
    : null
}
