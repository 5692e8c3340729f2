import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMail, secretLink } from '../../../test/builders/mail.ts'
import { aSchool, type TestSchool } from '../../../test/builders/people.ts'
import { type ReadMail, readMime } from '../../../test/read-mime.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { type TestSmtp, testSmtp } from '../../../test/smtp.ts'
import { mailText } from './mail-text.ts'
import { sendMails } from './send-mail.ts'

let smtp: TestSmtp
let server: TestServer
let school: TestSchool
beforeAll(async () => {
  smtp = await testSmtp()
  server = await testServer({ smtpUrl: smtp.url, mailFrom: 'Sabimark <no-reply@sabimark.test>' })
  school = await aSchool(server)
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

/** The mail as it arrives. */
async function arriving(said: Parameters<typeof aMail>[2]): Promise<ReadMail & { to: string[] }> {
  smtp.received.length = 0
  await sendMails(server)(await aMail(server, school, said))
  const [mail] = smtp.received
  if (!mail || smtp.received.length > 1) throw new Error(`${smtp.received.length} mails arrived.`)
  return { ...readMime(mail.source), to: mail.to }
}

const escapedLink = secretLink.replace('&', '&amp;')

describe('a mail that arrives', () => {
  it.each([
    [
      'verify_email',
      'Verify your email address for Sabimark',
      'Greenfield College is almost ready.',
      'Verify my email address',
      'for 48 hours',
    ],
    [
      'reset_password',
      'Choose a new password for Sabimark',
      'Someone asked for a new password',
      'Choose a new password',
      'for one hour',
    ],
    [
      'invitation',
      'You are invited to Greenfield College',
      'Greenfield College has added you as a teacher on Sabimark',
      'Set my password',
      'for 7 days',
    ],
    [
      'invitation_to_account',
      'You are invited to Greenfield College',
      'It replaces the old one at every school you belong to.',
      'Join this school',
      'for 7 days',
    ],
  ])('%s: one sentence, one link, how long it works and whom to ask, in both parts', async (kind, ...said) => {
    const [subject, sentence, action, howLong] = said
    const { headers, plain, html } = await arriving({ kind, name: 'Ada Sample' })
    expect(headers.get('subject')).toBe(subject)
    expect(headers.get('from')).toBe('Sabimark <no-reply@sabimark.test>')
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    for (const part of [plain, html]) {
      for (const text of ['Hello Ada Sample,', sentence, howLong, 'replies are not read']) expect(part).toContain(text)
      expect(part).toContain('http://sabimark.test/support')
    }
    expect(plain).toContain(`\n${secretLink}\n`)
    expect(plain).not.toMatch(/<\w/)
    // The button, and the bare address for who cannot press it.
    expect(html.split(`<a href="${escapedLink}"`)).toHaveLength(3)
    expect(html).toContain(`>${action}</a>`)
    expect(html).toContain(`>${escapedLink}</a>`)
  })

  it('fetches nothing from anywhere and runs nothing', async () => {
    const { html } = await arriving({})
    expect(html).not.toMatch(/<(img|script|link|style|iframe|form)|src=|url\(|@import/i)
    expect(html).toContain('<meta name="color-scheme" content="light">')
  })
})

describe('names', () => {
  it('cannot write HTML, not even in the subject', async () => {
    const { html, plain } = await arriving({
      kind: 'invitation',
      name: '<b>A</b>',
      schoolName: '"><script>x</script>&',
    })
    expect(html).toContain('Hello &lt;b&gt;A&lt;/b&gt;,')
    expect(html).toContain('&quot;&gt;&lt;script&gt;x&lt;/script&gt;&amp;')
    expect(html).not.toContain('<script')
    expect(plain).toContain('Hello <b>A</b>,')
  })

  it('cannot add a header or another receiver', async () => {
    const evil = 'Greenfield\r\nBcc: everybody@people.test\r\n\r\nBuy this'
    const { headers, to } = await arriving({ kind: 'invitation', schoolName: evil, name: evil })
    expect(headers.get('subject')).toBe('You are invited to Greenfield Bcc: Buy this')
    expect([...headers.keys()]).not.toContain('bcc')
    expect(to).toEqual(['ada@greenfield.test'])
  })

  it.each([
    ['tone marks', 'Adéṣọlá Ọláwálé, Ụ̀lọ́ma'],
    ['emoji', 'Ada 🎓 Sample 👩‍👩‍👧'],
  ])('keep their %s', async (_what, name) => {
    const { headers, plain, html } = await arriving({ kind: 'invitation', name, schoolName: name })
    expect(headers.get('subject')).toBe(`You are invited to ${name}`)
    for (const part of [plain, html]) expect(part).toContain(`Hello ${name},`)
  })

  it('written from right to left turn nothing else around', async () => {
    const { plain, html } = await arriving({ kind: 'invitation', name: 'نور \u202eعلي', schoolName: 'مدرسة النور' })
    expect(plain).toContain('Hello نور علي,')
    expect(plain).not.toContain('\u202e')
    expect(html).toContain('Hello <bdi>نور علي</bdi>,')
    expect(html).toContain('<bdi>مدرسة النور</bdi> has added you')
  })

  it('of 5,000 letters are cut', async () => {
    const { headers, plain } = await arriving({
      kind: 'invitation',
      name: 'a'.repeat(5000),
      schoolName: 'ọ'.repeat(5000),
    })
    expect(headers.get('subject')).toBe(`You are invited to ${'ọ'.repeat(79)}…`)
    expect(plain).toContain(`Hello ${'a'.repeat(79)}…,`)
    expect(plain.length).toBeLessThan(1500)
  })

  it('may be missing', async () => {
    const { plain } = await arriving({ kind: 'invitation', name: ' ', schoolName: '\u202e' })
    expect(plain).toContain('Hello,\n')
    expect(plain).toContain('Your school has added you')
  })
})

it('a kind nobody has written words for has none, nor has a mail without a link', () => {
  expect(mailText('greeting', { link: secretLink })).toBeNull()
  expect(mailText('verify_email', { name: 'Ada' })).toBeNull()
})

it('a reminder that waits since the version before has its words still', () => {
  const old = {
    title: 'First term mock',
    subject: 'Physics',
    location: 'Hall 2',
    opens: 'Mon 23 Nov, 9:00\u00a0am',
    minutes: '60',
  }
  const text = mailText('exam_reminder', {
    name: 'Ada',
    school: 'Cedar',
    ...old,
    link: 'http://sabimark.test/dashboard/schedule',
  })
  expect(text).toMatchObject({
    subject: 'Reminder: First term mock, Mon 23 Nov, 9:00\u00a0am',
    lines: ['Physics, 60 minutes, Hall 2.'],
    action: 'Open my schedule',
    why: { change: 'http://sabimark.test/dashboard/profile?tab=notifications' },
  })
})

it('of a second factor at an address nobody has proven it says how to have it stay', () => {
  const link = 'https://exams.test/forgot-password'
  const linesOf = (data: Record<string, string>) => mailText('second_factor_on', { link, ...data })?.lines
  expect(linesOf({})).toHaveLength(2)
  expect(linesOf({ unproven: 'yes' })?.[2]).toContain('then set two-factor sign-in up again')
})
