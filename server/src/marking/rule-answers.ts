import type { contract } from '@sabimark/contract/contract.ts'
import type { NumberRules, TextRules } from '@sabimark/domain/bank/answer-rules.ts'
import { groupAnswers } from '@sabimark/domain/marking/answer-groups.ts'
import { type StoredKey, selectKey, selectOptionalNewestVersion } from '../exam/version/version.db.ts'
import { inSchool, type Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor, InputOf } from '../platform/http/route.ts'
import { enqueue, type Worker } from '../platform/jobs/due-work.ts'
import { insertAudit } from '../platform/record/record-log.ts'
import type { Services } from '../platform/services.ts'
import { insertRulings, lockExam, selectMarkedBefore, selectTypedAnswers } from './answers.db.ts'
import { markAttempts } from './mark-attempts.ts'
import { readMarkedQuestion } from './open-script.ts'

/** The kind of due work that marks the papers of a version again by its newest key. */
export const markVersionAgain = 'mark_version'

/** So many papers in one transaction: a save waits for none of them for long. */
const mostAtOnce = 50
const secondLookMs = 60_000
/** More distinct answers than anybody reads. */
const mostGroups = 300

type OfQuestion = { examId: string; questionId: string }

/** The distinct answers to a blank, with how many gave each and what it has earned so far. */
export async function listAnswers(tx: Tx, { examId, questionId }: OfQuestion) {
  const blank = await readBlank(tx, { examId, questionId })
  if (!blank) return refuse('UNKNOWN_QUESTION')
  const { versionId, rules, rulings } = blank
  const groups = groupAnswers(await selectTypedAnswers(tx, versionId, questionId), rules, rulings)
  return {
    seen: rulings.length,
    question: await readMarkedQuestion(tx, { versionId, questionId }),
    items: groups.slice(0, mostGroups).map(({ texts, ...group }) => ({ ...group, texts: texts.slice(0, 8) })),
    moreCount: Math.max(0, groups.length - mostGroups),
  }
}

/** Decides about spellings for everybody: a revision of the key, by which all papers are marked, also those still to come. */
export async function ruleAnswers(tx: Tx, asked: InputOf<typeof contract.marking.ruleAnswers>, actor: Actor) {
  const { examId, questionId, rulings, reason } = asked
  await lockExam(tx, examId)
  const blank = await readBlank(tx, asked)
  if (!blank) return refuse('UNKNOWN_QUESTION')
  if (blank.rulings.length !== asked.seen) return refuse('KEY_CHANGED_MEANWHILE')
  const { versionId, ofQuestion } = blank
  const all = [...blank.rulings, ...rulings]
  const key: StoredKey = { ...blank.key, [questionId]: { ...ofQuestion, rulings: all } }
  await insertRulings(tx, { versionId, revision: blank.revision + 1, key, reason, createdBy: actor.userId })
  await insertAudit(tx, {
    ...{ actorId: actor.userId, action: 'marking.rulings', subject: examId },
    detail: { questionId, rulings, reason },
  })
  await enqueue(tx, markVersionAgain, versionId)
  // What was being marked by the older key at this moment is found by a second look.
  await enqueue(tx, markVersionAgain, `${versionId} once more`, new Date(tx.now.getTime() + secondLookMs))
  return { seen: all.length }
}

/** Marks papers by the newest key, some at a time, until none was marked by an older one. */
export function markVersion({ pools }: Pick<Services, 'pools'>): Worker {
  return async ({ schoolId, reference }) => {
    const [versionId = ''] = reference.split(' ')
    const markSome = async (tx: Tx) => {
      const { revision } = await selectKey(tx, versionId)
      const ids = await selectMarkedBefore(tx, { versionId, revision, limit: mostAtOnce })
      await markAttempts(tx, ids, 'rulings')
      return ids.length === mostAtOnce
    }
    while (await inSchool(pools.app, { schoolId }, markSome));
  }
}

async function readBlank(tx: Tx, { examId, questionId }: OfQuestion) {
  const version = await selectOptionalNewestVersion(tx, examId)
  if (!version) return null
  const { key, revision } = await selectKey(tx, version.versionId)
  const ofQuestion = Object.hasOwn(key, questionId) ? key[questionId] : undefined
  if (!ofQuestion || !isBlank(ofQuestion.rules)) return null
  const { rules, rulings = [] } = ofQuestion
  return { versionId: version.versionId, key, revision, ofQuestion, rules, rulings }
}

function isBlank(rules: StoredKey[string]['rules']): rules is TextRules | NumberRules {
  return rules?.kind === 'text' || rules?.kind === 'number'
}
