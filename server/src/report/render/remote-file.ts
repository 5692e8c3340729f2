import type { ReportFile } from './writing/file-parts.ts'
import type { Answer, OrderOfFile } from './writing/messages.ts'

export type RemoteFile = {
  file: ReportFile
  hear(answer: Answer): void
  readonly isOwedAnAnswer: boolean
}

/** A file of the rendering thread, as the server sees it: questions that are answered in their order. */
export function createRemoteFile(send: (order: OrderOfFile) => void, onOver: () => void): RemoteFile {
  const asked: PromiseWithResolvers<Answer>[] = []
  let over: string | undefined

  const finish = (reason: string) => {
    if (over !== undefined) return
    over = reason
    for (const one of asked.splice(0)) one.reject(new Error(reason))
    onOver()
  }
  const ask = async (order: OrderOfFile): Promise<Answer> => {
    if (over !== undefined) throw new Error(over)
    const answered = Promise.withResolvers<Answer>()
    asked.push(answered)
    send(order)
    return await answered.promise
  }
  return {
    file: {
      add: async (piece) => {
        await ask({ kind: 'add', piece })
      },
      end: async () => {
        const answer = await ask({ kind: 'end' })
        if (answer.kind !== 'ended') throw new Error('the rendering thread answered out of order')
        return answer.bytes
      },
      drop: () => {
        if (over !== undefined) return
        send({ kind: 'drop' })
        finish('the file was dropped')
      },
    },
    hear: (answer) => {
      if (answer.kind === 'failed') return finish(answer.reason)
      asked.shift()?.resolve(answer)
      if (answer.kind === 'ended') finish('the file has ended')
    },
    get isOwedAnAnswer() {
      return asked.length > 0
    },
  }
}
