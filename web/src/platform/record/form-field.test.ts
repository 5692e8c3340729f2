import { expect, test } from 'vitest'
import {
  type Draft,
  differing,
  draftOf,
  editable,
  type FormFields,
  problemsOf,
  readable,
  storedDraft,
  wireOf,
} from './form-field.ts'
import { mergeTheirs } from './merge-theirs.ts'

type Values = { name: string; years: number | null; classId: string | null; subjectIds: string[] }
const options = [{ id: 'c1', name: 'SS1A' }]
const useOptions = () => ({ data: options, error: null, refetch: () => undefined })
const fields: FormFields<Values> = {
  name: { label: 'Full Name', kind: 'text', max: 10, isRequired: true },
  years: { label: 'Experience', kind: 'integer', max: 60 },
  classId: { label: 'Class', kind: 'one', control: 'class', from: 'class', useOptions, none: 'No class assigned' },
  subjectIds: {
    label: 'Subjects',
    kind: 'many',
    control: 'subjects',
    from: 'subjects',
    useOptions,
    none: 'No subjects',
  },
}
const ada: Draft<Values> = { name: 'Ada', years: '8', classId: 'c1', subjectIds: ['s1', 's2'] }

test('an empty form and a stored record as the controls hold them', () => {
  expect(draftOf(fields)).toEqual({ name: '', years: '', classId: '', subjectIds: [] })
  expect(draftOf(fields, { name: 'Ada', years: 8, classId: 'c1', subjectIds: ['s1', 's2'] })).toEqual(ada)
  const subjects = [
    { id: 's1', name: 'Physics' },
    { id: 's2', name: 'Biology' },
  ]
  expect(storedDraft(fields, { name: 'Ada', years: 8, class: { id: 'c1', name: 'SS1A' }, subjects })).toEqual(ada)
  expect(storedDraft(fields, { name: 'Ada', years: null, class: null, subjects: [] })).toMatchObject({
    ...{ years: '', classId: '', subjectIds: [] },
  })
})

test('what is said once is no part of an edit', () => {
  const withEmail: FormFields<{ name: string; email: string }> = {
    name: fields.name,
    email: { label: 'Email', kind: 'email', max: 20, isFixed: true },
  }
  expect(Object.keys(editable(withEmail))).toEqual(['name'])
})

test('what travels: trimmed texts, numbers, null for nothing; some fields or all', () => {
  expect(wireOf(fields, { ...ada, name: '  Ada ' })).toEqual({
    ...{ name: 'Ada', years: 8, classId: 'c1', subjectIds: ['s1', 's2'] },
  })
  expect(wireOf(fields, { ...ada, years: ' ', classId: '' }, ['years', 'classId'])).toEqual({
    years: null,
    classId: null,
  })
})

test('what is wrong is said by field', () => {
  expect(problemsOf(fields, ada)).toEqual({})
  expect(problemsOf(fields, { ...ada, name: ' ', years: '61' })).toEqual({
    name: 'Full Name is required.',
    years: 'Experience must be a whole number from 0 to 60.',
  })
})

test('blanks around a text and the order of ids are no difference', () => {
  expect(differing(fields, ada, { ...ada, name: ' Ada ', subjectIds: ['s2', 's1'] })).toEqual([])
  expect(differing(fields, ada, { ...ada, name: 'Adá', subjectIds: ['s1'] })).toEqual(['name', 'subjectIds'])
})

test.each<[string, Draft<Values>, Draft<Values>, object]>([
  [
    'they changed another field',
    { ...ada, name: 'Ada O.' },
    { ...ada, years: '9' },
    { conflicts: [], taken: ['years'] },
  ],
  ['both changed one', { ...ada, name: 'Ada O.' }, { ...ada, name: 'Ada E.' }, { conflicts: ['name'], taken: [] }],
  ['both changed it alike', { ...ada, name: 'Ada O.' }, { ...ada, name: 'Ada O.' }, { conflicts: [], taken: [] }],
])('%s: what is typed here is never lost', (_case, mine, theirs, expected) => {
  const merged = mergeTheirs<Draft<Values>>((one, other) => differing(fields, one, other), {
    opened: ada,
    mine,
    theirs,
  })
  expect(merged).toMatchObject(expected)
  expect(merged.draft.name).toBe(mine.name)
  expect(merged.draft.years).toBe(theirs.years)
})

test('values as people read them', () => {
  expect(readable(fields.classId, 'c1', options)).toBe('SS1A')
  expect(readable(fields.subjectIds, ['c1', 'gone'], options)).toBe('SS1A, gone')
  expect(readable(fields.name, ' ')).toBe('nothing')
  expect(readable({ label: 'Proctoring', kind: 'switch' }, 'true')).toBe('on')
  const choices = { choices: ['after_exam'], names: { after_exam: 'After the exam' } }
  expect(readable({ label: 'Show Results', kind: 'choice', ...choices }, 'after_exam')).toBe('After the exam')
})
