/** A process of its own that takes due work and never ends it, to be killed in the middle of it. */

import { openPools } from '../src/platform/database/pools.ts'
import { startJobs } from '../src/platform/jobs/due-work.ts'

const { urls, kind } = JSON.parse(process.env.JOB ?? '{}')
const pools = openPools(urls)
startJobs({
  pool: pools.app,
  groups: [
    {
      concurrency: 4,
      kinds: {
        [kind]: {
          needsClock: false,
          run: ({ reference }) => {
            process.stdout.write(`began ${reference}\n`)
            return new Promise(() => undefined)
          },
        },
      },
    },
  ],
  isClockTrusted: () => true,
  onFailure: (_kind, error) => process.stderr.write(`${error}\n`),
})
