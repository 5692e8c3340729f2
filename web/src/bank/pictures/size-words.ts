/** How wide a picture is in a text, as somebody would say it. Null for its own size. */
export function sizeWord(percent: number | null): string | null {
  if (percent === null) return null
  if (percent <= 35) return 'small'
  if (percent <= 60) return 'medium'
  return percent < 100 ? 'large' : 'as wide as the text'
}

/** The widths a picture is given in its dialog, in percent of the text. */
export const sizes = [
  { value: '', label: 'Its own size' },
  { value: '25', label: 'Small: a quarter of the text’s width (25%)' },
  { value: '50', label: 'Medium: half of it (50%)' },
  { value: '75', label: 'Large: three quarters (75%)' },
  { value: '100', label: 'As wide as the text (100%)' },
]
