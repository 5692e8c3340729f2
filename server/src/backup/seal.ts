import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto'

/**
 * Protects the chunks of a backup. What is bound into each is the file's header, the chunk's number and whether it is the last:
 * none can be changed, moved, left out or added without being seen. Without a passphrase this shows accidents; with one,
 * also what somebody does on purpose.
 */
export type Seal = {
  close(place: Place, bytes: Buffer): { body: Buffer; tag: Buffer }
  /** Nothing when the chunk is not what was written there. */
  open(place: Place, body: Buffer, tag: Buffer): Buffer | undefined
}

export type Place = { number: number; isLast: boolean }

export const tagBytes = 16

/** What a passphrase becomes, with what the file's header says of it. */
export type Passkey = { key: Buffer; check: string; salt: string }

/** 32 MB for a fifth of a second: what each guess at a passphrase costs. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }

export async function passkeyOf(passphrase: string, salt = randomBytes(32).toString('base64')): Promise<Passkey> {
  const derived = await new Promise<Buffer>((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 48, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
  return { key: derived.subarray(0, 32), check: derived.subarray(32).toString('base64'), salt }
}

/** A file that anybody may read: a part of the SHA-256 stands with each chunk. */
export function clearSeal(header: Buffer): Seal {
  const tagOf = (place: Place, body: Buffer) =>
    createHash('sha256').update(boundInto(header, place)).update(body).digest().subarray(0, tagBytes)
  return {
    close: (place, bytes) => ({ body: bytes, tag: tagOf(place, bytes) }),
    open: (place, body, tag) => (tagOf(place, body).equals(tag) ? body : undefined),
  }
}

/** AES-256-GCM. The key is of this one file, by its salt, so that the chunk's number is a nonce that never comes twice. */
export function passphraseSeal(header: Buffer, key: Buffer): Seal {
  return {
    close: (place, bytes) => {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place))
      cipher.setAAD(boundInto(header, place))
      const body = Buffer.concat([cipher.update(bytes), cipher.final()])
      return { body, tag: cipher.getAuthTag() }
    },
    open: (place, body, tag) => {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(place), { authTagLength: tagBytes })
      decipher.setAAD(boundInto(header, place))
      decipher.setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(body), decipher.final()])
      } catch {
        return undefined
      }
    },
  }
}

function boundInto(header: Buffer, { number, isLast }: Place): Buffer {
  return Buffer.concat([createHash('sha256').update(header).digest(), numberBytes(number), Buffer.of(isLast ? 1 : 0)])
}

function nonceOf({ number }: Place): Buffer {
  return Buffer.concat([Buffer.alloc(4), numberBytes(number)])
}

function numberBytes(number: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(number))
  return bytes
}
