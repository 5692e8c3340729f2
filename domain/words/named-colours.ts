/** Colours that stay apart from each other and carry the two letters of a badge. */
export const namedColours = [
  { value: '#0B6B4F', name: 'Green' },
  { value: '#2457A6', name: 'Blue' },
  { value: '#8A4B08', name: 'Brown' },
  { value: '#7A3E9D', name: 'Purple' },
  { value: '#B3261E', name: 'Red' },
  { value: '#B83280', name: 'Pink' },
  { value: '#0F6E7C', name: 'Teal' },
  { value: '#4D5953', name: 'Grey' },
] as const

const hues: readonly (readonly [upTo: number, name: string])[] = [
  [15, 'red'],
  [45, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [360, 'red'],
]

/** Whether a text is a colour as it is stored: '#0B6B4F'. */
export const isColourCode = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** What people call a colour that is stored as '#804000': its own name, or that of its hue, light or dark: 'Dark orange'. */
export function colourWord(code: string): string {
  const named = namedColours.find(({ value }) => value === code.toUpperCase())
  if (named) return named.name
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16) / 255)
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  const light = (least + most) / 2
  const span = most - least
  if (light > 0.95) return 'White'
  if (light < 0.06) return 'Black'
  const word =
    span < 0.1 ? 'grey' : (hues.find(([upTo]) => hueOf([red, green, blue], most, span) <= upTo)?.[1] ?? 'red')
  const shade = light < 0.35 ? 'Dark ' : light > 0.7 ? 'Light ' : ''
  return shade === '' ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : `${shade}${word}`
}

/** In degrees, red at 0. */
function hueOf([red, green, blue]: readonly [number, number, number], most: number, span: number): number {
  const part =
    most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  return (part * 60 + 360) % 360
}
