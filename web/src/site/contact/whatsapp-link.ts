import { brand } from '../../platform/brand.ts'
import { type ContactRequest, requestTypes } from './request-type.ts'

/** A chat with the company's number, in digits, that begins with the request. */
export function whatsAppLink(number: string, request: ContactRequest): string {
  const { name, email, phone, school, requestType } = request
  const label = requestTypes.find(({ type }) => type === requestType)?.label ?? requestType
  const message = request.message.trim()
  const lines = [
    `Hello ${brand.name},`,
    `Name: ${name.trim()}`,
    `Email: ${email.trim()}`,
    `Phone: ${phone.trim()}`,
    `School: ${school.trim()}`,
    `Request: ${label}`,
    ...(message === '' ? [] : [`Message: ${message}`]),
  ]
  // Half a character, left by a cut paste, is no text a link can carry.
  const text = lines.join('\n').replace(/\p{Surrogate}/gu, '')
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
