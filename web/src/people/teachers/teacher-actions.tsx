import { IconKey, IconMail } from '@tabler/icons-react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { readAgain } from '../../platform/queries.ts'
import { announce } from '../../platform/record/announcer.ts'
import type { ActQuestion, RecordAct } from '../../platform/record/use-record-acts.tsx'
import { activeActs, deleteAct } from '../../platform/record/usual-acts.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import type { Slip, Teacher } from '../people.ts'

/** What can be done to teachers. A first password is shown by `onSlip`, once. */
export const teacherActs = (onSlip: (slip: Slip) => void): readonly RecordAct<Pick<Teacher, 'status'>>[] => [
  {
    ...{ label: 'Send invitation again', icon: <IconMail {...menuIcon} />, isForOne: true },
    isFor: ({ status }) => status === 'pending_verification',
    ask: (question) => <InvitationQuestion {...question} />,
  },
  {
    ...{ label: 'New first password', icon: <IconKey {...menuIcon} />, isForOne: true },
    isFor: ({ status }) => status !== 'inactive',
    ask: (question) => <PasswordQuestion {...question} onSlip={onSlip} />,
  },
  ...activeActs(client.people.setTeachersStatus),
  deleteAct(client.people.deleteTeachers),
]

function InvitationQuestion({ ids, who, onClose }: ActQuestion) {
  const sending = useAct(client.people.sendInvitation, ({ sentTo }) => {
    onClose()
    announce(`An invitation is on its way to ${sentTo}.`)
    return readAgain()
  })
  return (
    <ConfirmDialog
      isOpen
      title={`Invite ${who} again?`}
      confirmLabel="Send invitation"
      isWorking={sending.isWorking}
      error={sending.error}
      onConfirm={() => sending.act({ id: ids[0] ?? '' })}
      onCancel={onClose}
    >
      They get an email with a new link, which works for 7 days. Links that were sent before still work until then.
    </ConfirmDialog>
  )
}

function PasswordQuestion({ ids, who, onSlip, onClose }: ActQuestion & { onSlip: (slip: Slip) => void }) {
  const making = useAct(client.people.reissueTeacherPassword, (slip) => {
    onClose()
    onSlip(slip)
    return readAgain()
  })
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
