import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pause } from './patience.ts'
import type { Product } from './product.ts'

/** Long enough for everything that is kept in reserve to be used up, too. */
const fullForMs = 8_000

/** Leaves no byte where the product keeps its data, for a while; then makes room and waits until it is ready again. */
export async function fillDisk(product: Product, say: (line: string) => void): Promise<void> {
  const { dataDir } = product
  const filler = join(dataDir, '..', 'filler')
  const until = performance.now() + fullForMs
  while (performance.now() < until) {
    fillUp(filler)
    await pause(50)
  }
  const { bavail, bsize } = statfsSync(dataDir)
  say(`the disk was full for ${fullForMs / 1000} s, ${(bavail * bsize) / 1024} kB were free at its end`)
  rmSync(filler)
  await product.ready()
}

function fillUp(file: string): void {
  const target = openSync(file, 'a')
  try {
    for (const size of [1_000_000, 4_096, 1]) {
      const bytes = Buffer.alloc(size)
      while (writeSync(target, bytes) === size);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(target)
  }
}
