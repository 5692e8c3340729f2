import { Button } from '@mantine/core'
import { useState } from 'react'
import { signOut } from '../platform/session.ts'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'

/** Leaves this computer to whoever sits down next. */
export function ReceiptSignOut() {
  const [isLeaving, setIsLeaving] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const leave = async () => {
    setIsLeaving(true)
    try {
      await signOut('/login?as=student')
    } catch (refusal) {
      setError(refusal)
      setIsLeaving(false)
    }
  }
  return (
    <>
      <RefusalNote error={error} />
      <Button size="lg" fullWidth loading={isLeaving} onClick={() => void leave()}>
        Sign out
      </Button>
    </>
  )
}
