/**
 * What the exam room sends along to the dashboard. Navigation state stays in the tab's history beyond sign-out, where the
 * next person at this computer reaches it with Back: only ids may stand here, never a result and never a key.
 */
export type HandedIn = {
  /** The specification's flag. */
  showResults: true
  /** Null for the demo's exam, whose marking only this page's memory holds. */
  attemptId: string | null
  ownerId: string
}
