import { approvalState } from '@sabimark/domain/exam/approval/approval.ts'
import type { ExamChanges } from '@sabimark/domain/exam/changes/exam-changes.ts'
import { actProblem } from '@sabimark/domain/exam/exam-acts.ts'
import { averageOf } from '@sabimark/domain/school/average.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Actor } from '../platform/http/route.ts'
import { selectApproval } from './approval/approval.db.ts'
import { selectChanges } from './changes/changes.db.ts'
import { conductOfExam } from './conduct-now.ts'
import { selectDraftRevision } from './draft/draft-revision.db.ts'
import { selectNamedStudents } from './draft/named-students.db.ts'
import { selectSections } from './draft/sections.db.ts'
import { isTheirs, seesQuestions } from './exam.access.ts'
import type { ExamRow } from './exam.db.ts'
import { selectChosenQuestions, selectChosenTexts } from './exam-choices.db.ts'
import { historyOfExam } from './exam-history.ts'
import { instantsOf } from './exam-times.ts'
import { type SittingRow, selectSittings } from './further/further.db.ts'
import { selectRegistered } from './registered.db.ts'
import { selectReleaseAt } from './release/release.db.ts'
import { selectShownCodes } from './seal/seal.db.ts'
import { readSilent } from './silent-devices.ts'
import { paperBytes } from './version/paper-bytes.ts'

/** An exam as staff's list shows it; before publishing its times are those its author wants. */
export function asExamItem(exam: ExamRow, actor: Actor, studentsRegistered: number) {
  const wanted = instantsOf(exam)
  const opensAt = exam.opensAt ?? wanted?.opensAt
  const closesAt = exam.closesAt ?? wanted?.closesAt
  if (!opensAt || !closesAt) throw new Error(`Exam ${exam.id} was stored with a time that does not exist.`)
  return {
    id: exam.id,
    title: exam.title,
    subject: exam.subject,
    classes: exam.classItems.map(({ name }) => name),
    namedCount: exam.namedCount,
    examType: exam.examType,
    status: exam.status,
    durationMinutes: exam.sittingMinutes ?? exam.durationMinutes,
    questionCount: exam.questionCount,
    questionTypes: exam.questionTypes,
    totalMarksHundredths: exam.totalMarksHundredths,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    createdBy: exam.creator,
    owner: exam.owner,
    mayAct: isTheirs(actor, exam),
    difficulty: exam.difficulty,
    tags: exam.tags,
    studentsRegistered,
    // What waits for a decision is in no average (048).
    averageScore: averageOf({
      markedCount: exam.markedCount - exam.undecidedCount,
      millionthsSum: exam.millionthsSum - exam.undecidedSum,
    }),
    passingScore: exam.passingScore,
    seesQuestions: seesQuestions(actor, exam),
    startedCount: exam.startedCount,
    submittedCount: exam.submittedCount,
    ...(exam.waitingLate > 0 && { waitingLate: exam.waitingLate }),
    createdAt: exam.createdAt.toISOString(),
    awaitsApproval: exam.awaitsApproval,
    hasChanges: exam.hasChanges,
  }
}

/** An exam with everything its author may edit. */
export async function asExamDetail(tx: Tx, exam: ExamRow, actor: Actor) {
  const registered = await selectRegistered(tx, [exam.id])
  const item = asExamItem(exam, actor, registered.get(exam.id) ?? 0)
  const named = exam.namedCount === 0 ? [] : await selectNamedStudents(tx, exam)
  const questions = await selectChosenQuestions(tx, exam.id)
  const changes = item.hasChanges && item.mayAct ? await selectChanges(tx, exam.id) : null
  // Of what they can write: a draft, or a published exam that nobody has begun.
  const isWritten = item.mayAct && (exam.status === 'draft' || actProblem('keepChanges', exam) === null)
  const isOver = exam.status === 'completed' || exam.status === 'archived'
  const silent = isOver && item.mayAct ? await readSilent(tx, exam.id) : undefined
  const shown = !isOver && exam.status !== 'draft' && item.mayAct ? await selectShownCodes(tx, exam.id) : null
  return {
    ...item,
    ...(silent && { silent }),
    ...(shown?.ofOpen && { isCodeShown: true }),
    ...(shown?.ofAny && { isAnyCodeShown: true }),
    subjectId: exam.subjectId,
    sittingId: exam.sittingId,
    history: await historyOfExam(tx, exam.id, { readsAll: item.mayAct }),
    sittings: (await selectSittings(tx, exam.id)).map(asSitting),
    approval: exam.status === 'draft' && item.seesQuestions ? await approvalOf(tx, exam.id) : null,
    isReleased: exam.isReleased,
    releaseAt: (await selectReleaseAt(tx, exam.id))?.toISOString() ?? null,
    // It opens the doors: for who is at work on the exam, not for whoever teaches the subject.
    accessCode: item.mayAct ? exam.accessCode : null,
    conduct: await conductOfExam(tx, exam.id),
    classItems: exam.classItems,
    studentItems: item.mayAct ? named : [],
    changes: changes && { ...changes, questions: changes.questions.map(inPlace) },
    questionItems: isWritten
      ? await selectChosenTexts(tx, { ...exam, questions: changes?.questions ?? questions })
      : [],
    revision: (await selectDraftRevision(tx, exam.id)).revision,
    paperBytes: exam.status === 'draft' && item.seesQuestions ? await paperBytes(tx, exam.id) : null,
    draft: {
      title: exam.title,
      subjectId: exam.subjectId,
      classIds: exam.classItems.map(({ id }) => id),
      studentIds: item.mayAct ? named.map(({ id }) => id) : [],
      examType: exam.examType,
      instructions: exam.instructions,
      location: exam.location,
      durationMinutes: exam.durationMinutes,
      scheduledDate: exam.scheduledDate,
      scheduledTime: exam.scheduledTime,
      closingDate: exam.closingDate,
      closingTime: exam.closingTime,
      passingScore: exam.passingScore,
      attemptsAllowed: exam.attemptsAllowed,
      totalMarksHundredths: exam.totalMarksHundredths,
      showResults: exam.showResults,
      shuffleQuestions: exam.shuffleQuestions,
      shuffleOptions: exam.shuffleOptions,
      secondMarker: exam.secondMarker,
      difficulty: exam.difficulty,
      tags: exam.tags,
      totalQuestions: exam.totalQuestions,
      negative: exam.negative,
      sections: await selectSections(tx, exam.id),
      // A colleague could tell from the ids which of the questions they know are asked.
      questions: item.seesQuestions ? questions : [],
    },
  }
}

/** With the place of its section where the exam has any. */
function inPlace({ section, ...one }: ExamChanges['questions'][number]) {
  return { ...one, ...(typeof section === 'number' && { section }) }
}

function asSitting({ opensAt, closesAt, ...sitting }: SittingRow) {
  return { ...sitting, opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() }
}

async function approvalOf(tx: Tx, examId: string) {
  const asked = await selectApproval(tx, examId)
  const state = approvalState(asked)
  const { by, at, sentBackReason: reason, askedPaper: paper } = asked
  return state && { state, by, at: at?.toISOString() ?? null, reason, paper }
}
