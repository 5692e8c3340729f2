import { expect, test } from 'vitest'
import { classesNamed, classGroups } from './missing-classes.ts'

test('classes are named once, in any spelling; what is no level names none', () => {
  expect(classesNamed(['SS 2 C', 'sss2c', 'JSS 1 GOLD', 'Science', 'Basic 7'])).toEqual([
    { level: 'SS2', arm: 'C' },
    { level: 'JSS1', arm: 'Gold' },
    { level: 'Basic 7', arm: '' },
  ])
})

test('they are added in groups that come to these classes and no others', () => {
  const classes = classesNamed(['SS1A', 'SS1B', 'SS2B', 'SS2A', 'SS3C', 'JSS1 Gold', 'Basic 7', 'Basic 8'])
  const groups = classGroups(classes)
  expect(groups).toEqual([
    { levels: ['Basic 7', 'Basic 8'], arms: [] },
    { levels: ['SS1', 'SS2'], arms: ['A', 'B'] },
    { levels: ['SS3'], arms: ['C'] },
    { levels: ['JSS1'], arms: ['Gold'] },
  ])
  expect(classGroups([])).toEqual([])
})
