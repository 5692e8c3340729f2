import { expect, test } from 'vitest'
import { drawFormula } from './draw-formula.ts'

test('a formula that breaks the drawing program stands there as it was written', () => {
  const tex = '{'.repeat(3_000)
  const place = { textContent: '' } as HTMLElement
  drawFormula(tex, place, { isBlock: false })
  expect(place.textContent).toBe(tex)
})
