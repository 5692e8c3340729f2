import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { useState } from 'react'
import { client } from '../../../platform/client.ts'
import { refusalText } from '../../../platform/refusal.ts'
import { AppSecret, type AppSetUp } from '../../../platform/second-factor/app-secret.tsx'
import { RecoveryCodes } from '../../../platform/second-factor/recovery-codes.tsx'
import { noteFactorOn } from '../../../platform/sign-in-dues.ts'
import formStyles from '../../frame/form-frame.module.css'
import { Note } from '../../frame/note.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './step.module.css'
import { Step } from './step.tsx'

type SetUpStepProps = {
  /** Typed a moment ago. */
  password: string
  /** Until then it can wait; null: no longer. */
  until: string | null
  /** How long this step of signing in lasts; without, it lasts as long as the session. */
  minutes?: number
  onDone: () => void
}

type State = { kind: 'asked' } | { kind: 'shown'; setUp: AppSetUp } | { kind: 'on'; codes: string[] }

/** The school asks for a second factor and the person has none yet. */
export function SetUpStep({ password, until, minutes, onDone }: SetUpStepProps) {
  const [state, setState] = useState<State>({ kind: 'asked' })
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)

  async function begin() {
    setIsWorking(true)
    setRefusal(null)
    try {
      setState({ kind: 'shown', setUp: await client.people.beginSecondFactor({ password }) })
    } catch (error) {
      setRefusal(refusalText(error))
    }
    setIsWorking(false)
  }

  if (state.kind === 'on') {
    return (
      <Step key="on" title="Keep your recovery codes" isAgainOffered={false}>
        <RecoveryCodes codes={state.codes} />
        <button type="button" className={formStyles.button} onClick={onDone}>
          I have kept them, continue
        </button>
      </Step>
    )
  }
  const skip = until !== null && (
    <button type="button" className={formStyles.quiet} onClick={onDone}>
      Not now
    </button>
  )
  if (state.kind === 'shown') {
    return (
      <Step key="shown" title="Set up two-factor sign-in" isAgainOffered={until === null}>
        <AppSecret {...state.setUp} />
        <CodeForm
          kind="app"
          label="Switch it on"
          working="Switching on..."
          send={async (code) => {
            const { codes } = await client.people.confirmSecondFactor({ code })
            noteFactorOn()
            setState({ kind: 'on', codes })
          }}
        />
        {skip}
      </Step>
    )
  }
  return (
    <Step key="asked" title="Set up two-factor sign-in" isAgainOffered={until === null}>
      <p>
        Your school asks its staff to sign in with their password and a code from an app on the phone. It takes two
        minutes. {until === null ? 'The time to set it up is over.' : `You have until ${lagosDay(new Date(until))}.`}
        {minutes && ` Finish it within ${minutes} minutes; after that you sign in again.`}
      </p>
      {refusal && <Note tone="red">{refusal}</Note>}
      <div className={styles.row}>
        <button type="button" className={formStyles.button} disabled={isWorking} onClick={begin}>
          Set it up now
        </button>
        {skip}
      </div>
    </Step>
  )
}
