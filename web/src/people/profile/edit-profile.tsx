import { Button, TextInput } from '@mantine/core'
import type { ProfileRecord } from '@sabimark/contract/answers.ts'
import { roleLabel } from '@sabimark/domain/people/role.ts'
import { useState } from 'react'
import { conflictText } from '../../platform/record/conflict-text.ts'
import { RecordField } from '../../platform/record/record-field.tsx'
import { useRecordForm } from '../../platform/record/use-record-form.ts'
import { LeaveDialog, LeaveQuestion, unsavedForm } from '../../platform/ui/leave-dialog.tsx'
import { SaveRefusal } from '../../platform/ui/save-refusal.tsx'
import { useLocked } from '../../platform/ui/use-locked.ts'
import styles from './profile.module.css'
import { Facts, schoolLines } from './profile-facts.tsx'
import { profileForm } from './profile-form.ts'

type EditProfileProps = { profile: ProfileRecord; onClose: () => void }

/** The form of one's details. What the school says, and the email address, are read here and changed elsewhere. */
export function EditProfile({ profile, onClose }: EditProfileProps) {
  const { role, email } = profile
  const [isAsking, setIsAsking] = useState(false)
  // The one it began with: read again meanwhile, it is compared when it is saved.
  const [stored] = useState(profile)
  const state = useRecordForm(profileForm(role), { begin: {}, stored, onClose })
  const { fields, draft, problems, theirs } = state
  const locked = useLocked(state.isWorking)
  const control = (name: keyof typeof fields) =>
    fields[name] && (
      <RecordField
        name={name}
        draft={draft}
        theirs={theirs}
        field={fields[name]}
        error={problems[name]}
        onChange={state.change}
      />
    )
  return (
    <form
      {...locked}
      className={styles.edit}
      tabIndex={-1}
      aria-label="Edit Profile"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        state.submit(false)
      }}
    >
      {theirs && (
        <p className={styles.conflict} role="alert">
          {conflictText(theirs, (name) => fields[name]?.label ?? name)}
        </p>
      )}
      <fieldset className={styles.fields} disabled={state.isWorking}>
        {control('name')}
        {role !== 'student' && (
          <TextInput
            label="Email"
            name="email"
            value={email ?? ''}
            readOnly
            description="Press “Change email” below the form for another one."
          />
        )}
        {control('phone')}
        <TextInput label="Role" name="role" value={roleLabel(role)} readOnly />
        {control('address')}
        {control('bio')}
      </fieldset>
      <Facts lines={schoolLines(profile)} />
      <SaveRefusal error={state.error} />
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => (state.isDirty ? setIsAsking(true) : onClose())}>
          Cancel
        </Button>
        <Button type="submit" loading={state.isWorking}>
          Save Changes
        </Button>
      </div>
      <LeaveDialog isUnsaved={() => state.isDirty} />
      <LeaveQuestion unsaved={isAsking ? unsavedForm : null} onLeave={onClose} onStay={() => setIsAsking(false)} />
    </form>
  )
}
