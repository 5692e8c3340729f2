import { expect, test } from 'vitest'
import { isRespelt } from './respelt.ts'

test.each([
  ['Mammel', 'Mammal'],
  ['a whale', 'A whale.'],
  ['photo-synthesis', 'photosynthesis'],
  ['Fulani herdsman', 'Fulani herdsmen'],
])('%s spelt as %s is the same option', (before, after) => {
  expect(isRespelt(before, after)).toBe(true)
})

test.each([
  ['12 cm', '21 cm'],
  ['minus 1234', 'minus 1243'],
  ['$x + y$', '$x - y$'],
  ['Co', 'CO'],
  ['C cow', 'C horse'],
  ['increase', 'decrease'],
  ['', 'Mammal'],
])('%s is another option than %s', (before, after) => {
  expect(isRespelt(before, after)).toBe(false)
})
