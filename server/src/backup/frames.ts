/**
 * What a backup holds, once its chunks are opened and unpacked: frames of a kind (one letter), a length (4 bytes, big-endian) and a body.
 *   M  the manifest                     (manifest.ts)
 *   S  DATA_DIR/secret                  only in a file with a passphrase
 *   T  a table begins                   its schema, name and columns
 *   D  a piece of its rows              as COPY writes them
 *   E  the table ends                   how many rows, and their hashes
 *   Z  the end                          sequences, and sums of all
 */
import { FrameError } from './backup-error.ts'
import { frameShapes } from './frame-shapes.ts'
import type { TableTotals } from './hash-rows.ts'
import type { Manifest, Sequence, Table } from './manifest.ts'

export type Frame =
  | { kind: 'M'; body: Manifest }
  | { kind: 'S'; body: string }
  | { kind: 'T'; body: Table }
  | { kind: 'D'; body: Buffer }
  | { kind: 'E'; body: TableTotals }
  | { kind: 'Z'; body: { tables: number; rows: number; sequences: Sequence[] } }

/** Of one frame. Pieces of rows come as PostgreSQL sends them, 64 kB; the manifest is a list of tables. */
const longestBody = 16 * 1024 * 1024

/** In two pieces, so that rows are not copied on their way. */
export function encodeFrame({ kind, body }: Frame): [head: Buffer, body: Buffer] {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  const head = Buffer.alloc(5)
  head.write(kind, 'latin1')
  head.writeUInt32BE(bytes.length, 1)
  return [head, bytes]
}

/** Reads frames out of pieces that are cut anywhere. Whoever can write one whole may have put anything into it: only what has its shape is handed on. */
export async function* decodeFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let waiting: Buffer[] = []
  let bytes = 0
  const take = (length: number): Buffer => {
    const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting)
    waiting = all.length > length ? [all.subarray(length)] : []
    bytes -= length
    return all.subarray(0, length)
  }
  let head: Buffer | undefined
  for await (const piece of source) {
    waiting.push(piece)
    bytes += piece.length
    for (;;) {
      if (!head) {
        if (bytes < 5) break
        head = take(5)
      }
      const length = head.readUInt32BE(1)
      if (length > longestBody) throw new FrameError('a frame is too long')
      if (bytes < length) break
      yield frameOf(head.toString('latin1', 0, 1), take(length))
      head = undefined
    }
  }
  if (head || bytes > 0) throw new FrameError('its last frame is not whole')
}

function frameOf(kind: string, body: Buffer): Frame {
  if (kind === 'D') return { kind, body }
  try {
    const json: unknown = JSON.parse(body.toString())
    if (kind === 'M') return { kind, body: frameShapes.M.parse(json) }
    if (kind === 'S') return { kind, body: frameShapes.S.parse(json) }
    if (kind === 'T') return { kind, body: frameShapes.T.parse(json) }
    if (kind === 'E') return { kind, body: frameShapes.E.parse(json) }
    if (kind === 'Z') return { kind, body: frameShapes.Z.parse(json) }
  } catch {
    throw new FrameError('a frame cannot be read')
  }
  throw new FrameError('it holds something unknown')
}
