import { type ReminderSpan, reminderSpans, reminderWords } from '@sabimark/domain/exam/reminder.ts'
import '../../platform/theme/control-styles.ts'
import { useState } from 'react'
import type { Act } from '../../platform/act.ts'
import { BoxGroup } from '../../platform/ui/box-group.tsx'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import styles from './schedule.module.css'

type ReminderDialogProps = {
  title: string
  /** What it is about, above the boxes. */
  about: string
  /** Where reminders go beside the bell. */
  email: string | null
  /** What is ticked at first. */
  initial: readonly ReminderSpan[]
  /** Those whose moment is still ahead. */
  possible?: readonly ReminderSpan[]
  saving: Act<ReminderSpan[]>
  onClose: () => void
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
        {dialog.email === null
          ? 'Reminders come to the bell at the top of the page. You have no email address here; ask your school to add one.'
          : `Reminders come to the bell at the top of the page and by email to ${dialog.email}.`}
      </p>
    </FormDialog>
  )
}
