import { useState } from 'react'
import { brand } from '../platform/brand.ts'
import { Door } from './door.tsx'
import styles from './login.module.css'
import { StaffSignIn } from './staff-sign-in.tsx'
import { StudentSignIn } from './student-sign-in.tsx'

type Way = 'staff' | 'student'

const rememberedWay = 'sabimark_sign_in_as'

/** A slip says `/login?as=student`; otherwise this device goes on as it did last time. */
function firstWay(): Way {
  const asked = new URLSearchParams(window.location.search).get('as')
  if (asked === 'student' || asked === 'staff') return asked
  return readDevice(rememberedWay) === 'student' ? 'student' : 'staff'
}

/** Storage may be switched off; then nothing is remembered. */
function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export default function Login() {
  const [way, setWay] = useState(firstWay)

  function choose(next: Way) {
    setWay(next)
    try {
      localStorage.setItem(rememberedWay, next)
    } catch {
      // Storage may be switched off.
    }
  }

  return (
    <Door title={`Welcome to ${brand.name}`} lead="Sign in to go on.">
      <fieldset className={styles.ways}>
        <legend className="only-heard">I am</legend>
        {(['staff', 'student'] as const).map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="signInAs"
              value={choice}
              checked={way === choice}
              onChange={() => choose(choice)}
            />
            <span>{choice === 'staff' ? 'Staff' : 'Student'}</span>
          </label>
        ))}
      </fieldset>
      {way === 'staff' ? <StaffSignIn /> : <StudentSignIn />}
    </Door>
  )
}
