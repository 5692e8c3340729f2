import { randomBytes } from 'node:crypto'
import { buildPaper, type Shuffling } from '@sabimark/domain/exam/paper.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { newId } from '../../platform/ids.ts'
import type { NewPaper, PaperName } from './paper.db.ts'

/** What a paper is made from: the frozen content and whether its author wants it shuffled. */
export type PaperSource = { versionId: string; content: ExamContent; shuffling: Shuffling }

/** A fresh paper from a seed nobody knows, with the id its attempt will have. */
export function newPaper({ versionId, content, shuffling }: PaperSource, name: PaperName): NewPaper {
  const paper = buildPaper(content, randomBytes(16).toString('hex'), shuffling)
  return { ...name, versionId, attemptId: newId(), paper }
}
