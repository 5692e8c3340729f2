import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { parseMail } from './mail.ts'

const LINK = `https://school.test/verify-email?token=${'a1'.repeat(40)}&type=signup`

async function write(message: { text: string; html?: string }): Promise<string> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const sent = await writer.sendMail({
    from: 'post@school.test',
    to: 'ada@greenfield.test',
    subject: 'Verify your address, Adéṣọlá',
    ...message,
  })
  return sent.message.toString('latin1')
}

test.each([
  ['plain', { text: `Good day\n\n${LINK}\n` }],
  ['plain with tone marks', { text: `Ẹ káàárọ̀\n\n${LINK}\n` }],
  [
    'text and html',
    { text: `Ẹ káàárọ̀ ${LINK}`, html: `<p>Ẹ káàárọ̀ <a href="${LINK.replaceAll('&', '&amp;')}">here</a></p>` },
  ],
])('reads address, subject and link of a mail: %s', async (_name, message) => {
  const mail = parseMail(await write(message))
  expect(mail.to).toBe('ada@greenfield.test')
  expect(mail.subject).toBe('Verify your address, Adéṣọlá')
  expect(mail.links).toEqual([LINK])
  expect(mail.text).toContain(message.text.slice(0, 8))
})
