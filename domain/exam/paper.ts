import { seededRandom, shuffled } from './seeded-random.ts'
import type { ContentQuestion, ExamContent } from './version.ts'
import { requireRulesVersion, rulesVersion } from './version.ts'

/**
 * The order in which one candidate sees the content: ids only, so it says nothing without the content and nothing
 * about the key.
 */
export type Paper = { rulesVersion: number; order: { questionId: string; optionIds: string[] }[] }

export type Shuffling = { shuffleQuestions: boolean; shuffleOptions: boolean }

/**
 * The paper of one candidate: a permutation of the content that depends on content, seed and settings alone, so any
 * node makes the same. True/false keeps its order, True first. Each question draws from a seed of its own. Refuses
 * (RulesVersionError) content of other rules.
 */
export function buildPaper(content: ExamContent, seed: string, shuffling: Shuffling): Paper {
  requireRulesVersion(content)
  const questions = shuffling.shuffleQuestions
    ? shuffled(content.questions, seededRandom(`${seed}:questions`))
    : content.questions
  return {
    rulesVersion,
    order: questions.map((question) => ({
      questionId: question.id,
      optionIds: optionOrder(question, seed, shuffling.shuffleOptions),
    })),
  }
}

function optionOrder(question: ContentQuestion, seed: string, shuffleOptions: boolean): string[] {
  const ids = question.options.map(({ id }) => id)
  if (!shuffleOptions || question.type === 'true_false') return ids
  return shuffled(ids, seededRandom(`${seed}:options:${question.id}`))
}
