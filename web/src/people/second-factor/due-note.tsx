import { Button } from '@mantine/core'
import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { useEffect, useState } from 'react'
import { duesMet, keepDues, readDues } from '../../platform/sign-in-dues.ts'
import styles from '../../platform/ui/note.module.css'
import { TextLink } from '../../platform/ui/text-link.tsx'

/** What signing in will soon ask, in a line above the page until it is put away. */
export default function DueNote() {
  const [{ setUpUntil, passwordUntil }, setDues] = useState(readDues)
  useEffect(() => {
    const look = () => setDues(readDues())
    duesMet.addEventListener('met', look)
    return () => duesMet.removeEventListener('met', look)
  }, [])
  if (!setUpUntil && !passwordUntil) return null
  const putAway = () => {
    keepDues({})
    setDues({})
  }
  return (
    <div className={styles.note} data-tone="green" role="status">
      <div>
        {passwordUntil && `Your password expires on ${lagosDay(new Date(passwordUntil))}. `}
        {setUpUntil &&
          `Your school asks its staff for two-factor sign-in: you have until ${lagosDay(new Date(setUpUntil))}. `}
        <TextLink to="/profile" search={{ tab: 'security' }}>
          Open your profile
        </TextLink>
      </div>
      <Button variant="default" size="xs" onClick={putAway}>
        Not now
      </Button>
    </div>
  )
}
