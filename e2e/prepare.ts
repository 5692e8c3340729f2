// Runs once before the journeys.
import { preparedVariable } from './prepared-data.ts'
import { startServer } from './server.ts'

/** Installs a server, and stops it: the data it leaves are what the servers of the journeys begin with. */
export default async function prepare(): Promise<() => Promise<void>> {
  const first = await startServer({ isFirstStart: true })
  await first.rest()
  process.env[preparedVariable] = first.dataDir
  return first.stop
}
