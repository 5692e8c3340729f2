import { Button, TextInput } from '@mantine/core'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../test/screen.tsx'
import '../platform/theme/staff-controls.css'

function Controls() {
  return (
    <>
      <h1>Controls</h1>
      <Button>Save</Button>
      <Button size="xs">Try again</Button>
      <TextInput label="Name" />
    </>
  )
}

const heights = () => {
  const controls = [...page.getByRole('button').elements(), page.getByLabelText('Name').element()]
  return controls.map((control) => Math.round(control.getBoundingClientRect().height))
}

afterEach(() => {
  delete document.documentElement.dataset.staff
})

test('by mouse every control of staff is 36 px high; a phone, and everybody else, has 44', async () => {
  await page.viewport(1280, 800)
  await showScreen(Controls)
  expect(heights()).toEqual([44, 44, 44])
  document.documentElement.dataset.staff = ''
  expect(heights()).toEqual([36, 36, 36])
  await page.viewport(360, 740)
  expect(heights()).toEqual([44, 44, 44])
})
