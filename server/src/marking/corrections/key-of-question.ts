import { isAskedAlike } from '@sabimark/domain/exam/asked-alike.ts'
import type { ContentQuestion } from '@sabimark/domain/exam/version.ts'
import { correctionsFor } from '@sabimark/domain/marking/corrections/correction.ts'
import { isTheirsToWrite, narrowedTo } from '../../bank/bank.access.ts'
import { selectOptionalQuestion } from '../../bank/bank.db.ts'
import { withdrawnQuestion } from '../../bank/withdrawn-question.ts'
import { isTheirs } from '../../exam/exam.access.ts'
import { glanceAtContent } from '../../exam/version/content.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { askingsOf } from './askings.ts'
import { type HeldVersion, selectHolders, selectOptionalBankQuestion } from './holders.db.ts'

type Asked = { examId: string; questionId: string }

/** The key of a question as whoever puts it right needs it, and which other exams ask it. */
export async function keyOfQuestion(tx: Tx, asked: Asked, actor: Actor) {
  const bankQuestionId = await selectOptionalBankQuestion(tx, asked)
  const holders = bankQuestionId === undefined ? [] : await selectHolders(tx, bankQuestionId)
  if (bankQuestionId === undefined) return refuse('UNKNOWN_QUESTION')
  const [newest, ...older] = await askingsOf(
    tx,
    holders.filter(({ examId }) => examId === asked.examId),
  )
  if (!newest) return refuse('UNKNOWN_QUESTION')
  const { question, kind, number } = newest
  const inBank = await selectOptionalQuestion(tx, bankQuestionId, narrowedTo(actor))
  return {
    questionId: question.id,
    number,
    text: question.text,
    kind,
    marksHundredths: question.marksHundredths,
    askings: [newest, ...older].map(({ question: _, kind: _kind, number: _number, ...one }) => one),
    kinds: [...correctionsFor(kind)],
    others: await others(tx, holders, { examId: asked.examId, question, actor }),
    isBankOpen:
      inBank !== undefined &&
      isTheirsToWrite(actor, inBank) &&
      isAskedAlike({ ...inBank, text: inBank.question }, question) &&
      inBank.rules.kind === kind,
    withdrawn: await withdrawnQuestion(tx, bankQuestionId, question),
  }
}

type Of = { examId: string; question: ContentQuestion; actor: Actor }

/** The other exams, each once. */
async function others(tx: Tx, holders: readonly HeldVersion[], { examId, question, actor }: Of) {
  const exams = Map.groupBy(
    holders.filter((one) => one.examId !== examId),
    (one) => one.examId,
  )
  const found = []
  for (const versions of exams.values()) {
    const [first] = versions
    if (!first) continue
    let isOtherwise = false
    for (const { versionId, questionId } of versions) {
      const { content } = await glanceAtContent(tx, versionId)
      const there = content.questions.find(({ id }) => id === questionId)
      isOtherwise ||= !there || !isAskedAlike(there, question)
    }
    const { title, status, owner } = first
    const paperCount = versions.reduce((sum, one) => sum + one.paperCount, 0)
    found.push({
      examId: first.examId,
      title,
      status,
      owner,
      paperCount,
      isTheirs: isTheirs(actor, first),
      isOwn: first.ownerId === actor.userId,
      isOtherwise,
    })
  }
  return found
}
