// Loaded before every server test: the real argon2, at the least it can cost. People are made by the thousand here, and each
// has a password. Tests about hashing itself ask for the real cost (vi.unmock, or their own watch over the package).
import { vi } from 'vitest'

vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>()
  const hash: typeof real.hash = (password, options, signal) =>
    real.hash(password, { ...options, memoryCost: 8, timeCost: 1, parallelism: 1 }, signal)
  return { ...real, hash }
})
