import type { SignUpMailState } from '@sabimark/contract/answers.ts'
import { useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'

/** Seconds between the questions: a mail is quick or late, and a late one is not waited for all day. */
const pauses = [1, 1, 2, 3, 4, 5, 10, 15, 30, 60, 60, 60, 120, 120, 300]

/** How the mail of a sign-up fares, asked for a few times until it is sent or refused. */
export function useMailState(receipt: string): SignUpMailState {
  const [state, setState] = useState<SignUpMailState>('waiting')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const askAfter = ([seconds, ...later]: readonly number[]) => {
      if (seconds === undefined) return
      timer = setTimeout(async () => {
        // Without network nothing is known, and nothing is said.
        const answer = await client.people.signUpMail({ receipt }).catch(() => null)
        if (isLeft) return
        if (answer) setState(answer.state)
        if (answer?.state !== 'sent' && answer?.state !== 'refused') askAfter(later)
      }, seconds * 1_000)
    }
    askAfter(pauses)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [receipt])
  return state
}
