import { expect, test, vi } from 'vitest'
import { FileFailure, inWorker } from './in-worker.ts'

test('stopped while the file itself was being read, no worker is started', async () => {
  const started = vi.spyOn(Worker.prototype, 'postMessage')
  const stopping = new AbortController()
  stopping.abort()
  await expect(inWorker({ kind: 'paste', text: 'Why?' }, stopping.signal)).rejects.toThrow(FileFailure)
  expect(started).not.toHaveBeenCalled()
  started.mockRestore()
})
