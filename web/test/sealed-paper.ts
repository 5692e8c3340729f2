// A sealed paper as a device has it, made by the browser's own crypto: what the server makes of it is told by open-paper.test.ts.
import type { ExamPackage } from '@sabimark/contract/answers.ts'
import { newHallCode } from '@sabimark/domain/exam/seal/hall-code.ts'
import { sealedForm, sealedLabel } from '@sabimark/domain/exam/seal/sealed-form.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { sha256 } from '../src/exam/package/digest.ts'
import { type KeptPackage, packageStore } from '../src/exam/package/package-store.ts'

const minuteMs = 60_000
export const hallCode = newHallCode((below) => 7 % below)
export const otherCode = newHallCode((below) => 3 % below)
const sealId = '018f3c2a-0000-7000-8000-00000000000a'

const content: ExamContent = {
  rulesVersion: 4,
  questions: [1, 2].map((number) => ({
    id: `q${number}`,
    type: 'multiple_choice',
    text: `Question ${number}?`,
    marksHundredths: 100,
    options: ['a', 'b'].map((option) => ({ id: `${number}${option}`, text: `option ${option}` })),
    section: 0,
  })),
  sections: [{ title: 'Section A', instructions: '', answer: { count: 1, which: 'best' } }],
}

type Said = {
  name?: string
  studentId?: string
  opensInMinutes?: number
  closesInMinutes?: number
  asks?: ExamPackage['asks']
}

/** Lays one on this device, whose doors are open unless it is said otherwise. */
export async function layPaper({
  name = 'Amina Example',
  studentId = 'amina',
  opensInMinutes = -5,
  closesInMinutes = 120,
  asks,
}: Said = {}): Promise<KeptPackage> {
  const key = await keyOf(hallCode)
  const store = await packageStore()
  // One paper for all who sit this seal: a second one would be another.
  const paper = (await store.part(sealId, 0)) ?? (await sealed(key, content, sealedLabel(sealId, 0))).buffer
  const own = {
    ...{ attemptId: 'attempt', title: 'Mock', subject: 'Maths', durationMs: 60 * minuteMs, extraMs: 0 },
    order: [1, 0].map((place) => [place, [1, 0]]),
    ...{ passTicket: 'x'.repeat(20), deliveryTicket: 'y'.repeat(20), submitsByItself: false },
  }
  const now = Date.now()
  const at = (minutes: number) => new Date(now + minutes * minuteMs).toISOString()
  const facts: ExamPackage = {
    ...{ sealId, sign: 'K7', examId: 'exam', title: 'Mock', subject: 'Maths', location: '', durationMinutes: 60 },
    ...{ opensAt: at(opensInMinutes), closesAt: at(closesInMinutes), now: at(-60) },
    ...(asks && { asks }),
    candidate: { name, studentNumber: 'GC/1', className: 'SS1A', school: 'Hilltop College' },
    needs: { maths: false, latinExt: false },
    parts: [{ bytes: paper.byteLength, sha256: await sha256(paper) }],
    own: btoa(String.fromCharCode(...(await sealed(key, own, sealedLabel(sealId, { ownOf: studentId }))))),
  }
  const kept = { studentId, examId: 'exam', facts, readyWith: '', files: [], wallMs: now - 60 * minuteMs }
  await store.put(kept)
  await store.putPart(sealId, 0, paper)
  store.close()
  return kept
}

/** The browser has changed what lies here. */
export async function spoilPaper(): Promise<void> {
  const store = await packageStore()
  await store.putPart(sealId, 0, new Uint8Array([1]).buffer)
  store.close()
}

/** Takes all of them away. */
export async function clearPapers(): Promise<void> {
  const store = await packageStore()
  for (const kept of await store.all()) await store.remove(kept)
  store.close()
}

async function keyOf(code: string): Promise<CryptoKey> {
  const utf8 = new TextEncoder()
  const typed = await crypto.subtle.importKey('raw', utf8.encode(code), 'PBKDF2', false, ['deriveKey'])
  const made = { name: 'PBKDF2', hash: 'SHA-256', salt: utf8.encode(sealId), iterations: sealedForm.rounds }
  return await crypto.subtle.deriveKey(made, typed, { name: 'AES-GCM', length: 256 }, false, ['encrypt'])
}

async function sealed(key: CryptoKey, said: unknown, label: string): Promise<Uint8Array<ArrayBuffer>> {
  const packing = new Blob([JSON.stringify(said)]).stream().pipeThrough(new CompressionStream('gzip'))
  const packed = await new Response(packing).arrayBuffer()
  const iv = crypto.getRandomValues(new Uint8Array(sealedForm.nonceBytes))
  const additionalData = new TextEncoder().encode(label)
  const made = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, packed)
  return new Uint8Array([...iv, ...new Uint8Array(made)])
}
