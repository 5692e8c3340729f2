import { describe, expect, it } from 'vitest'
import { testConfig } from '../../../test/config.ts'
import { testSmtp } from '../../../test/smtp.ts'
import { problemOf } from './mail-problem.ts'
import { openPost } from './post.ts'
import { smtpAddress } from './smtp-address.ts'

describe('TLS is asked for', () => {
  it.each([
    ['of a mail server out in the world', 'smtp://user:pass@mail.school.example:587', true],
    ['of an address out in the world', 'smtp://203.0.113.7', true],
    ['of a newer address out in the world', 'smtp://[2001:db8::1]:25', true],
    ['whatever else stands behind the question mark', 'smtp://mail.school.example?name=hall', true],
    ['not on this computer', 'smtp://localhost:25', false],
    ['not on this computer by number', 'smtp://127.0.0.1:25', false],
    ['not in a private network', 'smtp://192.168.0.9', false],
    ['not in a private network of newer addresses', 'smtp://[fd00::9]', false],
    ['not where there is nothing else from the start', 'smtps://mail.school.example:465', false],
    ['not where it was waived', 'smtp://mail.school.example:25?tls=off', false],
  ])('%s', (_what, url, expected) => {
    expect(smtpAddress(url).requireTLS).toBe(expected)
  })

  it('by us, not by the mail library', () => {
    expect(smtpAddress('smtp://u:p@mail.school.example:25?tls=off&name=hall').url).toBe(
      'smtp://u:p@mail.school.example:25?name=hall',
    )
  })
})

it('an email does not leave for a mail server out in the world that has no TLS, unless told to', async () => {
  const smtp = await testSmtp()
  // An address that is no private one and leads here all the same.
  const outside = smtp.url.replace('127.0.0.1', '0.0.0.0')
  const mail = { id: 'one', to: 'ada@greenfield.test', subject: 'An email', text: 'words', html: '<p>words</p>' }
  const send = (smtpUrl: string) => openPost(testConfig({ smtpUrl }))(mail)
  try {
    const error: unknown = await send(outside).catch((failed: unknown) => failed)
    expect(problemOf(error)).toBe('no_tls')
    expect(smtp.received).toEqual([])
    await send(`${outside}?tls=off`)
    expect(smtp.received).toHaveLength(1)
  } finally {
    await smtp.stop()
  }
})
