// What a school is offered: every counted question, with numbers of its own where they are computed.
import type { Difficulty } from '@sabimark/domain/bank/question.ts'
import { questionFaults } from './check/question.ts'
import { banksOf } from './count.ts'
import type { ReadyMadeQuestion } from './make/question.ts'
import { asQuestion, countedQuestions, type Placed, placedItems, type Topic } from './make/subject.ts'
import { withdrawalOf } from './withdrawn.ts'

/** A counted question in its place: `slot` counts those of its item from 0. */
export interface Offer {
  placed: Placed
  slot: number
  /** Of the published question; what a school takes keeps it, whatever its numbers. */
  source: string
  topic: Topic
  published: ReadyMadeQuestion
}

export interface OfferQuery {
  subject?: string | undefined
  topic?: string | undefined
  difficulty?: Difficulty | undefined
  /** Every word must occur in the text, its topic or its subject. */
  search?: string | undefined
}

/** Lets others have their turn: an item takes some milliseconds, and all of them some seconds. */
export type Pause = () => Promise<unknown>

/** Draws what counts, an item at a time, before it is first asked for. */
export async function drawAll(pause: Pause): Promise<void> {
  for (const placed of banksOf().flatMap(placedItems)) {
    countedQuestions(placed)
    await pause()
  }
}

/** The offers that match, in the order of subjects, topics and their files. */
export function findOffers({ subject, topic, difficulty, search = '' }: OfferQuery): Offer[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return banksOf(subject).flatMap((bank) => {
    const order = new Map(bank.topics.map(({ code }, index) => [code, index]))
    return placedItems(bank)
      .filter(({ item }) => difficulty === undefined || item.difficulty === difficulty)
      .flatMap(offersOf)
      .filter((offer) => topic === undefined || offer.topic.name === topic)
      .filter(({ published, topic: { name } }) => {
        const read = `${published.text} ${name} ${bank.subject}`.toLowerCase()
        return words.every((word) => read.includes(word))
      })
      .toSorted((a, b) => (order.get(a.topic.code) ?? 0) - (order.get(b.topic.code) ?? 0))
  })
}

function offersOf(placed: Placed): Offer[] {
  const topic = placed.bank.topics.find(({ code }) => code === placed.item.topic) ?? { code: '', name: '' }
  const offers = countedQuestions(placed).map((published, slot) => ({
    placed,
    slot,
    source: published.source,
    topic,
    published,
  }))
  return offers.filter(({ source }) => !withdrawalOf(source))
}

/** Whether a question of this source comes of a table: anybody can read it, and its answer. */
export function isFact(source: string): boolean {
  tables ??= new Set(
    banksOf()
      .flatMap(placedItems)
      .flatMap(({ item, path }) => (item.isComputed ? [] : [path])),
  )
  return tables.has(source.slice(0, source.indexOf('@')))
}

let tables: Set<string> | undefined

/**
 * The question a school is given for an offer. A computed one has numbers that are drawn from a seed of the school on
 * (`from`, by the path of the item): the repository is public, and its papers are not to be read there. Each is checked and
 * solved at this moment, and one that has a fault is drawn anew.
 */
export async function ownQuestions(
  offers: readonly Offer[],
  from: (path: string) => number,
  pause: Pause,
): Promise<ReadyMadeQuestion[]> {
  const drawn = new Map<string, ReadyMadeQuestion[]>()
  for (const { placed } of offers) {
    if (!placed.item.isComputed || drawn.has(placed.path)) continue
    drawn.set(placed.path, drawOwn(placed, from(placed.path)))
    await pause()
  }
  return offers.map(({ placed, slot, published }) => drawn.get(placed.path)?.[slot] ?? published)
}

/** Bounded: where even this many seeds give too few, the published ones stand in for those that are missing. */
const mostRounds = 3

function drawOwn(placed: Placed, from: number): ReadyMadeQuestion[] {
  const wanted = countedQuestions(placed).length
  const own = new Map<string, ReadyMadeQuestion>()
  let next = from
  for (let round = 0; round < mostRounds && own.size < wanted; round += 1) {
    const seeds = placed.item.counted(placed.path, next)
    for (const seed of seeds) {
      const drawn = placed.item.render(placed.path, seed)
      const question = drawn && asQuestion(placed, seed, drawn)
      if (question && questionFaults(question, placed.solver).length === 0) own.set(question.text, question)
    }
    next = (seeds.at(-1) ?? next) + 1
  }
  return [...own.values()].slice(0, wanted)
}
