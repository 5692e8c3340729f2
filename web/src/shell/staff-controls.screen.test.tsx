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

test('the ring of a busy button stands in its middle', async () => {
  await showScreen(() => (
    <>
      <h1>Busy</h1>
      <Button loading>Save</Button>
    </>
  ))
  const button = page.getByRole('button').element()
  const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const
  await expect
    .poll(() => {
      const ring = button.querySelector('.mantine-Button-loader')
      if (!ring) return 99
      const [here, there] = [middle(ring.getBoundingClientRect()), middle(button.getBoundingClientRect())]
      return Math.hypot(here[0] - there[0], here[1] - there[1])
    })
    .toBeLessThan(2)
})
