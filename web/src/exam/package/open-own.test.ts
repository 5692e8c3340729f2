import { pbkdf2Sync } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { newHallCode } from '@sabimark/domain/exam/seal/hall-code.ts'
import { sealedForm, sealedLabel } from '@sabimark/domain/exam/seal/sealed-form.ts'
import { expect, test } from 'vitest'
import { openByHallCode } from './open-own.ts'

const sealId = '018f3c2a-0000-7000-8000-00000000000a'
const code = newHallCode((below) => 7 % below)
const part = {
  attemptId: 'a',
  order: [[0, [1, 0]]],
  durationMs: 3_600_000,
  extraMs: 0,
  title: 'Mock',
  subject: 'Maths',
}

/** As the server seals it, by its own crypto. */
async function ownOf(studentId: string): Promise<string> {
  const raw = new Uint8Array(pbkdf2Sync(code, sealId, sealedForm.rounds, sealedForm.keyBytes, 'sha256'))
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(sealedForm.nonceBytes))
  const additionalData = new TextEncoder().encode(sealedLabel(sealId, { ownOf: studentId }))
  const packed = new Uint8Array(gzipSync(JSON.stringify(part)))
  const made = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, packed))
  return Buffer.from([...iv, ...made]).toString('base64')
}

test('the hall code opens what is sealed for this student, however it is typed', async () => {
  const own = await ownOf('amina')
  const typed = code.replace(/(.{4})/g, '$1 ')
  expect((await openByHallCode({ sealId, own }, 'amina', typed))?.own).toEqual(part)
})

test('the code of another paper, and what is another student’s, opens nothing', async () => {
  const own = await ownOf('amina')
  expect(
    await openByHallCode(
      { sealId, own },
      'amina',
      newHallCode((below) => 3 % below),
    ),
  ).toBeNull()
  expect(await openByHallCode({ sealId, own }, 'bisi', code)).toBeNull()
  expect(await openByHallCode({ sealId: sealId.replace('a', 'b'), own }, 'amina', code)).toBeNull()
})
