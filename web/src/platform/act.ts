import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const made = Symbol('made')

/**
 * Somebody has pressed for a call. Only `useAct` makes one, and hands it to the call it is for: that goes out with a key, is
 * done once, and is not sent a second time while it is under way.
 */
export type Press = { readonly [made]: true; readonly key?: string }

const press: Press = { [made]: true }

/** What a call that changes something is handed beside its input. */
export type Pressed = { context: { press: Press } }

/**
 * For adding an import, which goes on by itself after a lost network and is begun again after a reload: `requestKey` is the
 * key its review keeps on the device for beginning it. Its further calls have keys as what `useAct` makes.
 */
export function pressOfImport(requestKey?: string): Pressed {
  return { context: { press: { [made]: true, ...(requestKey !== undefined && { key: requestKey }) } } }
}

export type Act<Input> = {
  /** Makes the call, unless one is under way: a double click changes something once. */
  act: (input: Input) => void
  isWorking: boolean
  /** What the last call threw; null after a new one began. */
  error: unknown
  forget: () => void
}

/**
 * A call that changes something. It is handed its press, which it hands on to what it sends: the same words again are done
 * once until they are answered. `onDone` runs after it worked, on a form that is open again, and may fetch lists; what is
 * pressed meanwhile is done.
 */
export function useAct<Input, Output>(
  call: (input: Input, pressed: Pressed) => Promise<Output>,
  onDone: (output: Output, input: Input) => unknown,
): Act<Input> {
  const isUnderWay = useRef(false)
  const [isWorking, setIsWorking] = useState(false)
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (input: Input) => call(input, { context: { press } }),
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
        end()
        return onDone(output, input)
      },
      // Why not is shown from `error`.
      end,
    )
  }
  return { act, isWorking, error, forget: reset }
}
