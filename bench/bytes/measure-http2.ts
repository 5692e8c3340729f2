// What a saved answer costs behind the shipped nginx, over HTTP/2: TLS included, as nobody can look into it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { startNginx } from '../../scripts/nginx.ts'
import type { Student } from '../product/school.ts'
import { hallHost, openBrowser } from './browser.ts'
import { type ByteCounter, startByteCounter } from './byte-counter.ts'
import { markStudent, signInAs, sit } from './sitting.ts'
import { kindOf } from './sum.ts'

const quietMs = 50

type Sat = { port: number; candidate: Student; examId: string; questionCount: number; thinkMs: number }

/** The bytes of one save: those of all stretches of a sitting in which nothing but saves was asked for, shared by these. */
export async function measureSaveOverHttp2({ port, candidate, ...exam }: Sat): Promise<number> {
  const nginx = await startNginx({ servers: [port], host: hallHost })
  const counter = await startByteCounter(nginx.port)
  const profile = mkdtempSync(join(tmpdir(), 'sabimark-bench-browser-'))
  const origin = `https://${hallHost}:${counter.port}`
  const context = await openBrowser(profile)
  try {
    await signInAs(context, origin, candidate.cookie)
    await markStudent(context)
    const page = context.pages()[0] ?? (await context.newPage())
    const protocols = await watchProtocols(context, page)
    const share = shareOut(page, counter)
    await sit(page, { ...exam, origin, quiet: share.quiet })
    if (!protocols.has('h2') || protocols.size > 1)
      throw new Error(`The browser has spoken ${[...protocols].join(', ')}.`)
    return share.ofSave(exam.questionCount)
  } finally {
    await context.close()
    await counter.stop()
    await nginx.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** By which protocols replies come from now on. */
async function watchProtocols(context: BrowserContext, page: Page): Promise<Set<string>> {
  const found = new Set<string>()
  const devtools = await context.newCDPSession(page)
  devtools.on('Network.responseReceived', ({ response: { protocol, fromDiskCache, url } }) => {
    if (protocol !== undefined && !fromDiskCache && url.startsWith('https:')) found.add(protocol)
  })
  await devtools.send('Network.enable')
  return found
}

/** Deals what has passed between two silences to the requests that ended between them. */
function shareOut(page: Page, counter: ByteCounter) {
  let underWay = 0
  let ended: string[] = []
  let countedTo = 0
  const saves = { bytes: 0, count: 0 }
  page.on('request', () => {
    underWay += 1
  })
  page.on('requestfailed', () => {
    underWay -= 1
  })
  page.on('requestfinished', (request) => {
    underWay -= 1
    ended.push(new URL(request.url()).pathname)
  })
  const quiet = async () => {
    do await wait(quietMs)
    while (underWay > 0 || counter.silentMs() < quietMs)
    const bytes = counter.total() - countedTo
    countedTo = counter.total()
    // What passes without any request keeps the connection that saves go by.
    if (ended.every((path) => kindOf({ path }) === 'saves')) {
      saves.bytes += bytes
      saves.count += ended.length
    }
    ended = []
  }
  return {
    quiet,
    ofSave: (answers: number) => {
      if (saves.count < answers / 2) throw new Error(`Only ${saves.count} saves of ${answers} were alone on the wire.`)
      return Math.round(saves.bytes / saves.count)
    },
  }
}
