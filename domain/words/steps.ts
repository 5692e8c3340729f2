/** Work that can pause after each step, so that who waits for it can do something else between; it answers what it comes to. */
export type Steps<Outcome> = Generator<undefined, Outcome, undefined>

/** Takes all the steps at a stretch. */
export function atOnce<Outcome>(steps: Steps<Outcome>): Outcome {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
