import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import { isAskedAlike } from '@sabimark/domain/exam/asked-alike.ts'
import type { Adjustment, ContentQuestion } from '@sabimark/domain/exam/version.ts'
import { rightAnswerOf } from '@sabimark/domain/marking/right-answer.ts'
import { glanceAtContent } from '../../exam/version/content.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { HeldVersion } from './holders.db.ts'

/** A question as some versions of an exam ask it: in the same words, with the same options. */
export type Asking = {
  /** The numbers of the versions, the newest first. */
  versions: number[]
  question: ContentQuestion
  kind: AnswerRules['kind']
  /** In the author's order, from 1. */
  number: number
  text: string
  options: ContentQuestion['options']
  correctOptionIds: string[]
  accepted: string[]
  adjust: Adjustment | null
  paperCount: number
}

/**
 * In how many ways the versions of an exam, the newest first, ask the question that each holds under its `questionId`. One that
 * nobody has begun, or can begin any more, asks nobody.
 */
export async function askingsOf(tx: Tx, held: readonly HeldVersion[]): Promise<Asking[]> {
  const askings: Asking[] = []
  for (const version of held.filter(({ isInUse }) => isInUse)) {
    const one = await askingOf(tx, version)
    const same = one && askings.find(({ question }) => isAskedAlike(question, one.question))
    if (same) {
      same.versions.push(version.number)
      same.paperCount += version.paperCount
    } else if (one) askings.push(one)
  }
  return askings
}

async function askingOf(tx: Tx, { versionId, number, questionId, key, paperCount }: HeldVersion) {
  const { content, authorOrder } = await glanceAtContent(tx, versionId)
  const question = content.questions.find(({ id }) => id === questionId)
  const entry = key[questionId ?? '']
  if (!question || !entry) return undefined
  const place = authorOrder.findIndex((one) => one.questionId === question.id)
  const { correctOptionIds, accepted } = rightAnswerOf(entry)
  return {
    versions: [number],
    question,
    number: place + 1,
    text: question.text,
    paperCount,
    kind: entry.rules?.kind ?? ('one' as const),
    options: (authorOrder[place]?.optionIds ?? []).flatMap((id) => question.options.find((one) => one.id === id) ?? []),
    correctOptionIds,
    accepted,
    adjust: entry.adjust ?? null,
  }
}
