import { defineConfig } from 'vitest/config'

const databaseSetup = ['server/test/global-setup.ts']
const slowTests = '**/*.process.test.ts'
const notOurs = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    // Two cores are what the smallest supported build machine has; more workers only make each other late.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,contract,demo}/**/*.test.ts'],
          exclude: notOurs,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'e2e/**/*.test.ts'],
          exclude: notOurs,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
          exclude: notOurs,
          // The contrast test reads the colours from the stylesheet itself.
          css: { include: [/\.css\?raw$/] },
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,seed}/**/*.test.ts'],
          exclude: [slowTests, ...notOurs],
          globalSetup: databaseSetup,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Tests that start and kill whole servers: one at a time, with patience.
        test: {
          name: 'process',
          include: [`{server,bench}/${slowTests}`],
          exclude: notOurs,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
