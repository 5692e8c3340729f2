import type { OpenSession } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import { SessionList } from './session-list.tsx'

const id = (last: number) => `0199ffff-ffff-7fff-8fff-00000000000${last}`
const at = '2026-11-23T08:00:00.000Z'
const here: OpenSession = {
  ...{ id: id(1), isThisOne: true, device: 'Chrome 131 on Windows', address: '102.89.23.11' },
  ...{ school: 'Greenfield College', beganAt: at, usedAt: at },
}
const phone: OpenSession = { ...here, id: id(2), isThisOne: false, device: 'Opera Mini 62 on Android', school: null }
const unknown: OpenSession = { ...here, id: id(3), isThisOne: false, device: null, address: null, usedAt: null }

function answers(list: OpenSession[]): { people: NonNullable<Answers['people']>; ended: string[] } {
  const ended: string[] = []
  let items = list
  return {
    ended,
    people: {
      listSessions: () => ({ items }),
      endSession: (input) => {
        ended.push(input.id)
        items = items.filter((one) => one.id !== input.id)
        if (input.id === id(3)) throw refusal('SESSION_GONE')
        return {}
      },
      endOtherSessions: () => {
        const endedCount = items.length - 1
        items = items.filter(({ isThisOne }) => isThisOne)
        return { endedCount }
      },
    },
  }
}

test('each browser says what it is, where and since when, and only others are signed out', async () => {
  const { people, ended } = answers([here, phone, unknown])
  await showScreen(SessionList, { answers: { people } })
  const listed = page.getByRole('listitem')
  const [first, second, third] = [listed.nth(0), listed.nth(1), listed.nth(2)]
  await expect.element(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
  await expect
    .element(first)
    .toMatchTextContent(/Chrome 131 on Windows.*This one.*Greenfield College · 102\.89\.23\.11/)
  await expect.element(first).toMatchTextContent(/Signed in .*2026.* · Last used/)
  await expect.element(second).toMatchTextContent(/Opera Mini 62 on Android.*No school chosen yet/)
  await expect.element(third).toMatchTextContent(/Browser not kept.*Address not kept/)
  expect(third.element().textContent).not.toContain('Last used')
  expect(first.element().querySelector('button')).toBeNull()

  await expectAccessible()

  await page.getByRole('button', { name: /^Sign out Opera Mini 62 on Android/ }).click()
  await expect.element(page.getByText('Opera Mini 62 on Android')).not.toBeInTheDocument()
  // It had ended meanwhile.
  await page.getByRole('button', { name: /^Sign out Browser not kept/ }).click()
  await expect.element(page.getByText('Browser not kept')).not.toBeInTheDocument()
  expect(ended).toEqual([id(2), id(3)])
})

test('all others go at once, after a question', async () => {
  await showScreen(SessionList, { answers: { people: answers([here, phone, unknown]).people } })
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect.element(page.getByText('Opera Mini 62 on Android')).not.toBeInTheDocument()
  await expect.element(page.getByText('This one')).toBeVisible()
})
