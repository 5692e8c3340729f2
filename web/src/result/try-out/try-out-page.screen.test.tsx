import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { answerDemoBy } from '../../platform/client.ts'
import TryOutPage from './try-out-page.tsx'

afterEach(() => vi.restoreAllMocks())

const question = (number: number) => page.getByRole('button', { name: new RegExp(`^Question ${number}`) })

const reviewed = () => [...document.querySelectorAll('main ol > li')].map(({ textContent }) => textContent ?? '')

test('six questions are answered, handed in, marked and tried again, and nobody is asked for anything', async () => {
  await showScreen(TryOutPage, { as: 'student' })
  const asked: string[] = []
  answerDemoBy(async (path) => {
    asked.push(path.join('.'))
    throw new TypeError('There is no network')
  })
  for (const [on, name] of [
    [globalThis, 'fetch'],
    [XMLHttpRequest.prototype, 'open'],
    [Navigator.prototype, 'sendBeacon'],
    [IDBFactory.prototype, 'open'],
  ] as const) {
    vi.spyOn(on as unknown as Record<string, () => unknown>, name).mockImplementation(() => {
      asked.push(name)
      throw new TypeError('There is no network')
    })
  }
  await expect.element(page.getByText(/Nothing is saved, nobody sees it/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect.element(page.getByText('Trying: nothing is saved')).toBeVisible()
  await expect.poll(() => page.getByRole('timer').element().textContent).toMatch(/\b(10:00|9:\d\d)/)

  await page.getByRole('radio', { name: /A\) 5/ }).click({ force: true })
  await question(2).click()
  await page.getByRole('checkbox', { name: /A\) 4/ }).click({ force: true })
  await page.getByRole('checkbox', { name: /C\) 10/ }).click({ force: true })
  await question(3).click()
  await page.getByRole('radio', { name: /A\) True/ }).click({ force: true })
  await question(4).click()
  await expect.poll(() => document.querySelector('.katex')).not.toBeNull()
  await page.getByRole('textbox').fill('0.75')
  await question(5).click()
  await page.getByRole('textbox').fill('abuja')
  await question(6).click()
  await page.getByRole('textbox').fill('Left at the market, then straight on.')
  await expect.element(page.getByText('6 of 6 answered')).toBeVisible()
  await page.getByRole('button', { name: 'Look over and submit' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Submit/ })
    .click()

  await expect.element(page.getByRole('heading', { name: 'You are ready' })).toBeVisible()
  await expect.element(page.getByText('4 of 5 correct')).toBeVisible()
  expect(reviewed()).toEqual([
    expect.stringMatching(/Wrong · 0 of 1.*your answer.*right answer/),
    expect.stringMatching(/Right · 1 of 1/),
    expect.stringMatching(/Right · 1 of 1/),
    expect.stringMatching(/Right · 1 of 1/),
    expect.stringMatching(/Right · 1 of 1.*abuja$/),
    expect.stringMatching(/Answered.*market, then straight on\.$/),
  ])
  await expectAccessible()

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('0 of 6 answered')).toBeVisible()
  expect(asked).toEqual([])
})

test('a paper handed in empty is not called ready, and says each right answer; also in the dark on a phone', async () => {
  await page.viewport(360, 740)
  await showScreen(TryOutPage, { as: 'super_admin', theme: 'dark' })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expectReadable()
  await userEvent.keyboard('s')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Submit/ })
    .click()
  await expect.element(page.getByRole('heading', { name: 'Nothing was answered' })).toBeVisible()
  await expect.element(page.getByText('0 of 5 correct')).toBeVisible()
  expect(reviewed().slice(3, 5)).toEqual([
    expect.stringMatching(/right answer 0\.75$/),
    expect.stringMatching(/right answer Abuja$/),
  ])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectReadable()
})
