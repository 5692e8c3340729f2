import { expect, test } from 'vitest'
import { changeNames, type ExamChanges, isSameExam, settingChanges } from './exam-changes.ts'

const exam: ExamChanges = {
  ...{ title: 'Mock', instructions: 'Answer all.', location: '', totalQuestions: null, totalMarksHundredths: 400 },
  ...{ passingScore: 50, attemptsAllowed: 1, negative: null, shuffleQuestions: true, shuffleOptions: true },
  ...{ secondMarker: 'none', difficulty: null, tags: ['ss1'], sections: [] },
  questions: ['a', 'b'].map((questionId) => ({ questionId, marksHundredths: 200 })),
}

const changes: [Partial<ExamChanges>, { name: string; before: string; after: string }][] = [
  [{ title: 'Second mock' }, { name: 'title', before: 'Mock', after: 'Second mock' }],
  [{ totalQuestions: 2 }, { name: 'totalQuestions', before: '', after: '2' }],
  [{ totalMarksHundredths: 450 }, { name: 'totalMarksHundredths', before: '4', after: '4.5' }],
  [{ passingScore: 40 }, { name: 'passingScore', before: '50%', after: '40%' }],
  [
    { negative: { kind: 'share', part: 1, whole: 4 } },
    { name: 'negative', before: 'Nothing', after: '1/4 of its marks' },
  ],
  [{ shuffleOptions: false }, { name: 'shuffleOptions', before: 'Yes', after: 'No' }],
  [{ tags: ['ss1', 'term 2'] }, { name: 'tags', before: 'ss1', after: 'ss1, term 2' }],
  [
    { sections: [{ title: 'A', instructions: '', answer: { count: 1, which: 'best' } }] },
    { name: 'sections', before: '', after: 'A (answer 1)' },
  ],
  [{ questions: exam.questions.toReversed() }, { name: 'order', before: '', after: '' }],
]

test.each(changes)('%o is said with what was before and what comes', (changed, said) => {
  expect(settingChanges(exam, { ...exam, ...changed })).toEqual([said])
  expect(isSameExam(exam, { ...exam, ...changed })).toBe(false)
})

test('an exam that is written as it is has no changes, in whatever order fields come back', () => {
  const again = Object.fromEntries(Object.entries(exam).toReversed()) as ExamChanges
  expect(settingChanges(exam, again)).toEqual([])
  expect(isSameExam(exam, { ...again, questions: exam.questions.map((one) => ({ ...one, section: null })) })).toBe(true)
})

test('questions that are added or left out, or have other marks, are no other order and no setting', () => {
  const [first, second] = exam.questions
  const others = [
    [{ questionId: 'c', marksHundredths: 100 }, ...exam.questions],
    first ? [first] : [],
    first && second ? [first, { ...second, marksHundredths: 300 }] : [],
  ]
  for (const questions of others) {
    expect(settingChanges(exam, { ...exam, questions })).toEqual([])
    expect(isSameExam(exam, { ...exam, questions })).toBe(false)
  }
})

test('two sections that differ in their instructions alone are told apart', () => {
  const sections = [{ title: 'A', instructions: '' }]
  const other = [{ title: 'A', instructions: 'Use no calculator.' }]
  expect(settingChanges({ ...exam, sections }, { ...exam, sections: other })).toMatchObject([{ name: 'sections' }])
  expect(changeNames).toHaveLength(15)
})
