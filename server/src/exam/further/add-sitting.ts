import { furtherTimesProblem, mostSittings, statusWithFurther } from '@sabimark/domain/exam/further/further-sitting.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { counted, countedAre } from '@sabimark/domain/words/plural.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import { isRehearsal } from '../../platform/http/repeated-call.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { tellLater } from '../../platform/notice/tell.ts'
import { partRecords } from '../../platform/record/act-outcome.ts'
import { notAStudent, whyNoPlace } from '../draft/why-no-place.ts'
import { type ExamRow, updateStatus } from '../exam.db.ts'
import { type ExamTimes, type TypedTimes, timesToSet } from '../exam-times.ts'
import { lockForAct } from '../lock-for-act.ts'
import { holdStarts, readSittings } from '../lock-sittings.db.ts'
import { selectCandidates } from '../sitting.db.ts'
import { mayHaveReadAnswers } from '../time/may-have-read-answers.ts'
import { planClose } from '../time/plan-close.ts'
import { leavesOneForNobody } from './for-nobody.ts'
import { countInOthers, insertFurther, placeStudents, selectToName } from './further.db.ts'
import { keepShownScores } from './keep-shown-scores.ts'
import { moveNotices } from './name.db.ts'
import { practisedEffects } from './practised.ts'

export type Further = TypedTimes & { examId: string; ids?: string[] | undefined }

/**
 * Adds a sitting of a published exam, with its own times and the same paper: for who was absent, or for students who are named
 * and have a place in no other from now on. Not where anybody may have read right answers: nobody begins any more then.
 */
export async function addSitting({ tx, input, actor, note, request }: Ctx<Further, true>) {
  const { examId, ids } = input
  const exam = await lockForAct(tx, examId, 'addSitting', actor)
  if (isRefused(exam)) return exam
  const typed = timesToSet(input)
  if (!typed) return refuse('INVALID_TIME')
  const problem = furtherTimesProblem(typed, tx.now)
  if (problem) return refuse(problem)
  const before = await readSittings(tx, examId)
  if (before.length >= mostSittings) return refuse('TOO_MANY_SITTINGS')
  if (await mayHaveReadAnswers(tx, examId)) return refuse('ANSWERS_SHOWN')

  if (ids && !isRehearsal(request)) await holdStarts(tx, examId)
  const found = ids ? await selectToName(tx, examId, ids) : []
  const { chosen, skipped } = partRecords(found, { ids: ids ?? [], unknown: notAStudent, whySkipped: whyNoPlace })
  if (ids && chosen.length === 0) return { batch: null, doneCount: 0, skipped, effects: [] }

  const times = { opensAt: typed.opensAt < tx.now ? tx.now : typed.opensAt, closesAt: typed.closesAt }
  const sittingId = newId()
  const added = { sittingId, ...times, isForAbsent: !ids, isForClasses: false, namedCount: chosen.length }
  if (leavesOneForNobody(before, [...before, added], tx.now)) return refuse('NOBODY_CAN_SIT_IT')
  const keptCount = await keepShownScores(tx, examId)
  await insertFurther(tx, { id: sittingId, examId, ...times, isForAbsent: !ids })
  const studentIds = chosen.map(({ id }) => id)
  let correctedCount = 0
  if (ids) {
    await placeStudents(tx, { examId, sittingId }, studentIds)
    // Who has been told of another sitting is told this one's times in place of its own.
    correctedCount = await moveNotices(tx, { examId, studentIds }, sittingId)
  }
  await planFurther(tx, exam, { ...times, sittingId, before })
  await note('exam.sitting_added', examId, {
    detail: { sittingId, ...times, ...(ids ? { studentIds } : { isForAbsent: true }) },
  })
  const effects = [
    ...(await effectsOf(tx, exam, { ...times, sittingId, isForAbsent: !ids })),
    ...(correctedCount === 0
      ? []
      : [
          `${counted(correctedCount, 'student')} who ${correctedCount === 1 ? 'was' : 'were'} told another time ${correctedCount === 1 ? 'is' : 'are'} told the new one in its place.`,
        ]),
    ...(keptCount === 0 ? [] : ['Scores that candidates see already stay shown.']),
  ]
  return { batch: null, doneCount: 1, skipped, effects }
}

type Added = ExamTimes & { sittingId: string }

/** All that is due for the new sitting, and the status of an exam that comes again. */
async function planFurther(
  tx: Tx,
  exam: ExamRow,
  { sittingId, opensAt, closesAt, before }: Added & { before: readonly ExamTimes[] },
): Promise<void> {
  const status = statusWithFurther(exam.status, { opensAt }, tx.now)
  if (status !== exam.status) await updateStatus(tx, exam.id, status)
  const opens = [opensAt, ...before.map((one) => one.opensAt)].filter((at) => at > tx.now).map(Number)
  if (opens.length > 0) await enqueue(tx, 'open_exam', exam.id, new Date(Math.min(...opens)))
  await enqueue(tx, 'make_papers', sittingId)
  await planClose(tx, { examId: exam.id, sittingId, closesAt })
  await tellLater(tx, 'exam_published', sittingId)
}

async function effectsOf(
  tx: Tx,
  { id, durationMinutes, status }: ExamRow,
  { sittingId, isForAbsent, opensAt, closesAt }: Added & { isForAbsent: boolean },
): Promise<string[]> {
  const told = await selectCandidates(tx, sittingId)
  const busy = told.length === 0 ? 0 : await countInOthers(tx, sittingId, told)
  return [
    `It opens ${formatLagos(opensAt)} and closes ${formatLagos(closesAt)}, with the same questions and ${counted(durationMinutes, 'minute')}.`,
    ...(told.length === 0 ? [] : [`${countedAre(told.length, 'student')} told now.`]),
    ...(isForAbsent
      ? ['Candidates who have not started when the sitting before closes get a place in it, and are told then.']
      : ['They have a place in no other sitting of this exam.']),
    ...(await practisedEffects(tx, { examId: id, studentIds: told })),
    ...(busy === 0 ? [] : [`${busy.toLocaleString('en-NG')} of them may sit another exam at that time.`]),
    'Nobody sees right answers before it is over.',
    ...(status === 'completed'
      ? ['Teachers of the subject could read and print the questions and right answers while the exam was over.']
      : []),
  ]
}
