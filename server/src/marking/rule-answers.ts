import type { contract } from '@sabimark/contract/contract.ts'
import type { NumberRules, TextRules } from '@sabimark/domain/bank/answer-rules.ts'
import { isAcceptedKey } from '@sabimark/domain/bank/judge-typed.ts'
import { groupAnswers } from '@sabimark/domain/marking/answer-groups.ts'
import { lockForAct } from '../exam/lock-for-act.ts'
import { type KeyRow, type StoredKey, selectKey, selectVersionIds } from '../exam/version/version.db.ts'
import { insertAudit } from '../platform/audit/record-log.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { isRefused, refuse } from '../platform/http/refused.ts'
import type { Actor, InputOf } from '../platform/http/route.ts'
import { enqueue } from '../platform/jobs/due-work.ts'
import { selectTypedAnswers } from './answers.db.ts'
import { insertKeyRevisions, lockKeys, selectLastSaid } from './key-revisions.db.ts'
import { markVersionAgain } from './mark-version.ts'
import { readMarkedQuestion } from './open-script.ts'

/** More distinct answers than anybody reads. */
const mostGroups = 300

type OfQuestion = { examId: string; questionId: string }

/** The distinct answers to a blank, with how many gave each and what it has earned so far. */
export async function listAnswers(tx: Tx, { examId, questionId }: OfQuestion, { mayRule }: { mayRule: boolean }) {
  const blank = await readBlank(tx, { examId, questionId })
  if (!blank) return refuse('UNKNOWN_QUESTION')
  const { versionId, seen, rules, rulings } = blank
  const versionIds = blank.versions.map((one) => one.versionId)
  const groups = groupAnswers(await selectTypedAnswers(tx, versionIds, questionId), rules, rulings)
  return {
    seen,
    mayRule,
    question: await readMarkedQuestion(tx, { versionId, questionId }),
    items: groups.slice(0, mostGroups).map(({ texts, ...group }) => ({ ...group, texts: texts.slice(0, 8) })),
    moreCount: Math.max(0, groups.length - mostGroups),
  }
}

/**
 * Decides about spellings for everybody: a revision of the key of each version that asks this, by which all papers are marked, also
 * those still to come.
 */
export async function ruleAnswers(tx: Tx, asked: InputOf<typeof contract.marking.ruleAnswers>, actor: Actor) {
  const { examId, questionId, rulings, reason } = asked
  await lockKeys(tx)
  const exam = await lockForAct(tx, examId, 'ruleAnswers', actor)
  if (isRefused(exam)) return exam
  const blank = await readBlank(tx, asked)
  if (!blank) return refuse('UNKNOWN_QUESTION')
  if (blank.seen !== asked.seen) return refuse('KEY_CHANGED_MEANWHILE')
  await insertKeyRevisions(
    tx,
    blank.versions.map(({ versionId, key, revision, bonusHundredths, ofQuestion, rules }) => {
      // A version that asked something else has its own right answers: what is wrong here was right there.
      const isMeant = ({ answerKey }: { answerKey: string }) =>
        isAcceptedKey(answerKey, rules) === isAcceptedKey(answerKey, blank.rules)
      const all = [...(ofQuestion.rulings ?? []), ...rulings.filter(isMeant)]
      const said = { versionId, key: { ...key, [questionId]: { ...ofQuestion, rulings: all } }, bonusHundredths }
      return { ...said, revision: revision + 1, questionId, kind: 'rulings', reason, createdBy: actor.userId }
    }),
  )
  await insertAudit(tx, {
    actorId: actor.userId,
    action: 'marking.rulings',
    subject: examId,
    detail: { questionId, rulings, reason },
  })
  for (const { versionId } of blank.versions) await enqueue(tx, markVersionAgain, versionId)
  return { seen: blank.revision + 1 }
}

type Held = KeyRow & { versionId: string; ofQuestion: StoredKey[string]; rules: TextRules | NumberRules }

/** The blank as the newest version that has it judges it, with each version that asks it. */
async function readBlank(tx: Tx, { examId, questionId }: OfQuestion) {
  const versions: Held[] = []
  for (const versionId of await selectVersionIds(tx, examId)) {
    const row = await selectKey(tx, versionId)
    const ofQuestion = Object.hasOwn(row.key, questionId) ? row.key[questionId] : undefined
    if (ofQuestion && isBlank(ofQuestion.rules))
      versions.push({ ...row, versionId, ofQuestion, rules: ofQuestion.rules })
  }
  const [newest] = versions
  if (!newest) return null
  const seen = await selectLastSaid(tx, newest.versionId, questionId)
  return { ...newest, seen, versions, rulings: newest.ofQuestion.rulings ?? [] }
}

function isBlank(rules: StoredKey[string]['rules']): rules is TextRules | NumberRules {
  return rules?.kind === 'text' || rules?.kind === 'number'
}
