import { expect, test } from 'vitest'
import { actText, deedText } from './act-text.ts'

test.each([
  ['student.deactivated', 3, '3 students deactivated'],
  ['student.class_set', 2_014, '2,014 students moved to another class'],
  ['class.deleted', 1, '1 class deleted'],
  ['class.closed', 2, '2 classes closed'],
  ['question.unarchived', 1, '1 question put back into use'],
])('%s of %i is: %s', (action, count, expected) => {
  expect(actText(action, count)).toBe(expected)
})

test.each([
  ['class.added', 'added this class'],
  ['subject.updated', 'edited'],
  ['student.class_set', 'moved this student'],
  ['teacher.invited_again', 'invited this teacher again'],
  ['student.photo_set', 'changed the picture'],
  ['question.unarchived', 'unarchived this question'],
])('%s in the history of a record is: %s', (action, expected) => {
  expect(deedText(action)).toBe(expected)
})
