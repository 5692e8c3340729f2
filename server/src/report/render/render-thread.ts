// The program of the rendering thread: orders in, files out.
import { type MessagePort, parentPort } from 'node:worker_threads'
import type { Answer, Order, Writer } from './writing/messages.ts'

function serve(port: MessagePort): void {
  const files = new Map<number, { writer: Promise<Writer>; last: Promise<void> }>()
  const answer = (said: Answer, transfer: ArrayBuffer[] = []) => port.postMessage(said, transfer)
  const fail = (file: number, error: unknown) => {
    if (!files.delete(file)) return
    answer({ file, kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
  /** Orders of one file are followed one after the other, those of several in turn. */
  const follow = (file: number, act: (writer: Writer) => Promise<void>) => {
    const held = files.get(file)
    if (!held) return
    held.last = held.last
      .then(async () => {
        if (files.has(file)) await act(await held.writer)
      })
      .catch((error: unknown) => fail(file, error))
  }
  port.on('message', (order: Order) => {
    const { file } = order
    if (order.kind === 'open') {
      const writer = import('./open-writer.ts').then(({ openWriter }) => openWriter(order.head))
      files.set(file, { writer, last: writer.then(() => undefined).catch((error: unknown) => fail(file, error)) })
    } else if (order.kind === 'add')
      follow(file, async (writer) => {
        await writer.add(order.piece)
        answer({ file, kind: 'taken' })
      })
    else if (order.kind === 'end')
      follow(file, async (writer) => {
        const bytes = await writer.end()
        files.delete(file)
        answer({ file, kind: 'ended', bytes }, [bytes.buffer])
      })
    else files.delete(file)
  })
}

if (parentPort) serve(parentPort)
