import type { Browser } from '@playwright/test'
import { type FontSet, fontSets, withFonts } from './font-sets.ts'
import type { Slow } from './slow-down.ts'
import { visit } from './visit.ts'

/** By the fonts of the device and by address: how far the page moved by itself, in the worst of the visits. */
export type ShiftFigures = Partial<Record<FontSet, Record<string, number>>>

type ShiftOptions = {
  origin: string
  paths: readonly string[]
  rounds: number
  sets: readonly FontSet[]
  device: Slow
  launch(env: NodeJS.ProcessEnv): Promise<Browser>
  say(line: string): void
}

/** The public pages on devices of which each has other fonts. */
export async function measureShifts({
  origin,
  paths,
  rounds,
  sets,
  device,
  launch,
  say,
}: ShiftOptions): Promise<ShiftFigures> {
  const figures: ShiftFigures = {}
  for (const set of sets) {
    const found = await withFonts(set, async (fontconfigFile) => {
      const browser = await launch({ ...process.env, FONTCONFIG_FILE: fontconfigFile })
      try {
        const worst: Record<string, number> = {}
        for (const path of paths) {
          for (let round = 0; round < rounds; round++) {
            const { shift } = await visit(browser, origin + path, device)
            worst[path] = Math.max(worst[path] ?? 0, shift)
          }
        }
        return worst
      } finally {
        await browser.close()
      }
    })
    if (found) figures[set] = found
    say(
      found
        ? `shifts on a device with ${fontSets[set].join(' or ')} alone`
        : `${fontSets[set].join(' or ')} is not installed here: no device with it alone`,
    )
  }
  return figures
}
