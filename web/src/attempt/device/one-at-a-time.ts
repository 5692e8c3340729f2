/** Runs a job that nobody may run twice at once: asked for while it runs, it runs once more afterwards. */
export function oneAtATime(job: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  let isAskedAgain = false
  const run = async (): Promise<void> => {
    isAskedAgain = isRunning
    if (isRunning) return
    isRunning = true
    try {
      await job()
    } finally {
      isRunning = false
    }
    if (isAskedAgain) await run()
  }
  return run
}
