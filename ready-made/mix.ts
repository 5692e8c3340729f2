import { mixedCounts, takeTurns } from '@sabimark/domain/bank/mixed.ts'
import type { Difficulty } from '@sabimark/domain/bank/question.ts'
import { type RandomSource, seededRandom, shuffled } from '@sabimark/domain/exam/seeded-random.ts'
import type { Offer } from './own.ts'

type Mixable = Pick<Offer, 'topic' | 'placed' | 'published'>

/** So many of these offers, difficulties mixed: topics have their turns, and so have the items of each, in an order that the seed alone decides. */
export function mixOffers<One extends Mixable>(offers: readonly One[], count: number, seed: string): One[] {
  const random = seededRandom(`mix ${seed}`)
  const of = (difficulty: Difficulty) => offers.filter(({ published }) => published.difficulty === difficulty)
  const by = { Easy: of('Easy'), Medium: of('Medium'), Hard: of('Hard') }
  const counts = mixedCounts(count, { Easy: by.Easy.length, Medium: by.Medium.length, Hard: by.Hard.length })
  return (['Easy', 'Medium', 'Hard'] as const).flatMap((difficulty) =>
    inTurns(by[difficulty], random).slice(0, counts[difficulty]),
  )
}

function inTurns<One extends Mixable>(offers: readonly One[], random: RandomSource): One[] {
  const byTopic = Map.groupBy(shuffled(offers, random), ({ topic }) => topic.code)
  return takeTurns(
    [...byTopic.values()].map((some) => takeTurns([...Map.groupBy(some, ({ placed }) => placed.path).values()])),
  )
}
