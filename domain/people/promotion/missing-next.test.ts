import { expect, test } from 'vitest'
import { type ClassParts, classNameOf, classPartsOf } from '../../school/classes/class-name.ts'
import { missingNext } from './missing-next.ts'

const named = (name: string): ClassParts => (name === 'JSS2 Gold' ? { level: 'JSS2', arm: 'Gold' } : classPartsOf(name))

test.each<[string, string[], string | null]>([
  ['JSS2A', ['JSS2A', 'SS1A'], 'JSS3A'],
  ['JSS2 Gold', ['JSS2A', 'JSS3A', 'JSS3B'], 'JSS3 Gold'],
  ['jss 2a', ['JSS2A', 'JSS3a'], null],
  ['JSS2B', ['JSS3A'], null],
  ['JSS3A', ['JSS3A', 'JSS2A'], null],
  ['JSS3A', ['JSS3A', 'SS2A'], 'SS1A'],
  ['SS2A', ['SS2A'], 'SS3A'],
  ['SS3A', ['SS3A'], null],
  ['Club', ['SS1A'], null],
])('students of %s where %j are open need %s', (own, open, missing) => {
  const next = missingNext(named(own), open.map(named))
  expect(next && classNameOf(next)).toBe(missing)
})
