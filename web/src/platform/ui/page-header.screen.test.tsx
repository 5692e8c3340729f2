import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { PageHeader } from './page-header.tsx'

const name = 'Mathematics Second Term Continuous Assessment for SS2 Science, Arts and Commercial'
const show = () => showScreen(() => <PageHeader title={name} isName crumb="Results · SS2A" />)
const title = () => page.getByRole('heading', { level: 1, name })
const inBar = () => document.querySelector('[aria-hidden="true"] > span')

test('on a phone the whole name is the first line of the page, and the bar says as much of it as fits', async () => {
  await page.viewport(360, 740)
  await show()
  await expect.element(title()).toBeVisible()
  const seen = title().element()
  expect(seen.scrollWidth).toBeLessThanOrEqual(seen.clientWidth)
  expect(seen.scrollHeight).toBeLessThanOrEqual(seen.clientHeight)
  const crumb = page.getByText('Results · SS2A').element()
  expect(seen.getBoundingClientRect().bottom).toBeLessThanOrEqual(crumb.getBoundingClientRect().top)
  const copy = inBar()
  expect(copy?.textContent).toBe(name)
  expect(copy?.clientHeight).toBeLessThanOrEqual(40)
  expect(copy?.getBoundingClientRect().right).toBeLessThanOrEqual(182)
  await expectAccessible()
})

test('with room there is one title, below where it belongs', async () => {
  await page.viewport(1280, 800)
  await show()
  await expect.element(title()).toBeVisible()
  expect(inBar()?.getClientRects()).toHaveLength(0)
  const crumb = page.getByText('Results · SS2A').element()
  expect(crumb.getBoundingClientRect().bottom).toBeLessThanOrEqual(title().element().getBoundingClientRect().top)
})
