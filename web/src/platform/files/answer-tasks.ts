type Kinds<Task extends { kind: string }, Answers extends Record<Task['kind'], unknown>> = {
  [Kind in Task['kind']]?: (task: Extract<Task, { kind: Kind }>) => Answers[Kind] | Promise<Answers[Kind]>
}

/** In a worker: does what the page asks, and says so when it could not. */
export function answerTasks<Task extends { kind: string }, Answers extends Record<Task['kind'], unknown>>(
  workers: Kinds<Task, Answers>,
): void {
  self.addEventListener('message', async ({ data: task }: MessageEvent<Task>) => {
    try {
      const work = workers[task.kind as Task['kind']] as ((task: Task) => unknown) | undefined
      self.postMessage({ answered: await work?.(task) })
    } catch {
      self.postMessage({ isFailed: true })
    }
  })
}
