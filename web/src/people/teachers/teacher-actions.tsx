import type { IssuedSlip, Teacher } from '@sabimark/contract/answers.ts'
import { IconKey, IconMail, IconUserShare } from '@tabler/icons-react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { readAgain } from '../../platform/queries.ts'
import type { ActQuestion, RecordAct } from '../../platform/record/use-record-acts.tsx'
import { activeActs, deleteAct } from '../../platform/record/usual-acts.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { InvitationDialog } from '../invitation-dialog.tsx'
import { HandOverWork } from './hand-over-work.tsx'

/** What can be done to teachers. A first password is shown by `onSlip`, once. */
export const teacherActs = (onSlip: (slip: IssuedSlip) => void): readonly RecordAct<Pick<Teacher, 'status'>>[] => [
  {
    label: 'Send invitation again',
    icon: <IconMail {...menuIcon} />,
    isForOne: true,
    isFor: ({ status }) => status === 'pending_verification',
    ask: (question) => <InvitationDialog {...question} call={client.people.sendInvitation} />,
  },
  {
    label: 'New first password',
    icon: <IconKey {...menuIcon} />,
    isForOne: true,
    isFor: ({ status }) => status !== 'inactive',
    ask: (question) => <PasswordQuestion {...question} onSlip={onSlip} />,
  },
  {
    label: 'Hand over exams and questions',
    icon: <IconUserShare {...menuIcon} />,
    isForOne: true,
    ask: (question) => <HandOverWork {...question} />,
  },
  ...activeActs(client.people.setTeachersStatus),
  deleteAct(client.people.deleteTeachers),
]

function PasswordQuestion({ ids, who, onSlip, onClose }: ActQuestion & { onSlip: (slip: IssuedSlip) => void }) {
  const making = useAct(
    (input: { id: string }) => client.people.reissueTeacherPassword(input),
    (slip) => {
      onClose()
      onSlip(slip)
      return readAgain()
    },
  )
  return (
    <ConfirmDialog
      isOpen
      title={`New first password for ${who}?`}
      confirmLabel="Make a new password"
      isWorking={making.isWorking}
      error={making.error}
      onConfirm={() => making.act({ id: ids[0] ?? '' })}
      onCancel={onClose}
    >
      The old password stops working at once. The new one is shown to you once, to copy or print. Nothing else changes.
    </ConfirmDialog>
  )
}
