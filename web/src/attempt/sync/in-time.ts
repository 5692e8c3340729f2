import type { Device } from './save-call.ts'

/** What the work comes to, or `otherwise` when it fails or takes longer than that: for what is good to have. */
export async function inTime<Outcome>(
  device: Device,
  withinMs: number,
  work: Promise<Outcome>,
  otherwise: Outcome,
): Promise<Outcome> {
  let callOff = () => {}
  const tooLate = new Promise<Outcome>((resolve) => {
    callOff = device.after(withinMs, () => resolve(otherwise))
  })
  try {
    return await Promise.race([work, tooLate])
  } catch {
    return otherwise
  } finally {
    callOff()
  }
}
