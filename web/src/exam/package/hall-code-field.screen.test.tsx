import { newHallCode } from '@sabimark/domain/exam/seal/hall-code.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { HallCodeField } from './hall-code-field.tsx'

const code = newHallCode((below) => 7 % below)
let typed = ''

function Shown() {
  const [now, setNow] = useState('')
  typed = now
  return <HallCodeField code={now} onCode={setNow} problem={null} />
}

const field = (name: string) => page.getByRole('textbox', { name })

test('a code is typed through four fields, and a wrong one is told at once', async () => {
  await showScreen(Shown, { as: 'student' })
  await field('Digits 1 to 4').click()
  const wrong = `${code.slice(0, 15)}${(Number(code.at(-1)) + 1) % 10}`
  await userEvent.keyboard(wrong)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This is not the code. Ask your invigilator to read it again.')
  await expect.element(field('Digits 13 to 16')).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard(`{Backspace}${code.at(-1)}`)
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
  expect(typed).toBe(code)
})

test('the way back leads to the field before', async () => {
  await showScreen(Shown, { as: 'student' })
  await field('Digits 1 to 4').click()
  await userEvent.keyboard('12345{Backspace}{Backspace}{Backspace}')
  await expect.element(field('Digits 1 to 4')).toHaveValue('123')
})
