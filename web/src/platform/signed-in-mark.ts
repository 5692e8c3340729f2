const key = 'sabimark_signed_in'

type Mark = 'staff' | 'student'

/**
 * Notes on this device whether somebody is signed in, for what must not or need not wait for the server: no name, no
 * right, and the session's cookie says what is true.
 */
export function markSignedIn(mark: Mark | null): void {
  try {
    if (mark) localStorage.setItem(key, mark)
    else localStorage.removeItem(key)
  } catch {
    // Where nothing can be kept, those pages offer to sign in.
  }
}

/** Who may be signed in here; null for nobody. */
export function signedInMark(): Mark | null {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'staff' || kept === 'student' ? kept : null
  } catch {
    return null
  }
}
