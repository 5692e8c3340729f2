import { useState } from 'react'
import { brand } from '../../platform/brand.ts'
import { Door } from '../door/door.tsx'
import styles from './login.module.css'
import { recallWay } from './sign-in-way.ts'
import { StaffSignIn } from './staff-sign-in.tsx'
import { StudentSignIn } from './student-sign-in.tsx'

export default function Login() {
  const [way, setWay] = useState(recallWay)

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
              onChange={() => setWay(choice)}
            />
            <span>{choice === 'staff' ? 'Staff' : 'Student'}</span>
          </label>
        ))}
      </fieldset>
      {way === 'staff' ? <StaffSignIn /> : <StudentSignIn />}
    </Door>
  )
}
