/** Staff sign in with an address and a password, students with school, student ID and password. */
export type SignInWay = 'staff' | 'student'

const rememberedWay = 'sabimark_sign_in_as'

/** A slip says `/login?as=student`; otherwise the page begins with the way that last worked on this device. */
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
    // The next person chooses again.
  }
}
