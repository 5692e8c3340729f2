import { z } from 'zod'

/** Who somebody is: signing in, the second factor, sign-up and links. */
export const signingInRefusals = {
  NOT_SIGNED_IN: { status: 401, message: 'You are signed out. Please sign in again.' },
  ANOTHER_IS_HERE: {
    status: 409,
    message:
      'Another tab of this browser has changed the school or the person. Nothing was saved; change back there and try again.',
  },
  NOT_ALLOWED: { status: 403, message: 'You do not have permission to do this.' },
  INVALID_CREDENTIALS: {
    status: 401,
    message: 'Invalid credentials. Please check your email and password.',
  },
  NOT_VERIFIED: {
    status: 403,
    message: 'Your email is not verified yet. Follow the link in the email we sent, or have it sent again.',
  },
  ACCOUNT_INACTIVE: { status: 403, message: 'This account is not active. Please ask your school.' },
  TOO_MANY_GUESSES: {
    status: 429,
    message: 'Too many wrong passwords. Please wait a little and try again.',
    // Staff can let a candidate in at once, with a new slip or by signing in on that computer.
    data: z.object({ waitSeconds: z.int(), isCandidate: z.boolean() }),
  },
  WRONG_PASSWORD: { status: 403, message: 'Your current password is incorrect.' },
  GUESSABLE_PASSWORD: {
    status: 422,
    message: 'This password is too easy to guess. Choose one without common words, your name or your school’s name.',
  },
  WEAK_PASSWORD: { status: 422, message: 'Password must be at least 8 characters' },
  SAME_PASSWORD: { status: 422, message: 'This is already your current password.' },
  SIGN_IN_AGAIN: {
    status: 401,
    message: 'That took too long, or how you sign in has been changed since then. Please sign in again.',
  },
  WRONG_CODE: {
    status: 403,
    message: 'This code is incorrect. Type the newest one your app shows, or a recovery code you have not used.',
    data: z.object({ serverTime: z.iso.datetime() }),
  },
  /** Of the app alone: nobody who sets it up has a recovery code yet. */
  WRONG_APP_CODE: {
    status: 403,
    message: 'This code is incorrect. Type the newest one your app shows.',
    data: z.object({ serverTime: z.iso.datetime() }),
  },
  CODE_USED: { status: 409, message: 'This code was already used. Wait for the next one in your app.' },
  TOO_MANY_CODES: {
    status: 429,
    message: 'Too many wrong codes. Please wait a little and try again.',
    data: z.object({ waitSeconds: z.int(), serverTime: z.iso.datetime() }),
  },
  SECOND_FACTOR_ON: { status: 409, message: 'Two-factor sign-in is already on for this account.' },
  SECOND_FACTOR_OFF: { status: 409, message: 'Two-factor sign-in is not on for this account.' },
  SECOND_FACTOR_DUE: {
    status: 403,
    message:
      'This school asks its staff for two-factor sign-in. Set it up in your profile, under Security, then choose the school again.',
  },
  NOTHING_TO_CONFIRM: { status: 409, message: 'Show the QR code again, then type the code your app shows for it.' },
  INVALID_FORM: {
    status: 422,
    message: 'Please correct the marked fields.',
    data: z.object({ fields: z.record(z.string(), z.string()) }),
  },
  DOMAIN_TAKEN: { status: 409, message: 'This domain is already taken. Please choose another.' },
  TOO_MANY_SIGN_UPS: {
    status: 429,
    message: 'Too many schools have signed up from your network recently. Please try again in an hour, or tomorrow.',
  },
  EMAIL_TAKEN: { status: 409, message: 'User already exists. Use another email.' },
  SCHOOL_NOT_CREATED: { status: 500, message: 'Failed to create school. Please try again.' },
  PROFILE_NOT_CREATED: { status: 500, message: 'Failed to create user profile. Please contact support.' },
  ACCOUNT_NOT_CREATED: { status: 500, message: 'Failed to create account. Please try again.' },
  INVALID_LINK: { status: 400, message: 'Invalid verification link.' },
  LINK_USED_UP: { status: 410, message: 'This link has already been used or has expired. Please ask for a new one.' },
} as const
