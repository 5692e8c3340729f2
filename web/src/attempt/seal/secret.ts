import type { Sealed } from './sealed-store.ts'

const cipher = 'AES-GCM'
const encode = (text: string) => new TextEncoder().encode(text)

/** A key for one page of the exam room: 256 random bits, as the tab keeps them. */
export function newSecret(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
}

/** Seals and opens what belongs to one page; what belongs to another page, or stands in another place, does not open. */
export async function lockOf(secret: string, page: string) {
  const raw = Uint8Array.from(atob(secret), (sign) => sign.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', raw, cipher, false, ['encrypt', 'decrypt'])
  const by = (iv: Uint8Array<ArrayBuffer>, place: number) => ({
    ...{ name: cipher, iv },
    additionalData: encode(`${page} ${place}`),
  })
  return {
    seal: async (place: number, content: unknown): Promise<Sealed> => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      return { iv, bytes: await crypto.subtle.encrypt(by(iv, place), key, encode(JSON.stringify(content))) }
    },
    open: async (place: number, { iv, bytes }: Sealed): Promise<unknown> =>
      JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(by(iv, place), key, bytes))),
  }
}

export type Lock = Awaited<ReturnType<typeof lockOf>>
