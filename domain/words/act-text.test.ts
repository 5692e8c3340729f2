import { expect, test } from 'vitest'
import { actText, deedText, undoText } from './act-text.ts'

test.each([
  ['student.deactivated', 3, '3 students deactivated'],
  ['student.class_set', 2_014, '2,014 students moved to another class'],
  ['class.deleted', 1, '1 class deleted'],
  ['class.closed', 2, '2 classes closed'],
  ['question.unarchived', 1, '1 question put back into use'],
  ['exam.handed_over', 1, '1 exam handed over'],
  ['work.exam_handed_over', 302, '302 exams and questions handed over'],
])('%s of %i is: %s', (action, count, expected) => {
  expect(actText(action, count)).toBe(expected)
})

test.each([
  ['student.deactivated', 3, '3 students are put back as before.'],
  ['class.added', 1, '1 class is deleted.'],
  ['teacher.deleted', 2, '2 teachers are there again.'],
  ['work.exam_handed_over', 2, '2 exams and questions given back.'],
])('%s taken back for %i is: %s', (action, count, expected) => {
  expect(undoText(action, count)).toBe(expected)
})

test.each([
  ['class.added', 'added this class'],
  ['subject.updated', 'edited'],
  ['student.class_set', 'moved this student'],
  ['teacher.invited_again', 'invited this teacher again'],
  ['student.photo_set', 'changed the picture'],
  ['question.unarchived', 'unarchived this question'],
  ['work.question_handed_over', 'handed this question over with all work of its owner'],
])('%s in the history of a record is: %s', (action, expected) => {
  expect(deedText(action)).toBe(expected)
})
