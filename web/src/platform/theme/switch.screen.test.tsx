import { Switch } from '@mantine/core'
import { expect, test } from 'vitest'
import { showScreen } from '../../../test/screen.tsx'
import { contrast } from './contrast.ts'

const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`

test.each(['light', 'dark'] as const)('a switch that is off shows its edge, %s', async (theme) => {
  await showScreen(() => <Switch label="Reminders" />, { theme })
  const track = document.querySelector('.mantine-Switch-track')
  if (!track) throw new Error('The switch has no track.')
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim()
  // "rgb(1, 2, 3) 0px 0px 0px 1px inset": a colour alone is no edge.
  const [, colour = '', width] =
    /^(rgb\([^)]*\)) 0px 0px 0px (\d)px inset$/.exec(getComputedStyle(track).boxShadow) ?? []
  expect(width).toBe('1')
  expect(contrast(hex(colour), surface)).toBeGreaterThanOrEqual(3)
})
