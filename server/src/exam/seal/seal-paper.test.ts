import { createHash, randomBytes, webcrypto } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { buildPaper } from '@sabimark/domain/exam/paper.ts'
import { hallCodeProblem } from '@sabimark/domain/exam/seal/hall-code.ts'
import { packOrder } from '@sabimark/domain/exam/seal/packed-order.ts'
import { sealedForm, sealedLabel } from '@sabimark/domain/exam/seal/sealed-form.ts'
import { canonicalJson, type ExamContent } from '@sabimark/domain/exam/version.ts'
import { samplePictures } from '@sabimark/domain/words/picture/samples.ts'
import { beforeAll, expect, test } from 'vitest'
import { type SealedPaper, seal, sealPaper } from './seal-paper.ts'

const pictureId = (at: number) => `018f3c2a-0000-7000-8000-${at.toString().padStart(12, '0')}`
const large = Buffer.alloc(120_000, 7)
const pictures = new Map([
  [pictureId(1), { mediaType: 'image/png', bytes: Buffer.from(samplePictures.png) }],
  [pictureId(2), { mediaType: 'image/jpeg', bytes: large }],
  [pictureId(3), { mediaType: 'image/jpeg', bytes: large }],
])

const marks = 200
const question = (at: number, text: string) => ({
  ...{ id: `question${at}`, type: 'multiple_choice' as const, text, marksHundredths: marks },
  options: [1, 2, 3, 4].map((option) => ({ id: `option${at}x${option}`, text: `Choice ${at * 7 + option}` })),
})

const content: ExamContent = {
  rulesVersion: 4,
  questions: [
    question(1, `What is this? ![](file:${pictureId(1)})`),
    question(2, `And this? ![](file:${pictureId(2)}) ![](file:${pictureId(1)})`),
  ],
  passages: [{ id: 'passage', text: 'It rained in Ilorin.' }],
  sections: [{ title: 'A', instructions: `Look at ![](file:${pictureId(3)})` }],
}

/** A question as long as most are, of words that repeat as little as they do in a subject. */
function aQuestion(at: number) {
  const words =
    'river trade market cell force angle yield tariff voltage census pollen treaty lens acid ratio tide'.split(' ')
  const word = (by: number) => words[(at * by + by) % words.length]
  return `Which ${word(3)} of the ${word(5)} is ${word(7)} in a ${word(11)} of ${at * 37} when the ${word(13)} is ${at * 91}?`
}

let sealed: SealedPaper
beforeAll(async () => {
  sealed = await sealPaper(content, async (id) => pictures.get(id))
})

const { subtle } = webcrypto
const utf8 = new TextEncoder()

/** The key as a browser makes it of a code, by its own crypto. */
async function keyFrom(code: string) {
  const password = await subtle.importKey('raw', utf8.encode(code), 'PBKDF2', false, ['deriveKey'])
  const salt = utf8.encode(sealed.sealId)
  const made = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: sealedForm.rounds }
  return await subtle.deriveKey(made, password, { name: 'AES-GCM', length: 8 * sealedForm.keyBytes }, false, [
    'decrypt',
  ])
}

let right: Awaited<ReturnType<typeof keyFrom>>
beforeAll(async () => {
  right = await keyFrom(sealed.code)
})

/** Opens a part as a browser does. */
async function opened(part: number, { key = right, label = sealedLabel(sealed.sealId, part), spoil = -1 } = {}) {
  const bytes = Uint8Array.from(sealed.parts[part]?.bytes ?? [])
  if (spoil >= 0) bytes[spoil] = (bytes[spoil] ?? 0) ^ 1
  const iv = bytes.subarray(0, sealedForm.nonceBytes)
  const from = { name: 'AES-GCM', iv, additionalData: utf8.encode(label) }
  return gunzipSync(Buffer.from(await subtle.decrypt(from, key, bytes.subarray(sealedForm.nonceBytes)))).toString()
}

test('the code opens the content word for word, and each picture once, few to a part', async () => {
  expect(hallCodeProblem(sealed.code)).toBeNull()
  expect(await opened(0)).toBe(canonicalJson(content))
  expect(sealed.parts).toHaveLength(3)
  const found = Object.assign({}, JSON.parse(await opened(1)), JSON.parse(await opened(2)))
  expect(Object.keys(found).sort()).toEqual([...pictures.keys()].sort())
  expect(found[pictureId(1)]).toBe(`data:image/png;base64,${Buffer.from(samplePictures.png).toString('base64')}`)
})

test('each part is known by its hash', () => {
  for (const { bytes, sha256 } of sealed.parts) {
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  }
})

test('nothing of the paper can be read in what a device fetches', () => {
  const all = Buffer.concat(sealed.parts.map(({ bytes }) => bytes)).toString('latin1')
  for (const word of ['What is this', 'Choice', 'question1', pictureId(1), 'data:image', 'Ilorin', sealed.code]) {
    expect(all).not.toContain(word)
  }
  expect(all).not.toContain(sealed.key.toString('latin1'))
})

test('another code, another place, another seal and a changed byte open nothing', async () => {
  const other = sealed.code === '0000000000000000' ? '5720000000000004' : '0000000000000000'
  await expect(opened(0, { key: await keyFrom(other) })).rejects.toThrow()
  await expect(opened(0, { label: sealedLabel(sealed.sealId, 1) })).rejects.toThrow()
  await expect(opened(0, { label: sealedLabel(pictureId(1), 0) })).rejects.toThrow()
  for (const spoil of [0, 20, (sealed.parts[0]?.bytes.length ?? 0) - 1])
    await expect(opened(0, { spoil })).rejects.toThrow()
})

test('a paper whose picture is gone is not sealed without it', async () => {
  await expect(sealPaper(content, async () => undefined)).rejects.toThrow('missing')
})

test('fifty questions are at most 9 kB, and another seal has another code, key and id', async () => {
  const questions = Array.from({ length: 50 }, (_, at) => question(at, aQuestion(at)))
  const again = await sealPaper({ rulesVersion: 1, questions }, async () => undefined)
  expect(again.parts).toHaveLength(1)
  expect(again.parts[0]?.bytes.length).toBeLessThanOrEqual(9_000)
  expect(again.code).not.toBe(sealed.code)
  expect(again.key.equals(sealed.key)).toBe(false)
  expect(again.sealId).not.toBe(sealed.sealId)
})

test('180 questions of four sections are at most 35 kB', async () => {
  const questions = Array.from({ length: 180 }, (_, at) => ({
    ...question(at, aQuestion(at)),
    section: Math.floor(at / 45),
  }))
  const sections = ['English', 'Mathematics', 'Physics', 'Chemistry'].map((title) => ({
    ...{ title, instructions: `Answer all questions of ${title}. Each has one right answer.` },
  }))
  const { parts } = await sealPaper({ rulesVersion: 4, questions, sections }, async () => undefined)
  expect(parts).toHaveLength(1)
  expect(parts[0]?.bytes.length).toBeLessThanOrEqual(35_000)
})

test('what is sealed for one candidate of a paper of 180 questions is at most 1.5 kB', async () => {
  const questions = Array.from({ length: 180 }, (_, at) => ({ ...question(at, 'x'), section: Math.floor(at / 45) }))
  const made = {
    rulesVersion: 4,
    questions,
    sections: ['A', 'B', 'C', 'D'].map((title) => ({ title, instructions: '' })),
  }
  const { order } = buildPaper(made, 'a seed', { shuffleQuestions: true, shuffleOptions: true })
  const tickets = {
    deliveryTicket: randomBytes(84).toString('base64url'),
    passTicket: randomBytes(84).toString('base64url'),
  }
  const text = JSON.stringify({ ...tickets, attemptId: sealed.sealId, order: packOrder(made, order), title: 'Mock' })
  const bytes = await seal(sealed.key, text, sealedLabel(sealed.sealId, { ownOf: 'somebody' }))
  expect(bytes.length).toBeLessThanOrEqual(1_500)
})
