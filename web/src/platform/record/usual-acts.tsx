import { IconCircleCheck, IconCircleOff, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Options } from '../client.ts'
import type { Outcome } from '../news/announcer.ts'
import { menuIcon } from '../ui/menu-icon.ts'
import type { RecordAct } from './use-record-acts.tsx'

type ActCall<Input> = (input: Input, options: Options) => Promise<Outcome & { effects: readonly string[] }>

/** How an act is called, and how it is told; `title` where its question is no "Close SS2B?". */
type Words = { label: string; done: string; icon: ReactNode; title?: (who: string) => string }

/** Two acts that take records out of use and back, each for those it would change. */
export function statusActs<Off extends string, On extends string>(
  call: ActCall<{ ids: string[]; status: Off | On }>,
  [off, offWords]: readonly [Off, Words],
  [on, onWords]: readonly [On, Words],
): readonly [RecordAct<{ status: string }>, RecordAct<{ status: string }>] {
  return [
    {
      ...offWords,
      isFor: ({ status }) => status !== off,
      call: (ids, options) => call({ ids, status: off }, options),
    },
    {
      ...onWords,
      isFor: ({ status }) => status === off,
      call: (ids, options) => call({ ids, status: on }, options),
    },
  ]
}

const deactivate = { label: 'Deactivate', done: 'deactivated', icon: <IconCircleOff {...menuIcon} /> }
const activate = { label: 'Activate', done: 'activated', icon: <IconCircleCheck {...menuIcon} /> }

/** Deactivate and Activate. */
export const activeActs = (call: ActCall<{ ids: string[]; status: 'active' | 'inactive' }>) =>
  statusActs(call, ['inactive', deactivate], ['active', activate])

export const deleteAct = (call: ActCall<{ ids: string[] }>): RecordAct<unknown> => ({
  label: 'Delete',
  done: 'deleted',
  icon: <IconTrash {...menuIcon} />,
  isDeletion: true,
  call: (ids, options) => call({ ids }, options),
})
