import type { contract } from '@sabimark/contract/contract.ts'
import { handPoints, isMarkOf } from '@sabimark/domain/marking/hand-mark.ts'
import { newestOf, roundFor } from '@sabimark/domain/marking/hand-round.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor, InputOf } from '../platform/http/route.ts'
import { markAttempts } from './mark-attempts.ts'
import { lockHandedIn } from './marking.db.ts'
import { countedBy, readMarkedQuestion } from './open-script.ts'
import { type PaperScript, selectPaperScripts } from './paper-marks.db.ts'
import { isOpen, type ScriptAccess } from './script.access.ts'
import { insertHandMarks, type NewHandMark, type StandingMark, selectHandMarks } from './scripts.db.ts'

type Caller = { actor: Actor; at: ScriptAccess & { title: string } }
type Question = Awaited<ReturnType<typeof readMarkedQuestion>>

/** Everybody whose essay is on paper, by student ID, with the mark of each question. */
export async function listPaperMarks(tx: Tx, { examId }: { examId: string }, { actor, at }: Caller) {
  const { scripts, questions } = await readPapers(tx, examId)
  const given = await marksOf(tx, scripts)
  const candidates = Map.groupBy(scripts, ({ attemptId }) => attemptId)
  return {
    title: at.title,
    questions: [...questions.values()]
      .map(({ questionId, number, text, marksHundredths }) => ({ questionId, number, text, marksHundredths }))
      .toSorted((one, other) => one.number - other.number),
    candidates: [...candidates].map(([attemptId, own]) => ({
      attemptId,
      studentNumber: own[0]?.studentNumber ?? '',
      name: own[0]?.name ?? '',
      className: own[0]?.className ?? null,
      attemptNumber: own[0]?.attemptNumber ?? 1,
      marks: own.map(({ id, questionId, revision }) => {
        const marks = given.get(id) ?? []
        const seen = at.secondMarker === 'all' ? newestOf(marks, actor.userId) : marks.at(-1)
        return { questionId, revision, hundredths: seen?.hundredths ?? null }
      }),
    })),
  }
}

/** Writes marks of paper down, all or none. */
export async function enterPaperMarks(
  tx: Tx,
  { examId, marks: typed }: InputOf<typeof contract.marking.enterPaperMarks>,
  { actor, at }: Caller,
) {
  const before = await readPapers(tx, examId)
  const wanted = typed.map((one) => before.scripts.find((script) => isOf(script, one))?.attemptId ?? '')
  const attemptIds = [...new Set(wanted)].filter((attemptId) => attemptId !== '')
  await lockHandedIn(tx, attemptIds)
  // What stands there now that nobody else can mark them.
  const { scripts, questions } = await readPapers(tx, examId)
  const given = await marksOf(tx, scripts)
  const rows: NewHandMark[] = []
  const problems: { place: number; message: string }[] = []
  const seen = new Set<string>()
  for (const [place, { hundredths, ...one }] of typed.entries()) {
    const script = scripts.find((found) => isOf(found, one))
    const question = questions.get(one.questionId)
    const marks = script ? (given.get(script.id) ?? []) : []
    const round = script && roundFor(marks, { ...script, ...at }, { userId: actor.userId, isDecider: at.isDecider })
    const isTwice = script !== undefined && seen.has(script.id)
    if (script) seen.add(script.id)
    const message = problemOf({ script, question, round, hundredths, revision: one.revision, isTwice })
    if (message !== null) problems.push({ place, message })
    else if (script && question && round) {
      const mark = { itemIds: [], adjustHundredths: hundredths }
      rows.push({
        ...{ ...mark, scriptId: script.id, round, markerId: actor.userId, answerHash: script.answerHash },
        ...{ hundredths: handPoints(mark, countedBy(question, at.secondMarker)), comment: '', undoes: null },
      })
    }
  }
  if (problems.length > 0) return refuse('INVALID_MARKS', { problems })
  await insertHandMarks(tx, rows)
  await markAttempts(tx, attemptIds, 'typed in from paper')
  return { savedCount: rows.length }
}

type Judged = {
  script: PaperScript | undefined
  question: Question | undefined
  round: unknown
  hundredths: number
  revision: number
  isTwice: boolean
}

function problemOf({ script, question, round, hundredths, revision, isTwice }: Judged): string | null {
  if (!script || !question) return 'Nobody with this student ID has handed in this question on paper.'
  if (!isMarkOf(hundredths, question.marksHundredths)) {
    return `Marks go by quarters, from 0 to ${question.marksHundredths / 100}.`
  }
  if (script.revision !== revision) return 'It was marked by somebody else since you opened the list.'
  if (isTwice) return 'It stands twice in the list.'
  return round ? null : 'Both markers have marked it; the author of the exam or an administrator decides.'
}

type Named = { studentNumber: string; attemptNumber: number; questionId: string }

function isOf(script: PaperScript, { studentNumber, attemptNumber, questionId }: Named): boolean {
  return (
    script.studentNumber === studentNumber && script.attemptNumber === attemptNumber && script.questionId === questionId
  )
}

async function readPapers(tx: Tx, examId: string) {
  const questions = new Map<string, Question>()
  const all = await selectPaperScripts(tx, examId)
  const scripts: (PaperScript & { state: Exclude<PaperScript['state'], 'closed'> })[] = []
  for (const script of all) {
    const known = questions.get(script.questionId) ?? (await readMarkedQuestion(tx, script))
    questions.set(script.questionId, known)
    if (known.isOnPaper && isOpen(script)) scripts.push(script as (typeof scripts)[number])
  }
  for (const [id, { isOnPaper }] of questions) if (!isOnPaper) questions.delete(id)
  return { scripts, questions }
}

/** The marks that stand for the present texts, by script. */
async function marksOf(tx: Tx, scripts: readonly PaperScript[]): Promise<Map<string, StandingMark[]>> {
  const all = await selectHandMarks(tx, [...new Set(scripts.map(({ attemptId }) => attemptId))])
  return Map.groupBy(all, ({ scriptId }) => scriptId)
}
