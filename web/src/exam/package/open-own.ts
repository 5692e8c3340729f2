import type { ExamPackage } from '@sabimark/contract/answers.ts'
import type { Conduct } from '@sabimark/domain/exam/conduct.ts'
import { hallCodeOf } from '@sabimark/domain/exam/seal/hall-code.ts'
import type { PackedOrder } from '@sabimark/domain/exam/seal/packed-order.ts'
import { sealedForm, sealedLabel } from '@sabimark/domain/exam/seal/sealed-form.ts'
import { openPart } from './open-paper.ts'

/** What is sealed for one candidate alone: page 0 of their attempt goes by it. */
export type OwnPart = Partial<Conduct> & {
  attemptId: string
  order: PackedOrder
  durationMs: number
  extraMs: number
  title: string
  subject: string
  passTicket: string
  deliveryTicket: string
}

type Sealed = Pick<ExamPackage, 'sealId' | 'own'>

/** The key of a seal, as a device derives it from the hall code: some tenths of a second of work, and several on an old phone. */
export async function keyOfHallCode(code: string, sealId: string): Promise<CryptoKey> {
  const utf8 = new TextEncoder()
  const password = await crypto.subtle.importKey('raw', utf8.encode(hallCodeOf(code)), 'PBKDF2', false, ['deriveKey'])
  const made = { name: 'PBKDF2', hash: 'SHA-256', salt: utf8.encode(sealId), iterations: sealedForm.rounds }
  const key = { name: 'AES-GCM', length: 8 * sealedForm.keyBytes }
  return await crypto.subtle.deriveKey(made, password, key, false, ['decrypt'])
}

/**
 * Opens what is sealed for this student by a hall code that a person typed; `key` opens the paper. Null for a code of another paper, which
 * GCM alone can tell: nothing on the device says what the right one is.
 */
export async function openByHallCode(
  { sealId, own }: Sealed,
  studentId: string,
  code: string,
): Promise<{ key: CryptoKey; own: OwnPart } | null> {
  const key = await keyOfHallCode(code, sealId)
  const bytes = Uint8Array.from(atob(own), (sign) => sign.charCodeAt(0)).buffer
  try {
    const text = await openPart(key, bytes, sealedLabel(sealId, { ownOf: studentId }))
    return { key, own: JSON.parse(new TextDecoder().decode(text)) }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return null
    throw error
  }
}
