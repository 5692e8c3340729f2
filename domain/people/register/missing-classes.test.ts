import { expect, test } from 'vitest'
import { classesNamed, classGroups } from './missing-classes.ts'

test('classes are named once, in any spelling; what is no level names none', () => {
  expect(classesNamed(['SS 2 C', 'sss2c', 'JSS 1 GOLD', 'Science', 'Basic 7'])).toEqual([
    { level: 'SS2', arm: 'C' },
    { level: 'JSS1', arm: 'Gold' },
    { level: 'Basic 7', arm: '' },
  ])
})

test('Basic 7 is JSS1 where the school has JSS1', () => {
  const names = (levels: string[]) => classesNamed(['Basic 7B', 'Basic 9'], levels).map(({ level }) => level)
  expect(names(['JSS1', 'JSS2', 'JSS3', 'SS1'])).toEqual(['JSS1', 'JSS3'])
  expect(names(['Basic 7', 'JSS3'])).toEqual(['Basic 7', 'JSS3'])
  expect(names(['SS1'])).toEqual(['Basic 7', 'Basic 9'])
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
