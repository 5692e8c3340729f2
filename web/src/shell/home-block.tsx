import { Button } from '@mantine/core'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, lazy, useState } from 'react'
import { noNetworkText } from '../platform/refusal.ts'
import { useBeginAgain } from '../platform/ui/new-version-note.tsx'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import type { HomeBlock } from './home-blocks.ts'
import { isOfflineFailure } from './offline-failure.ts'

type Loaded = ComponentType

/** The blocks of the home that this role sees, in their order; an unknown role sees none. */
export function blocksOf(blocks: readonly HomeBlock[], role: HomeBlock['roles'][number]): HomeBlock[] {
  return blocks.filter(({ roles }) => roles.includes(role))
}

const parts = new WeakMap<HomeBlock, Loaded>()

function partOf(block: HomeBlock): Loaded {
  const part = parts.get(block) ?? lazy(block.load)
  parts.set(block, part)
  return part
}

/** One block; where it cannot be shown, the others stand all the same. */
export function Block({ block }: { block: HomeBlock }) {
  const [tries, setTries] = useState(0)
  const again = () => {
    // A part that failed to come stays failed: it is asked for as a new one.
    parts.delete(block)
    setTries(tries + 1)
  }
  const Part = partOf(block)
  return (
    <CatchBoundary getResetKey={() => tries} errorComponent={(failed) => <BlockFailed {...failed} again={again} />}>
      <Part />
    </CatchBoundary>
  )
}

function BlockFailed({ error, again }: ErrorComponentProps & { again: () => void }) {
  const isNewVersion = useBeginAgain()
  const isOffline = isOfflineFailure(error, navigator.onLine)
  // The page says it once, above.
  if (isNewVersion) return null
  return (
    <RefusalNote
      action={
        <Button variant="default" size="xs" onClick={again}>
          Try again
        </Button>
      }
    >
      {isOffline ? noNetworkText : 'This part of the page could not be shown. Everything else works.'}
    </RefusalNote>
  )
}
