// What a journey imports: Playwright's test with a server of its own (one for each worker).
import { test as base } from '@playwright/test'
import { type Server, startServer } from './server.ts'

export { expect } from '@playwright/test'

export const test = base.extend<object, { server: Server }>({
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
