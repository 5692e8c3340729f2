import { Checkbox, Radio, Textarea } from '@mantine/core'
import { mostAttachedBytes, mostRecipients, typedAddresses } from '@sabimark/domain/report/sharing/report-email.ts'
import { shareDays } from '@sabimark/domain/report/sharing/share.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { StaffPicker } from '../../people/staff-picker.tsx'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { fieldErrors, focusField } from '../../platform/field-errors.ts'
import { useMay } from '../../platform/may.ts'
import { readAgain } from '../../platform/queries.ts'
import { useMe } from '../../platform/session.ts'
import { FormDialog } from '../../platform/ui/form-dialog.tsx'
import type { Person } from '../../platform/ui/people-picker.tsx'
import type { ReportAtHand, Sent } from './shared-report.ts'

type EmailDialogProps = { report: ReportAtHand; onSent: (sent: Sent) => void; onClose: () => void }
type Draft = { toMe: boolean; staff: Person[]; addresses: string; as: 'link' | 'attachment'; note: string }

const empty: Draft = { toMe: false, staff: [], addresses: '', as: 'link', note: '' }
const mostNote = 500

/** To whom a report goes, and how. */
export function EmailDialog({ report, onSent, onClose }: EmailDialogProps) {
  const email = reachable(useMe().email)
  const mayListStaff = useMay('people.listUsers')
  const [draft, setDraft] = useState(empty)
  const [problem, setProblem] = useState<string | null>(null)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const sending = useAct(client.report.email, (sent, { as }) => {
    onSent({ ...sent, as })
    return readAgain()
  })
  const refused = fieldErrors(sending.error, refusedFields)
  const isAtField = Object.keys(refused).length > 0
  const [field] = Object.keys(refused)
  useEffect(() => {
    if (field !== undefined && !sending.isWorking) focusField(field)
  }, [field, sending.isWorking])
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const { addresses, wrong } = typedAddresses(draft.addresses)
    const found = problemOf(draft, addresses, wrong)
    setProblem(found)
    if (found !== null) return focusField('addresses')
    const { toMe, staff, as, note } = draft
    const said = note.trim() === '' ? {} : { note }
    sending.act({ id: report.id, toMe, staffIds: staff.map(({ id }) => id), addresses, as, ...said })
  }
  const isTooLarge = (report.bytes ?? 0) > mostAttachedBytes
  return (
    <FormDialog
      isOpen
      title={`Email: ${report.title}`}
      submitLabel="Send"
      isDirty={JSON.stringify(draft) !== JSON.stringify(empty)}
      isWorking={sending.isWorking}
      error={isAtField ? null : sending.error}
      onSubmit={send}
      onClose={onClose}
    >
      {email && (
        <Checkbox
          name="toMe"
          label={`To me (${email})`}
          checked={draft.toMe}
          onChange={({ currentTarget }) => change({ toMe: currentTarget.checked })}
        />
      )}
      {mayListStaff && <StaffPicker value={draft.staff} onChange={(staff) => change({ staff })} />}
      <Textarea
        name="addresses"
        label="Other addresses"
        description={`Several with commas between them; ${mostRecipients} in all at most.`}
        autosize
        minRows={2}
        maxRows={6}
        inputMode="email"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={6000}
        value={draft.addresses}
        error={problem ?? refused.addresses}
        onChange={({ currentTarget }) => change({ addresses: currentTarget.value })}
      />
      <Radio.Group
        size="md"
        name="as"
        label="Send it as"
        value={draft.as}
        error={refused.as}
        onChange={(as) => change({ as: as === 'attachment' ? 'attachment' : 'link' })}
      >
        <Radio
          mt="xs"
          value="link"
          label={`A link, which asks for a PIN and ends after ${shareDays.usual} days`}
          description="You see the PIN once and tell it in another way."
        />
        <Radio
          mt="xs"
          value="attachment"
          disabled={isTooLarge}
          label="The file itself, attached"
          description={isTooLarge ? 'It is larger than 5 MB.' : 'Anyone who gets the email can open it and pass it on.'}
        />
      </Radio.Group>
      <Textarea
        name="note"
        label="Note"
        description="Web addresses in it are left out."
        autosize
        minRows={2}
        maxRows={6}
        maxLength={mostNote}
        value={draft.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
    </FormDialog>
  )
}

const refusedFields = {
  NO_RECIPIENT: 'addresses',
  TOO_MANY_RECIPIENTS: 'addresses',
  ATTACHMENT_TOO_LARGE: 'as',
} as const

function problemOf({ toMe, staff }: Draft, addresses: readonly string[], wrong: readonly string[]): string | null {
  if (wrong.length > 0) {
    const named = wrong.slice(0, 3).join(', ')
    return wrong.length === 1 ? `This is not an email address: ${named}` : `These are not email addresses: ${named}`
  }
  const count = addresses.length + staff.length + (toMe ? 1 : 0)
  if (count === 0) return 'Choose or type at least one address.'
  // Who is in it twice is one: only the server knows the addresses of staff.
  return addresses.length > mostRecipients || staff.length > mostRecipients
    ? `At most ${mostRecipients} addresses at a time; these are ${count}.`
    : null
}

/** Addresses under .invalid stand for people without one: nothing arrives there (RFC 2606). */
const reachable = (email: string | null) => (email?.endsWith('.invalid') ? null : email)
