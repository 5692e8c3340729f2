/** Who signs in at this device most likely: whoever has an address, or a student with the ID of a slip. */
export type SignInWay = 'staff' | 'student'

const rememberedWay = 'sabimark_sign_in_as'

/** A slip may say `/login?as=student`; otherwise the page begins as it was last used on this device. */
export function recallWay(): SignInWay {
  const asked = new URLSearchParams(window.location.search).get('as')
  if (asked === 'student' || asked === 'staff') return asked
  try {
    return localStorage.getItem(rememberedWay) === 'student' ? 'student' : 'staff'
  } catch {
    return 'staff'
  }
}

/** Storage may be switched off; then nothing is remembered. */
export function rememberWay(way: SignInWay): void {
  try {
    localStorage.setItem(rememberedWay, way)
  } catch {
    // The next student has the field for the school appear while typing.
  }
}
