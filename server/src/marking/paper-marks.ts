import type { contract } from '@sabimark/contract/contract.ts'
import { handPoints } from '@sabimark/domain/marking/hand-mark.ts'
import { newestOf, roundFor } from '@sabimark/domain/marking/hand-round.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor, InputOf } from '../platform/http/route.ts'
import { markAttempts } from './mark-attempts.ts'
import { lockHandedIn } from './marking.db.ts'
import { countedBy, readMarkedQuestion } from './open-script.ts'
import { type PaperScript, selectMarkerNames, selectPaperScripts } from './paper-marks.db.ts'
import { problemOf } from './paper-problem.ts'
import { isOpen, type ScriptAccess } from './script.access.ts'
import { insertHandMarks, type NewHandMark, type StandingMark, selectHandMarks } from './scripts.db.ts'

type Caller = { actor: Actor; at: ScriptAccess & { title: string } }
type Question = Awaited<ReturnType<typeof readMarkedQuestion>>

/** Everybody whose essay is on paper, by student ID, with the mark of each question. */
export async function listPaperMarks(tx: Tx, { examId }: { examId: string }, { actor, at }: Caller) {
  const { scripts, questions } = await readPapers(tx, examId)
  const given = await marksOf(tx, scripts)
  const markerIds = [...given.values()].flatMap((marks) => marks.map(({ markerId }) => markerId))
  const names = await selectMarkerNames(tx, [...new Set(markerIds)])
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
      marks: own.map((script) => {
        const { id, questionId, revision, state } = script
        const marks = given.get(id) ?? []
        const shown = shownOf(marks, script, { actor, at })
        const isOthers = shown !== undefined && shown.markerId !== actor.userId
        return {
          questionId,
          revision,
          state,
          hundredths: shown?.hundredths ?? null,
          givenBy: isOthers ? (names.get(shown.markerId) ?? null) : null,
          both: bothOf(marks, script, at),
        }
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
  const isWanted = (script: PaperScript) => typed.some((one) => isOf(script, one))
  const attemptIds = [...new Set(before.scripts.filter(isWanted).map(({ attemptId }) => attemptId))]
  await lockHandedIn(tx, attemptIds)
  // What stands there now that nobody else can mark them.
  const { scripts, questions } = await readPapers(tx, examId)
  const given = await marksOf(tx, scripts)
  const rows: NewHandMark[] = []
  const problems: { place: number; message: string }[] = []
  const seen = new Set<string>()
  for (const [place, one] of typed.entries()) {
    const { hundredths } = one
    const script = scripts.find((found) => isOf(found, one))
    const question = questions.get(one.questionId)
    const marks = script ? (given.get(script.id) ?? []) : []
    const shown = script && shownOf(marks, script, { actor, at })
    const marker = { userId: actor.userId, isDecider: at.isDecider }
    const round = script ? roundFor(marks, { ...script, ...at }, marker) : null
    const isTwice = script !== undefined && seen.has(script.id)
    if (script) seen.add(script.id)
    const { userId } = actor
    const message = problemOf({ typed: one, script, question, marks, shown, round, userId, isTwice })
    if (message !== null) problems.push({ place, message })
    else if (script && shown && hundredths === null) {
      rows.push({ ...shown, scriptId: script.id, undoes: shown.number })
    } else if (script && question && round && hundredths !== null) {
      const mark = { itemIds: [], adjustHundredths: hundredths }
      rows.push({
        ...mark,
        scriptId: script.id,
        round,
        markerId: actor.userId,
        answerHash: script.answerHash,
        hundredths: handPoints(mark, countedBy(question, at.secondMarker)),
        comment: '',
        undoes: null,
      })
    }
  }
  if (problems.length > 0) return refuse('INVALID_MARKS', { problems })
  await insertHandMarks(tx, rows)
  await markAttempts(tx, attemptIds, 'typed in from paper')
  return { savedCount: rows.length }
}

/** What this person sees of an answer: of two markers the own mark, and who decides sees what was decided. */
function shownOf(marks: readonly StandingMark[], { state }: PaperScript, { actor, at }: Caller) {
  if (at.secondMarker !== 'all') return state === 'conflict' && at.isDecider ? undefined : marks.at(-1)
  const decided = marks.filter(({ round }) => round === 'agreed').at(-1)
  if (at.isDecider && decided) return decided
  return at.isDecider && state === 'conflict' ? undefined : newestOf(marks, actor.userId)
}

/** What both markers gave where they disagree, for who decides. */
function bothOf(marks: readonly StandingMark[], { state }: PaperScript, { isDecider }: ScriptAccess): number[] {
  if (!isDecider || state !== 'conflict') return []
  return (['first', 'second'] as const).flatMap((round) => {
    const mark = marks.filter((one) => one.round === round).at(-1)
    return mark ? [mark.hundredths] : []
  })
}

type Named = { attemptId: string; questionId: string }

function isOf(script: PaperScript, { attemptId, questionId }: Named): boolean {
  return script.attemptId === attemptId && script.questionId === questionId
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
