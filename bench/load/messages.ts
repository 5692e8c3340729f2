import type { LoadFigures } from './figures.ts'

/** A candidate who holds a ticket, and the questions of the paper. */
export type Ticketed = { cookie: string; ticket: string; questions: { id: string; optionIds: string[] }[] }

/** What the bench asks of the load generator; one at a time, answered by one message. */
export type Order =
  /** Takes up a hall whose attempts were begun elsewhere. */
  | { kind: 'adopt'; port: number; hall: string; candidates: Ticketed[] }
  /** Halls that are open become one of all their candidates. */
  | { kind: 'join'; hall: string; halls: string[] }
  /** Everybody starts at once, on a new connection, and fetches the questions. The hall is then open under its name. */
  | {
      kind: 'start'
      port: number
      hall: string
      examId: string
      contentHash: string
      cookies: string[]
      knows?: number
    }
  /** Everybody answers every question of the paper. */
  | { kind: 'answer'; hall: string }
  /** `lanes` candidates save as fast as they are answered. */
  | { kind: 'closed'; hall: string; lanes: number; durationMs: number }
  /** Saves leave at fixed moments, whatever became of those before; `lanes` candidates take turns. */
  | { kind: 'open'; hall: string; lanes: number; perSecond: number; durationMs: number }
  /** Everybody hands in at once. */
  | { kind: 'submit'; hall: string }
  /** Students sign in, evenly spread over `overMs`, while the hall saves at a fixed rate. */
  | { kind: 'signin'; port: number; hall: string; lanes: number; perSecond: number; students: Typed[]; overMs: number }
  | { kind: 'close'; hall: string }

/** What a student types to sign in. */
export type Typed = { school: string; studentNumber: string; password: string }

export type Done = { kind: 'done'; figures?: LoadFigures; beside?: LoadFigures } | { kind: 'failed'; reason: string }
