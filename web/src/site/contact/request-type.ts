/** What somebody wants of the company; specification part 1, section 5. The first is the default. */
export const requestTypes = [
  { type: 'demo', label: 'Request Demo' },
  { type: 'quote', label: 'Get Quote' },
  { type: 'trial', label: 'Free Trial' },
  { type: 'support', label: 'Support' },
] as const

export type RequestType = (typeof requestTypes)[number]['type']

/** A contact request as it stands in the form; it never reaches a server of ours. */
export type ContactRequest = {
  name: string
  email: string
  phone: string
  school: string
  message: string
  requestType: string
}
