import { expect, test } from 'vitest'
import { PageButton, PageLink } from '../platform/navigation.tsx'
import { allRoles, type PageAddress, type ParamsOf } from '../platform/page.ts'
import { pages } from './pages.ts'

test.each(allRoles)('no address leads a %s to two pages', (role) => {
  const paths = pages.filter(({ roles }) => roles.includes(role)).map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
  expect(paths).toContain('/')
})

test('pages that share an address share its layout, and have words for the tab', () => {
  for (const { path, layout, title } of pages) {
    expect(pages.filter((other) => other.path === path && other.layout !== layout)).toEqual([])
    expect(title).toMatch(/^[A-Z]\w+/)
  }
})

test('what leads to no page does not compile', () => {
  const id: string = 'e1'
  const good: PageAddress[] = [
    { to: '/' },
    { to: '/students' },
    { to: '/students', search: { status: 'active', sort: 'name', order: 'desc' } },
    { to: '/students/$studentId', params: { studentId: id } },
    { to: '/exams' },
  ]
  const wrong: PageAddress[] = [
    // @ts-expect-error There is no such page.
    { to: '/student' },
    // @ts-expect-error A text put together is no page's path.
    { to: `/students/${id}` },
    // @ts-expect-error Nor is any text.
    { to: id },
    // @ts-expect-error The parameter is missing.
    { to: '/students/$studentId' },
    // @ts-expect-error It is called studentId.
    { to: '/students/$studentId', params: { id } },
    // @ts-expect-error It is a text.
    { to: '/students/$studentId', params: { studentId: 1 } },
    // @ts-expect-error This page has no parameter.
    { to: '/students', params: { studentId: id } },
    // @ts-expect-error No list of students is narrowed by that.
    { to: '/students', search: { klass: id } },
    // @ts-expect-error Nor sorted by it.
    { to: '/students', search: { sort: 'shoeSize' } },
    // @ts-expect-error No student has this status.
    { to: '/students', search: { status: 'late' } },
    // @ts-expect-error This page keeps nothing in its address.
    { to: '/profile', search: { status: 'active' } },
  ]
  const links = [
    <PageLink key="good" to="/teachers/$teacherId" params={{ teacherId: id }} className="a" />,
    // @ts-expect-error There is no such page.
    <PageLink key="page" to="/teacher" />,
    // @ts-expect-error The parameter is missing.
    <PageButton key="params" to="/teachers/$teacherId" variant="default" />,
  ]
  // @ts-expect-error It is called examId.
  const params: ParamsOf<'/exams/$examId'> = { id }
  expect([good.length, wrong.length, links.length, Object.keys(params)]).toEqual([5, 11, 3, ['id']])
})
