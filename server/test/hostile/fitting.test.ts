import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyCall } from '../every-call.ts'
import { fitting } from './fitting.ts'

test('of the bodies made to fit a call, at least a third do: rules that no schema shows let some pass, too', () => {
  const tooFew = everyCall.filter(({ input }) => {
    if (!input) return false
    const bodies = fc.sample(fitting(input, { questionId: ['01890000-0000-7000-8000-000000000001'] }), {
      numRuns: 60,
      seed: 1,
    })
    return bodies.filter((body) => input.safeParse(body).success).length < 20
  })
  expect(tooFew.map(({ name }) => name)).toEqual([])
})
