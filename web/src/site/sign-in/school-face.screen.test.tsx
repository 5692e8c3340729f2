import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../../test/screen.tsx'
import { SchoolSide } from './school-face.tsx'

const nothing = { logo: null, color: '', motto: '', established: null, address: '', phone: '', email: '', website: '' }
const school = { ...nothing, name: 'Greenfield College', subdomain: 'greenfield' }

test.each([
  ['its own page', window.location.hostname, []],
  ['another page', 'greenfield.example', ['greenfield.example']],
])('a school whose website is %s says it once on this page', async (_what, website, said) => {
  await showScreen(() => <SchoolSide school={{ ...school, website }} />)
  await expect.element(page.getByText('Greenfield College')).toBeVisible()
  expect([...document.querySelectorAll('address span')].map(({ textContent }) => textContent)).toEqual(said)
})

test('the first letter stands where a school has no logo', async () => {
  await showScreen(() => <SchoolSide school={school} />)
  await expect.element(page.getByText('G', { exact: true })).toBeVisible()
  await showScreen(() => <SchoolSide school={{ ...school, logo: '/mark.svg' }} />)
  await expect.element(page.getByText('G', { exact: true })).not.toBeInTheDocument()
})
