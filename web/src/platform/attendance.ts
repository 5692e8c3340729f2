const presenceMs = 60_000

/** When the person last did something, by the clock that only runs on; null where nobody looks. */
let lastActMs: number | null = null

/** Somebody is here: from now on it shows when nobody is. */
export function noteAct(): void {
  lastActMs = performance.now()
}

/** Nobody looks any more, as in the exam room. */
export function forgetActs(): void {
  lastActMs = null
}

/** Whether what is asked now is asked by the page alone: that keeps no session. */
export function isUnattended(): boolean {
  return lastActMs !== null && performance.now() - lastActMs > presenceMs
}
