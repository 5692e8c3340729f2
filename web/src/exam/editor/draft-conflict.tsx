import { Button, Group } from '@mantine/core'
import { ORPCError } from '@orpc/client'
import { refusalCode } from '../../platform/refusal.ts'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { lagosText } from '../exams.ts'

/** What somebody else has kept of the same draft meanwhile. */
export type Conflict = { by: string | null; at: string | null; revision: number }

/** Null where a refusal is about something else. */
export function conflictOf(error: unknown): Conflict | null {
  if (refusalCode(error) !== 'CHANGED_MEANWHILE' || !(error instanceof ORPCError)) return null
  const { by, at, revision } = error.data as Conflict
  return { by, at, revision }
}

type DraftConflictProps = Conflict & { isWorking: boolean; onKeepMine: () => void }

/** Two have written one draft: whoever is second looks at both and says which stays. */
export function DraftConflict({ by, at, isWorking, onKeepMine }: DraftConflictProps) {
  return (
    <RefusalNote>
      {by ?? 'Somebody'} saved this draft{at && ` at ${lagosText(at)}`}, after you opened it. Nothing of yours was saved
      yet.
      <Group gap="xs" mt="xs">
        <Button variant="default" size="sm" component="a" href={window.location.pathname} target="_blank">
          See theirs in a new tab
        </Button>
        <Button variant="default" size="sm" loading={isWorking} onClick={onKeepMine}>
          Save mine in its place
        </Button>
      </Group>
    </RefusalNote>
  )
}
