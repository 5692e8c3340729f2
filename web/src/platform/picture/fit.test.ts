import { expect, test } from 'vitest'
import { covering, within } from './fit.ts'

const size = (width: number, height: number) => ({ width, height })
const photo = size(240, 320)

test.each([
  ['of its very size', size(240, 320), { x: 0, y: 0, from: size(240, 320) }],
  ['larger, of the same shape', size(2400, 3200), { x: 0, y: 0, from: size(2400, 3200) }],
  ['wide: both sides are cut', size(4000, 3200), { x: 800, y: 0, from: size(2400, 3200) }],
  ['high: top and bottom are cut', size(240, 420), { x: 0, y: 50, from: size(240, 320) }],
  ['smaller: it is enlarged', size(60, 80), { x: 0, y: 0, from: size(60, 80) }],
])('a photo %s', (_what, from, expected) => {
  expect(covering(from, photo)).toEqual({ ...expected, to: photo })
})

test.each([
  ['small stays as it is', size(100, 40), size(100, 40)],
  ['wide', size(2048, 512), size(512, 128)],
  ['high', size(300, 1024), size(150, 512)],
  ['a line keeps a pixel', size(10_000, 2), size(512, 1)],
])('a logo that is %s', (_what, from, to) => {
  expect(within(from, 512)).toEqual({ x: 0, y: 0, from, to })
})
