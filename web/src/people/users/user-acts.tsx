import type { User } from '@sabimark/contract/answers.ts'
import {
  IconLogout,
  IconMail,
  IconShieldCheck,
  IconShieldOff,
  IconUser,
  IconUserDown,
  IconUserShare,
} from '@tabler/icons-react'
import { client } from '../../platform/client.ts'
import type { RecordAct } from '../../platform/record/use-record-acts.tsx'
import { activeActs } from '../../platform/record/usual-acts.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { InvitationDialog } from '../invitation-dialog.tsx'
import { HandOverWork } from '../teachers/hand-over-work.tsx'

export type NewRole = 'school_admin' | 'teacher'

type Ways = {
  /** Who acts: of themself nobody takes anything here. */
  myId: string
  onChangeRole: (user: User, role: NewRole) => void
  onProfile: () => void
}

/** What can be done to staff. */
export const userActs = ({ myId, onChangeRole, onProfile }: Ways): readonly RecordAct<User>[] => {
  const ofOthers = (act: RecordAct<User>): RecordAct<User> => ({
    ...act,
    isFor: (user) => user.id !== myId && (act.isFor?.(user) ?? true),
  })
  const roleAct = (role: NewRole, from: User['role'], words: Pick<RecordAct<User>, 'label' | 'icon'>) =>
    ofOthers({
      ...words,
      isForOne: true,
      isFor: (user) => user.role === from,
      run: ({ row }) => row && onChangeRole(row, role),
    })
  return [
    {
      label: 'Open my profile',
      icon: <IconUser {...menuIcon} />,
      isForOne: true,
      run: onProfile,
      isFor: ({ id }) => id === myId,
    },
    ofOthers({
      label: 'Send invitation again',
      icon: <IconMail {...menuIcon} />,
      isForOne: true,
      isFor: ({ status }) => status === 'pending_verification',
      ask: (question) => <InvitationDialog {...question} call={client.people.inviteUserAgain} />,
    }),
    roleAct('school_admin', 'teacher', { label: 'Make an administrator', icon: <IconShieldCheck {...menuIcon} /> }),
    roleAct('teacher', 'school_admin', { label: 'Make a teacher', icon: <IconUserDown {...menuIcon} /> }),
    ofOthers({
      label: 'Hand over exams and questions',
      icon: <IconUserShare {...menuIcon} />,
      isForOne: true,
      // A teacher's is in the list of teachers.
      isFor: ({ role }) => role === 'school_admin',
      ask: (question) => <HandOverWork {...question} />,
    }),
    ofOthers({
      label: 'Sign out everywhere',
      icon: <IconLogout {...menuIcon} />,
      done: 'signed out',
      title: (who) => `Sign ${who} out everywhere?`,
      isFor: ({ status }) => status === 'active',
      call: (ids, options) => client.people.endUserSessions({ ids }, options),
    }),
    ofOthers({
      label: 'Switch off two-factor',
      icon: <IconShieldOff {...menuIcon} />,
      isForOne: true,
      done: 'now signs in by password alone',
      title: (who) => `Switch off two-factor sign-in of ${who}?`,
      isFor: ({ hasSecondFactor }) => hasSecondFactor,
      call: ([id = ''], options) => client.people.dropUserSecondFactor({ id }, options),
    }),
    ...activeActs(client.people.setUsersStatus).map(ofOthers),
  ]
}
