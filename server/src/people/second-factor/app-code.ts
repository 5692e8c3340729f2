import { codeDigits, codeStepSeconds } from '@sabimark/domain/people/second-factor/second-factor.ts'
import { HOTP, Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { productName } from '../../platform/product.ts'

/** What apps understand everywhere (RFC 6238). */
const algorithm = 'SHA1'

/** A new secret to share with an app, as apps write it: base32, 160 bits. */
export function newSharedSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The code of each step, computed from the shared secret. */
export function codesOf(shared: string): (step: number) => string {
  const secret = Secret.fromBase32(shared)
  return (step) => (step < 0 ? '' : HOTP.generate({ secret, algorithm, digits: codeDigits, counter: step }))
}

/** What an app is told: its address, and the same as QR code, rows of 0 and 1 without a margin. */
export function addressForApp(shared: string, email: string): { address: string; qr: string[] } {
  const address = new TOTP({
    issuer: productName,
    label: email,
    secret: Secret.fromBase32(shared),
    algorithm,
    digits: codeDigits,
    period: codeStepSeconds,
  }).toString()
  const { data } = encode(address, { ecc: 'M', border: 0 })
  return { address, qr: data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')) }
}
