import { saidName } from '@sabimark/domain/notice/said-name.ts'
import { productName } from '../../platform/product.ts'

/**
 * What a mail says. `lines` are paragraphs; the link stands between them and the closing lines. `preview` is what a list
 * of mails shows beside the subject.
 */
export type MailText = {
  subject: string
  preview: string
  heading: string
  greeting: string
  lines: string[]
  action: string
  link: string
  closing: string[]
  /** Whom to ask. */
  foot: string[]
  /** The page that helps on. */
  help: string
}

type Data = Record<string, string>
type Words = Omit<MailText, 'greeting' | 'link' | 'foot' | 'help'> & { askWhom: string }

const texts: Record<string, (facts: { school: string }) => Words> = {
  verify_email: ({ school }) => ({
    subject: `Verify your email address for ${productName}`,
    preview: `One step, and ${school} is ready.`,
    heading: 'Verify your email address',
    lines: [
      `${school} is almost ready. Follow this link to show that this address is yours. You can sign in right after.`,
    ],
    action: 'Verify my email address',
    closing: ['The link works once, for 48 hours.', 'If you did not create this account, ignore this email.'],
    askWhom: 'You are receiving this email because a school was signed up with your address.',
  }),
  sign_up_to_account: ({ school }) => ({
    subject: `Verify your email address for ${productName}`,
    preview: `Choose a password, and ${school} is ready.`,
    heading: 'Verify your email address',
    lines: [
      `${school} was signed up with this address, which has an account already. Follow this link to show that the address is yours.`,
      'You choose a new password there. It replaces the old one.',
    ],
    action: 'Verify and set my password',
    closing: ['The link works once, for 48 hours.', 'If you did not sign this school up, ignore this email.'],
    askWhom: 'You are receiving this email because a school was signed up with your address.',
  }),
  reset_password: () => ({
    subject: `Choose a new password for ${productName}`,
    preview: 'Your old password stays until you choose a new one.',
    heading: 'Choose a new password',
    lines: ['Somebody asked for a new password for your account. Follow this link to choose one.'],
    action: 'Choose a new password',
    closing: [
      'The link works once, for one hour.',
      'If it was not you, ignore this email; your password stays as it is.',
    ],
    askWhom: 'Did you ask for nothing, and these emails keep coming? Tell your school’s administrator.',
  }),
  password_changed: () => ({
    subject: `Your password for ${productName} was changed`,
    preview: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    lines: ['The password of your account was changed. Everybody who was signed in with the old one was signed out.'],
    action: 'It was not me: choose a new password',
    closing: ['If it was you, there is nothing to do.'],
    askWhom: 'Was it not you? Choose a new password, and tell your school’s administrator.',
  }),
  invitation: ({ school }) => ({
    subject: `You are invited to ${school}`,
    preview: 'Set a password, and your account is ready.',
    heading: `Your account at ${school}`,
    lines: [
      `${school} has added you as a teacher on ${productName}, where it sets and marks its exams. Set a password to begin. From then on you sign in with this email address and that password.`,
    ],
    action: 'Set my password',
    closing: [
      'The link works once, for 7 days.',
      'If you do not know this school, ignore this email; nothing happens.',
    ],
    askWhom: `Questions? Ask the administrator of ${school}.`,
  }),
  invitation_to_account: ({ school }) => ({
    subject: `You are invited to ${school}`,
    preview: 'Your address has an account already; join with it.',
    heading: `Join ${school}`,
    lines: [
      `${school} has added you as a teacher on ${productName}. Your address has an account already. Follow this link to join with it.`,
      'You choose a new password there. It replaces the old one at every school you belong to.',
    ],
    action: 'Join this school',
    closing: [
      'The link works once, for 7 days.',
      'If you do not know this school, ignore this email; nothing changes.',
    ],
    askWhom: `Questions? Ask the administrator of ${school}.`,
  }),
}

/** The words of a mail of this kind; null for a kind nobody has written words for. */
export function mailText(kind: string, data: Data): MailText | null {
  const write = texts[kind]
  const { link } = data
  if (!write || !link) return null
  const [name, school] = [saidName(data.name ?? ''), saidName(data.school ?? '') || 'Your school']
  const { askWhom, ...words } = write({ school })
  const { origin } = new URL(link)
  return {
    ...words,
    greeting: name ? `Hello ${name},` : 'Hello,',
    link,
    foot: [askWhom, `${productName} sent this email automatically; replies are not read.`],
    help: `${origin}/support`,
  }
}

/** The mail as plain text. */
export function asPlain({ greeting, lines, link, closing, foot, help }: MailText): string {
  return `${[greeting, ...lines, link, closing.join(' '), '--', ...foot, `Help: ${help}`].join('\n\n')}\n`
}
