import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Pressing } from './press.ts'
import { DoubtError, isRefused } from './refusal.ts'

const made = Symbol('made')

/**
 * Somebody has pressed for a call. Only `useAct` makes one, and hands it to the call it is for: that goes out with a request key, is
 * done once, and is not sent a second time while it is under way.
 */
export type Press = Pressing & { readonly [made]: true; readonly requestKey?: string }

/** What a call that changes something is handed beside its input. */
export type Pressed = { context: { press: Press } }

/**
 * For adding an import, which goes on by itself after a lost network and is begun again after a reload: `requestKey` is the
 * key its review keeps on the device for beginning it. Its further calls have keys as what `useAct` makes.
 */
export function pressOfImport(requestKey?: string): Pressed {
  return {
    context: { press: { [made]: true, isByItself: true, ...(requestKey !== undefined && { requestKey }) } },
  }
}

export type Act<Input> = {
  /** Makes the call, unless one is under way: a double click changes something once. */
  act: (input: Input) => void
  isWorking: boolean
  /** What the last call threw; null after a new one began. */
  error: unknown
  /** What was sent and neither done nor refused: it may be done all the same. Null for nothing. */
  unanswered: Input | null
  forget: () => void
}

/**
 * A call that changes something. It is handed its press, which it hands on to what it sends: the same words again are done
 * once until they are answered, or another act is done. `onDone` runs after it worked, on a form that is open again, and may fetch lists; what is
 * pressed meanwhile is done.
 */
export function useAct<Input, Output>(
  call: (input: Input, pressed: Pressed) => Promise<Output>,
  onDone: (output: Output, input: Input) => unknown,
): Act<Input> {
  const isUnderWay = useRef(false)
  const [isWorking, setIsWorking] = useState(false)
  const [unanswered, setUnanswered] = useState<Input | null>(null)
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (input: Input) => call(input, { context: { press: { [made]: true } } }),
  })
  const act = (input: Input) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsWorking(true)
    const end = () => {
      isUnderWay.current = false
      flushSync(() => setIsWorking(false))
    }
    void mutateAsync(input).then(
      (output) => {
        setUnanswered(null)
        end()
        return onDone(output, input)
      },
      // Why not is shown from `error`.
      (refusal) => {
        setUnanswered((before) => (isRefused(refusal) ? (isSame(before, input) ? null : before) : input))
        end()
      },
    )
  }
  return { act, isWorking, error, unanswered, forget: reset }
}

/** What a form that adds something shows above its button, `now` being what it would send. */
export function errorOrDoubt<Input>({ error, unanswered }: Pick<Act<Input>, 'error' | 'unanswered'>, now: Input) {
  return unanswered === null || isSame(unanswered, now) || isRefused(error) ? error : new DoubtError()
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
