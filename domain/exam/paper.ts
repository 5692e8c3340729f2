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
 * as in versions published before the two were kept apart. The questions of one passage stay beside each other in the
 * author's order, which may be that of the passage, and are shuffled as one. A question that is answered on paper keeps the
 * author's number, since candidates write it on the sheet and staff look for it: what stands before it and after it is
 * shuffled apart. True/false keeps the author's order, True first. Each question draws its options from a seed of its own.
 * Refuses (RulesVersionError) content of unknown rules.
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
  const ids = shuffleQuestions
    ? shuffledIds(content, seed, authorOrder)
    : gathered(authorOrder, content.questions).map(({ questionId }) => questionId)
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
    order: ids.map((questionId) => ({ questionId, optionIds: optionOrder(questionId) })),
  }
}

/** Drawn from the content's order, between the questions on paper, which keep the places they have when all is gathered. */
function shuffledIds(content: ExamContent, seed: string, authorOrder: Paper['order']): string[] {
  const random = seededRandom(`${seed}:questions`)
  const ids = gathered(authorOrder, content.questions).map(({ questionId }) => questionId)
  const onPaper = new Set(content.questions.filter(isOnPaper).map(({ id }) => id))
  const stretches: Set<string>[] = [new Set()]
  for (const block of blocksOf(content, ids, authorOrder)) {
    if (block.some((id) => onPaper.has(id))) stretches.push(new Set(block), new Set())
    else for (const id of block) stretches.at(-1)?.add(id)
  }
  return stretches.flatMap((stretch) => {
    const own = content.questions.flatMap(({ id }) => (stretch.has(id) ? id : []))
    return shuffled(blocksOf(content, own, authorOrder), random).flat()
  })
}

type InPassage = Pick<ExamContent['questions'][number], 'id' | 'passageId'>

/** An author's order with the questions of each passage beside each other, where the first of them stands. */
export function gathered(authorOrder: Paper['order'], questions: readonly InPassage[]): Paper['order'] {
  const ids = authorOrder.map(({ questionId }) => questionId)
  const byId = new Map(authorOrder.map((one) => [one.questionId, one]))
  return blocksOf({ questions }, ids, authorOrder).flatMap((block) => block.flatMap((id) => byId.get(id) ?? []))
}

/**
 * What stands together on every paper, by where its first question is among `ids`: the questions of a passage in the
 * author's order, and every other by itself. Without passages these are the questions as they come.
 */
function blocksOf(
  { questions }: { questions: readonly InPassage[] },
  ids: readonly string[],
  authorOrder: Paper['order'],
): string[][] {
  const passageOf = new Map(questions.map(({ id, passageId }) => [id, passageId]))
  const blocks = new Map<string, string[]>()
  for (const id of ids) {
    const passageId = passageOf.get(id)
    const name = passageId === undefined ? `question ${id}` : `passage ${passageId}`
    blocks.set(name, [...(blocks.get(name) ?? []), id])
  }
  const placeOf = new Map(authorOrder.map(({ questionId }, place) => [questionId, place]))
  const place = (id: string) => placeOf.get(id) ?? authorOrder.length
  return [...blocks.values()].map((block) => block.sort((one, other) => place(one) - place(other)))
}
