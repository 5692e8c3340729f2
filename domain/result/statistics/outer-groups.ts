/** How large each of the two groups is: the share of papers at the top and at the bottom that is compared. */
export const outerShare = 0.27

/** How much of each paper counts in a group, 0 to 1. */
type Weights = readonly number[]

/** The best and the weakest papers by their total; null where all totals are equal. */
export type OuterGroups = { top: Weights; bottom: Weights; size: number }

/**
 * The 0.27·N best papers and as many of the weakest. Papers that are tied at the cut share the places that are left in
 * equal weight, so no order of papers changes a group.
 */
export function outerGroupsOf(totals: readonly number[]): OuterGroups | null {
  const papersOf = new Map<number, number[]>()
  for (const [paper, total] of totals.entries()) {
    const papers = papersOf.get(total)
    if (papers) papers.push(paper)
    else papersOf.set(total, [paper])
  }
  const levels = [...papersOf].sort(([a], [b]) => b - a)
  if (levels.length < 2) return null
  const size = outerShare * totals.length
  const fill = (ordered: readonly (readonly [number, readonly number[]])[]) => {
    const weights = totals.map(() => 0)
    let left = size
    for (const [, papers] of ordered) {
      const weight = Math.min(1, left / papers.length)
      for (const paper of papers) weights[paper] = weight
      left -= weight * papers.length
      if (left < 1e-9) break
    }
    return weights
  }
  return { top: fill(levels), bottom: fill([...levels].reverse()), size }
}

/** Σ w·x / Σ w over one group; Σ w is the size of the group. */
export function meanIn(weights: Weights, values: readonly number[], size: number): number {
  // There are two weights but 0: what has the same is added up in whole numbers, which no order of papers changes.
  const sums = new Map<number, number>()
  for (const [paper, weight] of weights.entries()) {
    if (weight > 0) sums.set(weight, (sums.get(weight) ?? 0) + (values[paper] ?? 0))
  }
  return [...sums].sort(([a], [b]) => b - a).reduce((sum, [weight, value]) => sum + weight * value, 0) / size
}
