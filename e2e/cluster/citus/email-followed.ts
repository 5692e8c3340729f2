// Somebody at schools on two nodes takes another address: both have it, and who was invited and has not come in stays by the old one.
import { contract } from '@sabimark/contract/contract.ts'
import { call, newBrowser } from '../../kill/call.ts'
import { untilTrue } from '../../kill/patience.ts'
import type { Mail } from '../../mail.ts'
import type { Seated } from './seat-two.ts'

export type Followed = { asked: number; problems: string[] }
export type Run = { url: string; mails: () => Mail[]; schools: [Seated, Seated] }

export const password = 'eleven quiet rivers'

export async function proveEmailFollowed(run: Run): Promise<Followed> {
  const found: Followed = { asked: 0, problems: [] }
  const expect = (what: string, got: unknown, wanted: unknown) => {
    found.asked += 1
    if (JSON.stringify(got) !== JSON.stringify(wanted))
      found.problems.push(`${what}: ${JSON.stringify(got)} in place of ${JSON.stringify(wanted)}.`)
  }
  const [one, other] = run.schools
  const [, domain] = `x@${one.subdomain}.test`.split('@')
  const both = { from: `both@${domain}`, to: `both.new@${domain}` }
  await comeIn(run, one, both.from)
  await comeIn(run, other, both.from)
  await change(run, both)
  for (const seated of run.schools)
    expect(`Who is at both, at ${seated.subdomain}`, await stateOf(seated, 'both'), [both.to, 'active'])
  expect('Signing in by the new address', await signInCode(run, both.to), 'in')
  expect('Signing in by the old address', await signInCode(run, both.from), 'refused')

  const half = { from: `half@${domain}`, to: `half.new@${domain}` }
  await comeIn(run, one, half.from)
  await invite(other, half.from)
  const token = await tokenIn(run, half.from, '/accept-invitation?', 2)
  await change(run, half)
  expect('Who is at one', await stateOf(one, 'half'), [half.to, 'active'])
  expect('Where they are invited', await stateOf(other, 'half'), [half.from, 'pending_verification'])
  const accepted = await call(newBrowser(run.url), contract.people.acceptInvitation, { token, password })
  expect('The invitation to the old address', accepted, { isSignedIn: true })
  expect('Who has come in by it', await stateOf(other, 'half'), [half.from, 'active'])
  expect('Who is at one then', await stateOf(one, 'half'), [half.to, 'active'])
  return found
}

export async function invite({ school }: Seated, email: string): Promise<void> {
  const [name = ''] = email.split('@')
  await call(school.admin, contract.people.addTeacher, { name, email, employeeId: name, signIn: 'invitation' })
}

export async function comeIn(run: Run, seated: Seated, email: string): Promise<void> {
  const before = linksIn(run, email, '/accept-invitation?').length
  await invite(seated, email)
  const token = await tokenIn(run, email, '/accept-invitation?', before + 1)
  const browser = newBrowser(run.url)
  browser.waitsMs = 60_000
  await call(browser, contract.people.acceptInvitation, { token, password })
}

async function change(run: Run, addresses: { from: string; to: string }): Promise<void> {
  const token = await askForLink(run, addresses)
  await follow(run, token)
}

/** Answers the token of the link to the new address. */
export async function askForLink(run: Run, { from, to }: { from: string; to: string }): Promise<string> {
  const browser = newBrowser(run.url)
  browser.waitsMs = 60_000
  const entered = await call(browser, contract.people.signIn, { email: from, password })
  const [first] = entered.kind === 'choose' ? entered.memberships : []
  if (first) await call(browser, contract.people.chooseMembership, { schoolId: first.schoolId })
  await call(browser, contract.people.changeEmail, { email: to, password })
  return await tokenIn(run, to, '/confirm-email?', 1)
}

export async function follow({ url }: Run, token: string): Promise<void> {
  const browser = newBrowser(url)
  browser.waitsMs = 60_000
  await call(browser, contract.people.confirmEmail, { token })
}

export async function signInCode(run: Run, email: string): Promise<string> {
  const browser = newBrowser(run.url)
  browser.waitsMs = 60_000
  try {
    await call(browser, contract.people.signIn, { email, password })
    return 'in'
  } catch {
    return 'refused'
  }
}

export async function stateOf({ school }: Seated, name: string): Promise<unknown> {
  const { items } = await call(school.admin, contract.people.listUsers, {})
  const person = items.find((one) => one.name === name)
  return person && [person.email, person.status]
}

const linksIn = ({ mails }: Run, email: string, path: string): string[] =>
  mails()
    .filter(({ to }) => to === email)
    .flatMap(({ links }) => links)
    .filter((link) => link.includes(path))

/** Of the newest of so many mails. */
export async function tokenIn(run: Run, email: string, path: string, count: number): Promise<string> {
  await untilTrue('the mail with the link comes', 120_000, async () => linksIn(run, email, path).length >= count)
  return new URL(linksIn(run, email, path).at(-1) ?? '').searchParams.get('token') ?? ''
}
