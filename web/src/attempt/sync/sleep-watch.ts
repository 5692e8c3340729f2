import type { Device } from './save-call.ts'

/** The wall clock ran on so much further than the monotonic one: the device slept. */
const sleptMs = 10_000

/** Tells whether the device has slept since it was asked last. */
export function sleepWatch(device: Device): () => boolean {
  let last = { wall: device.wallNow(), monotonic: device.now() }
  return () => {
    const now = { wall: device.wallNow(), monotonic: device.now() }
    const hasSlept = now.wall - last.wall - (now.monotonic - last.monotonic) > sleptMs
    last = now
    return hasSlept
  }
}
