import { isOnPaper } from './on-paper.ts'
import { seededRandom, shuffled } from './seeded-random.ts'
import type { ExamContent } from './version.ts'
import { requireRulesVersion } from './version.ts'

/**
 * The order in which one candidate sees the content: ids only, so it says nothing without the content and nothing
 * about the key.
 */
export type Paper = { rulesVersion: number; order: { questionId: string; optionIds: string[] }[] }

export type Shuffling = { shuffleQuestions: boolean; shuffleOptions: boolean }

/** The order in which the content itself stands. */
export function orderOf({ questions }: Pick<ExamContent, 'questions'>): Paper['order'] {
  return questions.map(({ id, options }) => ({ questionId: id, optionIds: options.map((option) => option.id) }))
}

/**
 * The paper of one candidate: a permutation of the content that depends on content, seed, settings and the author's
 * order alone, so any node makes the same. What is shuffled is drawn from the content's order, so that no number of
 * papers says anything about the author's; what is not stands in the author's order, or without one in the content's,
 * as in versions published before the two were kept apart. True/false keeps the author's order, True first. A question that
 * is answered on paper keeps the author's number: on the sheet candidates write it, and staff look for it. Each question draws
 * from a seed of its own. Refuses (RulesVersionError) content of unknown rules.
 */
export function buildPaper(
  content: ExamContent,
  seed: string,
  { shuffleQuestions, shuffleOptions }: Shuffling,
  authorOrder: Paper['order'] = orderOf(content),
): Paper {
  requireRulesVersion(content)
  const authored = new Map(authorOrder.map(({ questionId, optionIds }) => [questionId, optionIds]))
  const questions = new Map(content.questions.map((question) => [question.id, question]))
  const ids = shuffleQuestions ? shuffledIds(content, [...authored.keys()], seed) : authored.keys()
  const optionOrder = (questionId: string): string[] => {
    const { type, options = [] } = questions.get(questionId) ?? {}
    if (!shuffleOptions || type === 'true_false') return authored.get(questionId) ?? []
    return shuffled(
      options.map(({ id }) => id),
      seededRandom(`${seed}:options:${questionId}`),
    )
  }
  return {
    rulesVersion: content.rulesVersion,
    order: [...ids].map((questionId) => ({ questionId, optionIds: optionOrder(questionId) })),
  }
}

function shuffledIds({ questions }: ExamContent, authored: readonly string[], seed: string): string[] {
  const kept = new Set(questions.filter(isOnPaper).map(({ id }) => id))
  const free = questions.flatMap(({ id }) => (kept.has(id) ? [] : id))
  const drawn = shuffled(free, seededRandom(`${seed}:questions`)).values()
  return authored.flatMap((id) => (kept.has(id) ? id : (drawn.next().value ?? [])))
}
