// Which test files there are, and which of them `npm test` leaves to `npm run prove`. vitest.config.ts, e2e/playwright.config.ts
// and parts.ts all read it here, so that no file is between two commands.

/** What Vitest runs, by project; globs from the root. */
export const byProject = {
  rules: ['{domain,contract,question-files,ready-made,demo}/**/*.test.ts'],
  scripts: ['scripts/**/*.test.ts', 'e2e/**/*.test.ts'],
  web: ['web/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
  screens: ['web/src/**/*.screen.test.tsx'],
  server: ['{server,seed}/**/*.test.ts'],
  process: ['{server,bench,seed}/**/*.process.test.ts'],
}

/** Test files of a part of `prove` alone. */
export const leftToProve = {
  postgres15: ['scripts/postgres-15.test.ts'],
  backup: ['seed/backup.test.ts'],
  kills: ['e2e/kill/kills.test.ts', 'e2e/kill/arrive-kill.test.ts', 'e2e/kill/backup-kill.test.ts'],
  networks: ['e2e/network/seeded-runs.test.ts', 'e2e/network/unheard.test.ts'],
  proxy: ['e2e/proxy/proxy.test.ts'],
  servers: ['e2e/servers/servers.test.ts', 'e2e/servers/two-workers.test.ts'],
  plans: ['seed/plans.test.ts', 'server/src/attempt/first-exam.test.ts'],
  matrix: ['server/test/matrix/answer-keys.test.ts', 'server/test/matrix/rehearsal.test.ts'],
  hostile: ['server/test/hostile/hostile.test.ts', 'server/test/hostile/hostile-socket.test.ts'],
  long: [
    'question-files/flood.test.ts',
    'server/src/people/account/password-hash.test.ts',
    'server/src/people/sign-in/guess-all-day.test.ts',
    'server/src/people/sign-in/hash-count.test.ts',
    'web/src/attempt/sync/torn-pages.property.test.ts',
    'web/src/attempt/unheard/unheard-rounds.property.test.ts',
  ],
  looks: ['web/src/shell/second-looks.screen.test.tsx'],
}

/** Put something of their own in place of a package, which a worker that goes on to another file would keep: one worker each. */
export const inOwnWorker = [
  'server/src/people/account/password-hash.test.ts',
  'server/src/people/sign-in/hash-count.test.ts',
]

/** The product's own roads: from signing up to marks by pressing, each role, the room through a lost network, a phone. */
export const roads = ['e2e/home-first-day.spec.ts', 'e2e/routes.spec.ts', 'e2e/exam-room.spec.ts']

/** Journeys of the part `networks`, and so of no other. */
export const badNetwork = ['e2e/network/bad-network.spec.ts', 'e2e/network/killed-browser.spec.ts']

/** Which proof a runner is asked for by the command that starts it: `first` by `npm test`; without any, all there is. */
export function askedProof(): 'first' | 'rest' | 'all' {
  const asked = process.env.PROOF
  if (asked === undefined || asked === '') return 'all'
  if (asked === 'first' || asked === 'rest') return asked
  throw new Error(`PROOF is first, rest, or not set: ${asked} is neither.`)
}
