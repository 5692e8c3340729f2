import { placeOf } from '@sabimark/domain/words/address/place.ts'

/** What the mail library is told: the address without our own word in it, and whether it may go on without TLS. */
export type SmtpAddress = { url: string; requireTLS: boolean }

/**
 * Reads SMTP_URL. Emails hold links that open accounts: to a mail server out in the world they travel under TLS, unless
 * the address says `?tls=off`. On this computer and in a private network there is nothing to ask for.
 */
export function smtpAddress(smtpUrl: string): SmtpAddress {
  const url = new URL(smtpUrl)
  const isWaived = url.searchParams.get('tls') === 'off'
  url.searchParams.delete('tls')
  const isNear = url.hostname === 'localhost' || placeOf(url.hostname).isPrivateNetwork
  return { url: url.href, requireTLS: url.protocol === 'smtp:' && !isNear && !isWaived }
}
