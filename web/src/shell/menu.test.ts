import { expect, test } from 'vitest'
import type { PageDefinition, Role } from '../platform/page.ts'
import { blocksOf } from './home-block.tsx'
import { isActive, menuOf } from './menu.ts'
import { actionsOf } from './palette/actions.ts'
import { sources } from './palette/sources.ts'
import * as rooms from './rooms.ts'

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

test('a role nobody knows sees no entry beside the Dashboard, and no block of the home', () => {
  const unknown = 'prefect' as Role
  expect(menuOf(rooms.pages, unknown)).toEqual([])
  expect(blocksOf(rooms.homeBlocks, unknown)).toEqual([])
  expect(actionsOf(unknown)).toEqual([])
  expect(sources.filter(({ roles }) => roles.includes(unknown))).toEqual([])
})

test.each<[Role, string[]]>([
  [
    'super_admin',
    ['Schools', 'Subjects', 'Students', 'Teachers', 'Exams', 'Question Bank', 'Results & Analytics', 'Profile'],
  ],
  ['school_admin', ['Subjects', 'Students', 'Teachers', 'Exams', 'Question Bank', 'Results & Analytics', 'Profile']],
  ['teacher', ['My Exams', 'Question Bank', 'My Students', 'Results', 'Profile']],
  ['student', ['My Exams', 'My Results', 'Profile']],
])('the menu of a %s is the specification’s, of the screens there are', (role, expected) => {
  expect(menuOf(rooms.pages, role).map(({ label }) => label)).toEqual(expected)
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
