// What a journey imports: Playwright's test with a server. Files that say `test.use({ installation: 'name' })` have one of their
// own, so that each may sign up the same school; the others share one.
import { test as base } from '@playwright/test'
import { type Server, startServer } from './server.ts'
import { fourPeople, type People } from './steps/people.ts'

export { expect } from '@playwright/test'

export const test = base.extend<
  object,
  { installation: string; isFirstStart: boolean; server: Server; people: People }
>({
  // Another value is another worker to Playwright, and so another server.
  installation: ['shared', { option: true, scope: 'worker' }],
  isFirstStart: [false, { option: true, scope: 'worker' }],
  server: [
    async ({ isFirstStart }, use) => {
      const server = await startServer({ isFirstStart })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // Made when the first journey of the installation asks for them.
  people: [
    async ({ browser, server }, use) => {
      const page = await browser.newPage({ baseURL: server.url })
      const people = await fourPeople(page, server)
      await page.close()
      await use(people)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})
