import { useEffect, useState } from 'react'
import { browserDevice } from '../device/browser-device.ts'
import { heldUntil, localStore, refusedHere } from '../device/sender.ts'
import type { BroughtOf } from './bring-in.ts'
import { type Fate, fateOf } from './fate.ts'

const lookEveryMs = 1_000

const isHeld = (key: string) => browserDevice.now() < (heldUntil.get(key) ?? 0)

/** What has become of each of these by now, as this browser keeps what is not sent. Null before it was looked for. */
export function useFates(brought: readonly Pick<BroughtOf, 'keys' | 'isOfOtherDevice'>[]): Fate[] | null {
  const [fates, setFates] = useState<Fate[] | null>(null)
  useEffect(() => {
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const kept = await localStore.all().catch(() => null)
      if (isLeft) return
      const here = kept && { kept, refusedHere, isHeld }
      const now =
        here && brought.map(({ keys, isOfOtherDevice }) => (isOfOtherDevice ? 'other_device' : fateOf(keys, here)))
      if (now) setFates(now)
      if (!now?.every((fate) => fate === 'sent')) timer = setTimeout(() => void look(), lookEveryMs)
    }
    void look()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [brought])
  return fates
}
