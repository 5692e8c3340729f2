import type { Client } from '../platform/client.ts'

type Handed = Awaited<ReturnType<Client['marking']['nextScript']>>

/** One answer on the desk. */
export type Script = NonNullable<Handed['script']>
export type DeskQuestion = Script['question']
export type HandMark = NonNullable<Script['mine']>
export type Progress = Handed['progress']
export type ExamToMark = Awaited<ReturnType<Client['marking']['listToMark']>>['items'][number]
