import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

export type Act<Input> = {
  /** Makes the call, unless one is under way: a double click changes something once. */
  act: (input: Input) => void
  isWorking: boolean
  /** What the last call threw; null after a new one began. */
  error: unknown
  forget: () => void
}

/** A call that changes something. `onDone` runs after it worked and may fetch lists again. */
export function useAct<Input, Output>(
  call: (input: Input) => Promise<Output>,
  onDone: (output: Output, input: Input) => unknown,
): Act<Input> {
  const isUnderWay = useRef(false)
  const { mutateAsync, isPending, error, reset } = useMutation({ mutationFn: (input: Input) => call(input) })
  const act = (input: Input) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    void mutateAsync(input)
      .then(
        (output) => onDone(output, input),
        // Shown from `error`.
        () => undefined,
      )
      .finally(() => {
        isUnderWay.current = false
      })
  }
  return { act, isWorking: isPending, error, forget: reset }
}
