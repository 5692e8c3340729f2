import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { DateInput } from './date-input.tsx'

function Birthday() {
  const [day, setDay] = useState('')
  return (
    <>
      <h1>A day</h1>
      <DateInput
        label="Date of birth"
        description="As on the birth certificate"
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
    </>
  )
}

test('a day is said in words below it, beside what helps to fill it in', async () => {
  await showScreen(Birthday)
  await expect.element(page.getByText('As on the birth certificate', { exact: true })).toBeVisible()
  await page.getByLabelText('Date of birth').fill('2013-04-03')
  await expect.element(page.getByText('Wed 3 Apr 2013. As on the birth certificate')).toBeVisible()
  await expectAccessible()
})
