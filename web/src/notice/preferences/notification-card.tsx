import { Button, Switch } from '@mantine/core'
import '../../platform/theme/control-styles.ts'
import { topics } from '@sabimark/domain/notice/topics.ts'
import { useId } from 'react'
import { useMe } from '../../platform/session.ts'
import { Card } from '../../platform/ui/card.tsx'
import { GoodNote } from '../../platform/ui/good-note.tsx'
import { LeaveDialog } from '../../platform/ui/leave-dialog.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { SaveRefusal } from '../../platform/ui/save-refusal.tsx'
import { useLocked } from '../../platform/ui/use-locked.ts'
import styles from './preferences.module.css'
import { type Preferences, usePreferences } from './use-preferences.ts'

/** What one is told at the bell, and switches for what is emailed, too. */
export function NotificationCard() {
  const preferences = usePreferences()
  return (
    <Card title="Notifications">
      <Loaded query={preferences.query} waiting="Loading your notifications...">
        {(data) => <Switches data={data} preferences={preferences} />}
      </Loaded>
    </Card>
  )
}

type SwitchesProps = { data: Preferences; preferences: ReturnType<typeof usePreferences> }

function Switches({ data: { email, topics: own }, preferences }: SwitchesProps) {
  const { saving, said, save } = preferences
  const { role } = useMe()
  const locked = useLocked(saving.isWorking)
  return (
    <form
      {...locked}
      className={styles.form}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className={styles.intro}>
        {email !== null
          ? `Everything comes to the bell at the top of the page. What you switch on here is also emailed to ${email}.`
          : role === 'student'
            ? 'Everything comes to the bell at the top of the page. You have no email address here; ask your school to add one.'
            : 'Everything comes to the bell at the top of the page. You have no email address here.'}
      </p>
      <fieldset className={styles.switches} disabled={saving.isWorking}>
        <ul className={styles.topics}>
          {own.map((one) => (
            <TopicLine key={one.topic} {...one} hasAddress={email !== null} preferences={preferences} />
          ))}
        </ul>
      </fieldset>
      <p className={styles.intro}>Emails about your account, such as a new password, are always sent.</p>
      <SaveRefusal error={saving.error} />
      {said === 'saved' && <GoodNote>Your notifications were saved.</GoodNote>}
      {said === 'nothing' && <GoodNote>Nothing has changed since the last save.</GoodNote>}
      {email !== null && (
        <Button type="submit" loading={saving.isWorking}>
          Save Changes
        </Button>
      )}
      <LeaveDialog isUnsaved={() => preferences.isDirty} />
    </form>
  )
}

type TopicLineProps = Preferences['topics'][number] & {
  hasAddress: boolean
  preferences: ReturnType<typeof usePreferences>
}

function TopicLine({ topic, endedBy, hasAddress, preferences }: TopicLineProps) {
  const { label, hint } = topics[topic]
  const id = useId()
  const why = whyNot(endedBy)
  return (
    <li className={styles.topic}>
      <div className={styles.what}>
        <span className={styles.label}>
          {label}
          {preferences.isChanged(topic) && <em className={styles.changed}>not saved</em>}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
          {why !== null && <strong className={styles.why}> {why}</strong>}
        </span>
      </div>
      {(hasAddress || endedBy === 'topic') && (
        <span className={styles.bell}>{endedBy === 'topic' ? 'Bell: off' : 'Bell: always'}</span>
      )}
      {hasAddress && (
        <Switch
          label="Email"
          // Read from the start: what is switched, then whether it is on.
          labelPosition="left"
          name={topic}
          aria-label={`Email: ${label}`}
          aria-describedby={`${id}-hint`}
          checked={preferences.isOn(topic) && why === null}
          disabled={why !== null}
          onChange={({ currentTarget }) => preferences.turn(topic, currentTarget.checked)}
        />
      )}
    </li>
  )
}

function whyNot(endedBy: Preferences['topics'][number]['endedBy']): string | null {
  if (endedBy === 'topic') return 'Your school has switched this off for everybody.'
  return endedBy === 'email' ? 'Your school has switched emails off for everybody.' : null
}
