import { expect, test } from 'vitest'
import { findFault } from '../../platform/markdown/draw-formula.ts'
import { cleanTex } from './clean-tex.ts'
import { mountMathInput } from './math-input.ts'
import { palette } from './palette-groups.ts'

/** What the visual editor writes after these are put in one after another, each in the first part still empty, and the rest is filled. */
function made(...inserts: string[]): string {
  const place = document.body.appendChild(document.createElement('div'))
  let latex = ''
  const input = mountMathInput(place, {
    label: 'Formula',
    initial: '',
    onChange: (now) => (latex = now),
    onEnter: () => undefined,
  })
  for (const insert of inserts) input.insert(insert)
  for (let count = 0; count < 30 && latex.includes('\\placeholder'); count += 1) {
    input.insert('a')
    input.run('moveToNextPlaceholder')
  }
  input.remove()
  place.remove()
  return latex
}

const items = palette.flatMap((group) => group.items)

test('whatever a button puts in is drawn once it is filled, alone and inside another', () => {
  const shapes = items.filter(({ insert }) => insert.includes('#'))
  const pairs = shapes.flatMap((outer, at) =>
    [3, 8].map((step) => [outer, shapes[(at + step) % shapes.length] ?? outer]),
  )
  const all = [...items.map((one) => [one]), ...pairs]
  const wrong = all.flatMap((chosen) => {
    const latex = made(...chosen.map(({ insert }) => insert))
    const { tex, problem } = cleanTex(latex)
    const fault = tex === undefined ? problem : findFault(tex, { isBlock: true })
    return fault ? [{ chosen: chosen.map(({ label }) => label), latex, tex, fault }] : []
  })
  expect(wrong).toEqual([])
})
