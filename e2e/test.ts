// What a journey imports: Playwright's test with a server. Files that say `test.use({ installation: 'name' })` have one of their
// own, so that each may sign up the same school; the others share one.
import { test as base } from '@playwright/test'
import { type Server, startServer } from './server.ts'

export { expect } from '@playwright/test'

export const test = base.extend<object, { installation: string; server: Server }>({
  // Another value is another worker to Playwright, and so another server.
  installation: ['shared', { option: true, scope: 'worker' }],
  server: [
    // Playwright insists on a destructured first argument, also where nothing of it is wanted.
    async ({ playwright: _ }, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})
