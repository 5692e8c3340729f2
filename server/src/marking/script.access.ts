import type { SecondMarkerRule } from '@sabimark/domain/exam/second-marker.ts'
import { type ExamOwner, isTheirExam, isTheirs, mayWorkOnExam, seesQuestions } from '../exam/exam.access.ts'
import { selectOptionalExamOwner } from '../exam/exam.db.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { hasScripts, type ScriptRow, selectOptionalScript } from './scripts.db.ts'

/** What the lock found of the exam: who decides where markers disagree, and whether there are two. */
export type ScriptAccess = { isDecider: boolean; secondMarker: SecondMarkerRule }
export type OpenScript = ScriptRow & { state: Exclude<ScriptRow['state'], 'closed'> }

type Asked<Input> = { tx: Tx; input: Input; actor: Actor }

/** Staff mark answers of the exams they work on. */
export async function isExamToMark({ tx, input, actor }: Asked<{ examId: string }>) {
  const exam = await selectOptionalExamOwner(tx, input.examId)
  if (!exam) return refuse('UNKNOWN_EXAM')
  return (await mayWorkOnExam(tx, actor, exam)) && { ...accessTo(exam, actor), title: exam.title }
}

/**
 * A blank of an exam whose questions they read. While it is not over a colleague has those that wait for a marker alone:
 * whoever marks an answer must know what was asked. Whether they decide about spellings for all is handed on.
 */
export async function isBlankToMark({ tx, input, actor }: Asked<{ examId: string; questionId: string }>) {
  const exam = await selectOptionalExamOwner(tx, input.examId)
  if (!exam) return refuse('UNKNOWN_EXAM')
  if (!(await mayWorkOnExam(tx, actor, exam))) return false
  const isRead = seesQuestions(actor, exam) || (await hasScripts(tx, input.examId, input.questionId))
  return isRead && { mayRule: isTheirs(actor, exam) }
}

/** One exam that is asked about must be theirs; without one the list is narrowed to theirs. */
export async function isListToMark({ tx, input, actor }: Asked<{ examId?: string | undefined }>) {
  return input.examId === undefined || (await isTheirExam({ tx, actor, input: { examId: input.examId } }))
}

/** A script of such an exam; one of another school is unknown, and so is one nobody need mark any more. */
export async function isTheirScript({ tx, input, actor }: Asked<{ scriptId: string }>) {
  const script = await selectOptionalScript(tx, input.scriptId)
  if (!script) return refuse('UNKNOWN_SCRIPT')
  if (!(await mayWorkOnExam(tx, actor, script))) return false
  return isOpen(script) ? { ...accessTo(script, actor), script } : refuse('UNKNOWN_SCRIPT')
}

export function isOpen(script: ScriptRow): script is OpenScript {
  return script.state !== 'closed'
}

function accessTo(exam: ExamOwner & Pick<ScriptAccess, 'secondMarker'>, actor: Actor): ScriptAccess {
  return {
    isDecider: isTheirs(actor, exam),
    secondMarker: exam.secondMarker,
  }
}
