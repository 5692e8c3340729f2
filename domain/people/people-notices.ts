import type { Notice } from '../words/notice.ts'

/** To the administrators: an invited teacher, or administrator, has set a password and joined. */
export const teacherJoined: Notice<{ name: string; isAdmin?: boolean }> = {
  kind: 'teacher_joined',
  comesAgain: false,
  mailed: null,
  text: ({ name, isAdmin }) => ({
    title: `${name} has joined`,
    text: `The invitation was accepted. They can now sign in and ${isAdmin ? 'administer' : 'set exams'}.`,
    to: isAdmin ? '/settings' : '/teachers',
  }),
}

/** To the person who signed the school up, once the email is verified. `trialEndsAt` if there is a trial. */
export const schoolReady: Notice<{ school: string; trialEndsAt?: string }> = {
  kind: 'school_ready',
  comesAgain: false,
  mailed: null,
  text: ({ school, trialEndsAt }, lagos) => ({
    title: `${school} is ready`,
    text: `Your email address is verified. Add your subjects, teachers and students, then set your first exam.${
      trialEndsAt === undefined ? '' : ` Your free trial ends on ${lagos(trialEndsAt).split(',')[0]}.`
    }`,
    to: '/',
  }),
}

/** To somebody of staff: from `until` on, signing in asks for a new password. */
export const passwordExpires: Notice<{ until: string }> = {
  kind: 'password_expires',
  comesAgain: false,
  mailed: null,
  text: ({ until }, lagos) => ({
    title: `Your password expires on ${lagos(until).split(',')[0]}`,
    text: 'Choose a new one in your profile before that. Afterwards you are asked for it when you sign in.',
    to: '/profile',
  }),
}
