// Questions of accounts whose four options are amounts.
import type { Draw } from '../make/draw.ts'
import { ends, naira } from '../make/number.ts'
import type { Made } from '../make/template.ts'

interface Asked {
  ask: string
  answer: number
  /** Wrong amounts by the mistake that leads to them, the likeliest first. */
  slips: Record<string, number>
  /** Up to the answer, which is put behind it. */
  work: string
  /** How an amount is written: in naira unless told. */
  write?: (amount: number) => string
  /** Decimal places an amount may have. */
  places?: number
}

/**
 * Leaves out wrong options nobody would choose: a loss, a part of a naira, what the stem says itself, ten times too much, or an amount that
 * is less round than all the others are.
 */
export function asked(draw: Draw, { ask, answer, slips, work, write = naira, places = 0 }: Asked): Made {
  const said = new Set((ask.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', ''))))
  const step = Math.max(1, Math.min(...[answer, ...said].filter((amount) => amount >= 1000).map(roundness)) / 10)
  const isPlain = (amount: number) => amount > 0 && ends(amount, places) && !said.has(amount)
  const isRound = (amount: number) => amount < 1000 || amount % step === 0
  const isLikely = (amount: number) =>
    isPlain(amount) && isRound(amount) && amount < answer * 10 && amount > answer / 10
  draw.need(isPlain(answer))
  const likely = Object.entries(slips).filter(([, amount]) => isLikely(amount))
  return {
    ask,
    answer: write(answer),
    slips: Object.fromEntries(likely.map(([mistake, amount]) => [mistake, write(amount)])),
    work: `${work} ${write(answer)}.`,
  }
}

/** The power of ten that an amount is a whole number of: 1000 of 52,000. */
function roundness(amount: number): number {
  let power = 1
  while (Number.isInteger(amount) && amount % (power * 10) === 0) power *= 10
  return power
}

/** A list of items with their amounts, to stand between two sentences. */
export const list = (rows: ReadonlyArray<readonly [item: string, amount: number]>) =>
  `\n\n| Item | ₦ |\n|---|---:|\n${rows.map(([item, amount]) => `| ${item} | ${naira(amount).replace('₦', '')} |`).join('\n')}\n\n`

/** What such items come to. */
export const sumOf = (rows: ReadonlyArray<readonly [item: string, amount: number]>) =>
  rows.reduce((sum, [, amount]) => sum + amount, 0)
