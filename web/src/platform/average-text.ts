/**
 * An average or a rate for people: always with one decimal, '28.0 %', so that figures of one kind look alike wherever
 * they stand; a dash for what is not known yet. What one paper earned is a whole percentage.
 */
export function averageText(value: number | null): string {
  return value === null ? '–' : `${value.toFixed(1)} %`
}
