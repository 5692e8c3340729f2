import type { Me } from '@sabimark/contract/answers.ts'
import { meKey, queryClient } from '../../platform/queries.ts'

/** What stands at the head of an exam that is opened without a network. */
export type SchoolHere = Pick<Me, 'school' | 'schoolLogo' | 'schoolColor'>

/** The school of who gets ready here, its logo as bytes: without a network no address of a picture is answered. */
export async function schoolHere(): Promise<SchoolHere | undefined> {
  const me = queryClient.getQueryData<Me | null>(meKey)
  if (!me) return undefined
  const { school, schoolColor, schoolLogo } = me
  return { school, schoolColor, schoolLogo: schoolLogo && (await bytesOf(schoolLogo).catch(() => null)) }
}

async function bytesOf(address: string): Promise<string | null> {
  const answer = await fetch(address)
  if (!answer.ok) return null
  const blob = await answer.blob()
  return await new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
