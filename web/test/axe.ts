import axe from 'axe-core'
import { expect } from 'vitest'
import { misleading, withoutMild } from '../axe-rules.ts'

/**
 * Fails when axe finds something serious or critical in the page as it stands, and says what and where. `isStrict`: or regions of
 * one name, or a role that an element cannot have.
 */
export async function expectAccessible({ isStrict = false } = {}): Promise<void> {
  await arrived()
  const judged = Object.fromEntries(misleading.map((name) => [name, { enabled: isStrict }]))
  const { violations, passes } = await axe.run({ rules: { ...withoutMild, ...judged }, resultTypes: ['violations'] })
  expect(passes.length, 'axe looked at nothing').toBeGreaterThan(0)
  expect(graveOf(violations)).toEqual([])
}

/** Looks at the colours alone, for the second theme of a screen of which axe has looked at everything in the first. */
export async function expectReadable(): Promise<void> {
  await arrived()
  const { violations, passes } = await axe.run({ runOnly: ['color-contrast'] })
  expect(passes.length, 'axe looked at nothing').toBeGreaterThan(0)
  expect(graveOf(violations)).toEqual([])
}

function graveOf(violations: axe.Result[]): string[] {
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || misleading.includes(id))
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** What fades in has its colours once it is there; what a scroll shows waits for none. */
async function arrived(): Promise<void> {
  const arriving = document
    .getAnimations()
    .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations === 1)
  await Promise.allSettled(arriving.map(({ finished }) => finished))
}
