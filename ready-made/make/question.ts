import type { Difficulty } from '@sabimark/domain/bank/question.ts'

/** Why a question may be believed: solved two ways, in two sources, or by nobody yet, and then it never counts. */
export type Trust = 'Computed twice' | 'From two sources' | 'Not read yet'

/** A question as a school takes it: four options in their order, `right` is the place of the right one (0 is A). */
export interface ReadyMadeQuestion {
  /** Such as `mathematics.indices.product@1#3`: item, version, and what it was drawn by. */
  source: string
  item: string
  subject: string
  /** Code of the topic tree. */
  topic: string
  difficulty: Difficulty
  minutes: number
  trust: Trust
  /** Where facts are from; empty for what is computed. */
  sources: string[]
  text: string
  options: string[]
  right: number
  explanation: string
  /** The mistake each option comes of; empty for the right one. */
  mistakes: string[]
}

/** What an item makes questions of: a template, or a relation of a fact table. */
export interface Item {
  /** Unique in its file. */
  id: string
  version: number
  topic: string
  difficulty: Difficulty
  minutes: number
  /** Whether a school may draw numbers of its own. */
  isComputed: boolean
  sources: string[]
  /** The question of one seed (a whole number from 1 on), or null where that seed draws what cannot be asked. */
  render(path: string, seed: number): Drawn | null
  /** The seeds whose questions count, each once, looked for from a seed on: 1 for those that are published. */
  counted(path: string, from?: number): number[]
}

export interface Drawn {
  text: string
  options: string[]
  right: number
  explanation: string
  mistakes: string[]
  sources: string[]
}
