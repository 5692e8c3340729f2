import type { contract } from '@sabimark/contract/contract.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor, InputOf } from '../platform/http/route.ts'
import { openScript } from './open-script.ts'
import { isOpen, type ScriptAccess } from './script.access.ts'
import { claimScript, lockNextScript, lockScript, releaseScript, selectProgress } from './scripts.db.ts'

type Asked = InputOf<typeof contract.marking.nextScript>
type Caller<At> = { actor: Actor; at: At }

/**
 * Hands out a script nobody else has: two markers who ask at the same moment get two. None of an essay on paper: without the
 * name on the sheet nobody knows which one it is.
 */
export async function nextScript(tx: Tx, asked: Asked, { actor, at }: Caller<ScriptAccess>) {
  const { examId, questionId, after = null, show = 'open' } = asked
  const ofQuestion = { examId, questionId, userId: actor.userId }
  const mayHave = show === 'open' || show === 'mine' || at.isDecider
  const row = mayHave ? await lockNextScript(tx, { ...ofQuestion, after, show }) : undefined
  const found = row && isOpen(row) ? await openScript(tx, row, { ...at, userId: actor.userId }) : null
  const script = found?.question.isOnPaper ? null : found
  if (row && script) await claimScript(tx, row, actor.userId)
  else if (after !== null) await releaseScript(tx, after, actor.userId)
  return { script, progress: await selectProgress(tx, ofQuestion) }
}

/** Opens one script again, and keeps it from others; where somebody else has it, it stays theirs. */
export async function getScript(tx: Tx, { scriptId }: { scriptId: string }, { actor, at }: Caller<ScriptAccess>) {
  const row = await lockScript(tx, scriptId)
  if (!isOpen(row)) return refuse('UNKNOWN_SCRIPT')
  if (row.isClaimed && row.claimedBy !== actor.userId) return refuse('SCRIPT_TAKEN')
  const script = await openScript(tx, row, { ...at, userId: actor.userId })
  if (script.question.isOnPaper) return refuse('UNKNOWN_SCRIPT')
  await claimScript(tx, row, actor.userId)
  return { script, progress: await selectProgress(tx, { ...row, userId: actor.userId }) }
}

export async function returnScript(tx: Tx, { scriptId }: { scriptId: string }, actor: Actor) {
  await releaseScript(tx, scriptId, actor.userId)
  return {}
}
