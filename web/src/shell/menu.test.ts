import { expect, test } from 'vitest'
import type { PageDefinition } from '../platform/page.ts'
import { isActive, menuOf } from './menu.ts'

const icon = () => null
const load = async () => ({ default: icon })
const pages: PageDefinition[] = [
  { path: '/questions', roles: ['teacher'], menu: { label: 'Question Bank', order: 60, icon }, load },
  {
    path: '/exams',
    roles: ['school_admin', 'teacher', 'student'],
    menu: { label: { other: 'My Exams', school_admin: 'Exams' }, order: 50, icon },
    load,
  },
  { path: '/exams/$examId', roles: ['teacher'], load },
  {
    path: '/students',
    roles: ['school_admin', 'teacher'],
    menu: { label: { other: 'Students', teacher: 'My Students' }, order: { other: 30, teacher: 65 }, icon },
    load,
  },
]
const labels = (role: 'school_admin' | 'teacher' | 'student') => menuOf(pages, role).map((entry) => entry.label)

test('each role sees its own entries, words and order', () => {
  expect(labels('school_admin')).toEqual(['Students', 'Exams'])
  expect(labels('teacher')).toEqual(['My Exams', 'Question Bank', 'My Students'])
  expect(labels('student')).toEqual(['My Exams'])
})

test.each([
  ['/', '/', true],
  ['/', '/exams', false],
  ['/exams', '/exams', true],
  ['/exams', '/exams/4f/results', true],
  ['/exam', '/exams', false],
])('the entry %s at %s', (entry, path, expected) => {
  expect(isActive(entry, path)).toBe(expected)
})
