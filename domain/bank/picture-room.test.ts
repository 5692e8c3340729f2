import { expect, test } from 'vitest'
import { mostPicturesAnHour, pictureProblem, pictureRoom } from './picture-room.ts'

const { school, trial } = pictureRoom
test.each([
  [{ bytes: 0, lately: 0 }, false, null],
  [{ bytes: school - 1, lately: mostPicturesAnHour - 1 }, false, null],
  [{ bytes: school, lately: 0 }, false, 'PICTURES_FILL_UP'],
  [{ bytes: trial - 1, lately: 0 }, true, null],
  [{ bytes: trial, lately: 0 }, true, 'PICTURES_FILL_UP'],
  [{ bytes: 0, lately: mostPicturesAnHour }, true, 'TOO_MANY_PICTURES'],
] as const)('beside %j, in a trial: %s, one of one byte is %s', (there, isInTrial, problem) => {
  expect(pictureProblem(there, { adding: 1, isInTrial })).toBe(problem)
})
