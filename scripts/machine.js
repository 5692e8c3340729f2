// What this machine offers, found without any package: used before the installation as well as by the tests.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const CHROMIUM_PLACES = [
  // Draws the same pages in a quarter less processor time, because it has no window to draw them for.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const POSTGRES_15_PLACES = ['/usr/lib/postgresql/15/bin', '/opt/homebrew/opt/postgresql@15/bin']

/** @returns {string | undefined} the program file of a Chromium; CHROMIUM_PATH goes before the usual places */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  return (named ? [named] : CHROMIUM_PLACES).find((path) => existsSync(path))
}

/** @returns {string | undefined} the folder with initdb and postgres of PostgreSQL 15; POSTGRES_15_BIN goes before the usual places */
export function findPostgres15() {
  const named = process.env.POSTGRES_15_BIN
  return (named ? [named] : POSTGRES_15_PLACES).find((folder) => existsSync(join(folder, 'initdb')))
}

/** Programs of Debian packages the proof needs, by their package; the first place that is there counts. */
const PROGRAMS = {
  nginx: ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx'],
  openssl: ['/usr/bin/openssl', '/opt/homebrew/bin/openssl'],
  systemd: ['/usr/bin/systemd-analyze'],
  'etcd-server': ['/usr/bin/etcd'],
  faketime: ['/usr/bin/faketime', '/usr/local/bin/faketime', '/opt/homebrew/bin/faketime'],
  haproxy: ['/usr/sbin/haproxy'],
  iproute2: ['/usr/sbin/ip', '/sbin/ip'],
  patroni: ['/usr/bin/patroni'],
}

/**
 * @param {keyof typeof PROGRAMS} name
 * @returns {string | undefined} its program file; of systemd the one that reads units
 */
export function findProgram(name) {
  return PROGRAMS[name].find((path) => existsSync(path))
}
