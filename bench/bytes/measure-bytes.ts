import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { layExam, layQuestions } from '../product/exam.ts'
import { laySchool, type Student } from '../product/school.ts'
import type { Product } from '../product/start-product.ts'
import { hallHost, openBrowser } from './browser.ts'
import { type CountingProxy, type Exchange, startCountingProxy } from './counting-proxy.ts'
import { measureSaveOverHttp2 } from './measure-http2.ts'
import { questions } from './questions.ts'
import { markStudent, signInAs, sit } from './sitting.ts'
import { bothWays, kindOf, sumOf } from './sum.ts'

/** Bytes on the wire, both ways, heads included. */
export type BytesFigures = {
  /** A whole exam by somebody whose browser has never been here. */
  cold: number
  /** The next candidate's, another exam, in the same browser. */
  warm: number
  /** All saving of a sitting, shared by its answers. */
  save: number
  /** A save over HTTP/2 behind the shipped nginx, TLS included. */
  saveHttp2: number
}

/** What lies behind the figures: every request of a sitting. */
export type BytesDetail = { cold: Exchange[]; warm: Exchange[] }

type BytesOptions = { say(line: string): void; thinkMs?: number }

/** As long as fifty questions in forty minutes leave for each. */
const usualThinkMs = 45_000
const quietMs = 50
const quietAtEndMs = 3_000

/** Two candidates, one after the other, each sit an exam of 50 questions in the same Chromium. */
export async function measureBytes(
  product: Product,
  { say, thinkMs = usualThinkMs }: BytesOptions,
): Promise<{ bytes: BytesFigures; detail: BytesDetail }> {
  const school = await laySchool(product, 3)
  const behindNginx = async () => {
    const exam = await layExam(product, school, await layQuestions(product, school, written()), 3)
    const candidate = exam.students[2]
    if (!candidate) throw new Error('The school has too few students.')
    say('a whole exam over HTTP/2')
    const { port } = product
    return await measureSaveOverHttp2({
      port,
      candidate,
      examId: exam.examId,
      questionCount: questions.length,
      thinkMs,
    })
  }
  const proxy = await startCountingProxy(product.port)
  const profile = mkdtempSync(join(tmpdir(), 'sabimark-bench-browser-'))
  try {
    const sittings: Exchange[][] = []
    for (const [place, name] of ['an empty cache', 'a warm cache'].entries()) {
      // Another exam each: its questions are in no cache.
      const exam = await layExam(product, school, await layQuestions(product, school, written()), 3)
      const candidate = exam.students[place]
      if (!candidate) throw new Error('The school has too few students.')
      say(`a whole exam in Chromium with ${name}`)
      sittings.push(await countSitting({ proxy, profile, candidate, examId: exam.examId, thinkMs }))
    }
    const [cold = [], warm = []] = sittings
    const saveHttp2 = await behindNginx()
    const saves = [...cold, ...warm].filter((one) => kindOf(one) === 'saves')
    return {
      bytes: {
        cold: bothWays(sumOf(cold)),
        warm: bothWays(sumOf(warm)),
        save: Math.round(bothWays(sumOf(saves)) / (2 * questions.length)),
        saveHttp2,
      },
      detail: { cold, warm },
    }
  } finally {
    await proxy.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** The right answer stands at each place in turn. */
function written() {
  return questions.map(([question, right = '', ...wrong], index) => {
    const correctAnswer = index % 4
    return { question, options: wrong.toSpliced(correctAnswer, 0, right), correctAnswer }
  })
}

type Counted = { proxy: CountingProxy; profile: string; candidate: Student; examId: string; thinkMs: number }

async function countSitting({ proxy, profile, candidate, examId, thinkMs }: Counted): Promise<Exchange[]> {
  const origin = `http://${hallHost}:${proxy.port}`
  // A name without https: browsers then offer no brotli, and send fewer headers.
  const context = await openBrowser(profile)
  try {
    await signInAs(context, origin, candidate.cookie)
    await markStudent(context)
    proxy.take()
    const page = context.pages()[0] ?? (await context.newPage())
    await sit(page, { origin, examId, questionCount: questions.length, thinkMs, quiet: () => proxy.quiet(quietMs) })
    // What the page fetches around the result counts as well.
    await proxy.quiet(quietAtEndMs)
    const exchanges = proxy.take()
    const failed = exchanges.find(({ status }) => status >= 400 || status === 0)
    if (failed) throw new Error(`${failed.method} ${failed.path} was answered with ${failed.status}.`)
    return exchanges
  } finally {
    await context.close()
  }
}
