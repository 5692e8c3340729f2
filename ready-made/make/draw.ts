import { type RandomSource, shuffled } from '@sabimark/domain/exam/seeded-random.ts'
import { people, towns } from './nigeria.ts'

/** Thrown by `need`: these numbers cannot be asked, others are drawn. */
export class Unusable extends Error {}

/** What a template draws from; counts how many numbers it drew, which says how many variants may count. */
export class Draw {
  numbers = 0
  readonly #random: RandomSource

  constructor(random: RandomSource) {
    this.#random = random
  }

  /** A whole number from `from` to `to`, both included, in steps of `step`. */
  int(from: number, to: number, step = 1): number {
    if (to > from) this.numbers += 1
    return from + step * Math.floor(this.#random() * (Math.floor((to - from) / step) + 1))
  }

  /** So many different whole numbers, in the order they were drawn. */
  ints(count: number, from: number, to: number): number[] {
    this.numbers += count
    const all = Array.from({ length: to - from + 1 }, (_, index) => from + index)
    return shuffled(all, this.#random).slice(0, count)
  }

  pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.#random() * list.length)]
    if (found === undefined) throw new Unusable('an empty list')
    if (typeof found === 'number' && list.length > 1) this.numbers += 1
    return found
  }

  /** So many different ones of a list. */
  several<T>(list: readonly T[], count: number): T[] {
    return shuffled(list, this.#random).slice(0, count)
  }

  /** An ordinary first name of Nigeria. */
  person(): string {
    return this.pick(people)
  }

  town(): string {
    return this.pick(towns)
  }

  /** Draws anew unless it holds. */
  need(holds: boolean): void {
    if (!holds) throw new Unusable('drawn anew')
  }
}
