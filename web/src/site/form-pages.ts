import { brand } from '../platform/brand.ts'

/** What the heads of the forms' pages say. Every form of the site has its address here, and `main.tsx` a screen for each. */
export const formPages = {
  '/login': {
    title: 'Sign In',
    description: `Sign in to ${brand.name}: staff with their email, students with the ID and password on their slip.`,
  },
  '/signup': {
    title: 'Create Your School Account',
    description: 'Sign up your school: one form, one email, 14 days free, no card needed.',
  },
  '/verify-email': {
    title: 'Verify your email',
    description: `Verify your email address and activate your ${brand.name} account.`,
    isHidden: true,
  },
  '/forgot-password': {
    title: 'Forgot password',
    description: `Get a link by email to choose a new password for ${brand.name}.`,
  },
  '/reset-password': {
    title: 'Choose a new password',
    description: `Choose a new password for your ${brand.name} account.`,
    isHidden: true,
  },
  '/accept-invitation': {
    title: 'Accept your invitation',
    description: `Your school has invited you to ${brand.name}: choose a password and start.`,
    isHidden: true,
  },
  '/confirm-email': {
    title: 'Confirm your new email',
    description: `Confirm the new email address of your ${brand.name} account.`,
    isHidden: true,
  },
} as const

/** The addresses of the forms. */
export type FormPath = keyof typeof formPages
