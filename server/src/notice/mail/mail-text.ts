import { saidName } from '@sabimark/domain/notice/said-name.ts'
import { productName } from '../../platform/product.ts'

/**
 * What an email says. `lines` are paragraphs; the link is between them and the closing lines, where there is anything to press
 * (`action` null: there is not). `preview` is what an inbox shows beside the subject.
 */
export type MailText = {
  subject: string
  preview: string
  heading: string
  greeting: string
  lines: string[]
  action: string | null
  link: string
  closing: string[]
  /** Whom to ask. */
  foot: string[]
  /** The help page. */
  help: string
}

type Data = Record<string, string>
type Words = Omit<MailText, 'greeting' | 'link' | 'foot' | 'help'> & { askWhom: string }

const texts: Record<string, (facts: { school: string; data: Data }) => Words> = {
  verify_email: ({ school }) => ({
    subject: `Verify your email address for ${productName}`,
    preview: `One more step and ${school} is ready.`,
    heading: 'Verify your email address',
    lines: [
      `${school} is almost ready. Follow this link to confirm that this address is yours. You can sign in right after that.`,
    ],
    action: 'Verify my email address',
    closing: ['The link works once, for 48 hours.', 'If you did not create this account, ignore this email.'],
    askWhom: 'You are receiving this email because a school was signed up with your address.',
  }),
  sign_up_to_account: ({ school }) => ({
    subject: `Verify your email address for ${productName}`,
    preview: `Choose a password and ${school} is ready.`,
    heading: 'Verify your email address',
    lines: [
      `${school} was signed up with this address, which already has an account. Follow this link to confirm that the address is yours.`,
      'You will choose a new password there. It replaces the old one.',
    ],
    action: 'Verify and set my password',
    closing: ['The link works once, for 48 hours.', 'If you did not sign this school up, ignore this email.'],
    askWhom: 'You are receiving this email because a school was signed up with your address.',
  }),
  reset_password: () => ({
    subject: `Choose a new password for ${productName}`,
    preview: 'Your old password keeps working until you choose a new one.',
    heading: 'Choose a new password',
    lines: ['Someone asked for a new password for your account. Follow this link to choose one.'],
    action: 'Choose a new password',
    closing: [
      'The link works once, for one hour.',
      'If this was not you, ignore this email; your password will not change.',
    ],
    askWhom: 'If these emails keep coming and you did not ask for them, tell your school’s administrator.',
  }),
  password_changed: () => ({
    subject: `Your password for ${productName} was changed`,
    preview: 'If this was you, you do not need to do anything.',
    heading: 'Your password was changed',
    lines: [
      'The password of your account was changed. Everyone who was signed in with the old one has been signed out.',
    ],
    action: 'This was not me: choose a new password',
    closing: ['If this was you, you do not need to do anything.'],
    askWhom: 'If this was not you, choose a new password and tell your school’s administrator.',
  }),
  exam_reminder: ({ school, data }) => {
    const [title, subject, location] = [data.title, data.subject, data.location].map((part) =>
      saidName(part ?? '', 160),
    )
    const when = data.opens ?? ''
    const where = location ? `, ${location}` : ''
    return {
      subject: `Reminder: ${title}, ${when}`,
      preview: `${subject}, ${data.minutes} minutes${where}.`,
      heading: `${title} opens ${when}`,
      lines: [`${subject}, ${data.minutes} minutes${where}. The time is Lagos time; your schedule has the newest one.`],
      action: 'Open my schedule',
      closing: ['There you can also change or end your reminders.'],
      askWhom: `You asked for this reminder at ${school}.`,
    }
  },
  report_link: ({ school, data }) => {
    const { sender, title, range } = reportOf(data)
    return {
      subject: `${title}, from ${school}`,
      preview: `${range}. You need the PIN that ${sender} tells you.`,
      heading: title,
      lines: [
        `${sender} of ${school} sends you this report: ${title}, ${range}.`,
        ...noteOf(data, sender),
        `Before it opens, it asks for a PIN of six digits. ${sender} tells it to you in another way; it is not in this email.`,
      ],
      action: 'Open the report',
      closing: [`The link works until ${data.until ?? ''}, Lagos time.`],
      askWhom: `Questions about it, or no PIN? Ask ${sender} of ${school}. If you expect no report, ignore this email.`,
    }
  },
  report_file: ({ school, data }) => {
    const { sender, title, range } = reportOf(data)
    return {
      subject: `${title}, from ${school}`,
      preview: `${range}. The report is attached.`,
      heading: title,
      lines: [`${sender} of ${school} sends you this report, attached: ${title}, ${range}.`, ...noteOf(data, sender)],
      action: null,
      closing: ['It may name people. Please pass it on only to whom it concerns.'],
      askWhom: `Questions about it? Ask ${sender} of ${school}. If you expect no report, delete this email.`,
    }
  },
  invitation: ({ school }) => ({
    subject: `You are invited to ${school}`,
    preview: 'Set a password and your account is ready.',
    heading: `Your account at ${school}`,
    lines: [
      `${school} has added you as a teacher on ${productName}, which it uses to set and mark exams. Set a password to begin. After that, sign in with this email address and that password.`,
    ],
    action: 'Set my password',
    closing: [
      'The link works once, for 7 days.',
      'If you do not know this school, ignore this email; nothing will happen.',
    ],
    askWhom: `Questions? Ask the administrator of ${school}.`,
  }),
  invitation_to_account: ({ school }) => ({
    subject: `You are invited to ${school}`,
    preview: 'Your address already has an account; use it to join.',
    heading: `Join ${school}`,
    lines: [
      `${school} has added you as a teacher on ${productName}. Your address already has an account. Follow this link to join with it.`,
      'You will choose a new password there. It replaces the old one at every school you belong to.',
    ],
    action: 'Join this school',
    closing: [
      'The link works once, for 7 days.',
      'If you do not know this school, ignore this email; nothing will change.',
    ],
    askWhom: `Questions? Ask the administrator of ${school}.`,
  }),
}

function reportOf({ sender = '', title = '', range = '' }: Data) {
  return { sender: saidName(sender) || 'Somebody', title: saidName(title, 160), range: saidName(range, 160) }
}

/** What the sender adds, without addresses to press: it goes out in our name. */
function noteOf({ note = '' }: Data, sender: string): string[] {
  const text = saidName(note, 500)
  return text === '' ? [] : [`${sender} writes: “${text}”`]
}

/** The words of an email of this kind; null for an unknown kind. */
export function mailText(kind: string, data: Data): MailText | null {
  const write = texts[kind]
  const { link } = data
  if (!write || !link) return null
  const [name, school] = [saidName(data.name ?? ''), saidName(data.school ?? '') || 'Your school']
  const { askWhom, ...words } = write({ school, data })
  const { origin } = new URL(link)
  return {
    ...words,
    greeting: name ? `Hello ${name},` : 'Hello,',
    link,
    foot: [askWhom, `${productName} sent this email automatically; replies are not read.`],
    help: `${origin}/support`,
  }
}

/** The email as plain text. */
export function asPlain({ greeting, lines, action, link, closing, foot, help }: MailText): string {
  const toPress = action === null ? [] : [link]
  return `${[greeting, ...lines, ...toPress, closing.join(' '), '--', ...foot, `Help: ${help}`].join('\n\n')}\n`
}
