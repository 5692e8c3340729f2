import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { useAddressSearch } from '../navigation.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { PageTabs, TabCount, Tabs } from './tabs.tsx'

let isUnsaved = false

function Screen() {
  const [address] = useAddressSearch()
  return (
    <>
      <Tabs
        label="Settings"
        tabs={[
          { name: 'school', title: 'School Info', content: () => <p>Name and motto</p> },
          {
            name: 'exams',
            title: 'Exam Settings',
            content: () => (
              <>
                <p>Duration</p>
                <LeaveDialog isUnsaved={() => isUnsaved} />
              </>
            ),
          },
          { name: 'security', title: 'Security', content: () => <p>Passwords</p> },
          { name: 'notifications', title: 'Notifications', content: () => <p>Emails</p> },
          { name: 'users', title: 'User Management', content: () => <p>Roles</p> },
        ]}
      />
      <output>{JSON.stringify(address)}</output>
    </>
  )
}

const tab = (name: string) => page.getByRole('tab', { name })
const panel = (name: string) => page.getByRole('tabpanel', { name })
const isChosen = async (name: string, text: string) => {
  await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  await expect.element(panel(name)).toHaveTextContent(text)
}

test('the strip fades at the edges where a phone cuts it, and nowhere else', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(360, 740)
  await showScreen(Screen)
  const strip = () => tab('School Info').element().closest('[role="tablist"]')?.parentElement as HTMLElement
  await expect.poll(() => strip().dataset.cut).toBe('end')
  await tab('Notifications').click()
  await expect.poll(() => strip().dataset.cut).toBe('both')
  expect(getComputedStyle(strip()).maskImage).toContain('linear-gradient')
  await tab('User Management').click()
  await expect.poll(() => strip().dataset.cut).toBe('start')
  await page.viewport(1280, 800)
  await expect.poll(() => strip().dataset.cut).toBe(undefined)
})

test('the chosen tab stands in the address; the first needs none, and an unknown one is the first', async () => {
  await showScreen(Screen, { at: '/?tab=security' })
  await isChosen('Security', 'Passwords')
  await expectAccessible()
  await tab('User Management').click()
  await isChosen('User Management', 'Roles')
  await expect.element(page.getByRole('status')).toHaveTextContent('{"tab":"users"}')
  await tab('School Info').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('{}')
  await showScreen(Screen, { at: '/?tab=keys', theme: 'dark' })
  await isChosen('School Info', 'Name and motto')
  await expectReadable()
})

test('arrows, Home and End go from tab to tab, and only the chosen one is a stop of the Tab key', async () => {
  await showScreen(Screen)
  await tab('School Info').click()
  for (const [key, name, text] of [
    ['{ArrowRight}', 'Exam Settings', 'Duration'],
    ['{End}', 'User Management', 'Roles'],
    ['{ArrowRight}', 'School Info', 'Name and motto'],
    ['{ArrowLeft}', 'User Management', 'Roles'],
    ['{Home}', 'School Info', 'Name and motto'],
  ] as const) {
    await userEvent.keyboard(key)
    await isChosen(name, text)
    await expect.element(tab(name)).toHaveFocus()
    expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1)
  }
})

test('who leaves a tab with unsaved work is asked, and stays there', async () => {
  isUnsaved = true
  await showScreen(Screen, { at: '/?tab=exams' })
  await tab('Security').click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await isChosen('Exam Settings', 'Duration')
  await tab('Security').click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await isChosen('Security', 'Passwords')
})

test('on a phone the strip moves so that the chosen one is seen, and the page does not', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await showScreen(Screen, { at: '/?tab=users' })
  await expect.element(tab('User Management')).toBeInViewport({ ratio: 1 })
  await tab('School Info').click()
  await isChosen('School Info', 'Name and motto')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('the open one of pages that are tabs stays in sight on a phone when a count comes to another', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  let say: (count: number) => void = () => {}
  await showScreen(() => {
    const [count, setCount] = useState<number>()
    say = setCount
    const mark = count && <TabCount count={count} waitingTo="check" />
    return (
      <PageTabs
        label="Parts of the results"
        tabs={[
          { title: 'Candidates', mark, page: { to: '/' } },
          { title: 'Questions', mark, page: { to: '/questions' } },
          { title: 'Corrections', page: { to: '/results' } },
        ]}
        current="/results"
      />
    )
  })
  const right = () => page.getByRole('link', { name: 'Corrections' }).element().getBoundingClientRect().right
  expect(right()).toBeLessThanOrEqual(360)
  say(40)
  await expect.element(page.getByText('40 to check').first()).toBeVisible()
  await expect.poll(right).toBeLessThanOrEqual(360)
})
