import { createHash } from 'node:crypto'
import type { contract } from '@sabimark/contract/contract.ts'
import { isAskedAlike } from '@sabimark/domain/exam/asked-alike.ts'
import { actProblem } from '@sabimark/domain/exam/exam-acts.ts'
import { entryTakenBack, isSame } from '@sabimark/domain/exam/key-entry.ts'
import type { ContentQuestion, ExamContent } from '@sabimark/domain/exam/version.ts'
import { correctedEntry, fitsQuestion } from '@sabimark/domain/marking/corrections/correction.ts'
import { markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import { isTheirs } from '../../exam/exam.access.ts'
import { glanceAtContent } from '../../exam/version/content.ts'
import type { KeyRow, StoredKey } from '../../exam/version/version.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Actor, InputOf } from '../../platform/http/route.ts'
import { askingsOf } from './askings.ts'
import {
  type HeldVersion,
  selectAct,
  selectHolders,
  selectOptionalBankQuestion,
  selectVersionsOf,
} from './holders.db.ts'

export type AskedCorrection = InputOf<typeof contract.marking.tryCorrection>
type OfQuestion = Extract<AskedCorrection['correction'], { questionId: string }>

/** A version whose key is put right: what it says now and what it is to say. */
export type Target = HeldVersion & { next: Pick<KeyRow, 'key' | 'bonusHundredths'> }

/** What a correction comes to; `seen` names the keys it was made of. */
export type CorrectionPlan = {
  targets: Target[]
  seen: string
  /** The question of the bank, and as the exam asks it that was named. */
  inBank: { bankQuestionId: string; question: ContentQuestion } | null
}

/**
 * Which keys a correction changes, and how. Nothing is written. Refused where it is nobody's to make, belongs to no question, or
 * changes nothing.
 */
export async function planCorrection(tx: Tx, actor: Actor, asked: AskedCorrection) {
  const found = await findVersions(tx, asked)
  if (isRefused(found)) return found
  const { held, bankQuestionId } = found
  if (held.length === 0) return refuse('UNKNOWN_EXAM')
  if (held.some((one) => !isTheirs(actor, one))) return refuse('NOT_ALLOWED')
  if (held.some(({ status }) => actProblem('correctKey', { status, startedCount: 0 }))) return refuse('WRONG_STATUS')
  const targets: Target[] = []
  let question: ContentQuestion | undefined
  for (const version of held) {
    const { content } = await glanceAtContent(tx, version.versionId)
    // The newest version of an exam comes first.
    if (version.examId === asked.examId) question ??= content.questions.find(({ id }) => id === version.questionId)
    const next = nextOf(version, content, asked.correction, found.made)
    if (isRefused(next)) return next
    if (isSame(next.key, version.key) && next.bonusHundredths === version.bonusHundredths) continue
    if (availableOf(content, next.key) === 0) return refuse('NO_MARKS_LEFT')
    targets.push({ ...version, next })
  }
  if (targets.length === 0) return refuse('NOTHING_WOULD_CHANGE')
  const inBank = bankQuestionId !== null && question ? { bankQuestionId, question } : null
  return { targets, seen: nameOf(held), inBank } satisfies CorrectionPlan
}

/** The versions it reaches. Of an act that is taken back all of them: it is not to stay in half. */
async function findVersions(tx: Tx, { examId, examIds, correction, versions }: AskedCorrection) {
  if (correction.kind === 'bonus') return { held: await selectVersionsOf(tx, examId), bankQuestionId: null, made: [] }
  if (correction.kind === 'taken_back') return await findAct(tx, examId, correction.actId)
  const bankQuestionId = await selectOptionalBankQuestion(tx, { examId, questionId: correction.questionId })
  if (bankQuestionId === undefined) return refuse('UNKNOWN_QUESTION')
  const chosen = new Set([examId, ...examIds])
  const held = (await selectHolders(tx, bankQuestionId)).filter((one) => chosen.has(one.examId))
  if (held.every((one) => one.examId !== examId)) return refuse('WRONG_STATUS')
  if ([...chosen].some((id) => held.every((one) => one.examId !== id))) return refuse('UNKNOWN_EXAM')
  const meant = await meantOf(tx, held, { examId, versions })
  return isRefused(meant) ? meant : { held: meant, bankQuestionId, made: [] }
}

type Named = { examId: string; versions: readonly number[] | undefined }

/**
 * A question that the exam has asked in several ways is put right in those that were chosen: what is right of one says nothing of the
 * others. Of another exam those are meant that ask it so, where there are some.
 */
async function meantOf(tx: Tx, held: readonly HeldVersion[], { examId, versions }: Named) {
  const own = held.filter((one) => one.examId === examId)
  const askings = await askingsOf(tx, own)
  if (versions === undefined && askings.length > 1) return refuse('ASKED_OTHERWISE')
  if (versions?.some((number) => own.every((one) => one.number !== number))) return refuse('UNKNOWN_QUESTION')
  const chosen = own.filter(({ number, isInUse }) => versions?.includes(number) ?? isInUse)
  const asked = askings.filter((one) => chosen.some(({ number }) => one.versions.includes(number)))
  const meant = [...chosen]
  for (const [id, others] of Map.groupBy(held, (one) => one.examId)) {
    if (id === examId) continue
    const alike = (await askingsOf(tx, others)).filter(({ question }) =>
      asked.some((one) => isAskedAlike(one.question, question)),
    )
    const numbers = new Set(alike.flatMap((one) => one.versions))
    meant.push(...(numbers.size === 0 ? others : others.filter(({ number }) => numbers.has(number))))
  }
  return meant
}

async function findAct(tx: Tx, examId: string, actId: string) {
  const made = await selectAct(tx, actId)
  if (made.every((one) => one.examId !== examId)) return refuse('UNKNOWN_EXAM')
  if (made.some(({ kind, isTakenBack }) => isTakenBack || kind === 'taken_back')) return refuse('NOTHING_WOULD_CHANGE')
  const exams = new Set(made.map((one) => one.examId))
  const all: HeldVersion[] = []
  for (const id of exams) all.push(...(await selectVersionsOf(tx, id)))
  const held = all.flatMap((version) => {
    const one = made.find(({ versionId }) => versionId === version.versionId)
    return one ? [{ ...version, questionId: one.questionId }] : []
  })
  return { held, bankQuestionId: null, made }
}

function nextOf(
  version: HeldVersion,
  content: ExamContent,
  correction: AskedCorrection['correction'],
  made: Awaited<ReturnType<typeof selectAct>>,
) {
  if (correction.kind === 'bonus') return { key: version.key, bonusHundredths: correction.bonusHundredths }
  if (correction.kind === 'taken_back') return takenBack(version, made)
  return putRight(version, content, correction)
}

function putRight({ key, bonusHundredths, questionId }: HeldVersion, content: ExamContent, correction: OfQuestion) {
  const question = content.questions.find(({ id }) => id === questionId)
  const entry = questionId === null ? undefined : key[questionId]
  if (!question || !entry) return refuse('UNKNOWN_QUESTION')
  if (!fitsQuestion(correction, { question, entry })) return refuse('NOT_FOR_THIS_QUESTION')
  const { bankQuestionId } = entry
  const next: StoredKey = { ...key, [question.id]: { ...correctedEntry(entry, correction), bankQuestionId } }
  return { key: next, bonusHundredths }
}

function takenBack({ versionId, key, bonusHundredths }: HeldVersion, made: Awaited<ReturnType<typeof selectAct>>) {
  const act = made.find((one) => one.versionId === versionId)
  if (!act) return refuse('UNKNOWN_EXAM')
  if (act.isOvertaken) return refuse('CORRECTED_SINCE')
  if (act.questionId === null) {
    if (bonusHundredths !== act.bonusHundredths) return refuse('CORRECTED_SINCE')
    return { key, bonusHundredths: act.bonusBefore }
  }
  const [before, after, now] = [act.keyBefore[act.questionId], act.key[act.questionId], key[act.questionId]]
  if (!before || !after || !now) return refuse('UNKNOWN_QUESTION')
  const entry = entryTakenBack({ before, after, now })
  if (!entry) return refuse('CORRECTED_SINCE')
  const next: StoredKey = { ...key, [act.questionId]: { ...entry, bankQuestionId: before.bankQuestionId } }
  return { key: next, bonusHundredths }
}

/** What a paper comes to at most by this key. */
export function availableOf(content: ExamContent, key: StoredKey): number {
  const order = content.questions.map(({ id }) => id)
  return markPaper({ content, key, answers: {}, order }).totals.availableHundredths
}

/** Names the keys a preview was made of: one that is another by now has another name. */
function nameOf(versions: readonly HeldVersion[]): string {
  const lines = versions.map(({ versionId, revision }) => `${versionId} ${revision}`).sort()
  return createHash('sha256').update(lines.join('\n')).digest('base64url')
}
