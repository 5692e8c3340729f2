/** What an act on several records came to, as the contract says it. */
export type Outcome = {
  batch: string | null
  doneCount: number
  skipped: readonly { id: string; name: string; why: string }[]
}

/** Something that was done, for ears and eyes. */
export type News = {
  id: number
  text: string
  skipped: Outcome['skipped']
  /** Names the act for Undo; null where nothing can be undone. */
  batch: string | null
  /** Eyes see it where it happened. */
  isOnlyHeard: boolean
}

/** Long enough to be read. */
export const shownMs = 8_000

/** What can be undone, and who was left out, which nothing else says, wait to be closed. */
export const staysUntilClosed = ({ batch, skipped }: News): boolean => batch !== null || skipped.length > 0

let news: News | null = null
let lastId = 0
const listeners = new Set<() => void>()

function tell(next: News | null): void {
  news = next
  for (const listen of listeners) listen()
}

/** Tells what was done, wherever the person stands by then: "Ada Sample was added." */
export function announce(
  text: string,
  { skipped = [], batch = null, isOnlyHeard = false }: Partial<Omit<News, 'id' | 'text'>> = {},
): void {
  lastId += 1
  tell({ id: lastId, text, skipped, batch, isOnlyHeard })
}

export const forgetNews = (): void => tell(null)
export const latestNews = (): News | null => news

export function onNews(listen: () => void): () => void {
  listeners.add(listen)
  return () => {
    listeners.delete(listen)
    forgetUnseen()
  }
}

/** A page may show none: what is old when the next one comes is not said there. */
function forgetUnseen(): void {
  const unseen = news
  if (unseen === null || staysUntilClosed(unseen)) return
  setTimeout(() => {
    if (listeners.size === 0 && news === unseen) forgetNews()
  }, shownMs)
}
