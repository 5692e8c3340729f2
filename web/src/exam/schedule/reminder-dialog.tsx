import { type ReminderSpan, reminderSpans, reminderWords } from '@sabimark/domain/exam/reminder.ts'
import '../../platform/theme/control-styles.ts'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@sabimark/contract/contract.ts'
import { useState } from 'react'
import type { Act } from '../../platform/act.ts'
import { BoxGroup } from '../../platform/ui/box-group.tsx'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import styles from './schedule.module.css'

type ReminderDialogProps = {
  title: string
  /** What it is about, above the boxes. */
  about: string
  /** Where reminders go. */
  where: Where
  /** What is ticked at first. */
  initial: readonly ReminderSpan[]
  /** Those whose moment is still ahead. */
  possible?: readonly ReminderSpan[]
  saving: Act<ReminderSpan[]>
  onClose: () => void
}

/** What switches and the address say of them. */
type Where = Pick<InferContractRouterOutputs<typeof contract>['notice']['reminders'], 'isOff' | 'email' | 'whyNoEmail'>

const noEmail = {
  no_address: ' You have no email address here; ask your school to add one.',
  own: ' Emails about them are switched off for you.',
  school: ' Your school has switched emails off for everybody.',
}

function whereText({ isOff, email, whyNoEmail }: Where): string {
  if (isOff) {
    return 'Your school has switched reminders off for everybody. What you set here is kept, and works as soon as they are on again.'
  }
  const bell = 'Reminders come to the bell at the top of the page'
  return email === null ? `${bell}.${noEmail[whyNoEmail ?? 'no_address']}` : `${bell} and by email to ${email}.`
}

/** When to be reminded, by boxes. */
export default function ReminderDialog({ initial, possible = reminderSpans, saving, ...dialog }: ReminderDialogProps) {
  const first = initial.filter((span) => possible.includes(span)).map(String)
  const [ticked, setTicked] = useState(first)
  const isDirty = ticked.length !== first.length || ticked.some((span) => !first.includes(span))
  return (
    <FormDialog
      isOpen
      title={dialog.title}
      submitLabel="Save"
      isDirty={isDirty}
      isWorking={saving.isWorking}
      error={saving.error}
      onSubmit={(event) => {
        event?.preventDefault()
        saving.act(reminderSpans.filter((span) => ticked.includes(String(span))))
      }}
      onClose={dialog.onClose}
    >
      <p className={styles.line}>{dialog.about}</p>
      <BoxGroup
        label="How long before"
        name="beforeMinutes"
        choices={{
          data: possible.map((span) => ({ id: String(span), name: reminderWords(span) })),
          error: null,
          refetch: () => undefined,
        }}
        empty="It opens too soon for a reminder."
        value={ticked}
        onChange={setTicked}
      />
      <p className={styles.line}>
        {whereText(dialog.where)}
        {!dialog.where.isOff && dialog.where.whyNoEmail === 'own' && (
          <>
            {' '}
            <TextLink to="/profile" search={{ tab: 'notifications' }}>
              Change this in your profile
            </TextLink>
          </>
        )}
      </p>
    </FormDialog>
  )
}
