import type { SignInOutcome } from '@sabimark/contract/answers.ts'
import { signInStepMinutes } from '@sabimark/domain/people/second-factor/second-factor.ts'
import { useState } from 'react'
import { client } from '../../../platform/client.ts'
import { placeAfterSignIn } from '../../../platform/sign-in-address.ts'
import { keepDues } from '../../../platform/sign-in-dues.ts'
import { ChooseSchool } from '../choose-school.tsx'
import { isSignedIn } from '../try-sign-in.ts'
import { CodeStep } from './code-step.tsx'
import { ExpiredStep } from './expired-step.tsx'
import { SetUpStep } from './set-up-step.tsx'

type Chosen = { schoolId: string; setUpUntil?: string | undefined }
/** What a school that was chosen still asks for. `isEntered`: it can wait. */
type SchoolAsks = { kind: 'school_asks'; chosen: Chosen; isEntered: boolean }

const leave = () => window.location.replace(placeAfterSignIn(window.location))

/** What comes after a right password, one step after the other. */
export default function SignInSteps({ first, password }: { first: SignInOutcome; password: string }) {
  const [step, setStep] = useState<SignInOutcome | SchoolAsks>(first)
  const [typed, setTyped] = useState(password)
  const goOn = (next: SignInOutcome, newPassword = typed) => {
    setTyped(newPassword)
    if (next.kind === 'signed_in') keepDues(next)
    if (isSignedIn(next)) leave()
    else setStep(next)
  }

  switch (step.kind) {
    case 'second_factor':
      return <CodeStep goOn={goOn} />
    case 'expired':
      return <ExpiredStep goOn={goOn} />
    case 'set_up':
      return <SetUpStep password={typed} until={null} minutes={signInStepMinutes.set_up} onDone={leave} />
    case 'signed_in':
      return <SetUpStep password={typed} until={step.setUpUntil ?? null} onDone={leave} />
    case 'school_asks': {
      const { chosen, isEntered } = step
      const enter = async () => {
        if (!isEntered) await client.people.chooseMembership({ schoolId: chosen.schoolId })
        leave()
      }
      return <SetUpStep password={typed} until={isEntered ? (chosen.setUpUntil ?? null) : null} onDone={enter} />
    }
    case 'choose':
      return (
        <ChooseSchool
          memberships={step.memberships}
          onEntered={(chosen) => {
            keepDues(chosen)
            if (chosen.setUpUntil === undefined) leave()
            else setStep({ kind: 'school_asks', chosen, isEntered: true })
          }}
          onDue={(chosen) => setStep({ kind: 'school_asks', chosen, isEntered: false })}
        />
      )
  }
}
