import type { School } from '@sabimark/contract/answers.ts'
import { IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react'
import { client } from '../../platform/client.ts'
import type { RecordAct } from '../../platform/record/use-record-acts.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { SuspendDialog } from './suspend-dialog.tsx'

/** Each is about one school, and says before what it means there. */
const one = ([id = '']: readonly string[]) => ({ id })

/** What the list knows of a school already is said before anybody presses; the rest the server says. */
function whyKeptAtSight({ studentsCount, teachersCount, examsCount, questionsCount, paidUntil }: School) {
  const isUsed = [studentsCount, teachersCount, examsCount, questionsCount].some((count) => count > 0)
  return isUsed || paidUntil !== null ? 'Not for a school that was used: suspend it.' : undefined
}

/** What the company does with a school as a whole. */
export const schoolActs: readonly RecordAct<School>[] = [
  {
    label: 'Suspend',
    icon: <IconLock {...menuIcon} />,
    isForOne: true,
    isFor: ({ status }) => status === 'active',
    ask: (question) => <SuspendDialog question={question} />,
  },
  {
    label: 'Reactivate',
    icon: <IconLockOpen {...menuIcon} />,
    isForOne: true,
    done: 'reactivated',
    isFor: ({ status }) => status === 'inactive',
    call: (ids, options) => client.people.reactivateSchool(one(ids), options),
  },
  {
    label: 'Delete',
    icon: <IconTrash {...menuIcon} />,
    isForOne: true,
    isDeletion: true,
    done: 'deleted',
    instead: 'Suspend',
    noteOf: whyKeptAtSight,
    call: (ids, options) => client.people.deleteSchool(one(ids), options),
  },
]
