import type { FileHead, ReportPiece } from './file-parts.ts'

/** What the server says to the rendering thread about a file. */
export type OrderOfFile =
  | { kind: 'open'; head: FileHead }
  | { kind: 'add'; piece: ReportPiece }
  | { kind: 'end' }
  | { kind: 'drop' }

/** `file`: its number. */
export type Order = OrderOfFile & { file: number }

/** What the thread answers to `add` and `end`, once each and in their order; after `failed` it knows nothing of the file. */
export type Answer = { file: number } & (
  | { kind: 'taken' }
  | { kind: 'ended'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; reason: string }
)

/** What writes one file inside the thread. `add` resolves when there is room for more. */
export type Writer = {
  add(piece: ReportPiece): Promise<void>
  end(): Promise<Uint8Array<ArrayBuffer>>
}
