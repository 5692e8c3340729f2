/** A notice as people read it; `to` is the screen it leads to, below /dashboard. */
export type NoticeText = { title: string; text: string; to: string }

/** How an instant is said: with its year where the text is kept or sent, without the running one where it is read at once. */
export type LagosText = (instant: string) => string

/** The topic a notice is emailed by, and how long an email waits for more of the same, in minutes. */
export type MailedTopic = { topic: string; collectsForMinutes: number }

/**
 * A kind of notice, as the room that tells it declares it: `Data` is what is stored, and sentences are made of that when it is read. Instants in
 * it are ISO 8601. Of an exam only what its candidates see before they start is stored; of a result, only whose it is.
 */
export type Notice<Data> = {
  /** Its name in the database. */
  kind: string
  /** Whether one that was read is shown again, unread, when the same happens again; the others are told once for each thing they are about. */
  comesAgain: boolean
  /** Null for what is told at the bell alone. */
  mailed: MailedTopic | null
  text: (data: Data, lagos: LagosText) => NoticeText
}
