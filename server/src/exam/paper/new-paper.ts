import { randomBytes } from 'node:crypto'
import { buildPaper, type Paper, type Shuffling } from '@sabimark/domain/exam/paper.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { newId } from '../../platform/ids.ts'
import type { NewPaper, PaperName } from './paper.db.ts'

/** What a paper is made from: the frozen content, its author's order, and whether the author wants it shuffled. */
export type PaperSource = {
  versionId: string
  content: ExamContent
  authorOrder: Paper['order']
  shuffling: Shuffling
}

/** A fresh paper from a seed nobody knows, with the id its attempt will have. */
export function newPaper({ versionId, content, authorOrder, shuffling }: PaperSource, name: PaperName): NewPaper {
  const paper = buildPaper(content, randomBytes(16).toString('hex'), shuffling, authorOrder)
  return { ...name, versionId, attemptId: newId(), paper }
}
