import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** Modules whose path goes on like one of these below web/src, node_modules or domain, and those the build itself makes. */
function from(...beginnings: string[]): RegExp {
  const places = beginnings.map((path) => path.replaceAll('.', String.raw`\.`).replaceAll('/', String.raw`[\\/]`))
  return new RegExp(String.raw`(?:[\\/](?:web[\\/]src|node_modules|domain)[\\/]|^\0)(?:${places.join('|')})`)
}

/**
 * What is needed together is one file, with everything it imports that no group before it has: each file costs a kilobyte
 * of headers, and small ones compress badly. Whoever sits an exam loads these four, the entry, and nothing else of the
 * program. The entry stands in no group: loading a group starts nothing.
 */
export const chunkGroups = [
  {
    name: 'base',
    test: from(
      ...[
        'rolldown/runtime',
        'react/',
        'react-dom/',
        'scheduler/',
        'vite/',
        'platform/started',
        'platform/fresh-page',
        'platform/brand',
        'words/signs/without-end',
      ],
      ...['platform/ui/logo', 'platform/ui/bubble', 'platform/theme/fonts', 'platform/theme/fallback-fonts'],
      ...['platform/theme/tokens', 'platform/theme/ground', 'site/site-failed'],
      // A style sheet of its own would be one more request for everybody.
      'attempt/device/sender-strip.module',
    ),
  },
  {
    name: 'calls',
    test: from(
      ...[
        'platform/client',
        'platform/refusal',
        'platform/sign-in-address',
        'platform/sign-in-dues',
        'people/role.ts',
        'attempt/device/sender',
        'attempt/device/save-file',
        'platform/list/download',
        'platform/mode',
        'platform/signed-in-mark',
        // What the public forms and staff share.
        'platform/theme/contrast',
        'words/plan/plan-name',
        'words/lagos-time',
        'words/signs/without-end',
      ],
    ),
  },
  // What the sender of every page needs where exams were begun without the server, and how a page is kept beside its sealed paper.
  {
    name: 'kept',
    test: from(
      ...['attempt/device/(?:kept-store|unheard-here)', 'attempt/unheard/(?!open-unheard)'],
      'exam/package/packages-database',
    ),
  },
  // Rules of the public forms that those of staff share: whoever signs in or sits an exam loads none of them.
  {
    name: 'form-rules',
    test: from('people/sign-up-rules', 'school/plan', 'words/plan/', 'school/subdomain'),
  },
  // Set up at sign-in or in the profile: with neither of both.
  {
    name: 'second-factor',
    test: from(
      'platform/second-factor/',
      'people/second-factor/code-refusal',
      'platform/ui/print-sheet',
      'people/second-factor/second-factor.ts',
    ),
  },
  {
    name: 'app',
    test: from(
      ...['shell/start-app', 'platform/markdown/markdown', 'platform/ui/loaded', 'platform/ui/empty-sheet'],
      ...['platform/ui/status-badge', 'platform/ui/dialog'],
      // What staff have in common with candidates, so that staff load nothing of an exam's room.
      ...['platform/paged', 'platform/theme/exam-font', 'exam/exams', 'result/sum-of-scores', 'result/results'],
      ...['result/release-words', 'result/score-head', 'result/result.module', 'platform/ui/sections'],
      ...['result/just-handed-in', 'attempt/receipt-parts', 'platform/ui/show-more'],
      ...['bank/option.ts', 'bank/marks-text', 'words/percentage-text', 'result/grade'],
      ...['bank/partial-words', 'exam/section-words', 'exam/negative-rule', 'exam/rules-version'],
      ...['exam/conduct.ts', 'platform/single-keys'],
      ...[
        '@tabler/icons-react/dist/esm/icons/Icon(?:Check|ChevronLeft|ChevronRight|Clock|CloudCheck|Flag|LayoutGrid).mjs',
        // Of the pages a student has.
        '@tabler/icons-react/dist/esm/icons/Icon(?:Calendar|ChartBar|ClipboardText).mjs',
      ],
    ),
  },
  {
    name: 'candidate',
    test: from(
      ...[
        'attempt/door/exam-page',
        'attempt/room/live-exam',
        'attempt/enter/enter-exam',
        'attempt/door/running-here.tsx',
      ],
      ...['exam/mine/my-exams.tsx', 'result/mine/my-results.tsx'],
    ),
  },
  // Where there is https, once the exam has begun: how it lies on the device, and how a page goes on from there.
  {
    name: 'seal',
    test: from('attempt/seal/', 'attempt/sync/go-on', 'attempt/enter/go'),
  },
  // What a device that opens a sealed paper shares with staff who read out its code.
  { name: 'hall-code', test: from('exam/seal/hall-code.ts$') },
  // Where an exam is offered without a network: what lies on the device, and the card that gets ready. My Exams loads no more than these two.
  {
    name: 'package',
    test: from('exam/package/(?:package-store|fetch-parts|digest|keep-program|program-for|tidy-packages)'),
  },
  { name: 'get-ready', test: from('exam/package/(?:get-ready|use-getting-ready|prepare|ready-words|said-once)') },
  // Where a sealed paper lies on the device: what opens it, with a network or by the hall code.
  {
    name: 'offline',
    test: from(
      ...['exam/package/(?!offered)', 'exam/seal/(?:sealed-form|device-clock|packed-order)', 'attempt/unheard/'],
      ...['attempt/enter/(?:with-package|enter-by-code|open-by-code|exams-here|unheard-words)'],
      ...['attempt/door/(?:exams-here|begun-here|code-door|here-clock)'],
    ),
  },
  // What a candidate who types an answer shares with who writes the question.
  { name: 'essay-words', test: from('bank/(?:word-count|essay-words)') },
  // The icons of the list of pages: of a browser that does not know yet who sits at it, which then loads nothing of staff for them, and
  // of pages of staff, which then load no list.
  {
    name: 'page-icons',
    test: from(
      `@tabler/icons-react/dist/esm/icons/Icon(?:${[
        ...['Books', 'BuildingCommunity', 'CalendarEvent', 'Files', 'History', 'ListDetails', 'ListSearch', 'Mail'],
        ...['PencilCheck', 'Receipt', 'ReportAnalytics', 'School', 'Settings', 'Users', 'UsersGroup'],
      ].join('|')}).mjs`,
    ),
  },
  // What staff load with whichever page they open first; each page is one small file beside it.
  {
    name: 'staff',
    test: from(
      ...[
        '@mantine/',
        '@floating-ui/',
        '@tabler/',
        'platform/(?!markdown/|import/)',
        'shell/session-watch',
        'words/(?:table|mail)/',
      ],
      // Of schools and people only screens: their rules are the public forms', too.
      ...['school/(?:school|subject|no-subject|of-one-school|searched)[^/]*', 'people/(?:people|reissue|slips)[^/]*'],
      ...['report/', 'notice/'],
      // Rules of people and classes that the list of students and its import share.
      ...['school/classes/class-(?:name|set|fields)', 'school/grading/(?:levels|grade-scale)'],
      // Of exams what the dashboard shows.
      'exam/(?:exam-badge|named-students|new-exam|list/(?:exam-times|row-act))',
      'people/students/(?:birth-date|student-fields).ts',
    ),
    minShareCount: 2,
  },
  // What students see of their answers, so that they load nothing of what staff do with exams and questions.
  {
    name: 'answers',
    test: from(
      ...[
        'attempt/verdicts',
        'marking/corrections/(?:mark-history|revision-notes)',
        'marking/(?:mark-paper|right-answer)',
      ],
      ...[
        'result/(?:answer-review.module|by-hand|part-title|verdict-words|how-sat-words|card-texts|missing-pictures|result-words|result-page.module)',
      ],
      ...['result/after-end', 'bank/(?:blank-line|passage-text|rules-words|compare-text)'],
    ),
    minShareCount: 2,
  },
  // What the pages about exams, marking and results share, and after it those about questions.
  {
    name: 'exams',
    // Students read results, too, and need nothing of staff for it.
    test: from('exam/', 'marking/', 'result/(?!answer-review|late-answer-list|result-|preview-)'),
    minShareCount: 2,
  },
  { name: 'questions', test: from('bank/'), minShareCount: 2 },
  {
    // The review of an import, whatever of.
    name: 'import',
    test: from('platform/import/'),
  },
  {
    // What a register's rows are read and judged by: in a dozen small files it would be a kilobyte more.
    name: 'register',
    test: from('people/register/(?!register-cells)'),
    minShareCount: 2,
  },
  {
    name: 'staff-home',
    test: from('report/staff-home', 'report/create-exam-button', 'notice/mail-trouble', 'school/trial-note'),
  },
].map((group, place, all) => ({ ...group, priority: all.length - place }))

const forSignedIn = ['app', 'candidate', 'staff', 'answers', 'exams', 'questions', 'draw-formula', 'demo']

/**
 * Stops the build when a public page would load what only those signed in need, at once or by a dynamic import: one
 * import is enough for that. And when any file but an HTML page loads an entry, which starts a program by being loaded;
 * and when anybody would load the demo without being in it, or more for students and their import than is allowed.
 */
export function publicPagesStayLight(): Plugin {
  return {
    name: 'public-pages-stay-light',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const problem =
        entryLoadedBy(chunks) ??
        demoLoadedWithAnother(chunks) ??
        loadsTooMuch(chunks) ??
        heavyPage(chunks, (id) => importsOf(this.getModuleInfo(id))) ??
        overBudget(chunks, (chunk) => gzipSync(chunk.code, { level: 9 }).length)
      if (problem !== null) this.error(problem)
    },
  }
}

type Chunk = Pick<Rolldown.OutputChunk, 'name' | 'fileName' | 'isEntry' | 'imports' | 'dynamicImports' | 'moduleIds'>
type Imports = (id: string) => readonly string[]

/** Says which chunk would start a program by being loaded, and who loads it; null for none. */
export function entryLoadedBy(chunks: readonly Chunk[]): string | null {
  for (const entry of chunks.filter(startsProgram)) {
    // Where a group took the entry in, the HTML page's own chunk is but a line that loads it.
    const isItsPage = (chunk: Chunk) => chunk.isEntry && !startsProgram(chunk)
    const loader = chunks.find((chunk) => chunk !== entry && loads(chunk).includes(entry.fileName) && !isItsPage(chunk))
    if (!loader) continue
    return `${loader.name} loads ${entry.name}, where an entry stands: that program would start wherever ${loader.name} is loaded. Name what they share in a group of web/chunks.ts, and no entry in any.`
  }
  return null
}

const startsProgram = ({ moduleIds }: Chunk) =>
  moduleIds.some((id) => /[\\/]web[\\/]src[\\/]\w+[\\/]main\.tsx$/.test(id))

/** Says which public page would load what for those signed in, and why; null for none. */
export function heavyPage(chunks: readonly Chunk[], imports: Imports): string | null {
  for (const page of chunks.filter(({ moduleIds }) => moduleIds.some(isPublic))) {
    const found = chunksBehind(page, chunks).find(({ name }) => forSignedIn.includes(name))
    if (!found) continue
    const needed = modulesBehind(page.moduleIds, imports).filter((id) => found.moduleIds.includes(id))
    return `The public page ${page.name} would load all of ${found.name} for ${needed.join(', ')}: name that in a group of web/chunks.ts that stands before.`
  }
  return null
}

/** How large a page may be in bytes of gzip: with what it loads beyond the pages that were there before, or its own file alone. */
const budgets = [
  { page: 'people/students/students-page.tsx', beside: null, mostBytes: 3_200 },
  { page: 'people/students/import/import-page.tsx', beside: ['people/students/students-page.tsx'], mostBytes: 35_000 },
  {
    // What opens a sealed paper, beside an exam in a secure page and what every page keeps of one that was begun without the server.
    page: 'attempt/door/exams-here.tsx',
    beside: ['attempt/door/exam-page.tsx', 'attempt/seal/seal-room.ts', 'attempt/device/unheard-here.ts'],
    mostBytes: 12_000,
  },
] as const

/** Says which page has become larger than its budget; null for none. `sizeOf` counts the bytes of a chunk as they travel. */
export function overBudget<One extends Chunk>(chunks: readonly One[], sizeOf: (chunk: One) => number): string | null {
  for (const { page, beside, mostBytes } of budgets) {
    const from = chunkOf(page, chunks)
    if (!from) continue
    const before = (beside ?? []).map((one) => chunkOf(one, chunks)).filter((chunk) => chunk !== undefined)
    const there = new Set(before.flatMap((chunk) => loadedWith(chunk, chunks)))
    const own = beside === null ? [from] : loadedWith(from, chunks).filter((chunk) => !there.has(chunk))
    const bytes = own.reduce((sum, chunk) => sum + sizeOf(chunk), 0)
    if (bytes > mostBytes) return `${page} is ${bytes} bytes of gzip, where ${mostBytes} are allowed.`
  }
  return null
}

const chunkOf = <One extends Chunk>(module: string, chunks: readonly One[]) =>
  chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/web/src/${module}`)))

/** The chunk and what it loads at once. */
function loadedWith<One extends Chunk>(first: One, chunks: readonly One[]): One[] {
  const behind = new Set([first])
  for (const one of behind) {
    for (const chunk of chunks) if (one.imports.includes(chunk.fileName)) behind.add(chunk)
  }
  return [...behind]
}

/** What a page loads nothing of at once: the list of pages is for a browser that does not know yet who sits at it. */
const apart = [
  { page: 'shell/pages.ts', from: ['staff'] },
  { page: 'attempt/room/exam-room.tsx', from: ['staff', 'form-rules'] },
  { page: 'attempt/room/question/typed-fields.ts', from: ['staff', 'questions'] },
  { page: 'attempt/room/passage/passage-pane.tsx', from: ['staff'] },
  { page: 'report/staff-home.tsx', from: ['candidate', 'exams', 'questions'] },
  { page: 'result/answer-review.tsx', from: ['candidate', 'exams', 'questions'] },
] as const

/** Says which page would load all of what it keeps apart from, for a small part of it; null for none. */
export function loadsTooMuch(chunks: readonly Chunk[]): string | null {
  for (const { page, from: names } of apart) {
    const chunk = chunkOf(page, chunks)
    const found = chunk && loadedWith(chunk, chunks).find(({ name }) => names.some((one) => one === name))
    if (found)
      return `${page} would load all of ${found.name}: name what it needs of it in another group of web/chunks.ts.`
  }
  return null
}

/** The demo's own modules, and what checks the shapes of the contract: database mode needs neither. */
const isOfDemo = (id: string) =>
  /[\\/]demo[\\/](?:(?:platform|school|people|bank|exam|attempt|hall|marking|result|report|notice)[\\/](?:[\w-]+[\\/])*)?[\w.-]+\.ts$/.test(
    id,
  ) || /[\\/]node_modules[\\/]zod[\\/]/.test(id)
const startsApp = ({ moduleIds }: Chunk) =>
  moduleIds.some((id) => /[\\/]web[\\/]src[\\/]shell[\\/]start-app\.tsx$/.test(id))
const holdsDemo = ({ moduleIds }: Chunk) => moduleIds.some(isOfDemo)

/** Says who would load the demo where it is not asked for, or that it is more than one file; null when neither is so. */
export function demoLoadedWithAnother(chunks: readonly Chunk[]): string | null {
  // Another build of ours has no app, and so no demo.
  if (!chunks.some(startsApp)) return null
  const [demo, other] = chunks.filter(holdsDemo)
  if (!demo) return 'The demo is in no chunk: nobody can enter it.'
  if (other) {
    const found = other.moduleIds.filter(isOfDemo).join(', ')
    return `The demo is one chunk, and ${other.name} holds parts of it beside ${demo.name}: ${found}. Reach it by import() alone.`
  }
  const loader = demo.isEntry ? demo : chunks.find(({ imports }) => imports.includes(demo.fileName))
  return loader ? `${loader.name} would load the demo (${demo.name}) at once. Reach it by import() alone.` : null
}

const isPublic = (id: string) => /[\\/]web[\\/]src[\\/]site[\\/]/.test(id)

const loads = ({ imports, dynamicImports }: Chunk) => [...imports, ...dynamicImports]

function importsOf(module: Rolldown.ModuleInfo | null): readonly string[] {
  return module ? [...module.importedIds, ...module.dynamicallyImportedIds] : []
}

/** The chunk and all it ever loads. */
function chunksBehind(first: Chunk, chunks: readonly Chunk[]): Chunk[] {
  const behind = new Set([first])
  for (const one of behind) {
    for (const chunk of chunks) if (loads(one).includes(chunk.fileName)) behind.add(chunk)
  }
  return [...behind]
}

function modulesBehind(first: readonly string[], imports: Imports): string[] {
  const behind = new Set(first)
  for (const id of behind) for (const imported of imports(id)) behind.add(imported)
  return [...behind]
}
