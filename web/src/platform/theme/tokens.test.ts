import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import css from './tokens.css?raw'

const grounds = ['paper', 'surface', 'sunk']
const onGrounds = (colour: string): [string, string][] => grounds.map((ground) => [colour, ground])

/** Every pair of ink and ground that carries text somewhere. */
const textPairs: [string, string][] = [
  ...['ink', 'ink-soft', 'green', 'red', 'blue', 'green-ink', 'red-ink', 'blue-ink', 'grey-ink'].flatMap(onGrounds),
  ...['green', 'amber', 'red', 'blue', 'grey'].flatMap((tone): [string, string][] => [
    [`${tone}-ink`, `${tone}-tint`],
    ['ink', `${tone}-tint`],
  ]),
  ['on-green', 'green'],
  ['on-green', 'green-hover'],
  ['on-amber', 'amber'],
  ['on-red', 'red'],
  ['on-red', 'red-hover'],
  ['on-blue', 'blue'],
]

/** Edges of controls and shapes that say something: 3:1 is enough. */
const shapePairs: [string, string][] = ['line-strong', 'green', 'red', 'blue'].flatMap(onGrounds)

function themes(): [string, Map<string, string>][] {
  const [light = '', dark = ''] = css.split(/:root\[data-mantine-color-scheme=["']dark["']\]/)
  const read = (block: string) =>
    new Map([...block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name = '', value = '']) => [name, value]))
  return [
    ['light', read(light)],
    ['dark', read(dark)],
  ]
}

describe.each(themes())('in the %s theme', (_theme, colours) => {
  const colourOf = (name: string) => {
    const value = colours.get(name)
    if (value === undefined) throw new Error(`tokens.css has no --${name} here`)
    return value
  }

  test.each(textPairs)('%s can be read on %s', (ink, ground) => {
    expect(contrast(colourOf(ink), colourOf(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs)('%s can be seen on %s', (shape, ground) => {
    expect(contrast(colourOf(shape), colourOf(ground))).toBeGreaterThanOrEqual(3)
  })
})

test('contrast is the WCAG figure', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
