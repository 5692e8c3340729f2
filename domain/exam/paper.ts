import { isOnPaper } from './on-paper.ts'
import { seededRandom, shuffled } from './seeded-random.ts'
import type { ContentQuestion, ExamContent } from './version.ts'
import { requireRulesVersion } from './version.ts'

/**
 * The order in which one candidate sees the content: ids only, so it says nothing without the content and nothing
 * about the key.
 */
export type Paper = { rulesVersion: number; order: { questionId: string; optionIds: string[] }[] }

/** How the author put questions and options. Options in `keptIds` stand in their place on every paper. Never for candidates. */
export type AuthorOrder = (Paper['order'][number] & { keptIds?: string[] })[]

export type Shuffling = { shuffleQuestions: boolean; shuffleOptions: boolean }

/** The order in which the content itself stands. */
export function orderOf({
  questions,
}: {
  questions: readonly Pick<ContentQuestion, 'id' | 'options'>[]
}): Paper['order'] {
  return questions.map(({ id, options }) => ({ questionId: id, optionIds: options.map((option) => option.id) }))
}

/**
 * The paper of one candidate: a permutation of the content that depends on content, seed, settings and the author's
 * order alone, so any node makes the same. What is shuffled is drawn from the content's order, so that no number of
 * papers says anything about the author's; what is not stands in the author's order, or without one in the content's,
 * as in versions published before the two were kept apart. The questions of one passage stay beside each other in the
 * author's order, which may be that of the passage, and are shuffled as one. A question that is answered on paper keeps the
 * author's number, since candidates write it on the sheet and staff look for it: what stands before it and after it is
 * shuffled apart. Sections follow each other, and each is shuffled by itself. True/false keeps the author's order, True first. Each
 * question draws its options from a seed of its own, but for those that keep their place.
 * Refuses (RulesVersionError) content of unknown rules.
 */
export function buildPaper(
  content: ExamContent,
  seed: string,
  { shuffleQuestions, shuffleOptions }: Shuffling,
  authorOrder: AuthorOrder = orderOf(content),
): Paper {
  requireRulesVersion(content)
  const authored = new Map(authorOrder.map((one) => [one.questionId, one]))
  const questions = new Map(content.questions.map((question) => [question.id, question]))
  const ids = partsOf(content, authorOrder).flatMap((part) =>
    shuffleQuestions
      ? shuffledIds(part, `${seed}:questions${part.name}`)
      : gathered(part.authorOrder, part.questions).map(({ questionId }) => questionId),
  )
  const optionOrder = (questionId: string): string[] => {
    const { type, options = [] } = questions.get(questionId) ?? {}
    const { optionIds = [], keptIds = [] } = authored.get(questionId) ?? {}
    if (!shuffleOptions || type === 'true_false') return optionIds
    const free = options.flatMap(({ id }) => (keptIds.includes(id) ? [] : id))
    const drawn = shuffled(free, seededRandom(`${seed}:options:${questionId}`))
    return keptIds.length === 0 ? drawn : optionIds.flatMap((id) => (keptIds.includes(id) ? id : drawn.splice(0, 1)))
  }
  return {
    rulesVersion: content.rulesVersion,
    order: ids.map((questionId) => ({ questionId, optionIds: optionOrder(questionId) })),
  }
}

/** An author's order as it stands on an unshuffled paper: section by section, passages together. */
export function inAuthorOrder(content: ExamContent, authorOrder: AuthorOrder): AuthorOrder {
  return partsOf(content, authorOrder).flatMap((part) => gathered(part.authorOrder, part.questions))
}

type Part = { name: string; questions: ExamContent['questions']; authorOrder: AuthorOrder }

/** What is shuffled by itself: each section, or all where there is none. */
function partsOf({ questions, sections }: ExamContent, authorOrder: AuthorOrder): Part[] {
  if (!sections) return [{ name: '', questions, authorOrder }]
  return sections.map((_, place) => {
    const own = questions.filter(({ section }) => section === place)
    const ids = new Set(own.map(({ id }) => id))
    return {
      name: `:${place}`,
      questions: own,
      authorOrder: authorOrder.filter(({ questionId }) => ids.has(questionId)),
    }
  })
}

/** Drawn from the content's order, between the questions on paper, which keep the places they have when all is gathered. */
function shuffledIds({ questions, authorOrder }: Part, seed: string): string[] {
  const random = seededRandom(seed)
  const ids = gathered(authorOrder, questions).map(({ questionId }) => questionId)
  const onPaper = new Set(questions.filter(isOnPaper).map(({ id }) => id))
  const stretches: Set<string>[] = [new Set()]
  for (const block of blocksOf(questions, ids, authorOrder)) {
    if (block.some((id) => onPaper.has(id))) stretches.push(new Set(block), new Set())
    else for (const id of block) stretches.at(-1)?.add(id)
  }
  return stretches.flatMap((stretch) => {
    const own = questions.flatMap(({ id }) => (stretch.has(id) ? id : []))
    return shuffled(blocksOf(questions, own, authorOrder), random).flat()
  })
}

type InPassage = Pick<ExamContent['questions'][number], 'id' | 'passageId'>

/** An author's order with the questions of each passage beside each other, where the first of them stands. */
export function gathered<Order extends Paper['order']>(
  authorOrder: Order,
  questions: readonly InPassage[],
): Order[number][] {
  const ids = authorOrder.map(({ questionId }) => questionId)
  const byId = new Map(authorOrder.map((one) => [one.questionId, one]))
  return blocksOf(questions, ids, authorOrder).flatMap((block) => block.flatMap((id) => byId.get(id) ?? []))
}

/**
 * What stands together on every paper, by where its first question is among `ids`: the questions of a passage in the
 * author's order, and every other by itself. Without passages these are the questions as they come.
 */
function blocksOf(questions: readonly InPassage[], ids: readonly string[], authorOrder: Paper['order']): string[][] {
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
