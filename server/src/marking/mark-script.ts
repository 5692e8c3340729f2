import type { contract } from '@sabimark/contract/contract.ts'
import { pointStep } from '@sabimark/domain/bank/essay-rules.ts'
import { handPoints, isMarkOf } from '@sabimark/domain/marking/hand-mark.ts'
import { newestOf, roundFor } from '@sabimark/domain/marking/hand-round.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor, InputOf } from '../platform/http/route.ts'
import { markAttempts } from './mark-attempts.ts'
import { lockHandedIn } from './marking.db.ts'
import { countedBy, marksOfScript, readMarkedQuestion } from './open-script.ts'
import { isOpen, type OpenScript, type ScriptAccess } from './script.access.ts'
import { insertHandMarks, lockScript, selectOptionalScript, selectProgress } from './scripts.db.ts'

type Given = InputOf<typeof contract.marking.mark>
type Caller = { actor: Actor; at: ScriptAccess & { script: OpenScript } }

/** Writes a mark down and marks the paper with it. Whoever has not seen what the script is now is told to look again. */
export async function markScript(tx: Tx, given: Given, { actor, at }: Caller) {
  const { secondMarker, isDecider } = at
  // As everywhere the attempt first, then what hangs on it.
  await lockHandedIn(tx, [at.script.attemptId])
  const script = await lockScript(tx, given.scriptId)
  if (script.isClaimed && script.claimedBy !== actor.userId) return refuse('SCRIPT_TAKEN')
  if (!isOpen(script) || script.revision !== given.revision) return refuse('MARKED_MEANWHILE')
  const marks = await marksOfScript(tx, script)
  const round = roundFor(marks, { state: script.state, secondMarker }, { userId: actor.userId, isDecider })
  if (round === null) return refuse('MARKED_MEANWHILE')
  const asked = await readMarkedQuestion(tx, script)
  // Marks of sheets are typed in beside the names that are on them.
  if (asked.isOnPaper) return refuse('UNKNOWN_SCRIPT')
  const question = countedBy(asked, secondMarker)
  if (!canBeGiven(given, question)) return refuse('MARK_OUT_OF_RANGE', { maxHundredths: question.ofHundredths })
  const { itemIds, adjustHundredths, comment } = given
  const hundredths = handPoints(given, question)
  await insertHandMarks(tx, [
    {
      scriptId: script.id,
      round,
      markerId: actor.userId,
      answerHash: script.answerHash,
      itemIds,
      adjustHundredths,
      hundredths,
      comment,
      undoes: null,
    },
  ])
  await markAttempts(tx, [script.attemptId], 'marked by hand')
  const now = await standingNow(tx, script, actor)
  return now ? { hundredths, ...now } : refuse('UNKNOWN_SCRIPT')
}

/** Takes the newest mark of this marker back: the paper is marked as if it had not been given. */
export async function undoMark(tx: Tx, asked: { scriptId: string; revision: number }, { actor, at }: Caller) {
  await lockHandedIn(tx, [at.script.attemptId])
  const script = await lockScript(tx, asked.scriptId)
  if (!isOpen(script) || script.revision !== asked.revision) return refuse('MARKED_MEANWHILE')
  const mark = newestOf(await marksOfScript(tx, script), actor.userId)
  if (!mark) return refuse('MARKED_MEANWHILE')
  await insertHandMarks(tx, [{ ...mark, scriptId: script.id, undoes: mark.number }])
  await markAttempts(tx, [script.attemptId], 'mark undone')
  const now = await standingNow(tx, script, actor)
  return now ? { revision: now.revision, progress: now.progress } : refuse('UNKNOWN_SCRIPT')
}

/** Points must be of the rubric, and what is added or taken off goes by quarters; without a rubric that is the mark. */
function canBeGiven(
  { itemIds, adjustHundredths }: Given,
  { rubric, ofHundredths }: ReturnType<typeof countedBy>,
): boolean {
  if (new Set(itemIds).size < itemIds.length || itemIds.some((one) => !rubric.some(({ id }) => id === one)))
    return false
  if (rubric.length === 0) return isMarkOf(adjustHundredths, ofHundredths)
  return adjustHundredths % pointStep === 0 && Math.abs(adjustHundredths) <= ofHundredths
}

/** How the script stands once its paper was marked; null where a ruling of a moment ago decides it, and nobody marks it any more. */
async function standingNow(tx: Tx, { id, examId, questionId }: OpenScript, actor: Actor) {
  const now = await selectOptionalScript(tx, id)
  if (!now || !isOpen(now)) return null
  const progress = await selectProgress(tx, { examId, questionId, userId: actor.userId })
  return { state: now.state, revision: now.revision, progress }
}
