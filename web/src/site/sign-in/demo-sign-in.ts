import { demoAccountOf, demoPassword } from '@sabimark/domain/people/demo-accounts.ts'
import { enterDemo } from '../../platform/mode.ts'

/** Demo login delay (specification part 1, section 9). */
const delayMs = 1_000

/** Signs one of the demo accounts in, on this device and without a request; 'wrong' is a wrong password. */
export async function signInToDemo(
  email: string,
  password: string,
): Promise<'entered' | 'wrong' | 'no_storage' | 'no_demo_account'> {
  const account = demoAccountOf(email)
  if (!account) return 'no_demo_account'
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  return password === demoPassword ? enterDemo(account.email) : 'wrong'
}
