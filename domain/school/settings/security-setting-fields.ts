import type { Fields } from '../../words/field.ts'
import { rangesProblem } from './address-ranges.ts'

const shortestExpiry = 30

/** Shorter than a month, people would only count their passwords up. */
const expiryProblem = (typed: string) =>
  Number(typed) === 0 || Number(typed) >= shortestExpiry
    ? null
    : `Password Expiry must be 0 for never, or a whole number from ${shortestExpiry} to 365.`

/** How a school guards its accounts and exams (specification part 2, section 3: Settings, security; defaults: section 9). */
export const securitySettingFields = {
  sessionTimeout: {
    label: 'Session Timeout',
    kind: 'integer',
    min: 5,
    max: 480,
    isRequired: true,
    initial: 30,
    unit: 'minute',
    hint: 'Staff who do nothing for this long are signed out, so that nobody else can use their computer.',
  },
  passwordExpiry: {
    label: 'Password Expiry',
    kind: 'integer',
    min: 0,
    max: 365,
    isRequired: true,
    initial: 90,
    unit: 'day',
    problem: expiryProblem,
    hint: 'After 30 to 365 days staff choose a new password, and are told seven days before. 0 means never.',
  },
  deviceTracking: {
    label: 'Device Tracking',
    kind: 'switch',
    initial: true,
    hint: 'Keeps from which internet address and browser people sign in and write exams. Off: no longer kept.',
  },
  ipRestriction: {
    label: 'IP Restriction',
    kind: 'switch',
    initial: false,
    hint: 'Exams can be started only on the networks listed below. Who has begun can continue anywhere.',
  },
  allowedAddresses: {
    label: 'Allowed Addresses',
    kind: 'area',
    max: 2_000,
    problem: rangesProblem,
    hint: 'One address in each line, such as 197.210.64.7, or a range such as 197.210.64.0/24. The person who looks after your network knows them.',
  },
  twoFactorAuth: {
    label: 'Two-Factor Authentication',
    kind: 'switch',
    initial: false,
    hint: 'Staff also type a code from an app on their phone. Who has no such app yet has seven days to set it up.',
  },
} as const satisfies Fields
