import { expect, test } from 'vitest'
import { namedColours } from '../../words/named-colours.ts'
import { nextColour } from './subject-colours.ts'

test('colours go round', () => {
  expect([0, 1, 7, 8].map(nextColour)).toEqual(['#0B6B4F', '#2457A6', '#4D5953', '#0B6B4F'])
  expect(new Set(namedColours.map(({ value }) => value)).size).toBe(8)
})
