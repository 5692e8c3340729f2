import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import { createLog, type Log } from './log.ts'

const mostBytes = 50_000_000

type LogFileOptions = { file: string; level: string; say: (line: string) => void }

/**
 * JSON lines into a file that is put aside when it has grown, so that two such files are the most there ever are.
 * Written at once and not gathered: nothing is lost by a crash. A full disk costs lines and nothing else; the operator
 * is told when it begins and when it is over.
 */
export function openLogFile({ file, level, say }: LogFileOptions): Log {
  let to = open(file)
  let isWritable = true
  // A line that was cut off must not swallow the beginning of the next one.
  let isCut = false

  const put = (line: string) => {
    let rest = Buffer.from(isCut ? `\n${line}` : line)
    while (rest.length > 0) {
      const written = writeSync(to.fd, rest)
      isCut = written < rest.length
      rest = rest.subarray(written)
      to.bytes += written
    }
    if (to.bytes >= mostBytes) to = putAside(file, to)
  }
  const write = (line: string) => {
    try {
      put(line)
      if (!isWritable) say(`${basename(file)} is written again.`)
      isWritable = true
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (isWritable) say(`${basename(file)} cannot be written: ${reason}. The server continues without it.`)
      isWritable = false
    }
  }
  return createLog({ level, to: { write } })
}

type OpenFile = { fd: number; bytes: number }

function open(file: string): OpenFile {
  const fd = openSync(file, 'a', 0o600)
  return { fd, bytes: fstatSync(fd).size }
}

function putAside(file: string, old: OpenFile): OpenFile {
  // Should one of these fail, the old file goes on growing by as much again before it is tried again.
  old.bytes = 0
  renameSync(file, `${file}.1`)
  const next = open(file)
  closeSync(old.fd)
  return next
}
