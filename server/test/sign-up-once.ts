/** A process of its own that signs one school up, to be killed in the middle of it. */
import { createIdentity } from '../src/people/account/identity.ts'
import { signUp } from '../src/people/sign-up/sign-up.ts'
import { openPools } from '../src/platform/database/pools.ts'
import { createLog } from '../src/platform/process/log.ts'

const { urls, config, form } = JSON.parse(process.env.JOB ?? '{}')
const pools = openPools(urls)
const log = createLog({ level: 'error', to: process.stderr })
const services = {
  config,
  pools,
  log,
  wakeJobs: () => undefined,
  isClockTrusted: () => true,
  signUpAllowance: { anHour: null, aDay: null },
}
const request = {
  ...{ id: '1', address: '127.0.0.1', isCallerHidden: false, device: '', host: 'localhost', bearer: undefined },
  ...{ headers: new Headers(), answerWith: () => undefined },
}
await signUp({ ...services, identity: createIdentity({ config, pools }) }, form, request)
await pools.close()
