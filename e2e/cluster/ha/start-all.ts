import { untilTrue } from '../../kill/patience.ts'
import { makeDatabase } from './database.ts'
import { findWholeCluster } from './members.ts'
import { databases, type Machine } from './places.ts'
import { startProxy, switchOn } from './processes.ts'

/** Far longer than a busy machine takes to make a database and to copy it twice. */
const wholeWithinMs = 300_000

/** From the server's machine: starts everything, waits until all three hold the database, and makes the one of the product in it. */
export async function startAll(): Promise<void> {
  for (const machine of databases) switchOn(machine)
  startProxy()
  await untilWhole()
  await makeDatabase('sabimark')
}

/** Waits until there is one primary, one synchronous standby and a third one that follows; answers who is the primary. */
export async function untilWhole(): Promise<Machine> {
  let primary: Machine | undefined
  await untilTrue(
    'there is one primary, one synchronous standby and a third one that follows',
    wholeWithinMs,
    async () => {
      primary = await findWholeCluster()
      return primary !== undefined
    },
    250,
  )
  if (!primary) throw new Error('There is no primary.')
  return primary
}
