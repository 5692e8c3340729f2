import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A program of the bench in a process of its own. */
export type Program = {
  ended: Promise<unknown>
  /** The first thing it says. */
  told<Message>(): Promise<Message>
  end(): Promise<void>
}

export function runProgram(file: URL, args: string[] = []): Program {
  const child = fork(fileURLToPath(file), args)
  const ended = once(child, 'exit')
  return {
    ended,
    told: async <Message>(): Promise<Message> => {
      const [message] = await Promise.race([once(child, 'message'), ended.then(() => [undefined])])
      if (message === undefined) throw new Error(`${file.pathname} ended before it had said anything.`)
      return message
    },
    end: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
