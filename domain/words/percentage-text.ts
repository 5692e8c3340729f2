/** A whole percentage, as a result and a passing score are written: '33%'. */
export function percentageText(percentage: number): string {
  return `${percentage}%`
}

/** An average or a rate, always with one decimal: '33.3%'; a dash for what is not known yet. */
export function averageText(value: number | null): string {
  return value === null ? '–' : `${value.toFixed(1)}%`
}
