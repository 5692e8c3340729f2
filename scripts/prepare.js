// Runs before every npm script, on whatever Node starts it, so: plain JavaScript and no package.
// Does only what is missing; with nothing changed it uses no network and builds nothing.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium, findPostgres15, findProgram } from './machine.js'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const BIN = join(ROOT, 'node_modules', '.bin')
const MIN_NODE_MAJOR = 20

const FOR_PROOF = ['chromium-headless-shell', 'postgresql-15', 'nginx', 'openssl', 'systemd']

/** @type {Record<string, Array<() => void>>} */
const STEPS = {
  install: [installPackages],
  start: [installPackages, buildWeb],
  tools: [() => installForTests(FOR_PROOF)],
  browser: [installPackages, buildWeb, () => installForTests(['chromium-headless-shell'])],
  bench: [installPackages, buildWeb, () => installForTests(['chromium-headless-shell', 'nginx', 'openssl'])],
  test: [installPackages, () => installForTests(['chromium-headless-shell']), buildWeb],
  prove: [installPackages, () => installForTests(FOR_PROOF), buildWeb],
}

/** @param {string} line */
function say(line) {
  console.log(`[prepare] ${line}`)
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  console.error(`[prepare] ${sentence}`)
  process.exit(1)
}

/**
 * @param {string} command a constant command line
 * @param {{ cwd?: string, path?: string[], env?: Record<string, string> }} [options]
 */
function run(command, { cwd = ROOT, path = searchPath(), env = {} } = {}) {
  const result = spawnSync(command, {
    cwd,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: path.join(delimiter) },
  })
  return result.status === 0
}

function searchPath() {
  return (process.env.PATH ?? '').split(delimiter)
}

function installPackages() {
  const reason = whyInstall()
  if (!reason) return linkWorkspaces()
  say(`Installing packages with "npm ci" (${reason}). This needs the network and takes a minute or two.`)
  // npm ci deletes node_modules, so npm itself must not run on the Node that lies in there.
  const path = searchPath().filter((folder) => !folder.includes('node_modules'))
  if (!run('npm ci --loglevel=error', { path }))
    stop('"npm ci" failed; its own words stand above. Nothing was started.')
  const stillWrong = whyInstall()
  if (stillWrong) stop(`"npm ci" ended well, but ${stillWrong}. Delete node_modules and try again.`)
}

/** A workspace that came with a pull has no link yet; nothing of it is from the network. */
function linkWorkspaces() {
  for (const [place, entry] of Object.entries(readPackages(join(ROOT, 'package-lock.json')))) {
    const link = join(ROOT, place)
    if (!entry.link || !entry.resolved || existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(ROOT, entry.resolved), link, 'junction')
  }
}

/** @returns {string | undefined} why the installed packages are not those of package-lock.json */
function whyInstall() {
  const record = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return 'no packages are installed yet'
  const wanted = readPackages(join(ROOT, 'package-lock.json'))
  const installed = readPackages(record)
  for (const [place, entry] of Object.entries(wanted)) {
    if (!place.startsWith('node_modules/') || entry.link) continue
    const found = installed[place]
    if (!found && (entry.optional || entry.peer)) continue
    if (found?.version !== entry.version || found?.integrity !== entry.integrity) {
      return `${place.slice('node_modules/'.length)} is not at ${entry.version}`
    }
  }
  const runtime = wanted['node_modules/node']?.version
  const version = spawnSync(join(BIN, 'node'), ['--version'], { encoding: 'utf8' }).stdout?.trim()
  if (version !== `v${runtime}`) return `the Node runtime ${runtime} is not in place`
  return undefined
}

/**
 * @param {string} file a lock file of npm
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, peer?: boolean, link?: boolean, resolved?: string }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function buildWeb() {
  const stampFile = join(ROOT, 'web', 'dist', '.built-from')
  const sources = hashWebSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources) return
  say(existsSync(stampFile) ? 'Building the web app again: its sources changed.' : 'Building the web app.')
  const path = [BIN, ...searchPath()]
  if (!run('vite build --logLevel warn', { cwd: join(ROOT, 'web'), path })) stop('The web app could not be built.')
  writeFileSync(stampFile, sources)
}

function hashWebSources() {
  const hash = createHash('sha256')
  const roots = ['web', 'contract', 'domain', 'demo', 'package-lock.json', 'tsconfig.base.json']
  for (const file of roots.flatMap((name) => listSources(name))) {
    hash.update(file).update('\0')
    hash.update(readFileSync(join(ROOT, file))).update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} name path below the root
 * @returns {string[]} every file that can change the built web app, in a stable order
 */
function listSources(name) {
  const base = name.split('/').at(-1) ?? name
  if (base === 'node_modules' || base === 'dist' || base.startsWith('.')) return []
  if (/\.test\.tsx?$|\.md$/.test(base)) return []
  const path = join(ROOT, name)
  if (!existsSync(path)) return []
  try {
    return readdirSync(path)
      .sort()
      .flatMap((child) => listSources(`${name}/${child}`))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [name]
    throw error
  }
}

/** @param {string[]} packages Debian packages the tests cannot do without: absent ones fail the run, nothing is skipped */
function installForTests(packages) {
  const missing = listMissing(packages)
  if (missing.length === 0) return
  const names = missing.join(' and ')
  if (process.getuid?.() !== 0 || !run('command -v apt-get >/dev/null')) {
    stop(`The tests need ${names}. Install the Debian package(s) as root: apt-get install ${missing.join(' ')}`)
  }
  say(`Installing ${names} with apt-get: the tests need them.`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get update -qq', { env })
  run(`apt-get install -y -qq --no-install-recommends ${missing.join(' ')}`, { env })
  const stillMissing = listMissing(packages)
  if (stillMissing.length > 0) stop(`The tests need ${stillMissing.join(' and ')}, and apt-get could not install it.`)
}

/** @param {string[]} packages */
function listMissing(packages) {
  /** @type {Record<string, () => string | undefined>} */
  const finders = {
    'chromium-headless-shell': findChromium,
    'postgresql-15': findPostgres15,
    nginx: () => findProgram('nginx'),
    openssl: () => findProgram('openssl'),
    systemd: () => findProgram('systemd'),
  }
  return packages.filter((name) => !finders[name]?.())
}

const major = Number(process.versions.node.split('.')[0])
if (major < MIN_NODE_MAJOR) {
  stop(`This needs Node ${MIN_NODE_MAJOR} or newer to begin with; this is ${process.versions.node}.`)
}
const wantedSteps = STEPS[process.argv[2] ?? '']
if (!wantedSteps) stop(`Usage: node scripts/prepare.js ${Object.keys(STEPS).join(' | ')}`)
for (const step of wantedSteps) step()
