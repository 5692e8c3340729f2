import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest } from '../imports/house.ts'
import { listFilesInGit } from '../imports/list-files.ts'
import { findWords, findWordsInDocument, type Words } from './find-words.ts'

/** A text people read, in a file whose path is relative to the root. */
export interface FoundWords extends Words {
  file: string
}

const CODE = /^(contract|demo|domain|question-files|server\/src|web\/src)\/.*(?<!\.db)\.tsx?$/
const DOCUMENT = /^(web\/[^/]*\.html|README\.md|CONTRIBUTING\.md|bench\/README\.md|docs\/(?!moved-files)[^/]*\.md)$/

/** Look like texts and are keys by which things are counted, or lists of names. */
const NAMES = /^(mail \{…\}|mails of a school|own hand|platform www api .*)$/

/** Every text people read in the files git holds or would take. */
export function listWords(root: string): FoundWords[] {
  return listFilesInGit(root).flatMap((file) => {
    if (!isReadBySomebody(file)) return []
    const source = readFileSync(join(root, file), 'utf8')
    const found = CODE.test(file) ? findWords(file, source) : findWordsInDocument(source)
    return found.filter(({ text }) => !NAMES.test(text)).map((words) => ({ ...words, file }))
  })
}

function isReadBySomebody(file: string): boolean {
  return (CODE.test(file) && !isTest(file)) || DOCUMENT.test(file)
}
