import type { OptionColumn } from './marks-table.ts'
import { meanIn, type OuterGroups, outerGroupsOf } from './outer-groups.ts'
import { type Figure, type Figures, figuresOf } from './reason.ts'
import { correlationOf, meanOf, type Series, seriesOf } from './spread.ts'

export const optionFigures = ['share', 'topShare', 'bottomShare', 'meanTotal', 'discrimination'] as const

/**
 * Who chose one option. `share` of all papers, `topShare` and `bottomShare` of the best and the weakest 27 %; with several
 * right options they can come to more than 1. `meanTotal`: the mean total of those who chose it, in marks.
 * `discrimination`: r(chosen, R). `isRival`: wrong, and chosen by more of the best than a right one. `isDead`: wrong, and
 * chosen by hardly anybody.
 */
export type OptionStatistics = Figures<(typeof optionFigures)[number]> & {
  optionId: string
  isRight: boolean
  chosenCount: number
  isRival: boolean
  isDead: boolean
}

type Papers = { totals: readonly number[]; rest: Series; groups: OuterGroups | null; unitsPerMark: number }

/** Below this share of choosers, and from this many papers on, a wrong option is dead. */
const deadBelow = 0.05
const fewestForDead = 40

/** From so many papers on a wrong option can be a rival of the key. */
const fewestForRival = 10
/** Shares are made of parts of papers: a difference below this is none. */
const equalWithin = 1e-9

/** The options of a question, in the order of the content. */
export function distractorsOf(options: readonly OptionColumn[], papers: Papers): OptionStatistics[] {
  const size = papers.totals.length
  const shares = options.map(({ isChosen }) => topShareOf(isChosen, papers.groups))
  // Of several right options the one that the best chose least: it may be the one that is wrongly in the key.
  const ofTheKey = Math.min(...shares.filter((share, place) => options[place]?.isRight && share !== null).map(Number))
  return options.map((option, place) => {
    const chosenCount = option.isChosen.filter(Boolean).length
    const share = shares[place] ?? null
    return {
      optionId: option.id,
      isRight: option.isRight,
      chosenCount,
      isRival: !option.isRight && size >= fewestForRival && share !== null && share > ofTheKey + equalWithin,
      isDead: !option.isRight && size >= fewestForDead && chosenCount / size < deadBelow,
      ...figuresOf(figuresOfOption(option.isChosen, chosenCount, papers)),
    }
  })
}

/**
 * The options of a question that candidates could leave out, of the papers on which it counts. Those compare no question with
 * others, so no option has a discrimination.
 */
export function optionsWhereCounted(
  options: readonly OptionColumn[],
  isCounted: readonly boolean[],
  { totals, unitsPerMark }: Pick<Papers, 'totals' | 'unitsPerMark'>,
): OptionStatistics[] {
  const where = <T>(all: readonly T[]) => all.filter((_, paper) => isCounted[paper])
  const own = where(totals)
  const columns = options.map((option) => ({ ...option, isChosen: where(option.isChosen) }))
  const papers = { totals: own, rest: seriesOf(own), groups: outerGroupsOf(own), unitsPerMark }
  return distractorsOf(columns, papers).map((option) => ({
    ...option,
    discrimination: null,
    why: { ...option.why, discrimination: 'CHOSEN' },
  }))
}

function figuresOfOption(
  isChosen: readonly boolean[],
  chosenCount: number,
  { totals, rest, groups, unitsPerMark }: Papers,
): Record<(typeof optionFigures)[number], Figure> {
  const size = totals.length
  const none = size === 0 ? 'NO_PAPERS' : 'SAME_TOTAL'
  const chosen = seriesOf(isChosen.map(Number))
  const ofChoosers = meanOf(seriesOf(totals.filter((_, paper) => isChosen[paper])))
  return {
    share: size === 0 ? 'NO_PAPERS' : chosenCount / size,
    topShare: topShareOf(isChosen, groups) ?? none,
    bottomShare: groups === null ? none : meanIn(groups.bottom, isChosen.map(Number), groups.size),
    meanTotal: typeof ofChoosers === 'number' ? ofChoosers / unitsPerMark : size === 0 ? 'NO_PAPERS' : 'NOBODY_CHOSE',
    discrimination: chosenRestOf(chosen, rest),
  }
}

function topShareOf(isChosen: readonly boolean[], groups: OuterGroups | null): number | null {
  return groups === null ? null : meanIn(groups.top, isChosen.map(Number), groups.size)
}

function chosenRestOf(chosen: Series, rest: Series): Figure {
  if (chosen.size === 0) return 'NO_PAPERS'
  if (chosen.size === 1) return 'NEEDS_2_PAPERS'
  if (chosen.isConstant) return 'SAME_CHOICE'
  return rest.isConstant ? 'SAME_REST' : correlationOf(chosen, rest)
}
