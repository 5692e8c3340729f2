/** What a mail says. `lines` are paragraphs of plain text; the link stands between them and the closing line. */
export type MailText = { subject: string; lines: string[]; action: string; link: string; closing: string }

type Data = Record<string, string>

const texts: Record<string, (data: Data) => Omit<MailText, 'link'>> = {
  verify_email: ({ name, school }) => ({
    subject: 'Verify your email address',
    lines: [`Hello ${name},`, `${school} is almost ready. Follow this link to verify your email address:`],
    action: 'Verify my email address',
    closing: 'The link works once, for 48 hours. If you did not create this account, ignore this mail.',
  }),
  reset_password: ({ name }) => ({
    subject: 'Choose a new password',
    lines: [`Hello ${name},`, 'Somebody asked for a new password for your account. Follow this link to choose one:'],
    action: 'Choose a new password',
    closing: 'The link works once, for one hour. If it was not you, ignore this mail; your password stays.',
  }),
  invitation: ({ name, school }) => ({
    subject: 'You are invited to your school',
    lines: [`Hello ${name},`, `${school} has added you as a teacher. Follow this link to set your password:`],
    action: 'Set my password',
    closing: 'The link works once, for 7 days. If you do not know this school, ignore this mail.',
  }),
  invitation_to_account: ({ name, school }) => ({
    subject: 'You are invited to a school',
    lines: [
      `Hello ${name},`,
      `${school} has added you as a teacher. Your address has a sign-in already. Follow this link to join and to choose a new password, which then replaces the old one everywhere:`,
    ],
    action: 'Join this school',
    closing: 'The link works once, for 7 days. If you do not know this school, ignore this mail; nothing changes.',
  }),
}

/** The words of a mail of this kind; null for a kind nobody has written words for. */
export function mailText(kind: string, data: Data): MailText | null {
  const write = texts[kind]
  return write && data.link ? { ...write(data), link: data.link } : null
}

/** The mail as plain text. */
export function asPlain({ lines, link, closing }: MailText): string {
  return `${[...lines, link, closing].join('\n\n')}\n`
}

/** The mail as simple HTML: no picture, nothing fetched from anywhere. */
export function asHtml({ lines, action, link, closing }: MailText): string {
  const paragraphs = lines.map((line) => `<p>${escaped(line)}</p>`).join('')
  return `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif">${paragraphs}<p><a href="${escaped(link)}">${escaped(action)}</a></p><p>${escaped(closing)}</p></body></html>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')
}
