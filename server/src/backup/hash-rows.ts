import { createHash, type Hash, hash } from 'node:crypto'
import { FrameError } from './backup-error.ts'

/** What is known of a table's rows as COPY writes them. */
export type TableTotals = {
  rows: number
  bytes: number
  /** Of the whole text. */
  sha256: string
  /**
   * The sum of the SHA-256 of each row, modulo 2^256: the same in whichever order the rows come. A database that was restored may
   * keep them in another one, and to sort a big table would take longer than all the rest.
   */
  rowSum: string
}

const lineEnd = 0x0a
const words = 8
/** After so many rows the words are carried: a sum of 2^20 numbers below 2^32 is exact. */
const carryAfter = 2 ** 20

/** The longest there can be holds a report's file of 20 MB, of which each byte is two letters. */
const longestRow = 64 * 1024 * 1024

/** Counts and hashes rows out of pieces that are cut anywhere. */
export function hashRows(): { add(piece: Buffer): void; totals(): TableTotals } {
  const whole = createHash('sha256')
  const sums = new Array<number>(words).fill(0)
  let [rows, bytes, uncarried] = [0, 0, 0]
  /** Of a row whose end has not come yet: no piece of it is kept. */
  let begun: { hash: Hash; bytes: number } | undefined

  const addRow = (digest: Buffer) => {
    for (let word = 0; word < words; word += 1) sums[word] = (sums[word] ?? 0) + digest.readUInt32BE(word * 4)
    rows += 1
    uncarried += 1
    if (uncarried === carryAfter) carry()
  }
  const carry = () => {
    let over = 0
    for (let word = words - 1; word >= 0; word -= 1) {
      const sum = (sums[word] ?? 0) + over
      sums[word] = sum % 2 ** 32
      over = Math.floor(sum / 2 ** 32)
    }
    uncarried = 0
  }
  return {
    add: (piece) => {
      whole.update(piece)
      bytes += piece.length
      let from = 0
      for (let end = piece.indexOf(lineEnd); end >= 0; end = piece.indexOf(lineEnd, from)) {
        const row = piece.subarray(from, end)
        addRow(begun ? begun.hash.update(row).digest() : hash('sha256', row, 'buffer'))
        begun = undefined
        from = end + 1
      }
      if (from === piece.length) return
      begun ??= { hash: createHash('sha256'), bytes: 0 }
      begun.hash.update(piece.subarray(from))
      begun.bytes += piece.length - from
      if (begun.bytes > longestRow) throw new FrameError('one of its rows is longer than any can be')
    },
    totals: () => {
      carry()
      const rowSum = sums.map((word) => word.toString(16).padStart(8, '0')).join('')
      return { rows, bytes, sha256: whole.digest('hex'), rowSum }
    },
  }
}
