import type { Device } from './save-call.ts'

/** One appointment at a time. */
export function timer(device: Device) {
  let callOff: (() => void) | null = null
  let dueAt = Number.POSITIVE_INFINITY
  const clear = () => {
    callOff?.()
    callOff = null
    dueAt = Number.POSITIVE_INFINITY
  }
  return {
    clear,
    set: (delayMs: number, callBack: () => void) => {
      clear()
      dueAt = device.now() + delayMs
      callOff = device.after(delayMs, () => {
        clear()
        callBack()
      })
    },
    dueInMs: () => dueAt - device.now(),
  }
}
