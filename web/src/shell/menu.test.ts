import { callPermissions } from '@sabimark/contract/permission.ts'
import { expect, test } from 'vitest'
import type { Role } from '../platform/page.ts'
import { createExam } from './home.tsx'
import { blocksOf } from './home-block.tsx'
import { homeBlocks } from './home-blocks.ts'
import { destinationsOf, entryPathOf, isActive, menuOf } from './menu.ts'
import { pages } from './pages.ts'
import { actionsOf } from './palette/actions.ts'
import { sources } from './palette/sources.ts'

test('a role nobody knows sees no entry beside the Dashboard, and no block of the home', () => {
  const unknown = 'prefect' as Role
  expect(menuOf(pages, unknown).map(({ path }) => path)).toEqual(['/'])
  expect(blocksOf(homeBlocks, unknown)).toEqual([])
  expect(actionsOf(unknown)).toEqual([])
  expect(sources.filter(({ roles }) => roles.includes(unknown))).toEqual([])
})

test('the home offers a new exam to whoever may create one', () => {
  expect(createExam.roles).toEqual(callPermissions['exam.create'])
})

test.each<[Role, string[]]>([
  [
    'super_admin',
    [
      'Dashboard',
      'Schools',
      'Subjects',
      'Students',
      'Teachers',
      'Exams',
      'Question Bank',
      'Results & Analytics',
      'Reports',
      'Settings',
      'Profile',
    ],
  ],
  [
    'school_admin',
    [
      'Dashboard',
      'Subjects',
      'Students',
      'Teachers',
      'Exams',
      'Question Bank',
      'Results & Analytics',
      'Reports',
      'Settings',
      'Profile',
    ],
  ],
  ['teacher', ['Dashboard', 'My Exams', 'Question Bank', 'My Students', 'Results', 'Profile']],
  ['student', ['Dashboard', 'My Exams', 'My Results', 'Schedule', 'Profile']],
])('the menu of a %s is the specification’s, of the screens there are', (role, expected) => {
  expect(
    menuOf(pages, role).map(({ title }) => title),
    'pages with isInMenu',
  ).toEqual(expected)
})

test.each<[Role, string[]]>([
  ['super_admin', ['Plans and Payments', 'Try the exam room', 'Audit']],
  [
    'school_admin',
    ['Classes', 'Timetable', 'Terms', 'Marking', 'Recent changes', 'Emails', 'Audit', 'Files', 'Your plan'],
  ],
  ['teacher', ['Timetable', 'Reports', 'Marking', 'Recent changes']],
  ['student', ['Try the exam room']],
])('the palette leads a %s to the menu’s pages and some that the menu has no entry for', (role, others) => {
  const inMenu = menuOf(pages, role)
  const found = destinationsOf(pages, role)
  const beside = found.filter((page) => !inMenu.includes(page)).map(({ title }) => title)
  expect(beside, 'pages with an icon and without isInMenu').toEqual(others)
})

test.each([
  ['/plan', '/settings'],
  ['/reports/terms', '/settings'],
  ['/reports/terms/4f', '/settings'],
  ['/settings/files', '/settings'],
  ['/exams/4f', '/exams'],
])('at %s the menu marks the entry of %s', (path, entry) => {
  const marked = menuOf(pages, 'school_admin').filter((page) => isActive(page.path, entryPathOf(pages, path)))
  expect(marked.map((page) => page.path)).toEqual([entry])
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
