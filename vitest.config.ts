import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { keepWhatIsCompiled } from './scripts/compile-cache.ts'
import { findChromium } from './scripts/machine.js'
import { keepTemporaryFilesInMemory } from './scripts/memory-folder.ts'
import { askedProof, byProject, inOwnWorker, leftToProve } from './scripts/prove/files.ts'

keepTemporaryFilesInMemory()
keepWhatIsCompiled()

/** What `npm test` leaves to `npm run prove`. */
const left = askedProof() === 'first' ? Object.values(leftToProve).flat() : []
/** Ask for heights to the pixel, or for what was fetched first: a page that has shown other screens answers otherwise. */
const onNewPage = [
  'src/attempt/room/question/essay-field.screen.test.tsx',
  'src/bank/list/formula-program.screen.test.tsx',
  'src/bank/list/questions-page.screen.test.tsx',
  'src/people/students/students-page.screen.test.tsx',
  'src/result/answer-review.screen.test.tsx',
]
/**
 * What would prove on a second PostgreSQL what it has proven on the first: about HTTP, mail, hashing and bodies that do not
 * fit. What these ask of the database others ask, too; the matrix alone makes every call there is, there by one way each.
 * Found by counting which statements each file sends: no statement of the product is theirs alone, but for fields of one that is
 * written together from a list, and none is about locks, ties or order.
 */
const notAboutSql = [
  'seed/**',
  'server/src/attempt/{class-of-attempt,content-of-attempt,essay-size,open-door,read-content,sessions-after-exam}.test.ts',
  'server/src/attempt/{access-code,read-log,sender-of,ticket,untrusted-clock}.test.ts',
  'server/src/exam/attendance/attendance.test.ts',
  'server/src/exam/draft/{sections,write-exam}.test.ts',
  'server/src/exam/{list-my-exams,paper/papers,publish/publish-exam,schedule/schedule,time/time,time/candidates}.test.ts',
  'server/src/exam/{timetable/timetable,version/explanations}.test.ts',
  'server/src/marking/{decide-late,mark-attempts,mark-preview,mark-version,paper-marks,rule-answers}.test.ts',
  'server/src/notice/mail/{mail-text,send-file-mail,send-mail}.test.ts',
  'server/src/notice/telling/telling.test.ts',
  'server/src/people/{password,sessions}/**',
  'server/src/people/{first-admin/first-admin,profile/change-email,profile/left-invitations}.test.ts',
  'server/src/people/sign-in/{full-queue,guess-all-day,guess-limit,idle-session,not-kept-out,own-host,sign-in}.test.ts',
  'server/src/people/sign-in/sign-in-steps.test.ts',
  'server/src/people/sign-up/{receipt,sign-up,sign-up-limit,sign-up-mail,unproven-address}.test.ts',
  'server/src/people/teachers/teacher-acts.test.ts',
  'server/src/platform/{http,mail}/**',
  'server/src/platform/{bounded-map,config,first-use,product}.test.ts',
  'server/src/platform/process/{addresses,clock-watch,ending,log,log-file,security-log}.test.ts',
  'server/src/report/render/**',
  'server/src/report/{activities,first-day,making/file-and-preview,report}.test.ts',
  'server/src/result/{candidate-release,late-card,release-results,result-card,result.access,right-answers}.test.ts',
  'server/src/result/{evidence/evidence,settings-of-sitting,summary}.test.ts',
  'server/src/{serve-workers,workers}.test.ts',
  'server/test/headers.test.ts',
  'server/test/hostile/**',
  'server/test/matrix/{answer-keys,rehearsal}.test.ts',
]
/** The root of the screens' projects is their workspace. */
const inWeb = (glob: string) => glob.replace(/^web\//, '')
const notOurs = ['**/node_modules/**', '**/dist/**']

/**
 * How long `expect.poll` looks where it does not say: a second, as Vitest has it, is less than a busy machine may keep one test
 * waiting for its turn.
 */
const patiently = { poll: { timeout: 20_000 } }

const onDatabase = {
  globalSetup: ['server/test/global-setup.ts'],
  setupFiles: ['server/test/cheap-hashing.ts'],
  provide: { proof: askedProof() },
  expect: patiently,
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

// As root, in a container, Chromium does not start in its sandbox.
const chromiumArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** One screen each in a real browser, without a server (web/test/screen.tsx). */
const screens = (test: { name: string; include: string[]; exclude: string[]; isolate?: false }) => ({
  root: 'web',
  // Found only while a screen is open, it would load the page anew in the middle of a test.
  optimizeDeps: {
    include: [
      'katex',
      'katex/contrib/mhchem',
      'mathlive',
      'react-image-crop',
      'fflate/browser',
      'idb',
      'papaparse',
      'write-excel-file/universal',
      'zod',
    ],
  },
  test: {
    ...test,
    // A screen may wait for what it fetches late, on a machine that is busy.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: patiently,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
      screenshotFailures: false,
    },
  },
})

export default defineConfig({
  test: {
    // Two cores are what the smallest supported build machine has; more workers only make each other late.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: byProject.rules,
          exclude: [...left, ...notOurs],
          // Pure rules keep nothing, so a worker that has run one file may run the next.
          isolate: false,
          // Hundreds of hostile files a property, on a machine that may be busy.
          testTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'scripts',
          include: byProject.scripts,
          exclude: [...left, ...notOurs],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          include: byProject.web,
          exclude: [...byProject.screens, ...left, ...notOurs],
          isolate: false,
          expect: patiently,
          testTimeout: 30_000,
          // The contrast test reads the colours from the stylesheet itself.
          css: { include: [/\.css\?raw$/] },
        },
      },
      // To begin with a new page for each file took a third of the whole.
      screens({
        name: 'screens',
        include: byProject.screens.map(inWeb),
        exclude: [...onNewPage, ...left.map(inWeb), ...notOurs],
        isolate: false,
      }),
      screens({ name: 'screens-on-new-page', include: onNewPage, exclude: notOurs }),
      {
        test: {
          name: 'server',
          include: byProject.server,
          exclude: [
            ...byProject.process,
            ...inOwnWorker,
            ...left,
            ...(process.env.ONLY_ABOUT_SQL ? notAboutSql : []),
            ...notOurs,
          ],
          // To load the server anew for each file took longer than the tests of most.
          isolate: false,
          ...onDatabase,
        },
      },
      {
        test: {
          name: 'server-mocking',
          include: inOwnWorker,
          ...onDatabase,
        },
      },
      {
        // Tests that start and kill whole servers, with patience. They wait more than they work, so three at a time.
        test: {
          name: 'process',
          include: byProject.process,
          exclude: notOurs,
          // Whole servers beside each other, on a machine that may be busy.
          expect: { poll: { timeout: 90_000 } },
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
