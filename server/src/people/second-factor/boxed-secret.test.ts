import { expect, test } from 'vitest'
import { boxSecret, openBox } from './boxed-secret.ts'

const [first, second] = ['the first secret of this installation', 'the second secret of this installation']

test('a box is opened by any of the secrets, and says when it was not the first', () => {
  const box = boxSecret('JBSWY3DP', 'ada', [first])
  expect(openBox(box, 'ada', [first])).toEqual({ shared: 'JBSWY3DP', isOld: false })
  expect(openBox(box, 'ada', [second, first])).toEqual({ shared: 'JBSWY3DP', isOld: true })
})

test('it opens for nobody else, by no other secret and not when a letter was changed', () => {
  const box = boxSecret('JBSWY3DP', 'ada', [first])
  const changed = `${box.slice(0, 20)}${box[20] === 'A' ? 'B' : 'A'}${box.slice(21)}`
  expect(openBox(box, 'bola', [first])).toBeNull()
  expect(openBox(box, 'ada', [second])).toBeNull()
  for (const other of [changed, '', 'x', box.slice(0, 38)]) expect(openBox(other, 'ada', [first])).toBeNull()
})

test('the same secret is never boxed alike', () => {
  expect(boxSecret('JBSWY3DP', 'ada', [first])).not.toBe(boxSecret('JBSWY3DP', 'ada', [first]))
})
