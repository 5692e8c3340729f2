/** Wrong passwords for one account from one address: this many within this window close the door there. */
export const failuresAtAddress = { limit: 10, windowMinutes: 15 } as const

/** Wrong passwords for one account from anywhere. */
export const failuresAnywhere = { limit: 50, windowMinutes: 60 } as const

/** Failed sign-ins counted by the caller, each within the window of its limit. Successes are never counted. */
export type GuessCounts = { failuresOfAccount: number; failuresOfAccountAtAddress: number }

/** `waitMinutes` is at most how long the door stays closed; 0 when it is open. */
export type GuessVerdict = { allowed: boolean; waitMinutes: number }

/**
 * Whether another password may be tried. Nothing is ever counted per address alone: a whole school stands behind one
 * address, and one forgetful student must not lock out the hall.
 */
export function guessVerdict({ failuresOfAccount, failuresOfAccountAtAddress }: GuessCounts): GuessVerdict {
  if (failuresOfAccount >= failuresAnywhere.limit)
    return { allowed: false, waitMinutes: failuresAnywhere.windowMinutes }
  if (failuresOfAccountAtAddress >= failuresAtAddress.limit) {
    return { allowed: false, waitMinutes: failuresAtAddress.windowMinutes }
  }
  return { allowed: true, waitMinutes: 0 }
}
