import { Switch } from '@mantine/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../../test/screen.tsx'
import { contrast } from './contrast.ts'

const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`

test.each(['light', 'dark'] as const)('a switch that is off shows its edge and says so, %s', async (theme) => {
  await showScreen(() => <Switch label="Reminders" />, { theme })
  const track = document.querySelector<HTMLElement>('.mantine-Switch-track')
  if (!track) throw new Error('The switch has no track.')
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim()
  const { borderTopColor, borderTopWidth } = getComputedStyle(track)
  expect([track.offsetWidth, track.offsetHeight]).toEqual([40, 22])
  // A screen of one pixel to a pixel draws 1.5 as 1.
  expect(Number.parseFloat(borderTopWidth)).toBeGreaterThanOrEqual(1)
  expect(contrast(hex(borderTopColor), surface)).toBeGreaterThanOrEqual(3)
  const word = () => getComputedStyle(track, '::after').content
  expect(word()).toBe('"Off"')
  await page.getByRole('switch', { name: 'Reminders', exact: true }).click()
  expect(word()).toBe('"On"')
})
