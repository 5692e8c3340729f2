import type { SignInOutcome } from '@sabimark/contract/answers.ts'
import { useState } from 'react'
import { client } from '../../../platform/client.ts'
import { CodeForm } from './code-form.tsx'
import styles from './step.module.css'
import { Step } from './step.tsx'

/** The code of the app, or one that was written down. */
export function CodeStep({ goOn }: { goOn: (next: SignInOutcome) => void }) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const other = kind === 'app' ? 'recovery' : 'app'
  return (
    <Step key={kind} startsInField title={kind === 'app' ? 'Open your authenticator app' : 'Use a recovery code'}>
      <CodeForm
        kind={kind}
        label="Sign In"
        working="Signing in..."
        send={async (code) => goOn(await client.people.proveSecondFactor({ code }))}
      />
      <button type="button" className={styles.link} onClick={() => setKind(other)}>
        {other === 'recovery' ? 'Use a recovery code instead' : 'Use the code from your app instead'}
      </button>
      <p className={styles.soft}>
        Neither the phone nor a recovery code? An administrator of your school can switch two-factor sign-in off for
        you.
      </p>
    </Step>
  )
}
