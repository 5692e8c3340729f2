// Debian's nginx with the configuration that is shipped, as an operator copies it: only paths and ports are others.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from './command.ts'
import { findFreePort, findKeepablePort } from './free-port.ts'
import { findProgram } from './machine.js'

export interface Nginx {
  port: number
  /** Without https. */
  plainPort: number
  /** What PUBLIC_URL is. */
  url: string
  /** Whom to trust for it; made for this run. */
  certificate: string
  /** What it has written down as a warning or worse. */
  errors: () => string
  stop: () => Promise<void>
}

const READY_WITHIN_MS = 30_000

interface NginxOptions {
  /** The ports of the servers behind it, which may start later. */
  servers: number[]
  host?: string
  /** Subdomains its certificate names besides: whoever trusts it takes no wildcard right below a last label. */
  schools?: string[]
}

export async function startNginx({ servers, host = 'localhost', schools = [] }: NginxOptions): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'sabimark-nginx-'))
  chmodSync(folder, 0o711) // its workers run under an account of their own and must get through
  const port = await findKeepablePort()
  const plainPort = await findFreePort()
  const errorLog = join(folder, 'error.log')
  const certificate = makeCertificate(folder, [host, `*.${host}`, ...schools.map((school) => `${school}.${host}`)])
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configurationFor({ folder, host, port, plainPort, servers }))
  const out = openSync(join(folder, 'output.txt'), 'w')
  const child = spawn(programOf('nginx'), ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', out, out],
  })
  const stop = async () => {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilListening(port, child)
  } catch (error) {
    const said = readFileSync(join(folder, 'output.txt'), 'utf8')
    await stop()
    throw new Error(`${error instanceof Error ? error.message : error}\nnginx said:\n${said}`)
  }
  return {
    port,
    plainPort,
    url: `https://${host}:${port}`,
    certificate,
    errors: () => readFileSync(errorLog, 'utf8'),
    stop,
  }
}

type Places = { folder: string; host: string; port: number; plainPort: number; servers: number[] }

/** The shipped file with what an operator puts in it, and with places of this run's own. */
function configurationFor({ folder, host, port, plainPort, servers }: Places): string {
  const swaps: [from: string | RegExp, to: string][] = [
    // Put in by whoever follows the operator's page.
    ['sabimark.example', host],
    ['/etc/ssl/sabimark', folder],
    [/^( *server) 127\.0\.0\.1:3000 (.*)$/m, servers.map((one) => `$1 127.0.0.1:${one} $2`).join('\n')],
    // A test has neither the ports nor the folders of a machine.
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80\b/g, `listen 127.0.0.1:${plainPort}`],
    [/listen 443\b/g, `listen 127.0.0.1:${port}`],
    ['/run/nginx.pid', join(folder, 'pid')],
    ['/var/log/nginx', folder],
    [/^http \{$/m, `http {\n${temporary(folder)}`],
  ]
  let text = readFileSync(join(ROOT, 'deploy', 'nginx.conf'), 'utf8')
  for (const [from, to] of swaps) {
    const swapped = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to)
    if (swapped === text) throw new Error(`deploy/nginx.conf does not say ${from}.`)
    text = swapped
  }
  return text
}

/** Those of the machine belong to its own nginx. */
function temporary(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `    ${name}_temp_path ${join(folder, name)};`)
    .join('\n')
}

function makeCertificate(folder: string, hosts: string[]): string {
  const file = join(folder, 'certificate.pem')
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', join(folder, 'key.pem')]
  const names = ['-subj', '/CN=Sabimark', '-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`]
  execFileSync(programOf('openssl'), ['req', '-x509', ...key, '-out', file, '-days', '2', ...names], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return readFileSync(file, 'utf8')
}

function programOf(name: 'nginx' | 'openssl'): string {
  const program = findProgram(name)
  if (!program) throw new Error(`${name} is not installed. On Debian, as root: apt-get install ${name}`)
  return program
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + READY_WITHIN_MS
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}.`)
    if (performance.now() > giveUpAt) throw new Error(`nginx did not listen within ${READY_WITHIN_MS / 1000} s.`)
    await wait(50)
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
