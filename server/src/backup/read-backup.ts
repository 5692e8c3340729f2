import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BackupError, damaged, FrameError } from './backup-error.ts'
import { type OpenedFile, openFile } from './chunks.ts'
import { decodeFrames, type Frame } from './frames.ts'
import { hashRows, type TableTotals } from './hash-rows.ts'
import { type Manifest, type Sequence, type Table, tableName } from './manifest.ts'
import { printable } from './printable.ts'

/** All of a backup but its rows. */
export type Content = {
  manifest: Manifest
  secret: string | undefined
  totals: TableTotals[]
  rows: number
  sequences: Sequence[]
}

export type Backup = {
  path: string
  /** Reads it through once and sees that it is whole; what it returns is what the rows must become again. */
  check(onRead?: (bytes: number) => void): Promise<Content>
  /** Hands out the rows of each table, as COPY takes them; `take` must read them all. */
  load(take: (table: Table, rows: AsyncIterable<Buffer>) => Promise<void>): Promise<void>
  close(): Promise<void>
}

export async function openBackup(path: string, passphrase: string | undefined): Promise<Backup> {
  const file = await openFile(path, passphrase)
  return {
    path,
    check: (onRead) =>
      readThrough(path, file, async (_table, rows) => {
        for await (const piece of rows) onRead?.(piece.length)
      }),
    load: async (take) => {
      await readThrough(path, file, take)
    },
    close: file.close,
  }
}

type Take = (table: Table, rows: AsyncIterable<Buffer>) => Promise<void>

async function readThrough(path: string, file: OpenedFile, take: Take): Promise<Content> {
  const frames = framesOf(file)
  try {
    return await readContent({ path, isLocked: file.header.passphrase !== undefined }, frames, take)
  } catch (error) {
    if (error instanceof FrameError) throw damaged(path, error.message)
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw damaged(path, 'what it holds cannot be unpacked')
    }
    throw error
  } finally {
    await frames.return(undefined)
  }
}

async function* framesOf(file: OpenedFile): AsyncGenerator<Frame> {
  const gunzip = createGunzip()
  const unpacking = pipeline(Readable.from(file.chunks(), { objectMode: false }), gunzip)
  unpacking.catch(() => undefined)
  yield* decodeFrames(gunzip)
  // The chunks may say something yet: that they are too few, or that more follows.
  await unpacking
}

type Read = { path: string; isLocked: boolean }

async function readContent({ path, isLocked }: Read, frames: AsyncGenerator<Frame>, take: Take): Promise<Content> {
  const next = async (): Promise<Frame | undefined> => (await frames.next()).value
  const wrong = (what: string) => damaged(path, what)
  const first = await next()
  if (first?.kind !== 'M') throw wrong('it does not begin with what it holds')
  const manifest = first.body
  let frame = await next()
  let secret: string | undefined
  if (frame?.kind === 'S') {
    // What signs sessions comes from nobody who does not know the passphrase.
    if (!isLocked) throw wrong('its secret is none')
    secret = frame.body
    frame = await next()
  }
  const totals: TableTotals[] = []
  for (const table of manifest.tables) {
    if (frame?.kind !== 'T' || JSON.stringify(frame.body) !== JSON.stringify(table)) {
      throw wrong(`table ${tableName(table)} is missing`)
    }
    const counted = hashRows()
    let end: Frame | undefined
    const rows = (async function* () {
      for (end = await next(); end?.kind === 'D'; end = await next()) {
        counted.add(end.body)
        yield end.body
      }
    })()
    await take(table, rows)
    if (end?.kind !== 'E') throw wrong(`table ${tableName(table)} has no end`)
    if (!isSame(end.body, counted.totals())) throw wrong(`the rows of table ${tableName(table)} are not those written`)
    totals.push(end.body)
    frame = await next()
  }
  const rows = totals.reduce((sum, one) => sum + one.rows, 0)
  if (frame?.kind !== 'Z' || frame.body.tables !== totals.length || frame.body.rows !== rows)
    throw wrong('it has no end')
  if (await next()) throw wrong('there is more after its end')
  return { manifest, secret, totals, rows, sequences: frame.body.sequences }
}

/** What makes two tables the same, in whichever order their rows are read. */
export function isSame(one: TableTotals, other: TableTotals, inOrder = true): boolean {
  const isAlike = one.rows === other.rows && one.bytes === other.bytes && one.rowSum === other.rowSum
  return isAlike && (!inOrder || one.sha256 === other.sha256)
}

/** Why a backup cannot be restored by this version: it knows each step that led to the backup's shape, or it is older. */
export function refuseUnknown(
  { migrations, product }: Manifest,
  known: ReadonlyArray<{ version: number; name: string; checksum: string }>,
): void {
  for (const ran of migrations) {
    const own = known.find(({ version }) => version === ran.version)
    if (own?.checksum === ran.checksum) continue
    throw new BackupError(
      own
        ? `The backup was made by another version of Sabimark (${printable(product)}), in which ${ran.name} was another file. Restore it with that version.`
        : `The backup was made by a newer version of Sabimark (${printable(product)}), which ran ${ran.name}. Restore it with that version or a newer one.`,
    )
  }
}
