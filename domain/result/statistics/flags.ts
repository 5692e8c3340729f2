import type { OptionStatistics } from './distractors.ts'

/** What is worth a look at a question, the most urgent first. */
export const flags = ['KEY_SUSPECT', 'NEGATIVE', 'WEAK', 'TOO_HARD', 'TOO_EASY', 'OMITTED', 'DEAD_OPTION'] as const
export type Flag = (typeof flags)[number]

/** With fewer papers no question is flagged: chance alone would do it. */
export const fewestForFlags = 10

type Flagged = {
  paperCount: number
  facility: number | null
  discrimination: number | null
  omitted: number | null
  chance: number | null
  options: readonly Pick<OptionStatistics, 'isRival' | 'isDead'>[]
}

/**
 * KEY_SUSPECT: a wrong option is chosen by more of the best 27 % than a right one. NEGATIVE: r < 0. WEAK: 0 ≤ r < 0.15.
 * TOO_EASY: facility > 0.95. TOO_HARD: facility < 0.20, or below chance. OMITTED: left out by more than 15 %. DEAD_OPTION: a
 * wrong option chosen by fewer than 5 %, from 40 papers on.
 */
export function flagsOf({ paperCount, facility, discrimination: r, omitted, chance, options }: Flagged): Flag[] {
  if (paperCount < fewestForFlags) return []
  const isFlagged: Record<Flag, boolean> = {
    KEY_SUSPECT: options.some(({ isRival }) => isRival),
    NEGATIVE: r !== null && r < 0,
    WEAK: r !== null && r >= 0 && r < 0.15,
    TOO_HARD: facility !== null && facility < Math.max(0.2, chance ?? 0),
    TOO_EASY: facility !== null && facility > 0.95,
    OMITTED: omitted !== null && omitted > 0.15,
    DEAD_OPTION: options.some(({ isDead }) => isDead),
  }
  return flags.filter((flag) => isFlagged[flag])
}
