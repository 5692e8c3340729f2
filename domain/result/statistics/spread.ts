import type { Figure } from './reason.ts'

/**
 * Values as what they are away from a whole number near their mean: the sums of whole numbers stay whole, so they are exact
 * and no order of papers changes them. `sum` is that of what they are away.
 */
export type Series = { size: number; total: number; away: readonly number[]; sum: number; isConstant: boolean }

/** Prepares values for the figures of this file. */
export function seriesOf(values: readonly number[]): Series {
  const size = values.length
  const total = values.reduce((sum, value) => sum + value, 0)
  const near = size === 0 ? 0 : Math.round(total / size)
  const away = values.map((value) => value - near)
  const isConstant = values.every((value) => value === values[0])
  return { size, total, away, sum: total - near * size, isConstant }
}

/** The mean Σx / N; of no paper there is none. */
export function meanOf({ size, total }: Series): Figure {
  return size === 0 ? 'NO_PAPERS' : total / size
}

/** The sample covariance (N·Σxy − Σx·Σy) / (N·(N − 1)). Ask for it from two papers on. */
export function covarianceOf(one: Series, other: Series): number {
  const { size } = one
  const products = one.away.reduce((sum, value, paper) => sum + value * (other.away[paper] ?? 0), 0)
  return (size * products - one.sum * other.sum) / (size * (size - 1))
}

/** The sample variance, divisor N − 1. Ask for it from two papers on. */
export function varianceOf(series: Series): number {
  return series.isConstant ? 0 : covarianceOf(series, series)
}

/** Pearson's r, cov(x, y) / √(var x · var y), held to −1 … 1. Neither series may be constant. */
export function correlationOf(one: Series, other: Series): number {
  const r = covarianceOf(one, other) / Math.sqrt(varianceOf(one) * varianceOf(other))
  return Math.max(-1, Math.min(1, r))
}

/** The middle value, or the mean of the two in the middle. */
export function medianOf(values: readonly number[]): Figure {
  const sorted = [...values].sort((a, b) => a - b)
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return lower === undefined || upper === undefined ? 'NO_PAPERS' : (lower + upper) / 2
}

/** Skewness by k-statistics, k₃ / k₂^1.5, where k₃ = N·Σd³ / ((N − 1)(N − 2)) and k₂ is the sample variance. */
export function skewnessOf(series: Series): Figure {
  const { size } = series
  if (size === 0) return 'NO_PAPERS'
  if (size < 3) return 'NEEDS_3_PAPERS'
  if (series.isConstant) return 'SAME_TOTAL'
  const k3 = (size * powerSum(series, 3)) / ((size - 1) * (size - 2))
  return k3 / varianceOf(series) ** 1.5
}

/**
 * Kurtosis by k-statistics, k₄ / k₂², where k₄ = N·((N + 1)·Σd⁴ − 3·(N − 1)/N·(Σd²)²) / ((N − 1)(N − 2)(N − 3)): 0 for the
 * bell curve.
 */
export function kurtosisOf(series: Series): Figure {
  const { size } = series
  if (size === 0) return 'NO_PAPERS'
  if (size < 4) return 'NEEDS_4_PAPERS'
  if (series.isConstant) return 'SAME_TOTAL'
  const inner = (size + 1) * powerSum(series, 4) - (3 * (size - 1) * powerSum(series, 2) ** 2) / size
  const k4 = (size * inner) / ((size - 1) * (size - 2) * (size - 3))
  return k4 / varianceOf(series) ** 2
}

/** Σd^power, d being how far a value is from the mean; added up in order, so that the order of papers changes nothing. */
function powerSum({ away, sum, size }: Series, power: number): number {
  const mean = sum / size
  return [...away].sort((a, b) => a - b).reduce((all, value) => all + (value - mean) ** power, 0)
}

/** Ten bins of equal width from nothing to all marks: how many totals stand in each; all marks stand in the last. */
export function histogramOf(totals: readonly number[], available: number): number[] {
  const bins = Array.from({ length: 10 }, () => 0)
  if (available <= 0) return bins
  for (const total of totals) {
    const bin = Math.max(0, Math.min(9, Math.floor((10 * total) / available)))
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  return bins
}
