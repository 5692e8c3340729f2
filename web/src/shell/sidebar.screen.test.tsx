import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../test/screen.tsx'
import { useMe } from '../platform/session.ts'
import { pages } from './pages.ts'
import { Sidebar } from './sidebar.tsx'

const schoolLogo = '/mark.svg?of-the-school'

function Shown() {
  const me = { ...useMe(), schoolLogo, avatar: '/mark.svg?of-a-person' }
  return <Sidebar me={me} pages={pages} isNarrow={false} isOpen={false} onClose={() => undefined} />
}

const pictures = () => [...document.querySelectorAll('aside img')].map((img) => img.getAttribute('src'))

test('staff see the logo and name of their school first, and their own picture', async () => {
  await showScreen(Shown, { as: 'teacher' })
  await expect.element(page.getByText('Greenfield College')).toBeVisible()
  expect(pictures()).toEqual([schoolLogo, '/mark.svg?of-a-person', '/mark.svg'])
})

test('a candidate sees the logo of the address they are given: it is the small one', async () => {
  await showScreen(Shown, { as: 'student' })
  await expect.element(page.getByText('Greenfield College')).toBeVisible()
  expect(pictures()).toContain(schoolLogo)
})
