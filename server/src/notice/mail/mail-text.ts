import { noticeText } from '@sabimark/domain/notice/notice-text.ts'
import { saidName } from '@sabimark/domain/notice/said-name.ts'
import { topicNames } from '@sabimark/domain/notice/topics.ts'
import { dayText } from '@sabimark/domain/school/billing/period.ts'
import { keptText } from '@sabimark/domain/school/billing/plan-text.ts'
import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { productName } from '../../platform/product.ts'
import type { MailFace } from './mail-face.ts'
import { noticeWords } from './notice-words.ts'

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
  /** Of what is emailed beside the bell: why it came, and where that is changed. */
  why: { text: string; change: string } | null
}

type Data = Record<string, string>
type Words = Omit<MailText, 'greeting' | 'link' | 'foot' | 'help' | 'why'> & { askWhom: string }

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
  password_expires: ({ school, data }) => {
    const day = lagosDay(new Date(data.until ?? ''))
    return {
      subject: `Your password for ${productName} expires on ${day}`,
      preview: 'Choose a new one before that.',
      heading: 'Your password expires soon',
      lines: [
        `${school} asks its staff for a new password from time to time. Yours works until ${day}. Afterwards you are asked for a new one when you sign in.`,
      ],
      action: 'Choose a new password',
      closing: ['You need your present password for that. Students and exams are not affected.'],
      askWhom: 'If you have forgotten your present password, use “Forgot password?” on the sign-in page.',
    }
  },
  plan_ends: ({ school, data }) => {
    const { endsOn = '', daysLeft = '0', isTrial = '' } = data
    const { title } = noticeText({
      kind: 'plan_ends',
      data: { endsOn, daysLeft: Number(daysLeft), isTrial: isTrial !== '' },
    })
    return {
      subject: `${title}: ${school}`,
      preview: `Its last day is ${dayText(endsOn)}.`,
      heading: title,
      lines: [
        `The last day of ${isTrial ? 'the free trial' : 'the plan'} of ${school} is ${dayText(endsOn)}.`,
        keptText,
      ],
      action: 'Open your plan',
      closing: ['There you see what was paid, how full your plan is, and whom to write to about it.'],
      askWhom: `You are receiving this email because you administer ${school}.`,
    }
  },
  plan_asked: ({ school, data: { plan = '', present = '' } }) => ({
    subject: `${school} asks for ${plan}`,
    preview: `It has ${present}.`,
    heading: `${school} asks for ${plan}`,
    lines: [`It has ${present} now. ${plan} begins with the next period, unless you change that.`],
    action: 'Open the school',
    closing: ['There you record what it pays, or choose another plan for the next period.'],
    askWhom: 'You are receiving this email because it is the address of the company in its settings.',
  }),
  question_reported: ({ school, data: { source = '', question = '', options = '', right = '', reason = '' } }) => ({
    subject: `A ready-made question is reported: ${source}`,
    preview: reason,
    heading: 'A ready-made question is reported',
    lines: [
      `Somebody at ${school} says that ${source} is wrong: ${reason}`,
      question,
      ...options.split('\n'),
      `Marked as right: ${right}`,
    ],
    action: null,
    closing: ['The school may have edited it. If it is wrong, withdraw it and make a new version of it.'],
    askWhom: 'You are receiving this email because it is the address of the company in its settings.',
  }),
  change_email: ({ school }) => ({
    subject: `Confirm your new email address for ${productName}`,
    preview: 'Until you do, your old address stays.',
    heading: 'Confirm your new email address',
    lines: [
      `You asked to use this address for your account at ${school}. Follow this link to confirm that it is yours. From then on you sign in with it.`,
    ],
    action: 'Confirm my new address',
    closing: [
      'The link works once, for 48 hours.',
      'If you did not ask for this, ignore this email; nothing will change.',
    ],
    askWhom: 'You are receiving this email because somebody typed this address as their new one.',
  }),
  email_changed: ({ school }) => ({
    subject: `Your email address for ${productName} was changed`,
    preview: 'If this was you, you do not need to do anything.',
    heading: 'Your email address was changed',
    lines: [
      `Your account at ${school} has another email address now. This one no longer signs in, and links that were sent to it no longer work.`,
    ],
    action: 'This was not me: get help',
    closing: ['If this was you, you do not need to do anything.'],
    askWhom: 'If this was not you, tell your school’s administrator at once.',
  }),
  second_factor_on: ({ data }) => ({
    subject: `Two-factor sign-in for ${productName} is on`,
    preview: 'If this was you, you do not need to do anything.',
    heading: 'Two-factor sign-in is on',
    lines: [
      'From now on, signing in to your account needs your password and a code from your app.',
      'Keep your recovery codes where you find them without your phone. Each of them works once instead of a code.',
      // A reset that proves an address for the first time takes away what was set up before.
      ...(data.unproven
        ? [
            'This email address was never confirmed. The first new password that is chosen by a link sent to it confirms it and switches two-factor sign-in off: choose one now, then set two-factor sign-in up again.',
          ]
        : []),
    ],
    action: 'This was not me: choose a new password',
    closing: ['If this was you, you do not need to do anything.'],
    askWhom: 'If this was not you, choose a new password and tell your school’s administrator, who can switch it off.',
  }),
  second_factor_off: () => ({
    subject: `Two-factor sign-in for ${productName} is off`,
    preview: 'If this was you, you do not need to do anything.',
    heading: 'Two-factor sign-in is off',
    lines: [
      'From now on, your password alone signs you in to your account. The app’s codes and recovery codes are no longer asked for.',
    ],
    action: 'This was not me: choose a new password',
    closing: ['If you or your administrator did this, you do not need to do anything.'],
    askWhom: 'If this was not you, choose a new password and tell your school’s administrator.',
  }),
  school_suspended: ({ school, data }) => ({
    subject: `${school} is suspended on ${productName}`,
    preview: 'Nothing is deleted. Exams that run are finished and marked.',
    heading: `${school} is suspended`,
    lines: [
      `${productName} has suspended ${school}. Reason: “${saidName(data.reason ?? '', 300)}”`,
      'Candidates who sit an exam at this moment finish it, and it is marked. Afterwards nobody at your school can sign in. Nothing is deleted.',
    ],
    action: 'Write to us',
    closing: ['Write to us if this is a mistake, or when the reason is settled.'],
    askWhom: `You are receiving this email because you administer ${school}.`,
  }),
  school_reactivated: ({ school }) => ({
    subject: `${school} is open again on ${productName}`,
    preview: 'Everybody can sign in again.',
    heading: `${school} is open again`,
    lines: [
      `Everybody at ${school} can sign in again. What was there before is as it was.`,
      'An exam whose time passed in the meantime can be repeated for those who were absent.',
    ],
    action: 'Sign In',
    closing: [],
    askWhom: `You are receiving this email because you administer ${school}.`,
  }),
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
  invitation: ({ school, data }) => ({
    subject: `You are invited to ${school}`,
    preview: 'Set a password and your account is ready.',
    heading: `Your account at ${school}`,
    lines: [
      `${addedAs(school, data)} Set a password to begin. After that, sign in with this email address and that password.`,
    ],
    action: 'Set my password',
    closing: [
      'The link works once, for 7 days.',
      'If you do not know this school, ignore this email; nothing will happen.',
    ],
    askWhom: `Questions? Ask the administrator of ${school}.`,
  }),
  invitation_to_account: ({ school, data }) => ({
    subject: `You are invited to ${school}`,
    preview: 'Your address already has an account; use it to join.',
    heading: `Join ${school}`,
    lines: [
      `${addedAs(school, data)} Your address already has an account. Follow this link to join with it.`,
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

/** As what somebody is invited. */
function addedAs(school: string, { role }: Data): string {
  if (role === 'super_admin') return `You have been added as an administrator of ${productName} itself.`
  const as = role === 'school_admin' ? 'an administrator' : 'a teacher'
  return `${school} has added you as ${as} on ${productName}, which it uses to set and mark exams.`
}

function reportOf({ sender = '', title = '', range = '' }: Data) {
  return { sender: saidName(sender) || 'Somebody', title: saidName(title, 160), range: saidName(range, 160) }
}

/** What the sender adds, without addresses to press: it goes out in our name. */
function noteOf({ note = '' }: Data, sender: string): string[] {
  const text = saidName(note, 500)
  return text === '' ? [] : [`${sender} writes: “${text}”`]
}

/** Every kind of email this version has words for. */
export const mailKinds: readonly string[] = [...Object.keys(texts), ...topicNames]

/** The words of an email of this kind; null for an unknown kind. */
export function mailText(kind: string, data: Data): MailText | null {
  const { link } = data
  if (!link) return null
  const [name, school] = [saidName(data.name ?? ''), saidName(data.school ?? '') || 'Your school']
  const { origin } = new URL(link)
  const around = { greeting: name ? `Hello ${name},` : 'Hello,', link, help: `${origin}/support` }
  const automatic = `${productName} sent this email automatically; replies are not read.`
  const told = noticeWords(kind, school, data)
  if (told) {
    const { why, change, ...words } = told
    return { ...words, ...around, foot: [automatic], why: { text: why, change } }
  }
  const write = texts[kind]
  if (!write) return null
  const { askWhom, ...words } = write({ school, data })
  return { ...words, ...around, foot: [askWhom, automatic], why: null }
}

/** The email as plain text. */
export function asPlain(
  { greeting, lines, action, link, closing, foot, help, why }: MailText,
  face: MailFace | null,
): string {
  const from = face?.contact ? [`${face.name} · ${face.contact}`] : []
  const toPress = action === null ? [] : [link]
  const last = why === null ? [] : [`${why.text}\n${why.change}`]
  return `${[greeting, ...lines, ...toPress, closing.join(' '), '--', ...from, ...foot, `Help: ${help}`, ...last].join('\n\n')}\n`
}
